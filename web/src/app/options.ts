/** What the engine offers at set-up time, written out by tools/web_options.py: data, no rules. */
import data from "../generated/options.json";

/** An option's value: a switch, a choice, a number, a range of players, the penalty of a call, or a pack. */
export type Value = null | boolean | number | string | readonly number[] | readonly string[] | { readonly penalty: number };

export interface Option {
  readonly name: string;
  readonly rule: string;
  readonly values: readonly Value[];
  readonly span: readonly number[] | null;
  readonly house_rule: boolean;
}

export interface Preset {
  readonly values: Readonly<Record<string, Value>>;
  readonly card_values: string;
  readonly min_seats: number;
  readonly max_seats: number;
}

export const PRESETS = data.presets as unknown as Readonly<Record<string, Preset>>;
export const OPTIONS = data.options as unknown as readonly Option[];
export const CARD_VALUES = data.card_values as Readonly<Record<string, Readonly<Record<string, number>>>>;
/** The four questions about how a family plays, each with its answers, of which several may hold. */
export const AT_HOME = data.at_home as Readonly<Record<string, { readonly answers: readonly string[]; readonly several: boolean }>>;
/** The lessons in the order in which they are learned. */
export const LESSONS = data.lessons as readonly string[];
/** How many signs of a commitment tell kept matches apart. */
export const ID_LENGTH: number = data.match_id_length;
/** Of the summaries that the engine reads; older ones are made anew. */
export const SUMMARY_VERSION: number = data.summary_version;
export const FORMATS = data.formats as Readonly<Record<string, readonly number[]>>;

/** JSON values compared by content. */
export function same(a: Value | undefined, b: Value | undefined): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
