declare module "virtual:locales" {
  type Load = () => Promise<{ default: string }>;
  /** Language code → imports of its Fluent text: what the first screens say, and the rest. */
  export const loaders: Record<string, { readonly first: Load; readonly rest: Load }>;
}
