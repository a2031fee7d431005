/** What this device remembers of championships: the private pages of who registered here, and whose table is looked for. */
import { read, write } from "../../../app/store";

export interface Ticket {
  readonly code: string;
  readonly key: string;
  readonly number: number;
  readonly name: string;
}

const TICKETS = "championship-tickets";
const MINE = "championship-mine";
/** Older ones are forgotten: a device does not collect tournaments for ever. */
const MOST = 40;

function isTicket(one: unknown): one is Ticket {
  const { code, key, number, name } = (one ?? {}) as Record<string, unknown>;
  return typeof code === "string" && typeof key === "string" && typeof number === "number" && typeof name === "string";
}

function all(): Ticket[] {
  const stored = read(TICKETS);
  return Array.isArray(stored) ? stored.filter(isTicket) : [];
}

/** The private pages of a championship that were opened on this device, the newest first. */
export const tickets = (code: string): Ticket[] => all().filter((one) => one.code === code);

export function keepTicket(ticket: Ticket): void {
  write(TICKETS, [ticket, ...all().filter((one) => one.code !== ticket.code || one.key !== ticket.key)].slice(0, MOST));
}

function found(): Record<string, string> {
  const stored = read(MINE);
  return typeof stored === "object" && stored !== null && !Array.isArray(stored) ? (stored as Record<string, string>) : {};
}

/** Whose table this device looks for in a championship: a player's id, empty for nobody's. */
export const lookedFor = (code: string): string => {
  const id = found()[code];
  return typeof id === "string" ? id : "";
};

export function lookFor(code: string, id: string): void {
  const others = Object.entries(found()).filter(([key]) => key !== code);
  write(MINE, Object.fromEntries([...others.slice(-MOST), ...(id === "" ? [] : [[code, id]])]));
}
