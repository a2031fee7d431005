/** What somebody can be reported for; `report-reason-<id>` names it. */
export const REASONS = ["name", "behaviour", "cheating", "other"] as const;
export type Reason = (typeof REASONS)[number];
