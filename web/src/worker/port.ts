/** What crosses the worker's port. Protocol commands and messages travel as JSON texts, as they will on a socket. */
import type { Connection, Notice } from "../net/client";

export type ToWorker =
  /** Make a table from a `start` command. */
  | { to: "start"; table: string; text: string }
  /** Resume a stored table; `steal` takes it from the tab that runs it. */
  | { to: "open"; table: string; steal: boolean }
  | { to: "command"; text: string }
  /** Let go of the table. */
  | { to: "close" };

export type FromWorker =
  /** The rules run. */
  | { from: "ready" }
  /** The rules cannot run here at all. */
  | { from: "failed"; notice: Notice }
  /** A fault in the worker: it must be replaced; what is stored stays. */
  | { from: "died"; reason: string }
  | { from: "message"; table: string; text: string }
  | { from: "connection"; table: string; connection: Connection }
  | { from: "notice"; table: string; notice: Notice };
