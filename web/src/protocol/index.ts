// The types are generated from src/prsi/protocol; see types.ts.
export * from "./types";
