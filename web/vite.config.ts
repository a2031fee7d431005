import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { locales } from "./src/i18n/vite-plugin";

export default defineConfig({
  plugins: [locales(), svelte()],
  server: { host: "127.0.0.1" },
  worker: { format: "es" },
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: true,
    // Everything is a file of its own: the content security policy allows no data: scripts, and the service worker lists files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
