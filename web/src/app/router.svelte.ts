import { parse, type Address, type Place, type Route } from "./address";

export type { Address, Route } from "./address";

const state = $state<Place>(parse(location.hash));

/** Which of the places that were gone to this is: another one after every step, also after one back. */
let visit = 0;

/** How many steps within the page led to the browser's entry on show; null for one that the page has not seen yet. */
function depthOf(entry: unknown): number | null {
  const found = typeof entry === "object" && entry !== null && "depth" in entry ? entry.depth : null;
  return typeof found === "number" ? found : null;
}

// It stands in the entry itself, so that it holds after steps of the browser's own, back or on, and after a reload.
let depth = 0;
function mark(to: number): void {
  depth = to;
  history.replaceState({ ...history.state, depth }, "");
}
mark(depthOf(history.state) ?? 0);

/** Where we are. */
export const router = {
  get route(): Route {
    return state.route;
  },
  /** What follows the screen's own address; empty for nothing. */
  get param(): string {
    return state.param;
  },
  get query(): string {
    return state.query;
  },
  /** Another number for each visit to a place. */
  get visit(): number {
    return visit;
  },
};

const isHere = (to: Place): boolean => to.route === state.route && to.param === state.param && to.query === state.query;

function go(to: Place): void {
  if (isHere(to)) return;
  visit++;
  state.route = to.route;
  state.param = to.param;
  state.query = to.query;
}

/** The browser shows another entry: one of those before or after, or a new one, by a link or an address that was typed. */
function arrive(): void {
  const to = parse(location.hash);
  mark(depthOf(history.state) ?? (isHere(to) ? depth : depth + 1));
  go(to);
}
addEventListener("popstate", arrive);
addEventListener("hashchange", arrive);

/** Goes to a screen; `replace` leaves no trace in the history (a result that must not be gone back to). */
export function navigate(address: Address, options: { replace?: boolean } = {}): void {
  const to = parse(address);
  if (isHere(to)) return;
  if (options.replace) history.replaceState({ depth }, "", `#${address}`);
  else history.pushState({ depth: ++depth }, "", `#${address}`);
  go(to);
}

/** For whoever waits for an answer here: whether the player has not gone elsewhere meanwhile. */
export function staying(): () => boolean {
  const here = visit;
  return () => visit === here;
}

/** The way on for an answer that is waited for here: `navigate`, which moves nobody who has gone elsewhere meanwhile. */
export function onward(): typeof navigate {
  const here = staying();
  return (address, options) => {
    if (here()) navigate(address, options);
  };
}

/** Back to where the player came from, or to `otherwise` when the page was opened here. */
export function goBack(otherwise: Address = "/"): void {
  if (depth > 0) history.back();
  else navigate(otherwise, { replace: true });
}
