import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { locales } from "./src/i18n/vite-plugin";

// The drawings and the playing screen by themselves, without the rules: `npx vite --config vite.gallery.ts`, then
// /gallery.html (drawings) and /gallery.html?story=penalty (a position).
export default defineConfig({
  plugins: [locales(), svelte()],
  cacheDir: "node_modules/.vite-gallery",
  server: { host: "127.0.0.1" },
  build: { target: "es2022", assetsInlineLimit: 0, outDir: "dist-gallery", rolldownOptions: { input: "gallery.html" } },
});
