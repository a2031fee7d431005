/// <reference types="node" />
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const INDEX = "virtual:locales";
const ONE = "virtual:locale/";
/** Texts only the terminal shows: not worth a byte of the page. */
const LEFT_OUT = new Set(["cli.ftl"]);

/**
 * Makes the Fluent files that Python reads importable by the page, one chunk a language.
 *
 * `virtual:locales` exports `loaders` (language → import of its text). A language is a folder under `directory`, so a
 * new folder is a new language.
 */
export function locales(directory = resolve(import.meta.dirname, "../../../src/prsi/locale")): Plugin {
  const languages = () =>
    readdirSync(directory, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && /^[a-z]{2,3}(-[A-Z]{2})?$/.test(entry.name))
      .map((entry) => entry.name)
      .sort();
  const files = (language: string) =>
    readdirSync(join(directory, language))
      .filter((name) => name.endsWith(".ftl") && !LEFT_OUT.has(name))
      .sort()
      .map((name) => join(directory, language, name));
  return {
    name: "prsi-locales",
    resolveId(id) {
      return id === INDEX || id.startsWith(ONE) ? "\0" + id : null;
    },
    load(id) {
      if (id === "\0" + INDEX) {
        const entries = languages().map((code) => `  ${JSON.stringify(code)}: () => import("${ONE}${code}"),`);
        return `export const loaders = {\n${entries.join("\n")}\n};\n`;
      }
      if (id.startsWith("\0" + ONE)) {
        const paths = files(id.slice(ONE.length + 1));
        for (const path of paths) this.addWatchFile(path);
        // Comments and indentation stay: Fluent is small and compresses well.
        return `export default ${JSON.stringify(paths.map((path) => readFileSync(path, "utf8")).join("\n"))};\n`;
      }
      return null;
    },
  };
}
