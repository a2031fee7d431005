export type { Answer, Connection, House, Notice, Request, StoredGame, TableClient } from "./client";
export { house } from "./house";
export { updates } from "./updates";
