import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.JOLLYROGER ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "/",
  plugins: [svelte()],
  resolve: { alias: { $shell: resolvePath("./src"), $games: resolvePath("../src/jollyroger/games") } },
  build: {
    outDir: resolvePath("../src/jollyroger/server/site"),
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
    // The server's content security policy forbids inlined assets.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [resolvePath("..")] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
