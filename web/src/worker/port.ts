/** What crosses the worker's port. Protocol commands and messages travel as JSON texts, as they will on a socket. */
import type { Connection, Notice } from "../net/client";

export type ToWorker =
  /** A count of commands that the page has sent and the worker not taken; so a bot that thinks knows of them. */
  | { to: "flag"; flag: Int32Array<SharedArrayBuffer> }
  /** A question that concerns no table; `id` comes back with its answer. */
  | { to: "ask"; id: number; kind: string; text: string }
  /** Make a table from a `start` command. */
  | { to: "start"; table: string; text: string }
  /** Resume a stored table; `steal` takes it from the tab that runs it. */
  | { to: "open"; table: string; steal: boolean }
  /** `seat`: who of several people sends it, where that is not who is shown. */
  | { to: "command"; text: string; seat: number | null }
  /** Send somebody's view from now on, or (null) nobody's: several people share the device. */
  | { to: "show"; seat: number | null }
  /** Let go of the table. */
  | { to: "close" };

export type FromWorker =
  /** The rules run. */
  | { from: "ready" }
  /** The rules cannot run here at all. */
  | { from: "failed"; notice: Notice }
  /** A fault in the worker: it must be replaced; what is stored stays. */
  | { from: "died"; reason: string }
  /** The answer to a question; null when it could not be read. */
  | { from: "answer"; id: number; text: string | null }
  | { from: "message"; table: string; text: string }
  | { from: "connection"; table: string; connection: Connection }
  | { from: "notice"; table: string; notice: Notice };
