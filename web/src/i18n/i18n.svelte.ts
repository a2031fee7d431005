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

const resources = new Map<string, Promise<FluentResource>>();
let wanted = "";
/** The language whose every text is there. Not state: who waits for it is not to begin anew with another language. */
let whole = "";

/** The language a first visitor most likely reads: the first of the browser's that we have, else English. */
export function detectLanguage(preferred: readonly string[] = navigator.languages): string {
  for (const tag of preferred) {
    const code = tag.toLowerCase().split("-")[0] ?? "";
    if (code in loaders) return code;
  }
  return FALLBACK;
}

function resource(language: string, part: "first" | "rest"): Promise<FluentResource> {
  const key = `${language}/${part}`;
  const known = resources.get(key);
  if (known) return known;
  const found = load(language, part);
  resources.set(key, found);
  found.catch(() => resources.delete(key));
  return found;
}

async function load(language: string, part: "first" | "rest"): Promise<FluentResource> {
  const loader = loaders[language];
  if (!loader) throw new Error(`no texts for language ${language}`);
  return new FluentResource((await loader[part]()).default);
}

function show(language: string, texts: readonly FluentResource[]): void {
  // Isolation marks would be read aloud and break exact comparison of names; all our languages run left to right.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = texts.flatMap((text) => bundle.addResource(text, { allowOverrides: false }));
  if (errors.length > 0) console.error("texts", language, errors);
  state.bundle = bundle;
  state.language = language;
  document.documentElement.lang = language;
}

/**
 * Shows the page in `language` (a code, or "auto" for the browser's), at once and without a reload.
 *
 * Loads only that language, and for the first one at first only what the first screens say. If it cannot be loaded the
 * language on screen stays; rejects only when none is on screen yet.
 */
export async function setLanguage(language: string): Promise<void> {
  const code = language in loaders ? language : detectLanguage();
  wanted = code;
  if (state.bundle === null) {
    try {
      const first = await resource(code, "first");
      if (wanted === code) show(code, [first]);
    } catch (error) {
      if (code === FALLBACK) throw error;
      return wanted === code ? setLanguage(FALLBACK) : undefined;
    }
  }
  everyText().catch(() => undefined);
}

/** Resolves once every text of the language that is wanted is on screen; rejects where one cannot be loaded. */
async function everyText(): Promise<void> {
  const code = wanted;
  if (whole === code) return;
  let texts: FluentResource[];
  try {
    texts = await Promise.all([resource(code, "first"), resource(code, "rest")]);
  } catch (error) {
    // The language on screen stays.
    if (state.bundle !== null && wanted === code) wanted = state.language;
    if (wanted === code) throw error;
    return everyText();
  }
  if (wanted !== code) return everyText();
  if (whole === code) return;
  whole = code;
  show(code, texts);
}

/** What is being loaded, once every text is there too: what does not come with the page itself may say anything. */
export async function withTexts<T>(loading: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([loading, everyText()]);
  return loaded;
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

/** A text as it is printed: in Czech and Slovak no line ends with a word of one letter. The terminal's is prsi.cli.texts. */
export function bound(text: string): string {
  return state.language === "cs" || state.language === "sk" ? text.replace(/(?<!\p{L})([aikosuvz]) (?=\S)/giu, "$1\u00a0") : text;
}

/** Names as a list in the language on screen: "a, b a c". */
export function list(parts: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(state.language, { style: "long", type }).format(parts);
}
