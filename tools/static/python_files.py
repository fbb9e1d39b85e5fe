"""The files with which Python starts in the browser: Python itself, its library, and our games with what they need."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import subprocess
import sys
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.build_site import ROOT, WEB, Npm

from .modules import imported_modules

START = "jollyroger.embedded.browser"
"""The module that the worker imports."""
DATA_SUFFIXES = (".toml", ".md", ".json", ".ftl")
NO_DATA = ("tests", "web", "site", "terminal", "apprentice")
"""Folders whose data a table in the browser does not need."""
LIBRARY = "msgspec"
LEFT_OUT = Path(__file__).with_name("left_out.txt").read_text().split()
"""Parts of the standard library for other kinds of programs: debuggers, mail, XML, processes, old encodings; and those
in Python of what is there in C. The build imports the games without them, and the tests play without them."""


@dataclass(frozen=True)
class PythonFiles:
    folder: Path
    """Goes into the page as it is."""
    listing: dict[str, Any]
    """The files' paths in the page and their sizes, for the page's script."""
    wheel: Path
    """The library that was packed with the games."""


def build_python_files(npm: Npm, source: Path, work: Path) -> PythonFiles:
    pyodide = WEB / "node_modules/pyodide"
    info: dict[str, str] = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    wheel = download_wheel(work / "wheels", info)
    packages = work / "packages.zip"
    pack_sources(packages, source, wheel)
    stdlib, games = work / "stdlib.zip", work / "games.zip"
    compiler = Path(__file__).with_name("pyc_archive.py")
    script = WEB / "scripts/compile_python.mjs"
    arguments = [compiler, packages, stdlib, games, START, ",".join(LEFT_OUT)]
    npm.run_node(script, *arguments)
    folder = work / "python"
    folder.mkdir()
    listing = {
        "wasm": put(folder, "python", pyodide / "pyodide.asm.wasm"),
        "stdlib": put(folder, "stdlib", stdlib),
        "games": put(folder, "games", games),
        "lockInfo": info,
    }
    return PythonFiles(folder, listing, wheel)


def put(folder: Path, name: str, file: Path) -> dict[str, str | int]:
    """Write a file, compressed, whose name changes with its content. Returns its entry in the listing.

    Many static hosts compress nothing, or not these types. The name does not say gzip, or some hosts would tell the
    browser to unpack it.
    """
    content = gzip.compress(file.read_bytes(), 9, mtime=0)
    target = folder / f"{name}-{hashlib.sha256(content).hexdigest()[:12]}.bin"
    target.write_bytes(content)
    return {"path": f"python/{target.name}", "bytes": len(content)}


def pack_sources(target: Path, source: Path, wheel: Path) -> None:
    """Put the modules that the games need into a zip file, with their data and the library."""
    package = START.partition(".")[0]
    files = {*imported_modules(source, START).values()}
    for folder in ("games", "languages"):
        files |= {file for file in (source / package / folder).rglob("*") if is_data(file.relative_to(source))}
    with zipfile.ZipFile(target, "w") as archive, zipfile.ZipFile(wheel) as library:
        for file in sorted(files):
            archive.write(file, file.relative_to(source).as_posix())
        for name in library.namelist():
            if not name.endswith((".pyi", "/")):
                archive.writestr(name, library.read(name))


def is_data(file: Path) -> bool:
    return file.suffix in DATA_SUFFIXES and not any(part in NO_DATA for part in file.parts)


def download_wheel(folder: Path, info: dict[str, str]) -> Path:
    """Fetch the library for Pyodide's platform, in the version and with a hash of requirements.lock."""
    folder.mkdir()
    locked = re.search(
        rf"^{LIBRARY}==.*?(?=^\S|\Z)", (ROOT / "requirements.lock").read_text(), re.MULTILINE | re.DOTALL
    )
    assert locked is not None
    requirements = folder / "requirements.txt"
    requirements.write_text(locked[0])
    version = "".join(info["python"].split(".")[:2])
    platform = f"pyemscripten_{info['abi_version']}_{info['arch']}"
    tags = ["--implementation", "cp", "--python-version", version, "--abi", f"cp{version}", "--platform", platform]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "download", "--no-deps"]
    options = ["--only-binary", ":all:", "--require-hashes", "--requirement", str(requirements), "--dest", str(folder)]
    subprocess.run([*pip, *options, *tags], check=True)
    [wheel] = folder.glob("*.whl")
    return wheel
