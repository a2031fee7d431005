export { Championship, Clock, roleOf, type Answer, type Link, type Why } from "./client.svelte";
export { listChampionships, openChampionship, seasonFile, seasonOf } from "./open";
export { refusal } from "./refused";
export type { Refusal, Waiting } from "./store";
export type * from "./types";
export { CONDUCTS, REASONS } from "./types";
