import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { build, type Plugin } from "vite";

const WEB = resolve(import.meta.dirname, "..");
const COMPRESSED = join(WEB, ".cache", "compressed");
/** Worth compressing; images in PNG and fonts in WOFF2 are already. */
const COMPRESSIBLE = /\.(html|js|mjs|css|svg|wasm|zip|json|webmanifest|txt)$/;
/** Put into the page and the service worker where the build's own name goes. */
export const BUILD_MARK = "__PRSI_BUILD__";

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const sha = (bytes: Uint8Array | string): string => createHash("sha256").update(bytes).digest("hex");

let written = 0;

/** Writes `path.br` and `path.gz`; the largest files take brotli half a minute, so results are kept by content. */
async function compress(path: string): Promise<void> {
  const key = sha(readFileSync(path));
  const size = readFileSync(path).length;
  for (const [ending, make] of [
    [
      ".br",
      () =>
        createBrotliCompress({
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
            [constants.BROTLI_PARAM_SIZE_HINT]: size,
          },
        }),
    ],
    [".gz", () => createGzip({ level: 9 })],
  ] as const) {
    const kept = join(COMPRESSED, key + ending);
    if (!existsSync(kept)) {
      // Two files may be alike: each is written under a name of its own.
      const temporary = `${kept}.${process.pid}-${written++}`;
      await pipeline(createReadStream(path), make(), createWriteStream(temporary));
      renameSync(temporary, kept);
    }
    await copyFile(kept, path + ending);
  }
}

/** After everything else: names the build, makes the service worker that keeps its files, and compresses them all. */
export function service(): Plugin {
  let out = "";
  let written = false;
  return {
    name: "prsi-service",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      written = true;
    },
    closeBundle: {
      sequential: true,
      order: "post",
      async handler() {
        if (!written) return; // the build has failed, and whoever reads is to see why
        const address = (path: string): string => "/" + relative(out, path).split(sep).join("/");
        const paths = filesIn(out);
        const name = sha(paths.map((path) => `${address(path)} ${sha(readFileSync(path))}`).join("\n")).slice(0, 12);
        const page = join(out, "index.html");
        writeFileSync(page, readFileSync(page, "utf8").replaceAll(BUILD_MARK, name));
        const addresses = paths.map((path) => (path === page ? "/" : address(path)));
        await build({
          configFile: false,
          root: WEB,
          logLevel: "warn",
          publicDir: false,
          define: { __BUILD__: JSON.stringify(name), __FILES__: JSON.stringify(addresses) },
          build: {
            target: "es2022",
            outDir: out,
            emptyOutDir: false,
            lib: { entry: join(WEB, "src/worker/service.ts"), formats: ["es"], fileName: () => "sw.js" },
          },
        });
        mkdirSync(COMPRESSED, { recursive: true });
        await Promise.all(filesIn(out).filter((path) => COMPRESSIBLE.test(path)).map(compress));
      },
    },
  };
}
