// Generated from the server's OpenAPI schema by `python tools/web_answers.py`; do not edit.

export interface AdminReport {
  readonly nodes: readonly NodeShown[];
  readonly tables: { readonly [key: string]: number };
  readonly players: Counts;
  readonly reports: number;
  readonly database: string;
  readonly here: string;
  readonly healthy: boolean;
  readonly bus: boolean;
  readonly draining: boolean;
}

export interface Agreed {
  readonly ruleset: { readonly [key: string]: unknown };
  readonly format: { readonly [key: string]: unknown };
  readonly values?: { readonly [key: string]: number } | string | null;
}

export interface AtSeat {
  readonly seat: number;
  readonly id: string;
  readonly name: string;
  readonly blocked: boolean;
  readonly muted: boolean;
  readonly me: boolean;
}

export interface BoardRow {
  readonly place: number;
  readonly name: string;
  readonly avatar: string;
  readonly points: number;
  readonly matches: number;
  readonly wins: number;
  readonly level: number;
  readonly rating: number;
  readonly mine: boolean;
}

export interface ByPreset {
  readonly preset: string;
  readonly tally: Tally;
}

export interface ChampionshipList {
  readonly championships: readonly ChampionshipListed[];
}

export interface ChampionshipListed {
  readonly code: string;
  readonly title: string;
  readonly year: number;
  readonly starts: string;
  readonly place: string;
  readonly online: boolean;
  readonly phase: string;
  readonly registered: number;
  readonly season: string;
}

export interface ChampionshipOpened {
  readonly code: string;
  readonly key: string;
}

export interface Counts {
  readonly all: number;
  readonly day: number;
  readonly month: number;
  readonly banned: number;
  readonly muted: number;
  readonly staff: number;
}

export interface Decision {
  readonly action: string;
  readonly days?: number | null;
  readonly note?: string;
}

export interface DeviceCode {
  readonly code: string;
  readonly expires_ms: number;
  readonly url: string;
  readonly qr: string;
}

export interface DeviceInfo {
  readonly id: string;
  readonly label: string;
  readonly created: number;
  readonly seen: number;
  readonly here: boolean;
}

export interface Invitation {
  readonly table: string;
}

export interface Invited {
  readonly code: string;
  readonly name: string;
  readonly avatar: string;
  readonly preset: string;
  readonly open: number;
  readonly created: number;
}

export interface Kept {
  readonly days: { readonly [key: string]: number };
}

export interface Keys {
  readonly head: string;
  readonly desk: string;
  readonly judges: { readonly [key: string]: string };
  readonly entrants: { readonly [key: string]: string };
}

export interface Known {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly last: number;
  readonly times: number;
  readonly blocked: boolean;
  readonly muted: boolean;
}

export interface Leaderboard {
  readonly kind: "week" | "month" | "year";
  readonly key: string;
  readonly first: string;
  readonly end: string;
  readonly ends_ms: number;
  readonly before: string;
  readonly after: string | null;
  readonly players: number;
  readonly rows: readonly BoardRow[];
  readonly own: BoardRow | null;
}

export interface LineWrong {
  readonly line: number;
  readonly error: string;
  readonly column: string;
  readonly expected: string;
  readonly found: string;
}

export interface ListTaken {
  readonly taken: number;
  readonly known: number;
  readonly errors: readonly LineWrong[];
  readonly warnings: readonly LineWrong[];
}

export interface LobbyShown {
  readonly tables: readonly TableShown[];
  readonly players: number;
  readonly tables_running: number;
  readonly queue: number;
}

export interface LogLine {
  readonly id: number;
  readonly at: number;
  readonly actor: string;
  readonly actor_name: string;
  readonly action: string;
  readonly player: string;
  readonly player_name: string;
  readonly report: string;
  readonly days: number | null;
  readonly note: string;
}

export interface LogPage {
  readonly lines: readonly LogLine[];
}

export interface LogShown {
  readonly entries: readonly unknown[];
  readonly seq: number;
}

export interface Match {
  readonly id: string;
  readonly ended: number;
  readonly preset: string;
  readonly ruleset: { readonly [key: string]: unknown };
  readonly format: { readonly [key: string]: unknown };
  readonly drawn: boolean;
  readonly people: number;
  readonly rounds: number;
  readonly ms: number;
  readonly seats: readonly MatchSeat[];
  readonly points: number | null;
  readonly record: boolean;
}

export interface MatchSeat {
  readonly name: string;
  readonly avatar: string;
  readonly person: boolean;
  readonly mine: boolean;
  readonly left: boolean;
  readonly place: number;
  readonly won: boolean;
}

export interface Matches {
  readonly matches: readonly Match[];
  readonly more: string | null;
}

export interface Milestone {
  readonly name: string;
  readonly at: number | null;
}

export interface MyTables {
  readonly tables: readonly TableShown[];
  readonly invitations: readonly Invited[];
}

export interface NewChampionship {
  readonly settings: { readonly [key: string]: unknown };
  readonly id?: string;
}

export interface NewGuest {
  readonly language: string;
}

export interface NewReport {
  readonly seat: number;
  readonly reason: string;
  readonly text?: string;
}

export interface NewTable {
  readonly ruleset: { readonly [key: string]: unknown };
  readonly seats: number;
  readonly format?: { readonly [key: string]: unknown } | string | null;
  readonly values?: { readonly [key: string]: unknown } | string | null;
  readonly bots?: number;
  readonly level?: "beginner" | "casual" | "strong";
  readonly public?: boolean;
  readonly clock_ms?: number | null;
}

export interface NodeShown {
  readonly id: string;
  readonly started: number;
  readonly beat: number;
  readonly alive: boolean;
  readonly sockets: number;
  readonly tables: number;
}

export interface Opened {
  readonly code: string;
  readonly url: string;
}

export interface Opponent {
  readonly player_id: string;
  readonly name: string;
  readonly avatar: string;
  readonly matches: number;
  readonly better: number;
  readonly worse: number;
}

export interface OptionsShown {
  readonly options: { readonly [key: string]: unknown };
}

export interface Part {
  readonly tally: Tally;
  readonly by_preset: readonly ByPreset[];
  readonly places: { readonly [key: string]: number };
  readonly weeks: readonly Week[];
  readonly streak: Streak;
}

export interface PasskeyInfo {
  readonly id: string;
  readonly created: number;
  readonly used: number | null;
}

export interface PeopleShown {
  readonly recent: readonly Known[];
  readonly blocked: readonly Known[];
  readonly muted: readonly Known[];
}

export interface PlanOffered {
  readonly kind: string;
  readonly stages: readonly PlanStage[];
  readonly tables_at_once: number;
  readonly byes: number;
  readonly luck: number;
  readonly games: { readonly [key: string]: number };
  readonly minutes: { readonly [key: string]: number };
  readonly why: readonly PlanReason[];
}

export interface PlanReason {
  readonly name: string;
  readonly values: { readonly [key: string]: number };
}

export interface PlanStage {
  readonly kind: string;
  readonly players: number;
  readonly tables: number;
  readonly byes: number;
  readonly sizes: readonly number[];
  readonly games: { readonly [key: string]: number };
}

export interface PlansOffered {
  readonly players: number;
  readonly present: number;
  readonly registered: number;
  readonly plans: readonly PlanOffered[];
}

export interface Preview {
  readonly ok: boolean;
  readonly reason?: string;
  readonly expected?: string;
  readonly found?: string;
  readonly sheet?: { readonly [key: string]: unknown } | null;
  readonly back?: readonly string[];
  readonly out?: readonly string[];
}

export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly language: string;
  readonly level: number;
  readonly role: string;
  readonly created: number;
  readonly name_locked_until: number | null;
  readonly muted_until: number | null;
  readonly banned_until: number | null;
  readonly recovery: boolean;
  readonly passkeys: number;
}

export interface ProfileChange {
  readonly name?: string | null;
  readonly avatar?: string | null;
  readonly language?: string | null;
}

export interface QueuePlace {
  readonly place: number | null;
  readonly held_ms: number | null;
  readonly waiting: number;
}

export interface Quick {
  readonly seats: number;
  readonly preset?: string;
}

export interface Rating {
  readonly value: number;
  readonly deviation: number;
  readonly matches: number;
  readonly history: readonly (readonly [number, number])[];
}

export interface RecoveryCode {
  readonly code: string;
}

export interface Registration {
  readonly name: string;
  readonly born: number;
  readonly shown?: string;
  readonly note?: string;
  readonly id?: string;
}

export interface RegistrationTaken {
  readonly entrant: string;
  readonly number: number;
  readonly key: string;
}

export interface ReportAnswer {
  readonly id: string;
  readonly ok: boolean;
  readonly seq?: number;
  readonly reason?: string;
  readonly expected?: string;
  readonly found?: string;
  readonly entrant?: string;
}

export interface ReportAnswers {
  readonly answers: readonly ReportAnswer[];
  readonly seq: number;
  readonly key?: string;
}

export interface ReportList {
  readonly reports: readonly SpokenReport[];
}

export interface Restored {
  readonly code: string;
  readonly key: string;
  readonly taken: number;
  readonly seq: number;
}

export interface SeasonRow {
  readonly place: number;
  readonly name: string;
  readonly points: number;
  readonly points_each: readonly (number | null)[];
  readonly places: readonly (number | null)[];
}

export interface SeasonShown {
  readonly name: string;
  readonly tournaments: readonly SeasonTournament[];
  readonly rows: readonly SeasonRow[];
}

export interface SeasonTournament {
  readonly code: string;
  readonly title: string;
  readonly year: number;
  readonly ended: number;
}

export interface SeatShown {
  readonly name: string;
  readonly avatar: string;
  readonly kind: "person" | "bot" | "open";
}

export interface SectionsShown {
  readonly kind: string;
  readonly seq: number;
  readonly now: number;
  readonly role: string;
  readonly sections: { readonly [key: string]: unknown };
}

export interface SentReport {
  readonly id: string;
  readonly report: { readonly [key: string]: unknown };
}

export interface SentReports {
  readonly reports: readonly SentReport[];
}

export interface Spoken {
  readonly seq: number;
  readonly at: number;
  readonly seat: number;
  readonly name: string;
  readonly phrase: string;
}

export interface SpokenReport {
  readonly id: string;
  readonly created: number;
  readonly reason: string;
  readonly text: string;
  readonly table_id: string;
  readonly seat: number;
  readonly shown: string;
  readonly player: Subject;
  readonly reporter: Subject;
  readonly first_seq: number;
  readonly last_seq: number;
  readonly chat: readonly Spoken[];
  readonly decided: number | null;
  readonly decision: string;
}

export interface Statistics {
  readonly level: number;
  readonly milestones: readonly Milestone[];
  readonly points: number;
  readonly rating: Rating;
  readonly people: Part;
  readonly practice: Part;
  readonly opponents: readonly Opponent[];
}

export interface Streak {
  readonly now: number;
  readonly best: number;
}

export interface Subject {
  readonly id: string;
  readonly name: string;
  readonly muted_until: number | null;
  readonly banned_until: number | null;
  readonly reports: number;
}

export interface SubjectList {
  readonly players: readonly Subject[];
}

export interface Suggestions {
  readonly names: readonly string[];
}

export interface TableShown {
  readonly code: string;
  readonly preset: string;
  readonly ruleset: { readonly [key: string]: unknown };
  readonly format: { readonly [key: string]: unknown };
  readonly values: string | { readonly [key: string]: number } | null;
  readonly clock_ms: number | null;
  readonly public: boolean;
  readonly state: "waiting" | "running";
  readonly seats: readonly SeatShown[];
  readonly open: number;
  readonly waiting_ms: number;
  readonly fill_ms: number | null;
  readonly minutes: readonly [number, number];
  readonly mine: boolean;
  readonly refused?: string | null;
}

export interface Tally {
  readonly matches: number;
  readonly won: number;
  readonly drawn: number;
  readonly left: number;
  readonly rounds: number;
  readonly average_round_ms: number;
  readonly average_round_turns: number;
  readonly longest_penalty: number;
}

export interface TypedCode {
  readonly code: string;
}

export interface WantedPreview {
  readonly report: { readonly [key: string]: unknown };
}

export interface Week {
  readonly week: string;
  readonly matches: number;
  readonly won: number;
  readonly points: number;
}
