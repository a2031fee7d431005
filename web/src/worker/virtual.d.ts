declare module "virtual:python" {
  /** The folder of Pyodide's own files, with a slash at its end. */
  export const base: string;
  /** The standard library, trimmed and compiled. */
  export const stdlib: string;
  /** What of our packages a table needs, compiled. */
  export const prsi: string;
  /** The rest of them, for questions. */
  export const later: string;
  /** Pyodide's lock file without its packages: we load none. */
  export const lock: string;
  export const versions: { package: string; protocol: number; record: number; rules: number; table: number };
}
