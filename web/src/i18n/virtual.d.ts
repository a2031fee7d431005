declare module "virtual:locales" {
  /** Language code → import of all its Fluent text. */
  export const loaders: Record<string, () => Promise<{ default: string }>>;
}
