export type { Answer, Connection, DeviceClient, House, Notice, Request, StoredGame, TableClient } from "./client";
export { follow } from "./entries";
export { house } from "./house";
export { SocketClient } from "./socket";
export { updates } from "./updates";
