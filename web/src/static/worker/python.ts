/** Starts Python. It is loaded apart from the worker, whose first lines start the downloads. */
import { loadPyodide, type PyodideInterface } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import type { Download } from "./download";

const PACKAGES_FOLDER = "/lib/python/site-packages";
/** What Pyodide appends to `indexURL` to find Python itself. */
const WASM_NAME = "pyodide.asm.wasm";

export async function startPython(files: PythonFiles, download: Download): Promise<PyodideInterface> {
  const indexURL = new URL("python/", download.urlOf(files.wasm)).href;
  // All of it first: Pyodide would wait for ever for a file that does not come.
  const [wasm, stdlib, games] = await Promise.all([
    download.response(files.wasm, "application/wasm"),
    download.response(files.stdlib, "application/zip"),
    download.bytes(files.games),
  ]);
  answerFetches(new Map([[indexURL + WASM_NAME, wasm], [download.urlOf(files.stdlib), stdlib]]));
  const pyodide = await loadPyodide({
    indexURL,
    stdLibURL: download.urlOf(files.stdlib),
    createPyodideModule: createPyodideModule as never,
    lockFileContents: { info: files.lockInfo, packages: {} } as never,
  });
  pyodide.unpackArchive(games, "zip", { extractDir: PACKAGES_FOLDER });
  pyodide.runPython(`import sys; sys.path.insert(0, "${PACKAGES_FOLDER}")`);
  return pyodide;
}

/** Answers what Pyodide fetches with what is there. */
function answerFetches(answers: ReadonlyMap<string, Response>): void {
  const original = self.fetch;
  self.fetch = async (input, init) => answers.get(String(input)) ?? original.call(self, input, init);
}
