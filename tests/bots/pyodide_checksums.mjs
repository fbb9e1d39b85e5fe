// Prints what tests/compiled/checksums.py prints, played by the Python of Pyodide: node pyodide_checksums.mjs MODULE SRC ROOT NAME
import { pathToFileURL } from "node:url";

const [module, src, root, name] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(module).href);
const lines = [];
const pyodide = await loadPyodide({ stdout: (line) => lines.push(line) });
pyodide.FS.mkdirTree("/src");
pyodide.FS.mkdirTree("/root");
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: src }, "/src");
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root }, "/root");
pyodide.globals.set("name", name);
pyodide.runPython(`
import runpy, sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/src", "/root"]
runpy.run_module(name, run_name="__main__")
`);
console.log(lines.at(-1));
