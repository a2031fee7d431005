// Generated from prsi.tournament by `python tools/web_championship.py`; do not edit.

type Optional<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;

export type Conduct =
  | "showing_cards"
  | "advising"
  | "telling_hands"
  | "collusion"
  | "tampering"
  | "delay"
  | "cheating"
  | "other";

export type Prize =
  | "cup"
  | "medal"
  | "diploma";

export type Role =
  | "head"
  | "desk"
  | "judge"
  | "entrant"
  | "anybody"
  | "server";

export type Status =
  | "playing"
  | "lot"
  | "conflict"
  | "over";

export type Because =
  | "points"
  | "cards"
  | "lot";

export type Cause =
  | "chips"
  | "no_show"
  | "left"
  | "disqualified";

export type Clash =
  | "differ"
  | "players"
  | "lots_differ"
  | "lot_players"
  | "after_end";

export type Phase =
  | "registration"
  | "closed"
  | "planned"
  | "drawing"
  | "drawn"
  | "called"
  | "playing"
  | "between"
  | "over"
  | "ended";

export type StageKind =
  | "round"
  | "semifinal"
  | "final";

export type SeatState =
  | "in"
  | "advances"
  | "out"
  | "no_show"
  | "left"
  | "disqualified";

export type Reason =
  | "not_allowed"
  | "other_table"
  | "unknown_entrant"
  | "unknown_table"
  | "unknown_round"
  | "unknown_report"
  | "too_young"
  | "closed"
  | "not_closed"
  | "full"
  | "blank"
  | "unreadable"
  | "frozen"
  | "no_plan"
  | "plan_differs"
  | "round_not_over"
  | "not_next"
  | "enough_present"
  | "too_few_present"
  | "draw_not_announced"
  | "roster_changed"
  | "already_drawn"
  | "draw_refused"
  | "typed_wrong"
  | "reason_needed"
  | "not_drawn"
  | "other_draw"
  | "already_called"
  | "not_called"
  | "too_late"
  | "not_in_future"
  | "time_left"
  | "is_there"
  | "registered_already"
  | "not_playing"
  | "at_table"
  | "stale"
  | "bad_cards"
  | "bad_values"
  | "bad_names"
  | "next_drawn"
  | "not_over"
  | "ended"
  | "not_ended"
  | "no_prize"
  | "no_news"
  | "other_place"
  | "final_chips";

/** The championship's own format: chips, two advance from each table, semifinals, final. */
export interface Knockout {
  readonly kind: "knockout";
}

/** A fixed number of games for points: `rounds` times new tables are drawn, and `games` are played at each. */
export interface GamesForPoints {
  readonly kind: "games_for_points";
  readonly rounds: number;
  readonly games: number;
}

/** All that an organiser sets. */
export interface Settings {
  readonly title: string;
  readonly year: number;
  readonly starts: string;
  readonly place: string;
  readonly online: boolean;
  readonly format: Knockout | GamesForPoints;
  readonly minimum_age: number;
  readonly fee: number;
  readonly currency: string;
  readonly values: string | Readonly<Record<string, number>>;
  readonly chips: 2 | 3;
  readonly call_minutes: number;
  readonly game_minutes: number;
  readonly strike: boolean;
  readonly erase_days: number;
  readonly season: string;
  readonly automatic: boolean;
  readonly turn_seconds: number;
}

/** A tournament was opened; the first entry of every log. */
export interface Opened {
  readonly kind: "opened";
  readonly version: number;
  readonly settings: Settings;
}

/** The organiser set it otherwise; what is frozen by then stays as it is. */
export interface SettingsChanged {
  readonly kind: "settings_changed";
  readonly settings: Settings;
}

/** Somebody wants to play. `entrant` is empty in what a client sends: the server names it. */
export interface Registered {
  readonly kind: "registered";
  readonly entrant: string;
  readonly name: string;
  readonly born: number;
  readonly shown: string;
  readonly note: string;
  readonly player: string;
  readonly late: boolean;
}

/** A registration was put right. */
export interface EntrantChanged {
  readonly kind: "entrant_changed";
  readonly entrant: string;
  readonly name: string;
  readonly born: number;
  readonly shown: string;
  readonly note: string;
}

/** What somebody has paid by now, in all. */
export interface FeePaid {
  readonly kind: "fee_paid";
  readonly entrant: string;
  readonly amount: number;
}

/** The desk has seen somebody, or takes that back; who is checked in takes part in the first draw. */
export interface CheckedIn {
  readonly kind: "checked_in";
  readonly entrant: string;
  readonly present: boolean;
}

/** Somebody does not want to play, or not to go on, and has said so between two rounds. */
export interface Withdrawn {
  readonly kind: "withdrawn";
  readonly entrant: string;
  readonly reason: string;
}

/** Two who are not to sit at one table (relatives); announced before the first draw. */
export interface KeptApart {
  readonly kind: "kept_apart";
  readonly entrants: readonly string[];
  readonly reason: string;
}

/** Nobody can register any more, or everybody can again, and then a plan that was published does not hold. */
export interface RegistrationClosed {
  readonly kind: "registration_closed";
  readonly closed: boolean;
}

/** A round of a plan: so many tables, so many byes; two advance from each table, one from a final. */
export interface StagePlan {
  readonly tables: number;
  readonly byes: number;
  readonly final: boolean;
}

/** The plan was published: its rounds, the semifinals and the final, in order. */
export interface PlanChosen {
  readonly kind: "plan_chosen";
  readonly stages: readonly StagePlan[];
}

/** How many chips the players of a stage begin with; until its draw is published. */
export interface ChipsSet {
  readonly kind: "chips_set";
  readonly round: number;
  readonly chips: 2 | 3;
}

/** A draw is to come: who takes part, and the hash of a secret; `source` names the public value to come. */
export interface DrawAnnounced {
  readonly kind: "draw_announced";
  readonly round: number;
  readonly attempt: number;
  readonly source: string;
  readonly reason: string;
  readonly secret: string;
  readonly roster: readonly string[];
  readonly apart: readonly (readonly string[])[] | null;
}

/** The public value is there, and with it the draw. */
export interface DrawRevealed {
  readonly kind: "draw_revealed";
  readonly round: number;
  readonly attempt: number;
  readonly value: string;
}

/** A draw that was made by hand, typed in; `apart` as of one that is announced. */
export interface DrawTyped {
  readonly kind: "draw_typed";
  readonly round: number;
  readonly attempt: number;
  readonly tables: readonly (readonly string[])[];
  readonly byes: readonly string[];
  readonly reason: string;
  readonly apart: readonly (readonly string[])[] | null;
}

/** No more are present than advance anyhow: nothing is drawn and nothing played. */
export interface AllAdvance {
  readonly kind: "all_advance";
  readonly round: number;
}

/** The round is officially called: from now on the minutes run. */
export interface RoundCalled {
  readonly kind: "round_called";
  readonly round: number;
  readonly attempt: number;
}

/** The head judge was told of a delay before the limit: when, why, what was decided, and the new limit. */
export interface Excused {
  readonly kind: "excused";
  readonly round: number;
  readonly entrant: string;
  readonly noticed: number;
  readonly reason: string;
  readonly granted: boolean;
  readonly until: number;
}

/** Somebody is at the table, or is not after all. `waited`: milliseconds for which it waited on the phone. */
export interface Arrived {
  readonly kind: "arrived";
  readonly round: number;
  readonly entrant: string;
  readonly present: boolean;
  readonly waited: number;
}

/** A player is out of the tournament while game `number` of the table was to come or running, which is void then. */
export interface PlayerOut {
  readonly kind: "player_out";
  readonly round: number;
  readonly attempt: number;
  readonly table: number;
  readonly entrant: string;
  readonly why: "no_show" | "left" | "disqualified";
  readonly number: number;
  readonly reason: string;
  readonly conduct: Conduct;
  readonly reinstate: boolean;
  readonly waited: number;
}

/** The table's judge names who deals first. */
export interface DealerNamed {
  readonly kind: "dealer_named";
  readonly round: number;
  readonly attempt: number;
  readonly table: number;
  readonly entrant: string;
}

/** What a player had left: the cards, tapped, or their points as a number; and how many they were. */
export interface Left {
  readonly count: number;
  readonly points: number | null;
  readonly cards: readonly string[];
}

/** A game is over: who won it, and what each other player at the table had left. */
export interface GameEntered {
  readonly kind: "game_entered";
  readonly round: number;
  readonly attempt: number;
  readonly table: number;
  readonly number: number;
  readonly winner: string;
  readonly left: Readonly<Record<string, Left>>;
  readonly replaces: readonly string[];
  readonly reason: string;
  readonly waited: number;
}

/** Those tied each drew one card of a full shuffled pack, for the `nth` time after a game. */
export interface LotDrawn {
  readonly kind: "lot_drawn";
  readonly round: number;
  readonly attempt: number;
  readonly table: number;
  readonly number: number;
  readonly nth: number;
  readonly cards: Readonly<Record<string, string>>;
  readonly replaces: readonly string[];
  readonly reason: string;
  readonly waited: number;
}

/** Earlier reports do not count any more; they stay in the log. */
export interface TakenBack {
  readonly kind: "taken_back";
  readonly ids: readonly string[];
  readonly reason: string;
  readonly table: number;
}

/** A player was warned. */
export interface Warned {
  readonly kind: "warned";
  readonly entrant: string;
  readonly conduct: Conduct;
  readonly text: string;
  readonly table: number;
}

/** A table asks for the head judge. */
export interface HeadJudgeCalled {
  readonly kind: "head_judge_called";
  readonly table: number;
  readonly text: string;
}

/** The head judge has been there; `decision`: what was decided. */
export interface CallAnswered {
  readonly kind: "call_answered";
  readonly id: string;
  readonly decision: string;
}

/** Who judges at a table; the name is for the head judge's eyes only. */
export interface TableJudge {
  readonly kind: "table_judge";
  readonly table: number;
  readonly name: string;
}

/** A table of a tournament online was opened on the server, under a code. */
export interface TableOpened {
  readonly kind: "table_opened";
  readonly round: number;
  readonly attempt: number;
  readonly table: number;
  readonly code: string;
}

/** Words for the board. */
export interface Announcement {
  readonly kind: "announcement";
  readonly about: "place" | "weather" | "delay" | "other";
  readonly text: string;
}

/** A registrant has seen the place as it is now. */
export interface PlaceAcknowledged {
  readonly kind: "place_acknowledged";
  readonly entrant: string;
  readonly place: string;
}

/** A prize was handed over, or was not after all. */
export interface PrizeHanded {
  readonly kind: "prize_handed";
  readonly entrant: string;
  readonly prize: Prize;
  readonly handed: boolean;
}

/** The tournament is over: its places stand. */
export interface Ended {
  readonly kind: "ended";
}

/** The registrations were erased: names, years of birth and notes are gone from the log. */
export interface Erased {
  readonly kind: "erased";
}

/** The links of a role (of all tables, of one, of the desk) do not work any more; there are new ones. */
export interface KeysRenewed {
  readonly kind: "keys_renewed";
  readonly role: "head" | "desk" | "judge" | "entrant";
  readonly number: number;
  readonly entrant: string;
}

/** Who reports: a role, the number of the judge's table or 0, the registrant or empty. */
export interface Who {
  readonly role: Role;
  readonly table: number;
  readonly entrant: string;
}

/** An entry of the log: its number from 1, when it was taken (wall clock, milliseconds), from whom, its id, what. */
export interface Entry {
  readonly seq: number;
  readonly at: number;
  readonly by: Who;
  readonly id: string;
  readonly report: Report;
}

/** How a table begins: its players in seat order, their chips, how many are left at its end. */
export interface Seats {
  readonly players: readonly string[];
  readonly chips: number;
  readonly survivors: number;
  readonly games: number | null;
  readonly away: readonly string[];
}

/** Who went out together: in which game, and why. Players of one group share a place. */
export interface Gone {
  readonly players: readonly string[];
  readonly number: number;
  readonly cause: Cause;
}

/** A game that counts; `points` and `counts` are of those who did not win, `chips` what each has after it. */
export interface Game {
  readonly number: number;
  readonly ids: readonly string[];
  readonly winner: string;
  readonly points: Readonly<Record<string, number>>;
  readonly counts: Readonly<Record<string, number>>;
  readonly lots: readonly (Readonly<Record<string, string>>)[];
  readonly loser: string | null;
  readonly because: Because | null;
  readonly chips: Readonly<Record<string, number>>;
  readonly out: boolean;
}

/** Where a sheet stops, and the reports that contradict each other or what was before. */
export interface Problem {
  readonly clash: Clash;
  readonly number: number;
  readonly ids: readonly string[];
}

/** What stands at a table. */
export interface Sheet {
  readonly seats: Seats;
  readonly chips: Readonly<Record<string, number>>;
  readonly still_in: readonly string[];
  readonly gone: readonly Gone[];
  readonly games: readonly Game[];
  readonly status: Status;
  readonly next: number;
  readonly dealer: string | null;
  readonly tied: readonly string[];
  readonly lot: number;
  readonly problem: Problem | null;
  readonly later: readonly string[];
  readonly sums: Readonly<Record<string, number>>;
}

/** An announcement. */
export interface Said {
  readonly id: string;
  readonly at: number;
  readonly about: string;
  readonly text: string;
}

/** What stands over everything; times are the server's wall clock in milliseconds. */
export interface Head {
  readonly title: string;
  readonly year: number;
  readonly starts: string;
  readonly place: string;
  readonly online: boolean;
  readonly format: Knockout | GamesForPoints;
  readonly season: string;
  readonly phase: Phase;
  readonly round: number;
  readonly registered: number;
  readonly present: number;
  readonly minimum_age: number;
  readonly fee: number;
  readonly currency: string;
  readonly values: string | Readonly<Record<string, number>>;
  readonly chips: number;
  readonly call_minutes: number;
  readonly game_minutes: number;
  readonly strike: boolean;
  readonly automatic: boolean;
  readonly turn_seconds: number;
  readonly erase_days: number;
  readonly announcements: readonly Said[];
  readonly ended_at: number | null;
  readonly erased: boolean;
}

/** A stage of the plan, with as many players as would come if nobody stayed away. */
export interface StageShown {
  readonly number: number;
  readonly kind: StageKind;
  readonly players: number;
  readonly tables: number;
  readonly byes: number;
  readonly sizes: readonly number[];
  readonly chips: number;
}

/** The plan as it was published. */
export interface PlanShown {
  readonly at: number;
  readonly stages: readonly StageShown[];
}

/** A draw: announced, or made; the document to repeat it with is fetched by itself. */
export interface DrawShown {
  readonly attempt: number;
  readonly at: number;
  readonly reason: string;
  readonly source: string;
  readonly commitment: string;
  readonly typed: boolean;
  readonly value: string | null;
  readonly drawn_at: number | null;
  readonly unkept: readonly (readonly [string, string])[];
}

/** A round: its draws, its byes, its clock. */
export interface RoundShown {
  readonly number: number;
  readonly kind: StageKind;
  readonly chips: number;
  readonly players: number;
  readonly tables: number;
  readonly draws: readonly DrawShown[];
  readonly byes: readonly (readonly [string, string])[];
  readonly called_at: number | null;
  readonly limit: number | null;
  readonly unplayed: boolean;
  readonly over: boolean;
}

/** A player at a table; `limit`: until when one who is not there yet has time, None: there, or nobody waits. */
export interface SeatShown {
  readonly id: string;
  readonly name: string;
  readonly chips: number;
  readonly state: SeatState;
  readonly arrived: boolean;
  readonly limit: number | null;
  readonly points: number;
}

/** A game that counts: its number, who won it, who lost a chip and why. */
export interface GameShown {
  readonly number: number;
  readonly winner: string;
  readonly loser: string | null;
  readonly because: Because | null;
  readonly out: boolean;
  readonly points: Readonly<Record<string, number>>;
  readonly counts: Readonly<Record<string, number>>;
  readonly hands: Readonly<Record<string, readonly string[]>>;
}

/** A table of the round that is on, or of an earlier one; `online` is the code of this server's table, or empty. */
export interface TableShown {
  readonly round: number;
  readonly table: number;
  readonly status: Status;
  readonly next: number;
  readonly dealer: string | null;
  readonly seats: readonly SeatShown[];
  readonly games: readonly GameShown[];
  readonly online: string;
}

/** A place and who shares it, by id and name. */
export interface PlaceShown {
  readonly place: number;
  readonly players: readonly (readonly [string, string])[];
  readonly round: number;
  readonly cause: Cause | null;
}

/** A player of games for points as it stands: place so far, points of all rounds, and of how many games. */
export interface SumShown {
  readonly place: number;
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly games: number;
}

/** A report about a table, as its judge's page needs it to count for itself; `dead`: taken back or replaced. */
export interface Reported {
  readonly id: string;
  readonly at: number;
  readonly by: string;
  readonly report: Report;
  readonly dead: boolean;
}

/** A warning of a player who sits at a table: when, whom, what for; its words are the head judge's to read. */
export interface WarningShown {
  readonly id: string;
  readonly at: number;
  readonly entrant: string;
  readonly conduct: Conduct;
}

/** A judge's table in full: what was reported, and what follows from it. */
export interface SheetShown {
  readonly round: number;
  readonly kind: StageKind;
  readonly attempt: number;
  readonly table: number;
  readonly survivors: number;
  readonly sheet: Sheet;
  readonly names: Readonly<Record<string, string>>;
  readonly reports: readonly Reported[];
  readonly dead: readonly string[];
  readonly values: string | Readonly<Record<string, number>>;
  readonly limits: Readonly<Record<string, number>>;
  readonly arrived: readonly string[];
  readonly called_at: number | null;
  readonly judge: string;
  readonly locked: boolean;
  readonly warnings: readonly WarningShown[];
}

/** A registration, for the desk; `undo`: the withdrawal that the desk can take back by now. */
export interface EntrantShown {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly shown: string;
  readonly born: number;
  readonly note: string;
  readonly at: number;
  readonly late: boolean;
  readonly paid: number;
  readonly present: boolean;
  readonly withdrawn: boolean;
  readonly undo: readonly string[];
  readonly place_seen: boolean;
  readonly to_call: boolean;
  readonly twins: readonly string[];
  readonly warnings: readonly string[];
  readonly state: "registered" | "waiting" | "playing" | "through" | "out";
  readonly round: number;
  readonly table: number | null;
  readonly prizes: readonly string[];
}

/** The sums of the desk. */
export interface DeskShown {
  readonly registered: number;
  readonly present: number;
  readonly paid: number;
  readonly expected: number;
  readonly unseen: number;
}

/** A table's call for the head judge that was not answered yet. */
export interface CallShown {
  readonly id: string;
  readonly at: number;
  readonly table: number;
  readonly text: string;
}

/** A table that stops because reports contradict each other. */
export interface ClashShown {
  readonly round: number;
  readonly table: number;
  readonly problem: Problem;
  readonly reports: readonly Reported[];
}

/** What waits for the head judge. */
export interface Console {
  readonly calls: readonly CallShown[];
  readonly clashes: readonly ClashShown[];
  readonly missing: readonly (readonly [string, string, number, number])[];
  readonly apart: readonly (readonly [string, string, string])[];
  readonly next_round: number | null;
  readonly next_present: number;
  readonly next_advance: number;
  readonly judges: Readonly<Record<string, string>>;
}

/** A registrant's own page. */
export interface Me {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly shown: string;
  readonly paid: number;
  readonly present: boolean;
  readonly withdrawn: boolean;
  readonly place: string;
  readonly place_seen: boolean;
  readonly state: "registered" | "waiting" | "playing" | "through" | "out";
  readonly round: number;
  readonly table: number | null;
  readonly seat: number | null;
  readonly chips: number | null;
  readonly final_place: number | null;
}

/** Something that was told, as it stands in the log. */
export type Report =
  | Opened
  | SettingsChanged
  | Registered
  | EntrantChanged
  | FeePaid
  | CheckedIn
  | Withdrawn
  | KeptApart
  | RegistrationClosed
  | PlanChosen
  | ChipsSet
  | DrawAnnounced
  | DrawRevealed
  | DrawTyped
  | AllAdvance
  | RoundCalled
  | Excused
  | Arrived
  | PlayerOut
  | DealerNamed
  | GameEntered
  | LotDrawn
  | TakenBack
  | Warned
  | HeadJudgeCalled
  | CallAnswered
  | TableJudge
  | TableOpened
  | Announcement
  | PlaceAcknowledged
  | PrizeHanded
  | Ended
  | Erased
  | KeysRenewed;

/** Something to tell: what has a default may be left out. */
export type NewReport =
  | Opened
  | SettingsChanged
  | Optional<Registered, "shown" | "note" | "player" | "late">
  | Optional<EntrantChanged, "shown" | "note">
  | FeePaid
  | Optional<CheckedIn, "present">
  | Optional<Withdrawn, "reason">
  | Optional<KeptApart, "reason">
  | Optional<RegistrationClosed, "closed">
  | PlanChosen
  | ChipsSet
  | Optional<DrawAnnounced, "reason" | "secret" | "roster" | "apart">
  | DrawRevealed
  | Optional<DrawTyped, "byes" | "reason" | "apart">
  | AllAdvance
  | RoundCalled
  | Optional<Excused, "until">
  | Optional<Arrived, "present" | "waited">
  | Optional<PlayerOut, "reason" | "conduct" | "reinstate" | "waited">
  | DealerNamed
  | Optional<GameEntered, "replaces" | "reason" | "waited">
  | Optional<LotDrawn, "replaces" | "reason" | "waited">
  | Optional<TakenBack, "reason" | "table">
  | Optional<Warned, "text" | "table">
  | Optional<HeadJudgeCalled, "text">
  | Optional<CallAnswered, "decision">
  | TableJudge
  | TableOpened
  | Announcement
  | PlaceAcknowledged
  | Optional<PrizeHanded, "handed">
  | Ended
  | Erased
  | Optional<KeysRenewed, "number" | "entrant">;

/** Every reason for which a report may be refused. */
export const REASONS = [
  "not_allowed",
  "other_table",
  "unknown_entrant",
  "unknown_table",
  "unknown_round",
  "unknown_report",
  "too_young",
  "closed",
  "not_closed",
  "full",
  "blank",
  "unreadable",
  "frozen",
  "no_plan",
  "plan_differs",
  "round_not_over",
  "not_next",
  "enough_present",
  "too_few_present",
  "draw_not_announced",
  "roster_changed",
  "already_drawn",
  "draw_refused",
  "typed_wrong",
  "reason_needed",
  "not_drawn",
  "other_draw",
  "already_called",
  "not_called",
  "too_late",
  "not_in_future",
  "time_left",
  "is_there",
  "registered_already",
  "not_playing",
  "at_table",
  "stale",
  "bad_cards",
  "bad_values",
  "bad_names",
  "next_drawn",
  "not_over",
  "ended",
  "not_ended",
  "no_prize",
  "no_news",
  "other_place",
  "final_chips",
] as const;

/** What a player can be warned for. */
export const CONDUCTS = [
  "showing_cards",
  "advising",
  "telling_hands",
  "collusion",
  "tampering",
  "delay",
  "cheating",
  "other",
] as const;
