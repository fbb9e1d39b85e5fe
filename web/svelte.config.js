import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";

// Class names are hashes of paths. Below the root they do not depend on where the sources lie, so builds can be compared.
const rootDir = fileURLToPath(new URL("..", import.meta.url));

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, rootDir } };
