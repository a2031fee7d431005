import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { FIRST, first } from "./build/first.ts";
import { licences } from "./build/licences.ts";
import { python } from "./build/python.ts";
import { service } from "./build/service.ts";
import { locales } from "./src/i18n/vite-plugin.ts";

const bundle = python();

export default defineConfig({
  plugins: [locales(), svelte(), bundle.page, first(), licences(), service()],
  server: { host: "127.0.0.1" },
  worker: { format: "es", plugins: () => [bundle.worker] },
  build: {
    target: "es2022",
    outDir: process.env["PRSI_PAGE"] ?? "dist",
    emptyOutDir: true,
    // Everything is a file of its own: the content security policy allows no data: scripts, and the service worker lists files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // All that the first screen needs is one file: thirty small ones, each shared with some later page, were fetched before
    // any of them could run. What begins to load the rules is a small one before it (build/first.ts).
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: FIRST, test: /\/src\/boot\.ts$/, priority: 1 },
            { name: "start", tags: ["$initial"] },
          ],
        },
      },
    },
  },
});
