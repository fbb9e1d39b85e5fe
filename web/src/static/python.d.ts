/** A file from `tools/build_static.py`, compressed with gzip. */
interface PythonFile {
  /** Relative to the page. */
  path: string;
  bytes: number;
}

interface PythonFiles {
  /** Python itself, WebAssembly. */
  wasm: PythonFile;
  /** The standard library, a zip file that Python imports from. */
  stdlib: PythonFile;
  /** The games and the libraries they need, a zip file to unpack. */
  games: PythonFile;
  /** What Pyodide wants to know of its packages: the head of its lock file. */
  lockInfo: Record<string, string>;
}

declare const PYTHON_FILES: PythonFiles;

declare module "pyodide/pyodide.asm.mjs" {
  const createPyodideModule: unknown;
  export default createPyodideModule;
}
