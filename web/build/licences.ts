import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const WEB = resolve(import.meta.dirname, "..");
const MODULES = join(WEB, "node_modules");
/** Where the built page keeps the texts; the About page shows them from there. */
export const LICENCES = "licences.txt";
/** Carried in files of their own, which no module of the page names. */
const CARRIED = ["pyodide"];
/** Licences whose text names no holder, so that any package's copy will do. */
const COMMON = new Set(["MPL-2.0", "Apache-2.0"]);

interface Part {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly home: string;
  readonly text: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly homepage?: string;
}

const manifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;

/** The licence file of a package; undefined where it ships none. */
function own(folder: string): string | undefined {
  const name = readdirSync(folder).find((file) => /^licen[cs]e(\.(md|txt))?$/i.test(file));
  return name === undefined ? undefined : readFileSync(join(folder, name), "utf8");
}

/** The text of a licence that names no holder, from whichever installed package ships it. */
function common(licence: string): string | undefined {
  if (!COMMON.has(licence)) return undefined;
  for (const entry of readdirSync(MODULES).sort()) {
    const folder = join(MODULES, entry);
    if (!existsSync(join(folder, "package.json")) || manifest(folder).license !== licence) continue;
    const text = own(folder);
    if (text !== undefined) return text;
  }
  return undefined;
}

function fromNpm(name: string): Part {
  const folder = join(MODULES, name);
  const { version, license, homepage } = manifest(folder);
  const licence = license ?? "";
  const text = own(folder) ?? common(licence);
  // A page that carries something without its terms must not be built.
  if (text === undefined) throw new Error(`No licence text for ${name} ${version} (${licence || "no licence named"})`);
  return { name, version, licence, home: homepage ?? "", text };
}

/** What comes from the building Python: its own licence, which Pyodide's standard library is under too, and one module's. */
const PYTHON = `
import importlib.metadata as m, json, pathlib, platform, sysconfig
folder = pathlib.Path(sysconfig.get_paths()["stdlib"])
python = next((p.read_text("utf-8") for p in (folder / "LICENSE.txt", folder.parent / "LICENSE.txt") if p.is_file()), None)
one = m.distribution("mypy_extensions")
file = next(f for f in one.files or () if f.name.upper().startswith("LICEN"))
print(json.dumps([python, one.version, file.read_text("utf-8")]))
`;

function fromPython(): Part[] {
  for (const python of ["python", join(WEB, "../.venv/bin/python"), "python3"]) {
    try {
      const answer = execFileSync(python, ["-c", PYTHON], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
      const [library, version, module] = JSON.parse(answer) as [string | null, string, string];
      const home = "https://docs.python.org/3/license.html";
      return [
        { name: "Python standard library", version: "", licence: "PSF-2.0", home, text: library ?? `The text is at ${home}.` },
        { name: "mypy_extensions", version, licence: "MIT", home: "https://github.com/python/mypy_extensions", text: module },
      ];
    } catch {
      continue;
    }
  }
  throw new Error("No Python with mypy_extensions found; build with `make web`");
}

/** The name of the package that a module or file belongs to; the innermost, where packages lie in packages. */
function packageOf(id: string): string | undefined {
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll("\\", "/"))?.[1];
}

const line = "=".repeat(80);

/**
 * Writes the licence texts of everything from elsewhere that the built page carries into one file beside it.
 *
 * Which packages those are is read off the build itself: the modules of its chunks, the fonts of its styles, Pyodide.
 * The texts are the installed packages' own, so that none is kept in this repository.
 */
export function licences(): Plugin {
  return {
    name: "prsi-licences",
    apply: "build",
    generateBundle(_options, bundle) {
      const names = new Set(CARRIED);
      for (const item of Object.values(bundle)) {
        const from = item.type === "chunk" ? Object.keys(item.modules) : item.originalFileNames.map((name) => resolve(WEB, name));
        for (const id of from) {
          const name = packageOf(id);
          if (name !== undefined) names.add(name);
        }
      }
      const parts = [...[...names].map(fromNpm), ...fromPython()].sort((a, b) => a.name.localeCompare(b.name, "en"));
      const source = parts.map(({ name, version, licence, home, text }) =>
        [line, `${name} ${version}`.trim(), licence, home, line, "", text.trim(), ""].filter((row, at) => row !== "" || at > 3).join("\n"),
      );
      this.emitFile({ type: "asset", fileName: LICENCES, source: source.join("\n\n") });
    },
  };
}
