import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.JOLLYROGER ?? "http://127.0.0.1:8000";

/** The static page starts Python before the site, and its policy is in the page, since its host may be any. */
const staticPage: Plugin = {
  name: "static-page",
  transformIndexHtml: {
    order: "pre",
    handler: () => readFileSync(resolvePath("./static.html"), "utf8"),
  },
};

/** Pyodide is told where Python is, so the file that it would look for is not needed. */
const withoutWasm: Plugin = {
  name: "without-wasm",
  transform: (code, id) => (id.endsWith("pyodide.asm.mjs") ? code.replace('new URL("pyodide.asm.wasm",import.meta.url).href', '""') : null),
};

// `vite build --mode static` is started by tools/build_static.py, which says where Python's files are.
export default defineConfig(({ mode }) => {
  const isStatic = mode === "static";
  return {
    base: isStatic ? "./" : "/",
    plugins: [svelte(), ...(isStatic ? [staticPage] : [])],
    resolve: {
      alias: {
        $shell: resolvePath("./src"),
        $games: resolvePath("../src/jollyroger/games"),
        $transport: resolvePath(isStatic ? "./src/static/transport.ts" : "./src/transport/network.ts"),
      },
    },
    define: isStatic ? { PYTHON_FILES: readFileSync(process.env.PYTHON_FILES!, "utf8") } : {},
    worker: { format: "es", plugins: () => [withoutWasm] },
    build: {
      outDir: resolvePath("../src/jollyroger/server/site"),
      emptyOutDir: true,
      target: "es2022",
      cssTarget: ["chrome123", "firefox128", "safari17.5"],
      // The server's content security policy forbids inlined assets.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // Most of Python's JavaScript.
      ...(isStatic ? { chunkSizeWarningLimit: 1500 } : {}),
    },
    server: {
      fs: { allow: [resolvePath("..")] },
      proxy: { "/api": { target: server, ws: true } },
    },
  };
});
