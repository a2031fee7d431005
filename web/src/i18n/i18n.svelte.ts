import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { loaders } from "virtual:locales";

export type Args = Record<string, FluentVariable>;

/** Languages that can be chosen, each named in itself (`language-name` would need its file loaded). */
export const LANGUAGES: Readonly<Record<string, string>> = {
  cs: "Čeština",
  sk: "Slovenčina",
  de: "Deutsch",
  en: "English",
};

const FALLBACK = "en";

const state = $state<{ language: string; bundle: FluentBundle | null }>({ language: FALLBACK, bundle: null });

/** The language on screen. */
export const i18n = {
  get language(): string {
    return state.language;
  },
};

const bundles = new Map<string, FluentBundle>();
let wanted = "";

/** The language a first visitor most likely reads: the first of the browser's that we have, else English. */
export function detectLanguage(preferred: readonly string[] = navigator.languages): string {
  for (const tag of preferred) {
    const code = tag.toLowerCase().split("-")[0] ?? "";
    if (code in loaders) return code;
  }
  return FALLBACK;
}

async function bundleOf(language: string): Promise<FluentBundle> {
  const known = bundles.get(language);
  if (known) return known;
  const load = loaders[language];
  if (!load) throw new Error(`no texts for language ${language}`);
  const text = (await load()).default;
  // Isolation marks would be read aloud and break exact comparison of names; all our languages run left to right.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(text), { allowOverrides: false });
  if (errors.length > 0) console.error("texts", language, errors);
  bundles.set(language, bundle);
  return bundle;
}

/**
 * Shows the page in `language` (a code, or "auto" for the browser's), at once and without a reload.
 *
 * Loads only that language. If it cannot be loaded the language on screen stays; rejects only when none is on screen yet.
 */
export async function setLanguage(language: string): Promise<void> {
  const code = language in loaders ? language : detectLanguage();
  wanted = code;
  let bundle: FluentBundle;
  try {
    bundle = await bundleOf(code);
  } catch (error) {
    if (state.bundle) return;
    if (code === FALLBACK) throw error;
    return setLanguage(FALLBACK);
  }
  if (wanted !== code) return;
  state.bundle = bundle;
  state.language = code;
  document.documentElement.lang = code;
}

/** Whether the active language has a message. */
export function has(id: string): boolean {
  return state.bundle?.hasMessage(id) ?? false;
}

/** The message `id` in the language on screen; the id itself, loudly, when there is none. */
export function t(id: string, args?: Args): string {
  const bundle = state.bundle;
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) {
    console.error(`no message ${id} in ${state.language}`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, args, errors);
  if (errors.length > 0) console.error(`message ${id} in ${state.language}`, errors);
  return text;
}

/** Names as a list in the language on screen: "a, b a c". */
export function list(parts: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(state.language, { style: "long", type }).format(parts);
}
