import { t } from "../i18n";
import type { Pack, SuitCode } from "./suits";
import { parts, type Rank } from "./face";

const RANK_WORDS: Readonly<Record<Rank, string>> = {
  "2": "two",
  "3": "three",
  "4": "four",
  "5": "five",
  "6": "six",
  "7": "seven",
  "8": "eight",
  "9": "nine",
  T: "ten",
  J: "jack",
  Q: "queen",
  K: "king",
  A: "ace",
};

const SUIT_WORDS: Readonly<Record<Pack, Readonly<Record<SuitCode, string>>>> = {
  german: { h: "hearts", d: "bells", s: "leaves", c: "acorns" },
  french: { h: "hearts", d: "diamonds", s: "spades", c: "clubs" },
};

/** The word `cards.ftl` selects a rank by; unter and ober in a German-suited pack. */
export function rankWord(rank: Rank, pack: Pack): string {
  if (pack === "german" && rank === "J") return "unter";
  if (pack === "german" && rank === "Q") return "ober";
  return RANK_WORDS[rank];
}

/** The word `cards.ftl` selects a suit by. */
export function suitWord(suit: SuitCode, pack: Pack): string {
  return SUIT_WORDS[pack][suit];
}

function args(code: string, pack: Pack): { rank: string; suit: string } {
  const { rank, suit } = parts(code);
  return { rank: rankWord(rank, pack), suit: suitWord(suit, pack) };
}

/** "srdcová sedma": a card's full name as the subject of a sentence. */
export function cardName(code: string, pack: Pack): string {
  return t("card-name", args(code, pack));
}

/** "srdcovou sedmu": a card's full name as what somebody lays. */
export function cardObject(code: string, pack: Pack): string {
  return t("card-object", args(code, pack));
}

/** "srdce", as in a wish. */
export function suitName(suit: SuitCode, pack: Pack): string {
  return t("suit-name", { suit: suitWord(suit, pack) });
}

/** "sedma". */
export function rankName(rank: Rank, pack: Pack): string {
  return t("rank-name", { rank: rankWord(rank, pack) });
}

/** "sedmu": a rank as what somebody lays. */
export function rankObject(rank: Rank, pack: Pack): string {
  return t("rank-object", { rank: rankWord(rank, pack) });
}

/** Whether a wish asks for a suit, and not for a rank under a house rule. */
export const isSuit = (wish: string): wish is SuitCode => wish === "h" || wish === "d" || wish === "s" || wish === "c";

/** The name of what a wish asks for: a suit, or a rank under a house rule. */
export function wishName(wish: string, pack: Pack): string {
  return isSuit(wish) ? suitName(wish, pack) : rankName(wish as Rank, pack);
}

/** "srdce", "sedmu": a wish as what somebody wishes. */
export function wishObject(wish: string, pack: Pack): string {
  return isSuit(wish) ? suitName(wish, pack) : rankObject(wish as Rank, pack);
}
