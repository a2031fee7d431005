import { LEARN_ROUTES } from "../screens/learn/routes";
import { ONLINE_ROUTES } from "../screens/online/routes";

/** The screens, each with its address after the `#`; what follows a screen's address (`#/t/ABCD`) is its parameter. */
export const ROUTES = ["/", "/setup", "/together", "/settings", "/table", "/result", "/rules", "/about", "/t", ...LEARN_ROUTES, ...ONLINE_ROUTES] as const;
export type Route = (typeof ROUTES)[number];
/** An address that can be gone to: a screen, perhaps with a parameter. */
export type Address = Route | `${Route}/${string}` | `${Route}?${string}`;

interface Place {
  route: Route;
  param: string;
  /** What follows a `?`: of a shared link, what is shared. */
  query: string;
}

// Addresses without a `#`, as they stand in links and QR codes: /t/CODE is a table, /d/CODE moves a profile to this device.
const link = /^\/([td])\/([\w-]{1,64})\/?$/.exec(location.pathname);
if (link !== null) history.replaceState(null, "", `/#/${link[1]}/${link[2]}`);

function parse(hash: string): Place {
  const [path, query] = parts(hash.replace(/^#/, ""));
  const routes: readonly string[] = ROUTES;
  if (routes.includes(path)) return { route: path as Route, param: "", query };
  // A championship's address goes on: #/c/CODE, #/c/CODE/KEY.
  if (path.startsWith("/c/")) return { route: "/c", param: decoded(path.slice(3)), query };
  const cut = path.lastIndexOf("/");
  const route = path.slice(0, cut);
  if (cut > 0 && routes.includes(route)) return { route: route as Route, param: decoded(path.slice(cut + 1)), query };
  return { route: "/", param: "", query: "" };
}

function parts(address: string): [path: string, query: string] {
  const at = address.indexOf("?");
  return at < 0 ? [address || "/", ""] : [address.slice(0, at) || "/", address.slice(at + 1)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

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
