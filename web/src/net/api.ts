/**
 * The server's HTTP interface, one function a request: JSON in and out, and every way it can fail as one `Trouble`.
 *
 * The shapes are generated into `./answers` from the server's own.
 */
import type {
  AdminReport,
  AtSeat,
  Decision,
  DeviceCode,
  DeviceInfo,
  Kept,
  Leaderboard,
  LobbyShown,
  LogPage,
  Match,
  Matches,
  MyTables,
  NewTable,
  Opened,
  OptionsShown,
  PasskeyInfo,
  PeopleShown,
  Profile,
  ProfileChange,
  QueuePlace,
  Quick,
  RecoveryCode,
  ReportList,
  SpokenReport,
  Statistics,
  SubjectList,
  Suggestions,
  TableShown,
} from "./answers";

/** Why a request was not done. */
export type TroubleKind =
  /** No network, or nobody answers at the other end. */
  | "offline"
  /** The server takes nobody more: there is a queue. */
  | "full"
  /** The player is banned; `until` says how long. */
  | "banned"
  /** Too many requests; `seconds` says when to try again. */
  | "too-often"
  /** The server answers, but cannot do it now (its database is away, it is being stopped). */
  | "unavailable"
  /** Nobody is signed in here. */
  | "stranger"
  /** What was asked for is not there (any more). */
  | "missing"
  /** The asker may not do that. */
  | "forbidden"
  /** Something about the request itself; `error` names it. */
  | "refused";

interface Body {
  readonly error?: string;
  readonly expected?: string;
  readonly found?: string;
  readonly until?: number;
}

/** What went wrong with a request. */
export class Trouble extends Error {
  constructor(
    readonly kind: TroubleKind,
    readonly status: number,
    /** The server's own word for it, an id; empty where it said none. */
    readonly error = "",
    /** Wall clock, milliseconds: when it ends by itself. */
    readonly until: number | null = null,
    readonly seconds: number | null = null,
    readonly found = "",
  ) {
    super(`${status} ${error || kind}`);
  }
}

/** Milliseconds after which a request counts as unanswered. */
const PATIENCE = 15_000;

function kindOf(status: number, error: string): TroubleKind {
  if (error === "full") return "full";
  if (error === "banned") return "banned";
  if (status === 401) return "stranger";
  if (status === 404 || status === 410) return "missing";
  if (status === 429) return "too-often";
  if (status >= 500) return "unavailable";
  return status === 403 && error !== "name_locked" ? "forbidden" : "refused";
}

async function troubleOf(response: Response): Promise<Trouble> {
  let body: Body = {};
  try {
    body = (await response.json()) as Body;
  } catch {
    // A proxy's page, perhaps: the status says enough.
  }
  const error = typeof body.error === "string" ? body.error : "";
  const after = Number(response.headers.get("Retry-After"));
  return new Trouble(
    kindOf(response.status, error),
    response.status,
    error,
    typeof body.until === "number" ? body.until : null,
    Number.isFinite(after) && after > 0 ? after : null,
    typeof body.found === "string" ? body.found : "",
  );
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A request and its answer; `body` goes as JSON, or as it is where it is a text or a file. Throws Trouble for whatever is no success. */
export async function answer(method: Method, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      cache: "no-store",
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE),
      headers: { Accept: "application/json, text/plain", ...(body === undefined ? {} : { "Content-Type": "application/json" }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === "string" || body instanceof Blob ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new Trouble("offline", 0);
  }
  if (!response.ok) throw await troubleOf(response);
  return response;
}

async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await answer(method, path, body);
  if (response.status === 204) return undefined as T;
  try {
    return (await response.json()) as T;
  } catch {
    // Half an answer, or another server's page.
    throw new Trouble("unavailable", response.status);
  }
}

const part = encodeURIComponent;
const query = (values: Readonly<Record<string, string | number | undefined>>): string => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return given.length === 0 ? "" : `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
};

export const api = {
  me: () => ask<Profile>("GET", "/api/me"),
  makeGuest: (language: string) => ask<Profile>("POST", "/api/me", { language }),
  changeMe: (change: ProfileChange) => ask<Profile>("PATCH", "/api/me", change),
  eraseMe: () => ask<void>("DELETE", "/api/me"),
  exportMe: () => ask<unknown>("GET", "/api/me/export"),
  names: (language: string) => ask<Suggestions>("GET", `/api/names${query({ language })}`),
  devices: () => ask<readonly DeviceInfo[]>("GET", "/api/me/devices"),
  signOthersOut: () => ask<void>("DELETE", "/api/me/devices"),
  signOut: (device: string) => ask<void>("DELETE", `/api/me/devices/${part(device)}`),
  deviceCode: () => ask<DeviceCode>("POST", "/api/me/device-code"),
  useDeviceCode: (code: string) => ask<Profile>("POST", "/api/session/device", { code }),
  recoveryCode: () => ask<RecoveryCode>("POST", "/api/me/recovery"),
  recover: (code: string) => ask<Profile>("POST", "/api/session/recover", { code }),
  passkeys: () => ask<readonly PasskeyInfo[]>("GET", "/api/me/passkeys"),
  dropPasskey: (key: string) => ask<void>("DELETE", `/api/me/passkeys/${part(key)}`),
  passkeyOptions: () => ask<OptionsShown>("POST", "/api/me/passkeys/options"),
  addPasskey: (credential: unknown) => ask<void>("POST", "/api/me/passkeys", credential),
  signInOptions: () => ask<OptionsShown>("POST", "/api/session/passkey/options"),
  signIn: (credential: unknown) => ask<Profile>("POST", "/api/session/passkey", credential),

  people: () => ask<PeopleShown>("GET", "/api/people"),
  block: (player: string, on: boolean) => ask<void>(on ? "PUT" : "DELETE", `/api/people/${part(player)}/block`),
  mute: (player: string, on: boolean) => ask<void>(on ? "PUT" : "DELETE", `/api/people/${part(player)}/mute`),
  invite: (player: string, table: string) => ask<void>("POST", `/api/people/${part(player)}/invite`, { table }),

  lobby: () => ask<LobbyShown>("GET", "/api/lobby"),
  quick: (wish: Quick) => ask<Opened>("POST", "/api/lobby/quick", wish),
  makeTable: (table: NewTable) => ask<Opened>("POST", "/api/tables", table),
  table: (code: string) => ask<TableShown>("GET", `/api/tables/${part(code)}`),
  myTables: () => ask<MyTables>("GET", "/api/me/tables"),
  keepPlace: () => ask<QueuePlace>("PUT", "/api/queue"),
  joinQueue: () => ask<QueuePlace>("POST", "/api/queue"),
  leaveQueue: () => ask<void>("DELETE", "/api/queue"),
  peopleAt: (code: string) => ask<readonly AtSeat[]>("GET", `/api/tables/${part(code)}/people`),
  report: (code: string, seat: number, reason: string, text: string) => ask<void>("POST", `/api/tables/${part(code)}/report`, { seat, reason, text }),

  statistics: () => ask<Statistics>("GET", "/api/me/statistics"),
  matches: (before?: string) => ask<Matches>("GET", `/api/me/matches${query({ before })}`),
  /** The record of a finished match, as `prsi verify` reads it. */
  record: async (match: string) => (await answer("GET", `/api/matches/${part(match)}/record`)).text(),
  leaderboard: (period: Leaderboard["kind"], at?: string) => ask<Leaderboard>("GET", `/api/leaderboards${query({ period, at })}`),

  privacy: () => ask<Kept>("GET", "/api/privacy"),

  reports: (decided: boolean) => ask<ReportList>("GET", `/api/moderation/reports${query({ decided: String(decided) })}`),
  decide: (report: string, decision: Decision) => ask<SpokenReport>("POST", `/api/moderation/reports/${part(report)}`, decision),
  findPlayers: (name: string) => ask<SubjectList>("GET", `/api/moderation/players${query({ name })}`),
  act: (player: string, decision: Decision) => ask<void>("POST", `/api/moderation/players/${part(player)}`, decision),
  moderationLog: (before?: number) => ask<LogPage>("GET", `/api/moderation/log${query({ before })}`),
  admin: () => ask<AdminReport>("GET", "/api/admin"),
  signPlayerOut: (player: string) => ask<void>("POST", `/api/admin/players/${part(player)}/sign-out`),
  /** The match that this player has finished last at a table. */
  lastMatch: (code: string) => ask<Match>("GET", `/api/tables/${part(code)}/match`),
  drain: () => ask<void>("POST", "/api/admin/drain"),
};

/** Where the QR code of a table's link is drawn. */
export const qrOf = (code: string): string => `/api/tables/${part(code)}/qr.svg`;
