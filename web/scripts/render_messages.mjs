// Renders messages as the site does, for tests: reads jobs as JSON from the standard input, and writes the texts.
// A job is {language, files: [path], messages: [[id, values]]}; in values, {"noun": id} is a thing with a message.
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const server = await createServer({
  root: fileURLToPath(new URL("..", import.meta.url)),
  configFile: false,
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});

const read = (value, Noun) => {
  if (Array.isArray(value)) return value.map((item) => read(item, Noun));
  return value?.noun ? new Noun(value.noun) : value;
};
const readAll = (values, Noun) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, read(value, Noun)]));

const results = [];
globalThis.location = new URL("http://localhost/");
for (const { language, files, messages } of JSON.parse(await text(process.stdin))) {
  // The language is that of the browser, and stays the same until modules are loaded again.
  Object.defineProperty(globalThis, "navigator", { value: { languages: [language] }, configurable: true });
  server.moduleGraph.invalidateAll();
  const { loadCatalogue, Noun } = await server.ssrLoadModule("/src/i18n/catalogue.ts");
  const catalogue = await loadCatalogue(Object.fromEntries(files.map((path) => [path, () => readFile(path, "utf8")])));
  results.push(messages.map(([id, values]) => catalogue.text(id, readAll(values, Noun))));
}
process.stdout.write(JSON.stringify(results));
await server.close();
