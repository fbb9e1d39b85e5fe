"""Finds the modules of a package that a module imports, directly or not."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path


def imported_modules(source: Path, root: str) -> dict[str, Path]:
    """The files of all modules of its package that a module needs, by name. `source`: the folder of the package.

    Reads the import statements, also those inside functions, but for the functions of the package itself: they are for
    programs that import it. A package comes with each of its modules.
    """
    found: dict[str, Path] = {}
    package = root.split(".")[0]
    pending = [root]
    while pending:
        name = pending.pop()
        if name in found or name.split(".")[0] != package or (file := file_of(source, name)) is None:
            continue
        found[name] = file
        pending += [*parents(name), *imports_of(name, file, inside_functions=name != package)]
    return found


def file_of(source: Path, name: str) -> Path | None:
    """The file of a module or package; None if the name is of something inside a module."""
    path = source.joinpath(*name.split("."))
    return next((file for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file()), None)


def parents(name: str) -> list[str]:
    parts = name.split(".")
    return [".".join(parts[:n]) for n in range(1, len(parts))]


def imports_of(name: str, file: Path, inside_functions: bool) -> Iterator[str]:
    """The names that a module imports, absolute; of `from a import b` both a and a.b."""
    package = name if file.name == "__init__.py" else name.rpartition(".")[0]
    module = ast.parse(file.read_text(encoding="utf-8"))
    for node in ast.walk(module) if inside_functions else module.body:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            origin = ".".join([*start, *([node.module] if node.module else [])])
            yield origin
            yield from (f"{origin}.{alias.name}" for alias in node.names)
