/** What somebody can be reported for; `report-reason-<id>` names it. */
export const REASONS = ["name", "chat", "stalling", "leaving", "cheating", "other"] as const;
export type Reason = (typeof REASONS)[number];
