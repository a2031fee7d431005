/**
 * The service worker: keeps every file of its build, so that after one visit the page needs no network, and keeps the
 * files of an older build for as long as a game on this device needs that build to be finished.
 *
 * Each build has a cache of its own. Files with a hash in their name never change, so a file that an older build has
 * already is copied, not fetched again. A new build waits until the page says `activate`.
 */
import { Database } from "../storage/database";

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build: its name, and the address of every file. */
declare const __BUILD__: string;
declare const __FILES__: readonly string[];

/** The Service Worker Static Routing API, which TypeScript does not know yet. */
interface RoutableEvent extends ExtendableEvent {
  addRoutes?: (rules: { condition: { urlPattern: { pathname: string } }; source: "cache" }[]) => Promise<void>;
}

const PREFIX = "prsi-";
const OWN = PREFIX + __BUILD__;
/** Files whose name carries their hash. */
const HASHED = /^\/(assets|py)\//;
/** What the server answers itself, never the same twice. */
const SERVER = /^\/(api\/|health$|metrics$)/;

async function builds(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

async function keepFile(cache: Cache, address: string): Promise<void> {
  if (HASHED.test(address)) {
    const known = await caches.match(address);
    if (known !== undefined) return cache.put(address, known);
    return cache.add(address);
  }
  return cache.add(new Request(address, { cache: "reload" }));
}

async function install(): Promise<void> {
  const cache = await caches.open(OWN);
  await Promise.all(__FILES__.map((address) => keepFile(cache, address)));
}

/** Deletes the builds that nothing needs: neither this page's version nor a running game. */
async function prune(): Promise<void> {
  const needed = new Set([OWN]);
  try {
    const database = await Database.open();
    for (const row of await database.tables()) if (row.running) needed.add(PREFIX + row.versions.build);
    database.close();
  } catch {
    // Who cannot read which games there are deletes nothing.
    return;
  }
  for (const name of await builds()) if (!needed.has(name)) await caches.delete(name);
}

async function activate(): Promise<void> {
  await prune();
  await self.clients.claim();
}

async function answer(request: Request, url: URL): Promise<Response> {
  if (request.mode === "navigate") {
    // `?build=` opens the version that a stored game was started with (docs/adr/0006).
    const build = url.searchParams.get("build");
    const older = build === null ? undefined : await (await cacheOf(PREFIX + build))?.match("/");
    const page = older ?? (await (await caches.open(OWN)).match("/"));
    return page ?? fetch(request);
  }
  const own = await (await caches.open(OWN)).match(url.pathname);
  if (own !== undefined) return own;
  for (const name of await builds()) {
    const found = await (await caches.open(name)).match(url.pathname);
    if (found !== undefined) return found;
  }
  return fetch(request);
}

async function cacheOf(name: string): Promise<Cache | undefined> {
  return (await caches.has(name)) ? caches.open(name) : undefined;
}

self.addEventListener("install", (event) => {
  // Where the browser can, it answers for files with a hash from any of the caches without waking this worker: the
  // largest ones come at once, and compiled WebAssembly is found again.
  (event as RoutableEvent).addRoutes?.([
    { condition: { urlPattern: { pathname: "/py/*" } }, source: "cache" },
    { condition: { urlPattern: { pathname: "/assets/*" } }, source: "cache" },
  ]);
  event.waitUntil(install());
});
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === "activate") event.waitUntil(self.skipWaiting());
  if (event.data === "prune") event.waitUntil(prune());
});
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin || SERVER.test(url.pathname)) return;
  event.respondWith(answer(event.request, url));
});
