import type { Component } from "svelte";
import type { Route } from "../app/address";
import { recovered } from "../app/store";
import { withTexts } from "../i18n";

/** The screens that come with the page itself: from opening it to the score sheet. */
type FirstRoute = "/" | "/table" | "/result";

interface Page {
  /** The message that names the screen in the window's title; null: whose turn it is stands there. */
  readonly title: string | null;
  /** Loaded when it is first gone to. */
  readonly load: () => Promise<{ default: Component }>;
}

const PAGES: Readonly<Record<Exclude<Route, FirstRoute>, Page>> = {
  "/setup": { title: "setup-title", load: () => import("./Setup.svelte") },
  "/together": { title: "together-title", load: () => import("./Setup.svelte") },
  "/settings": { title: "settings-title", load: () => import("./Settings.svelte") },
  "/rules": { title: "rules-title", load: () => import("./Rules.svelte") },
  "/about": { title: "about-title", load: () => import("./About.svelte") },
  "/t": { title: null, load: () => import("../table/online/OnlineTable.svelte") },
  "/lobby": { title: "lobby-title", load: () => import("./online/Lobby.svelte") },
  "/create": { title: "create-title", load: () => import("./online/Create.svelte") },
  "/invite": { title: "invite-title", load: () => import("./online/InvitePage.svelte") },
  "/profile": { title: "profile-title", load: () => import("./online/Profile.svelte") },
  "/d": { title: "move-here-title", load: () => import("./online/MoveHere.svelte") },
  "/statistics": { title: "statistics-title", load: () => import("./online/Statistics.svelte") },
  "/leaderboards": { title: "leaderboards-title", load: () => import("./online/Leaderboards.svelte") },
  "/people": { title: "people-title", load: () => import("./online/People.svelte") },
  "/moderation": { title: "moderation-title", load: () => import("./online/Moderation.svelte") },
  "/admin": { title: "admin-title", load: () => import("./online/Admin.svelte") },
  "/privacy": { title: "privacy-title", load: () => import("./online/Privacy.svelte") },
  "/c": { title: "championship-title", load: () => import("./championship/Championship.svelte") },
  "/lessons": { title: "lessons-title", load: () => import("./learn/Lessons.svelte") },
  "/games": { title: "games-title", load: () => import("./learn/Games.svelte") },
  "/replay": { title: "replay-title", load: () => import("./learn/Replay.svelte") },
  "/practice": { title: "practice-title", load: () => import("./learn/Practice.svelte") },
  "/pad": { title: "pad-title", load: () => import("./learn/Pad.svelte") },
  "/print": { title: "cheatsheet-title", load: () => import("./learn/Print.svelte") },
  "/rulesets": { title: "rulesets-title", load: () => import("./learn/Rulesets.svelte") },
};

/**
 * The page that is loaded when it is gone to, with every text and all that this device has kept; undefined for the screens
 * that need no loading.
 */
export function pageOf(route: Route): Page | undefined {
  const page = (PAGES as Readonly<Partial<Record<Route, Page>>>)[route];
  return page && { title: page.title, load: () => withTexts(Promise.all([page.load(), recovered]).then(([module]) => module)) };
}
