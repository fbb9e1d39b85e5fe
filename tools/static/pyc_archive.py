"""Runs in Pyodide when the static page is built: compiles the modules of a zip file with the very Python that will run
them, so that no browser has to."""

from __future__ import annotations

import py_compile
import tempfile
import zipfile
from collections.abc import Sequence
from fnmatch import fnmatchcase
from pathlib import Path

FIXED_DATE = (1980, 1, 1, 0, 0, 0)
"""The same files give the same archive."""


def compile_archive(source: str, target: str, optimize: int, left_out: Sequence[str]) -> None:
    """Copy a zip file with its Python modules compiled.

    Nothing is compressed: as a whole the archive becomes smaller than file by file. `optimize`: 0, or 2 to leave out
    docstrings and assertions. `left_out`: patterns of paths without their suffix, of modules or of packages.
    """
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for name in sorted(old.namelist()):
            if name.endswith("/") or any(matches(name, pattern) for pattern in left_out):
                continue
            content = old.read(name)
            if name.endswith(".py"):
                content, name = compile_module(name, content, optimize), f"{name}c"
            new.writestr(zipfile.ZipInfo(name, FIXED_DATE), content)


def matches(name: str, pattern: str) -> bool:
    """Whether a file is the module, or is in the package, that a pattern means."""
    path = name.removesuffix(".py").split("/")
    return fnmatchcase("/".join(path[: pattern.count("/") + 1]), pattern)


def compile_module(name: str, content: bytes, optimize: int) -> bytes:
    """The content of the .pyc file that stands in for a module. Python looks for no source to compare it with."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "module.py"), Path(folder, "module.pyc")
        source.write_bytes(content)
        mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
        py_compile.compile(str(source), str(target), name, True, optimize, mode)
        return target.read_bytes()
