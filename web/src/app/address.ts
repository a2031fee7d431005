import { LEARN_ROUTES } from "../screens/learn/routes";
import { ONLINE_ROUTES } from "../screens/online/routes";

/** The screens, each with its address after the `#`; what follows a screen's address (`#/t/ABCD`) is its parameter. */
export const ROUTES = ["/", "/setup", "/together", "/settings", "/table", "/result", "/rules", "/about", "/t", ...LEARN_ROUTES, ...ONLINE_ROUTES] as const;
export type Route = (typeof ROUTES)[number];
/** An address that can be gone to: a screen, perhaps with a parameter. */
export type Address = Route | `${Route}/${string}` | `${Route}?${string}`;

export interface Place {
  route: Route;
  param: string;
  /** What follows a `?`: of a shared link, what is shared. */
  query: string;
}

// Addresses without a `#`, as they stand in links and QR codes: /t/CODE is a table, /d/CODE moves a profile to this device.
const link = /^\/([td])\/([\w-]{1,64})\/?$/.exec(location.pathname);
if (link !== null) history.replaceState(null, "", `/#/${link[1]}/${link[2]}`);

/** Where an address after the page's own leads; home for one that nobody knows. */
export function parse(hash: string): Place {
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
