// Compiles Python's standard library and our packages for the static page, with the Pyodide that will run them:
//   node compile_python.mjs COMPILER.py PACKAGES.zip STDLIB_OUT.zip PACKAGES_OUT.zip MODULE PATTERN,PATTERN
// Modules of the library that a pattern matches are left out. MODULE is imported from the results, to see that nothing is missing.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const [compiler, packages, stdlibOut, packagesOut, module, leftOut] = process.argv.slice(2);
const home = dirname(fileURLToPath(import.meta.resolve("pyodide")));

async function compile() {
  // Without the columns of every expression, which only tracebacks show, the modules are a third smaller.
  const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
  python.FS.writeFile("/tmp/stdlib.zip", readFileSync(join(home, "python_stdlib.zip")));
  python.FS.writeFile("/tmp/packages.zip", readFileSync(packages));
  python.runPython(readFileSync(compiler, "utf8"));
  const compileArchive = python.globals.get("compile_archive");
  // Our docstrings stay: some are shown to players.
  compileArchive("/tmp/stdlib.zip", "/tmp/stdlib-out.zip", 2, leftOut.split(","));
  compileArchive("/tmp/packages.zip", "/tmp/packages-out.zip", 0, []);
  writeFileSync(stdlibOut, python.FS.readFile("/tmp/stdlib-out.zip"));
  writeFileSync(packagesOut, python.FS.readFile("/tmp/packages-out.zip"));
}

async function check() {
  const python = await loadPyodide({ stdLibURL: stdlibOut });
  python.unpackArchive(new Uint8Array(readFileSync(packagesOut)), "zip", { extractDir: "/tmp/packages" });
  python.runPython(`import sys; sys.path.insert(0, "/tmp/packages"); import ${module}`);
}

try {
  await compile();
  await check();
} catch (error) {
  // Node would print the line of Pyodide where it happened, which is a megabyte long.
  console.error(error.message);
  process.exit(1);
}
// Pyodide keeps node running.
process.exit(0);
