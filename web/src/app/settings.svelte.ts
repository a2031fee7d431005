import { heed, read, remove, write } from "./store";

/** Every choice of a player that is about the page and not about a game. */
export interface Settings {
  language: "auto" | (string & {});
  theme: "system" | "light" | "dark";
  cards: "german" | "french";
  fourColours: boolean;
  largePrint: boolean;
  numerals: "roman" | "arabic";
  /** Letters in the corners of court cards; "language" follows the language on screen. */
  letters: "language" | "spsv" | "uo";
  sort: "suit" | "rank" | "none";
  animation: "off" | "fast" | "normal" | "slow";
  pace: "instant" | "fast" | "natural" | "slow";
  sound: boolean;
  vibration: boolean;
  /** Says at a table with people that it is one's turn while one looks elsewhere: in the window's title and by sound. */
  turnAlert: boolean;
  confirm: boolean;
  leftHanded: boolean;
  beginner: boolean;
}

type Choices = { [K in keyof Settings]: Settings[K] extends boolean ? null : readonly string[] };

/** The allowed values of each setting; null: a switch. */
export const CHOICES: Choices = {
  language: ["auto", "cs", "sk", "de", "en"],
  theme: ["system", "light", "dark"],
  cards: ["german", "french"],
  fourColours: null,
  largePrint: null,
  numerals: ["roman", "arabic"],
  letters: ["language", "spsv", "uo"],
  sort: ["suit", "rank", "none"],
  animation: ["off", "fast", "normal", "slow"],
  pace: ["instant", "fast", "natural", "slow"],
  sound: null,
  vibration: null,
  turnAlert: null,
  confirm: null,
  leftHanded: null,
  beginner: null,
};

export const DEFAULTS: Readonly<Settings> = {
  language: "auto",
  theme: "system",
  cards: "german",
  fourColours: false,
  largePrint: false,
  numerals: "roman",
  letters: "language",
  sort: "suit",
  animation: "normal",
  pace: "natural",
  sound: true,
  vibration: true,
  turnAlert: true,
  confirm: false,
  leftHanded: false,
  beginner: true,
};

/** What was stored, value by value: a wrong or unknown one is replaced by its default. */
export function restored(stored: unknown): Settings {
  const result: Record<string, unknown> = { ...DEFAULTS };
  if (typeof stored === "object" && stored !== null) {
    for (const [key, allowed] of Object.entries(CHOICES)) {
      const value = (stored as Record<string, unknown>)[key];
      if (allowed === null ? typeof value === "boolean" : allowed.includes(value as string)) result[key] = value;
    }
  }
  return result as unknown as Settings;
}

export const settings: Settings = $state(restored(read("settings")));
heed("settings", (stored) => Object.assign(settings, restored(stored)));

/** Stores the settings as they are now; a player who has chosen nothing leaves nothing. */
export function saveSettings(): void {
  const now = $state.snapshot(settings);
  const chosen = (Object.keys(DEFAULTS) as (keyof Settings)[]).some((key) => now[key] !== DEFAULTS[key]);
  if (chosen) void write("settings", now);
  else remove("settings");
}

/** All settings as on the first visit. */
export function resetSettings(): void {
  Object.assign(settings, DEFAULTS);
}

/** How long animations last, as a factor: 0 (none) to 1.6. */
export function animationFactor(): number {
  return { off: 0, fast: 0.5, normal: 1, slow: 1.6 }[settings.animation];
}

const dark = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;
const system = $state({ dark: dark?.matches ?? false });
dark?.addEventListener("change", (event) => (system.dark = event.matches));

/** The theme on screen. */
export function theme(): "light" | "dark" {
  return settings.theme === "system" ? (system.dark ? "dark" : "light") : settings.theme;
}

/** Puts what concerns the whole document on its root element; to be called in an effect. */
export function applyToDocument(): void {
  const root = document.documentElement;
  root.dataset.theme = theme();
  root.style.colorScheme = theme();
  root.toggleAttribute("data-large-print", settings.largePrint);
  root.toggleAttribute("data-left-handed", settings.leftHanded);
  root.dataset.animation = settings.animation;
}
