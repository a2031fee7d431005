// Generated from src/prsi/protocol by `python -m prsi.protocol`; do not edit.

export const PROTOCOL_VERSION = 3;

/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A seat for a person; `name` and `avatar` are shown to the others. */
export interface Person {
  readonly kind: "person";
  readonly name: string;
  readonly avatar: string;
}

/** A seat for the computer at a level of play. */
export interface Bot {
  readonly kind: "bot";
  readonly name: string;
  readonly avatar: string;
  readonly level: "beginner" | "casual" | "strong";
}

/** A seat that waits for somebody to sit down. */
export interface Open {
  readonly kind: "open";
}

export interface Single {
  readonly kind: "single";
}

export interface RoundsWon {
  readonly kind: "rounds_won";
  readonly n: number;
}

export interface PenaltyPoints {
  readonly kind: "penalty_points";
  readonly limit: number;
}

export interface FewerCards {
  readonly kind: "fewer_cards";
}

export interface Chips {
  readonly kind: "chips";
  readonly n: number;
  readonly survivors: number;
}

export interface Dealt {
  readonly kind: "dealt";
  readonly seat: number;
  readonly count: number;
  readonly cards: readonly string[] | null;
}

export interface UpcardTurned {
  readonly kind: "upcard_turned";
  readonly card: string;
  readonly redraws: number;
  readonly penalty: number;
  readonly skip: boolean;
  readonly direction: number;
}

export interface Laid {
  readonly kind: "laid";
  readonly seat: number;
  readonly cards: readonly string[];
  readonly wish: string | null;
  readonly penalty: number;
  readonly skip: boolean;
  readonly direction: number;
}

export interface Drew {
  readonly kind: "drew";
  readonly seat: number;
  readonly count: number;
  readonly cards: readonly string[] | null;
  readonly cause: string;
}

export interface Reshuffled {
  readonly kind: "reshuffled";
  readonly stock: number;
}

export interface Stood {
  readonly kind: "stood";
  readonly seat: number;
}

export interface Kept {
  readonly kind: "kept";
  readonly seat: number;
}

export interface Passed {
  readonly kind: "passed";
  readonly seat: number;
}

export interface Skipped {
  readonly kind: "skipped";
  readonly seat: number;
}

export interface Called {
  readonly kind: "called";
  readonly seat: number;
  readonly late: boolean;
}

export interface CalledOut {
  readonly kind: "called_out";
  readonly seat: number;
  readonly by: number;
}

export interface WindowOpened {
  readonly kind: "window_opened";
  readonly seat: number;
}

export interface WindowClosed {
  readonly kind: "window_closed";
  readonly seat: number;
}

export interface WentOut {
  readonly kind: "went_out";
  readonly seat: number;
}

export interface CameBack {
  readonly kind: "came_back";
  readonly seat: number;
  readonly by: number;
}

export interface RoundOver {
  readonly kind: "round_over";
  readonly reason: string;
  readonly winner: number | null;
  readonly places: readonly (readonly number[])[];
  readonly counts: readonly number[];
  readonly hands: readonly (readonly string[])[];
}

export interface RoundScored {
  readonly kind: "round_scored";
  readonly round: number;
  readonly winner: number | null;
  readonly hand_points: readonly number[];
  readonly rounds_won: readonly number[];
  readonly points: readonly number[];
}

export interface LotDrawn {
  readonly kind: "lot_drawn";
  readonly seats: readonly number[];
  readonly cards: readonly string[];
  readonly losers: readonly number[];
}

export interface ChipLost {
  readonly kind: "chip_lost";
  readonly seat: number;
  readonly left: number;
  readonly because: string;
}

export interface Eliminated {
  readonly kind: "eliminated";
  readonly seat: number;
}

export interface MatchOver {
  readonly kind: "match_over";
  readonly winner: number | null;
  readonly places: readonly (readonly number[])[];
  readonly drawn: boolean;
}

/** A match begins; the `number`th at this table, from 1. */
export interface MatchStarted {
  readonly kind: "match_started";
  readonly number: number;
}

/** A round begins; `commitment` is the salted hash of its secret, known before the deal (R37). */
export interface RoundStarted {
  readonly kind: "round_started";
  readonly number: number;
  readonly dealer: number;
  readonly commitment: string;
}

/** Everything after entry `to` is taken back. */
export interface Undone {
  readonly kind: "undone";
  readonly seat: number;
  readonly to: number;
}

/** All clocks stop. */
export interface Paused {
  readonly kind: "paused";
  readonly seat: number;
}

/** All clocks go on. */
export interface Resumed {
  readonly kind: "resumed";
  readonly seat: number;
}

/** The bots' pace is changed. */
export interface PaceSet {
  readonly kind: "pace_set";
  readonly seat: number;
}

/** Somebody takes an open seat. */
export interface SatDown {
  readonly kind: "sat_down";
  readonly seat: number;
  readonly name: string;
  readonly avatar: string;
}

/** The computer takes an open seat; `by` null: because nobody came for it. */
export interface Filled {
  readonly kind: "filled";
  readonly seat: number;
  readonly name: string;
  readonly by: number | null;
}

/** Somebody gives a seat up while no round is played; it is open again. */
export interface StoodUp {
  readonly kind: "stood_up";
  readonly seat: number;
}

/** A player's connection is lost. */
export interface Gone {
  readonly kind: "gone";
  readonly seat: number;
}

/** A player is connected again. */
export interface Back {
  readonly kind: "back";
  readonly seat: number;
}

/** The others are asked how to go on without a player: one who was silent, is gone, or left. */
export interface Asked {
  readonly kind: "asked";
  readonly seat: number;
  readonly reason: "silent" | "gone" | "left";
}

/** The computer takes a player's seat over; `by` null: because nobody answered. */
export interface Replaced {
  readonly kind: "replaced";
  readonly seat: number;
  readonly by: number | null;
}

/** A player who was replaced comes back when this round is over. */
export interface Returning {
  readonly kind: "returning";
  readonly seat: number;
}

/** A player takes the seat back from the computer. */
export interface TakenBack {
  readonly kind: "taken_back";
  readonly seat: number;
}

/** The match is given up because of an absent player, whose seat is open now. */
export interface MatchGivenUp {
  readonly kind: "given_up";
  readonly seat: number;
  readonly by: number;
}

/** A championship's player is out of the match for good; a round that was played is void, and is dealt anew. */
export interface TakenOut {
  readonly kind: "taken_out";
  readonly seat: number;
  readonly why: "no_show" | "left" | "disqualified";
}

/** A player is ready for the next round or match. */
export interface Ready {
  readonly kind: "ready";
  readonly seat: number;
}

/** A player has mixed something into the next secret (R37); what it was is shown with the secret. */
export interface Contributed {
  readonly kind: "contributed";
  readonly seat: number;
}

/** A player's time for the turn is over: the table makes a plain move for the player. */
export interface TimeUp {
  readonly kind: "time_up";
  readonly seat: number;
}

/** A player says something. */
export interface Said {
  readonly kind: "said";
  readonly seat: number;
  readonly phrase: "hello" | "good_luck" | "well_played" | "thanks" | "nice_card" | "unlucky" | "your_turn" | "back_in_two" | "one_moment" | "sorry" | "prsi" | "mau" | "again" | "goodbye" | "emoji_smile" | "emoji_laugh" | "emoji_wow" | "emoji_sad" | "emoji_heart" | "emoji_clap";
}

/** The table is closed; `reason` says why. */
export interface TableClosed {
  readonly kind: "table_closed";
  readonly reason: string;
}

/** Who is there? Answered by `welcome`, and by `state` if a table is running. */
export interface Hello {
  readonly v: 3;
  readonly kind: "hello";
  readonly id: string;
}

/**
 * How fast the table goes by itself: a bot waits `bot_min` to `bot_max` milliseconds before its move.
 *
 * A `bot_max` below `bot_min` counts as that. `next_round` is the pause after a round before the next one is dealt by
 * itself, null: the player says when.
 */
export interface Pace {
  readonly bot_min: number;
  readonly bot_max: number;
  readonly next_round: number | null;
}

/**
 * Make a table and, with `deal`, deal the first round.
 *
 * A practice table has one person or more and no open seat. A table of a server begins with the one person who makes
 * it; its first round is dealt when every seat is taken and everybody is ready. `clock`: what a person has for a turn
 * there, null: no such clock.
 *
 * `ruleset` is `{"preset": "prsi", option: value, ...}`; `values` the name of a card value table or one of the
 * player's own, null: the preset's. `secret` repeats an earlier table (practice only); `contribution` is mixed into
 * the first deal (R37). `dealer` null: chosen by the secret.
 */
export interface Start {
  readonly v: 3;
  readonly kind: "start";
  readonly id: string;
  readonly ruleset: Readonly<Record<string, Json>>;
  readonly seats: readonly SeatSpec[];
  readonly format?: Format;
  readonly values?: string | Readonly<Record<string, number>> | null;
  readonly pace?: Pace;
  readonly dealer?: number | null;
  readonly deal?: boolean;
  readonly secret?: string | null;
  readonly contribution?: string | null;
  readonly clock?: number | null;
}

/** Make a move of the own seat. */
export interface Play {
  readonly v: 3;
  readonly kind: "play";
  readonly id: string;
  readonly at: number;
  readonly move: string;
}

/** What would a strong player do here, and why? Answered by `hint`. */
export interface Hint {
  readonly v: 3;
  readonly kind: "hint";
  readonly id: string;
}

/** Take the own last move back, and everything after it (practice only). */
export interface Undo {
  readonly v: 3;
  readonly kind: "undo";
  readonly id: string;
  readonly at: number;
}

/** Stop all clocks and bots; asking twice changes nothing (practice only). */
export interface Pause {
  readonly v: 3;
  readonly kind: "pause";
  readonly id: string;
}

/** Go on; what was left of every clock is left still. */
export interface Resume {
  readonly v: 3;
  readonly kind: "resume";
  readonly id: string;
}

/**
 * Be ready for the next round, which is dealt as soon as every person present is; alone: at once.
 *
 * `contribution` is mixed into its secret, whose commitment is known already (R37).
 */
export interface NextRound {
  readonly v: 3;
  readonly kind: "next_round";
  readonly id: string;
  readonly at: number;
  readonly contribution?: string | null;
}

/** Be ready for another match with the same seats and rules; the deal moves on by one seat. */
export interface Rematch {
  readonly v: 3;
  readonly kind: "rematch";
  readonly id: string;
  readonly at: number;
  readonly contribution?: string | null;
}

/** Change how fast the bots go, from their next move on. */
export interface SetPace {
  readonly v: 3;
  readonly kind: "set_pace";
  readonly id: string;
  readonly pace: Pace;
}

/**
 * Give the seat up, for a round that is played as lost; the last person to leave closes the table for good.
 *
 * What it knew of hidden cards stays hidden.
 */
export interface Leave {
  readonly v: 3;
  readonly kind: "leave";
  readonly id: string;
}

/**
 * Sit down, on a given open seat or (null) on the first; or come back to the seat the computer took over.
 *
 * That seat is given back between rounds: asked for in the middle of one, as soon as it is over.
 */
export interface Sit {
  readonly v: 3;
  readonly kind: "sit";
  readonly id: string;
  readonly seat?: number | null;
}

/** Let the computer take every open seat. */
export interface Fill {
  readonly v: 3;
  readonly kind: "fill";
  readonly id: string;
  readonly level?: "beginner" | "casual" | "strong";
}

/**
 * Say how to go on without the player at `seat`, who was asked about; the first answer counts.
 *
 * `computer` takes the seat over; `new_match` gives this match up, and another begins when the seat is taken again.
 */
export interface AnswerAbsence {
  readonly v: 3;
  readonly kind: "answer";
  readonly id: string;
  readonly seat: number;
  readonly choice: "computer" | "new_match";
}

/** Mix something of one's own into the secret of the next round (R37); only the first contribution counts. */
export interface Contribute {
  readonly v: 3;
  readonly kind: "contribute";
  readonly id: string;
  readonly at: number;
  readonly contribution: string;
}

/** Say one of the ready-made sentences, which everybody reads in their own language. */
export interface Say {
  readonly v: 3;
  readonly kind: "say";
  readonly id: string;
  readonly phrase: "hello" | "good_luck" | "well_played" | "thanks" | "nice_card" | "unlucky" | "your_turn" | "back_in_two" | "one_moment" | "sorry" | "prsi" | "mau" | "again" | "goodbye" | "emoji_smile" | "emoji_laugh" | "emoji_wow" | "emoji_sad" | "emoji_heart" | "emoji_clap";
}

/** Send what the client missed: answered by `state` with every entry after number `after` of this round. */
export interface Sync {
  readonly v: 3;
  readonly kind: "sync";
  readonly id: string;
  readonly after?: number;
}

/** Send the record of the finished rounds of this match, secrets included (R38); answered by `record`. */
export interface GetRecord {
  readonly v: 3;
  readonly kind: "get_record";
  readonly id: string;
}

/** Versions on the table's side; `running`: a table is there and its `state` follows. */
export interface Welcome {
  readonly v: 3;
  readonly kind: "welcome";
  readonly id: string;
  readonly protocol: number;
  readonly rules: number;
  readonly record: number;
  readonly package: string;
  readonly running: boolean;
}

/** The command is done; `seq` is the last log entry it made (or the log's last one if it made none). */
export interface Ack {
  readonly v: 3;
  readonly kind: "ack";
  readonly id: string;
  readonly seq: number;
}

/** The command is not done and nothing has changed; `rule` is the rulebook's number, or empty. */
export interface Refused {
  readonly v: 3;
  readonly kind: "refused";
  readonly id: string;
  readonly reason: string;
  readonly rule: string;
  readonly expected: string;
  readonly found: string;
}

/** One entry of the table's log as this seat may see it; numbers are dense, `events` may be empty. */
export interface Entry {
  readonly seq: number;
  readonly events: readonly (Dealt | UpcardTurned | Laid | Drew | Reshuffled | Stood | Kept | Passed | Skipped | Called | CalledOut | WindowOpened | WindowClosed | WentOut | CameBack | RoundOver | RoundScored | LotDrawn | ChipLost | Eliminated | MatchOver | MatchStarted | RoundStarted | Undone | Paused | Resumed | PaceSet | SatDown | Filled | StoodUp | Gone | Back | Asked | Replaced | Returning | TakenBack | MatchGivenUp | TakenOut | Ready | Contributed | TimeUp | Said | TableClosed)[];
}

/**
 * Who sits at a seat: `level` is null for a person, `name` and `avatar` are empty for an open seat.
 *
 * `connected` is true for the computer; `ready` for the next round; `returning`: the computer plays until this round
 * is over, and then the player whose seat it is.
 */
export interface SeatInfo {
  readonly seat: number;
  readonly name: string;
  readonly avatar: string;
  readonly level: "beginner" | "casual" | "strong" | null;
  readonly open: boolean;
  readonly connected: boolean;
  readonly ready: boolean;
  readonly returning: boolean;
}

/** A player is absent: the others are to say how to go on (`answer`); the clock `answer` runs. */
export interface Question {
  readonly seat: number;
  readonly reason: "silent" | "gone" | "left";
}

/**
 * A running clock the player can see: what it is, what is left of it and how long it was, in milliseconds.
 *
 * `absence`: when the others are asked about a player; `answer`: when that question answers itself; `fill`: when the
 * computer takes the open seats; `close`: when a table that everybody left is closed.
 */
export interface Clock {
  readonly kind: "clock";
  readonly what: "call_window" | "next_round" | "turn" | "absence" | "answer" | "fill" | "close";
  readonly seat: number | null;
  readonly left: number;
  readonly of: number;
}

/**
 * One finished round in the score sheet: the values of the cards left and their number, one a seat.
 *
 * `total` are the match's points after it, `chips` what was left of them (empty where the format has none). A round
 * without a winner changes no score (R28).
 */
export interface ScoreRow {
  readonly number: number;
  readonly dealer: number;
  readonly reason: string;
  readonly winner: number | null;
  readonly points: readonly number[];
  readonly counts: readonly number[];
  readonly total: readonly number[];
  readonly chips: readonly number[];
}

/**
 * Where a seat stands in the match: its place (1 is best, equal ones share), rounds won, points and chips.
 *
 * `points` and `chips` are null where the format has none; `hand_size` is what the seat is dealt next, 0: it is out.
 */
export interface Standing {
  readonly seat: number;
  readonly place: number;
  readonly rounds_won: number;
  readonly points: number | null;
  readonly chips: number | null;
  readonly hand_size: number;
}

/** The match: its format, card values (rank → points), score sheet and standing; `round` counts from 1. */
export interface MatchView {
  readonly number: number;
  readonly round: number;
  readonly format: Format;
  readonly values_name: string | null;
  readonly values: Readonly<Record<string, number>>;
  readonly rows: readonly ScoreRow[];
  readonly standing: readonly Standing[];
}

/** Why a card cannot be laid: a reason (see `refused-<reason>` in the locale files) and the rulebook's number. */
export interface Refusal {
  readonly reason: string;
  readonly rule: string;
}

/** A call that a seat may make now, as all may know: of its own (`!`, late), or of somebody out (`?seat`). */
export interface Call {
  readonly seat: number;
  readonly move: string;
}

/**
 * What the viewer may know of the round: the rules' view (R36), and why each card that cannot be laid cannot.
 *
 * `seat` null: nobody's view; it has no hand and no legal moves, but the `calls` that a window allows (R23).
 * `refusals` are made on the seat's own turn only: card → why no legal move lays it.
 *
 * `hand` is ascending; `pile` oldest first, without `top`; `counts` has one number a seat; `legal` is sorted as plain
 * strings; `drawn` is the drawn card that may still be laid (R8); `window` the seat that may be called out (R23);
 * `pending` the seat whose finish waits for its answering turn (R34); `playing` the seats that were dealt in, and
 * `inside` those of them still in the round.
 */
export interface RoundView {
  readonly seat: number | null;
  readonly dealer: number;
  readonly playing: readonly number[];
  readonly inside: readonly number[];
  readonly hand: readonly string[];
  readonly counts: readonly number[];
  readonly top: string;
  readonly pile: readonly string[];
  readonly wish: string | null;
  readonly penalty: number;
  readonly skip: boolean;
  readonly direction: number;
  readonly to_act: number | null;
  readonly drawn: string | null;
  readonly called: boolean;
  readonly window: number | null;
  readonly stock: number;
  readonly shuffles: number;
  readonly turns: number;
  readonly out: readonly number[];
  readonly pending: number | null;
  readonly over: boolean;
  readonly reason: string | null;
  readonly winner: number | null;
  readonly places: readonly (readonly number[])[];
  readonly legal: readonly string[];
  readonly refusals: Readonly<Record<string, Refusal>>;
  readonly calls: readonly Call[];
}

/** What a player mixed into the secret of a round (R37), in hexadecimal. */
export interface Contribution {
  readonly seat: number;
  readonly value: string;
}

/**
 * How a round ended, every hand shown, and its secret, so that anybody can check the deal (R37).
 *
 * `scored` is what it did to the match: scores, drawn lots, chips lost, who is out, the match's end (R28).
 */
export interface RoundResult {
  readonly number: number;
  readonly reason: string;
  readonly winner: number | null;
  readonly places: readonly (readonly number[])[];
  readonly hands: readonly (readonly string[])[];
  readonly points: readonly number[];
  readonly scored: readonly MatchEvent[];
  readonly commitment: string;
  readonly secret: string;
  readonly salt: string;
  readonly contributions: readonly Contribution[];
}

/** How a match ended: `places` best first, equal ones share; no winner when it is drawn. */
export interface MatchResult {
  readonly winner: number | null;
  readonly drawn: boolean;
  readonly places: readonly (readonly number[])[];
}

/**
 * All a viewer may know of its table now; `seq` is the last log entry it includes.
 *
 * `seat` null: nobody's view, of a device that several people share, while no hand is shown.
 *
 * `online`: the table is a server's; `championship`: it is one of a championship, where nobody speaks, nobody else
 * comes, and to leave is to be out; `question` is told to everybody, `can_answer` says who may answer it.
 *
 * `since` is the seat's own last move of this round (0: none yet): the entries after it are what happened since.
 * `contributed`: this seat has mixed something into the next round's secret already (R37).
 * `waiting_for` are the seats that owe a move or a confirmation; `commitment` is the salted hash of the secret of the
 * round that runs, or between rounds of the next one.
 */
export interface TableView {
  readonly seq: number;
  readonly since: number;
  readonly phase: "waiting" | "ready" | "playing" | "round_over" | "match_over" | "closed";
  readonly seat: number | null;
  readonly seats: readonly SeatInfo[];
  readonly ruleset: Readonly<Record<string, Json>>;
  readonly pace: Pace;
  readonly online: boolean;
  readonly paused: boolean;
  readonly question: Question | null;
  readonly can_answer: boolean;
  readonly contributed: boolean;
  readonly waiting_for: readonly number[];
  readonly can_undo: boolean;
  readonly can_pause: boolean;
  readonly can_hint: boolean;
  readonly clocks: readonly Clock[];
  readonly commitment: string | null;
  readonly match: MatchView | null;
  readonly round: RoundView | null;
  readonly round_result: RoundResult | null;
  readonly match_result: MatchResult | null;
  readonly championship: boolean;
}

/**
 * Everything anew: after `start`, `hello` and `sync`.
 *
 * `entries` are those after the number asked for, but not those of an earlier round or of a branch that was undone.
 */
export interface State {
  readonly v: 3;
  readonly kind: "state";
  readonly id: string | null;
  readonly entries: readonly Entry[];
  readonly view: TableView;
}

/** What has happened, in order, and the view after it; if the numbers leave a gap, the client asks for `sync`. */
export interface Events {
  readonly v: 3;
  readonly kind: "events";
  readonly entries: readonly Entry[];
  readonly view: TableView;
}

/** The answer to `hint`: a move and why; `reason` names a sentence of the locale files, `args` fill it in. */
export interface HintGiven {
  readonly v: 3;
  readonly kind: "hint";
  readonly id: string;
  readonly at: number;
  readonly move: string;
  readonly reason: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/** The answer to `get_record`: a record as text, and a name for its file. */
export interface RecordGiven {
  readonly v: 3;
  readonly kind: "record";
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** What was sent could not be read as a command; `path` says where, `id` whose it was if that much could be read. */
export interface Error {
  readonly v: 3;
  readonly kind: "error";
  readonly id: string | null;
  readonly code: "not_json" | "too_big" | "wrong_version" | "unknown_kind" | "missing_key" | "unknown_key" | "wrong_type" | "out_of_range" | "internal";
  readonly path: string;
  readonly expected: string;
  readonly found: string;
}

/**
 * Whether the server can store what it is sent; told when that changes, and every few seconds while it cannot.
 *
 * Then moves wait, or are refused as `not_stored`; what was acknowledged is stored.
 */
export interface Storing {
  readonly v: 3;
  readonly kind: "storing";
  readonly works: boolean;
}

export type SeatSpec =
  | Person
  | Bot
  | Open;

export type Format =
  | Single
  | RoundsWon
  | PenaltyPoints
  | FewerCards
  | Chips;

export type RoundEvent =
  | Dealt
  | UpcardTurned
  | Laid
  | Drew
  | Reshuffled
  | Stood
  | Kept
  | Passed
  | Skipped
  | Called
  | CalledOut
  | WindowOpened
  | WindowClosed
  | WentOut
  | CameBack
  | RoundOver;

export type MatchEvent =
  | RoundScored
  | LotDrawn
  | ChipLost
  | Eliminated
  | MatchOver;

export type TableEvent =
  | MatchStarted
  | RoundStarted
  | Undone
  | Paused
  | Resumed
  | PaceSet
  | SatDown
  | Filled
  | StoodUp
  | Gone
  | Back
  | Asked
  | Replaced
  | Returning
  | TakenBack
  | MatchGivenUp
  | TakenOut
  | Ready
  | Contributed
  | TimeUp
  | Said
  | TableClosed;

export type Command =
  | Hello
  | Start
  | Play
  | Hint
  | Undo
  | Pause
  | Resume
  | NextRound
  | Rematch
  | SetPace
  | Leave
  | Sit
  | Fill
  | AnswerAbsence
  | Contribute
  | Say
  | Sync
  | GetRecord;

export type Message =
  | Welcome
  | Ack
  | Refused
  | State
  | Events
  | HintGiven
  | RecordGiven
  | Error
  | Storing;

export type Level = "beginner" | "casual" | "strong";
export type Phase = "waiting" | "ready" | "playing" | "round_over" | "match_over" | "closed";

/** Reasons of `refused` that are the table's own; those of a move are the rules'. */
export type TableReason =
  | "no_table"
  | "table_running"
  | "table_closed"
  | "not_seated"
  | "bad_ruleset"
  | "bad_seats"
  | "bad_values"
  | "bad_format"
  | "bad_dealer"
  | "no_secret"
  | "not_practice"
  | "table_full"
  | "not_waiting"
  | "nobody_asked_about"
  | "own_seat"
  | "too_soon"
  | "not_stored"
  | "not_playing"
  | "not_between_rounds"
  | "match_over"
  | "match_not_over"
  | "paused"
  | "stale"
  | "nothing_to_undo"
  | "no_finished_round"
  | "not_together"
  | "apart_now"
  | "full"
  | "too_many_tables"
  | "muted"
  | "championship";
