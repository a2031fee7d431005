/** Addresses of the pages for learning and keeping; `../pages.ts` loads them. */
export const LEARN_ROUTES = ["/rulesets", "/print", "/lessons", "/pad", "/games", "/replay", "/practice"] as const satisfies readonly `/${string}`[];
export type LearnRoute = (typeof LEARN_ROUTES)[number];
