/**
 * Makes the Python that the worker runs: Pyodide's own files, the standard library trimmed to what a traced run
 * imports, and our packages; all compiled by Pyodide itself, whose Python is another than the building one.
 *
 * Called by the Vite plugin beside it; `node build/python_bundle.mjs` prints what went in.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const HERE = dirname(fileURLToPath(import.meta.url));
const WEB = dirname(HERE);
const PYODIDE = join(WEB, "node_modules", "pyodide");
/** Packages of ours that run in the browser: everything that needs nothing but the standard library, and the shell. */
const PACKAGES = ["rules", "match", "bots", "protocol", "table", "learn", "browser"];
/** Of the championship only what counts a table, repeats a draw and writes the rules: plans and all else are the server's. */
const PARTS = ["__init__", "apart", "draw", "published", "regulations", "settings", "reports", "sheet", "split"].map((name) => join("prsi", "tournament", `${name}.py`));
/** Imported only when something goes wrong or on a first, late use, so that no trace is sure to meet them. */
const KEEP = ["traceback", "linecache", "encodings.idna", "encodings.latin_1", "encodings.ascii"];

/** @param {string} folder @returns {string[]} */
function pythonFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".py"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** The one module from elsewhere that travels along: its integer types are plain `int` where nothing is compiled. */
const CARRIED = "mypy_extensions";

/** The source of a module of the building Python, which `tools/npm.py` puts first on PATH. @param {string} module */
function installed(module) {
  const code = `import importlib.util as u; print(u.find_spec(${JSON.stringify(module)}).origin)`;
  for (const python of ["python", join(WEB, "../.venv/bin/python"), "python3"]) {
    try {
      return readFileSync(execFileSync(python, ["-c", code], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim());
    } catch {
      continue;
    }
  }
  throw new Error(`No Python with ${module} found; build with \`make web\``);
}

/** The sources that go in: path inside the archive → bytes. @param {string} root */
function sources(root) {
  const files = new Map([[`${CARRIED}.py`, installed(CARRIED)]]);
  for (const entry of readdirSync(join(root, "prsi"), { withFileTypes: true })) {
    if (entry.isFile() && entry.name.endsWith(".py") && entry.name !== "__main__.py") {
      files.set(`prsi/${entry.name}`, readFileSync(join(root, "prsi", entry.name)));
    }
  }
  for (const name of PACKAGES) {
    const folder = join(root, "prsi", name);
    if (!existsSync(folder)) continue;
    for (const path of pythonFiles(folder)) files.set(relative(root, path).replaceAll("\\", "/"), readFileSync(path));
  }
  for (const path of PARTS) if (existsSync(join(root, path))) files.set(path.replaceAll("\\", "/"), readFileSync(join(root, path)));
  return files;
}

/** @param {Iterable<[string, Uint8Array]>} files */
function digest(files) {
  const hash = createHash("sha256");
  for (const [name, bytes] of files) hash.update(name).update("\0").update(bytes).update("\0");
  return hash.digest("hex").slice(0, 16);
}

/**
 * @param {string} root the folder that holds the package `prsi`
 * @returns {Promise<{folder: string, stdlib: string, prsi: string, later: string, versions: Record<string, unknown>}>}
 *   the folder with `stdlib.zip`, `prsi.zip` (what a table needs), `later.zip` (the rest of ours) and `bundle.json`
 */
export async function pythonBundle(root = resolve(WEB, "../src")) {
  const files = sources(root);
  const own = ["python_bundle.mjs", "python_bundle.py"].map((name) => [name, readFileSync(join(HERE, name))]);
  const version = JSON.parse(readFileSync(join(PYODIDE, "package.json"), "utf8")).version;
  const key = digest([...files, ...own, ["pyodide", Buffer.from(version)]]);
  const folder = join(WEB, ".cache", "python", key);
  const description = join(folder, "bundle.json");
  if (!existsSync(description)) {
    const { loadPyodide } = await import(pathToFileURL(join(PYODIDE, "pyodide.mjs")).href);
    const python = await loadPyodide({ indexURL: PYODIDE, env: { PYTHONHASHSEED: "0" } });
    for (const [name, bytes] of files) {
      python.FS.mkdirTree(dirname(`/build/${name}`));
      python.FS.writeFile(`/build/${name}`, bytes);
    }
    python.FS.writeFile("/home/pyodide/python_bundle.py", own[1][1]);
    python.runPython("import sys, python_bundle; sys.path.insert(0, '/build'); sys.dont_write_bytecode = True");
    python.runPython("python_bundle.record()\nimport prsi.browser.host\npython_bundle.begun()");
    // The trace: everything the worker ever does, once.
    const versions = JSON.parse(python.runPython("from prsi.browser import trace; trace.run()"));
    const [stdlib, prsi, later, names] = python.runPython(
      `import json, python_bundle\npython_bundle.pack("/build", json.loads(${JSON.stringify(JSON.stringify(KEEP))}))`,
    );
    const temporary = `${folder}.${process.pid}`;
    mkdirSync(temporary, { recursive: true });
    writeFileSync(join(temporary, "stdlib.zip"), stdlib.toJs());
    writeFileSync(join(temporary, "prsi.zip"), prsi.toJs());
    writeFileSync(join(temporary, "later.zip"), later.toJs());
    writeFileSync(join(temporary, "bundle.json"), JSON.stringify({ pyodide: version, versions, stdlib: names.toJs() }, null, 1));
    rmSync(folder, { recursive: true, force: true });
    renameSync(temporary, folder);
  }
  const { versions } = JSON.parse(readFileSync(description, "utf8"));
  return { folder, stdlib: join(folder, "stdlib.zip"), prsi: join(folder, "prsi.zip"), later: join(folder, "later.zip"), versions };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const { folder } = await pythonBundle(process.argv[2]);
    process.stdout.write(`${folder}\n${readFileSync(join(folder, "bundle.json"), "utf8")}\n`);
  } catch (error) {
    // Node would print the whole one-line source of Pyodide with an uncaught error.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
