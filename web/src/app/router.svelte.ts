/** The screens, each with its address after the `#`. */
export const ROUTES = ["/", "/setup", "/settings", "/table", "/result", "/rules", "/about"] as const;
export type Route = (typeof ROUTES)[number];

function parse(hash: string): Route {
  const path = hash.replace(/^#/, "").split("?")[0] || "/";
  return (ROUTES as readonly string[]).includes(path) ? (path as Route) : "/";
}

const state = $state<{ route: Route; from: Route | null }>({ route: parse(location.hash), from: null });

/** Where we are, and where we came from within the page. */
export const router = {
  get route(): Route {
    return state.route;
  },
  get from(): Route | null {
    return state.from;
  },
};

addEventListener("hashchange", () => {
  const route = parse(location.hash);
  if (route === state.route) return;
  state.from = state.route;
  state.route = route;
});

/** Goes to a screen; `replace` leaves no trace in the history (a result that must not be gone back to). */
export function navigate(route: Route, options: { replace?: boolean } = {}): void {
  if (route === state.route) return;
  if (options.replace) history.replaceState(null, "", `#${route}`);
  else history.pushState(null, "", `#${route}`);
  state.from = state.route;
  state.route = route;
}

/** Back to where the player came from, or to `otherwise` when the page was opened here. */
export function goBack(otherwise: Route = "/"): void {
  if (state.from !== null) history.back();
  else navigate(otherwise, { replace: true });
}

addEventListener("popstate", () => {
  const route = parse(location.hash);
  if (route === state.route) return;
  state.from = null;
  state.route = route;
});
