import { parse, type Address, type Place, type Route } from "./address";

export type { Address, Route } from "./address";

const state = $state<Place & { from: Route | null }>({ ...parse(location.hash), from: null });

/** Where we are, and where we came from within the page. */
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
  get from(): Route | null {
    return state.from;
  },
};

function go(to: Place, from: Route | null): void {
  if (to.route === state.route && to.param === state.param && to.query === state.query) return;
  state.from = from;
  state.route = to.route;
  state.param = to.param;
  state.query = to.query;
}

addEventListener("hashchange", () => go(parse(location.hash), state.route));

/** Goes to a screen; `replace` leaves no trace in the history (a result that must not be gone back to). */
export function navigate(address: Address, options: { replace?: boolean } = {}): void {
  const to = parse(address);
  if (to.route === state.route && to.param === state.param && to.query === state.query) return;
  if (options.replace) history.replaceState(null, "", `#${address}`);
  else history.pushState(null, "", `#${address}`);
  go(to, state.route);
}

/** Back to where the player came from, or to `otherwise` when the page was opened here. */
export function goBack(otherwise: Address = "/"): void {
  if (state.from !== null) history.back();
  else navigate(otherwise, { replace: true });
}

addEventListener("popstate", () => go(parse(location.hash), null));
