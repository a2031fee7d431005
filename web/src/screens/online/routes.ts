/** Addresses of the pages for play with people; the router knows them by this list, App.svelte loads them by `../pages.ts`. */
export const ONLINE_ROUTES = [
  "/lobby",
  "/create",
  "/invite",
  "/profile",
  "/d",
  "/statistics",
  "/leaderboards",
  "/people",
  "/moderation",
  "/admin",
  "/privacy",
  "/c",
] as const satisfies readonly `/${string}`[];
export type OnlineRoute = (typeof ONLINE_ROUTES)[number];
