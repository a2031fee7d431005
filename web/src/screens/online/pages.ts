import type { Component } from "svelte";
import type { LearnRoute } from "../learn/routes";
import type { OnlineRoute } from "./routes";

export interface Page {
  /** The message that names the screen in the window's title. */
  readonly title: string;
  /** Loaded when it is first gone to. */
  readonly load: () => Promise<{ default: Component }>;
}

const PAGES: Readonly<Record<OnlineRoute | LearnRoute, Page>> = {
  "/lobby": { title: "lobby-title", load: () => import("./Lobby.svelte") },
  "/create": { title: "create-title", load: () => import("./Create.svelte") },
  "/invite": { title: "invite-title", load: () => import("./InvitePage.svelte") },
  "/profile": { title: "profile-title", load: () => import("./Profile.svelte") },
  "/d": { title: "move-here-title", load: () => import("./MoveHere.svelte") },
  "/statistics": { title: "statistics-title", load: () => import("./Statistics.svelte") },
  "/leaderboards": { title: "leaderboards-title", load: () => import("./Leaderboards.svelte") },
  "/people": { title: "people-title", load: () => import("./People.svelte") },
  "/moderation": { title: "moderation-title", load: () => import("./Moderation.svelte") },
  "/admin": { title: "admin-title", load: () => import("./Admin.svelte") },
  "/privacy": { title: "privacy-title", load: () => import("./Privacy.svelte") },
  "/c": { title: "championship-title", load: () => import("../championship/Championship.svelte") },
  "/lessons": { title: "lessons-title", load: () => import("../learn/Lessons.svelte") },
  "/games": { title: "games-title", load: () => import("../learn/Games.svelte") },
  "/replay": { title: "replay-title", load: () => import("../learn/Replay.svelte") },
  "/practice": { title: "practice-title", load: () => import("../learn/Practice.svelte") },
  "/pad": { title: "pad-title", load: () => import("../learn/Pad.svelte") },
  "/print": { title: "cheatsheet-title", load: () => import("../learn/Print.svelte") },
  "/rulesets": { title: "rulesets-title", load: () => import("../learn/Rulesets.svelte") },
};

/** The page that is loaded when it is gone to, at an address; undefined where the address is another screen's. */
export function pageOf(route: string): Page | undefined {
  return Object.hasOwn(PAGES, route) ? (PAGES as Readonly<Record<string, Page>>)[route] : undefined;
}
