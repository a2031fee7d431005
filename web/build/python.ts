import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import type { Plugin } from "vite";
import { pythonBundle } from "./python_bundle.mjs";

const MODULE = "virtual:python";
/** Pyodide imports Node's modules where it runs in Node; in a browser it never comes to that. */
const NODE = "\0node";
const PYODIDE = resolve(import.meta.dirname, "../node_modules/pyodide");

interface Served {
  /** Address → file. */
  readonly files: ReadonlyMap<string, string>;
  /** What `virtual:python` exports. */
  readonly module: string;
}

const hash = (path: string): string => createHash("sha256").update(readFileSync(path)).digest("hex").slice(0, 10);

/** Pyodide wants its lock file at boot; without the list of packages, of which we load none, it is a line. */
function lockFile(): string {
  const { info } = JSON.parse(readFileSync(resolve(PYODIDE, "pyodide-lock.json"), "utf8")) as { info: object };
  return JSON.stringify({ info, packages: {} });
}

async function serve(): Promise<Served> {
  const bundle = await pythonBundle(process.env["PRSI_SOURCES"]);
  const program = resolve(PYODIDE, "pyodide.asm.mjs");
  const wasm = resolve(PYODIDE, "pyodide.asm.wasm");
  // Pyodide looks for its two files beside each other, under these names: the folder carries their hash.
  const base = `/py/${createHash("sha256").update(hash(program) + hash(wasm)).digest("hex").slice(0, 10)}/`;
  const stdlib = `/py/stdlib-${hash(bundle.stdlib)}.zip`;
  const prsi = `/py/prsi-${hash(bundle.prsi)}.zip`;
  const later = `/py/later-${hash(bundle.later)}.zip`;
  return {
    files: new Map([
      [base + basename(program), program],
      [base + basename(wasm), wasm],
      [stdlib, bundle.stdlib],
      [prsi, bundle.prsi],
      [later, bundle.later],
    ]),
    module: [
      `export const base = ${JSON.stringify(base)};`,
      `export const stdlib = ${JSON.stringify(stdlib)};`,
      `export const prsi = ${JSON.stringify(prsi)};`,
      `export const later = ${JSON.stringify(later)};`,
      `export const lock = ${JSON.stringify(lockFile())};`,
      `export const versions = ${JSON.stringify(bundle.versions)};`,
    ].join("\n"),
  };
}

/** Makes the Python bundle once, serves or emits its files, and tells their addresses as `virtual:python`. */
export function python(): { page: Plugin; worker: Plugin } {
  let made: Promise<Served> | undefined;
  const served = (): Promise<Served> => (made ??= serve());
  const addresses: Omit<Plugin, "name"> = {
    enforce: "pre",
    resolveId: (id) => (id === MODULE ? "\0" + MODULE : id.startsWith("node:") || id === "ws" ? NODE : null),
    load: async (id) => (id === "\0" + MODULE ? (await served()).module : id === NODE ? "export default {};" : null),
  };
  return {
    page: {
      name: "prsi-python",
      ...addresses,
      async generateBundle() {
        for (const [address, path] of (await served()).files) {
          this.emitFile({ type: "asset", fileName: address.slice(1), source: readFileSync(path) });
        }
      },
      configureServer(server) {
        server.middlewares.use((request, response, next) => {
          served().then(({ files }) => {
            const path = files.get(request.url ?? "");
            if (path === undefined) return next();
            const type = path.endsWith(".wasm") ? "application/wasm" : path.endsWith(".mjs") ? "text/javascript" : "application/zip";
            response.setHeader("Content-Type", type);
            response.end(readFileSync(path));
          }, next);
        });
      },
    },
    worker: { name: "prsi-python-addresses", ...addresses },
  };
}
