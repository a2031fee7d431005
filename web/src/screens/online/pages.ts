import type { Component } from "svelte";
import type { OnlineRoute } from "./routes";

export interface Page {
  /** The message that names the screen in the window's title. */
  readonly title: string;
  /** Loaded when it is first gone to. */
  readonly load: () => Promise<{ default: Component }>;
}

const PAGES: Readonly<Record<OnlineRoute, Page>> = {};

/** The page for play with people at an address; undefined where the address is another screen's. */
export function pageOf(route: string): Page | undefined {
  return Object.hasOwn(PAGES, route) ? (PAGES as Readonly<Record<string, Page>>)[route] : undefined;
}
