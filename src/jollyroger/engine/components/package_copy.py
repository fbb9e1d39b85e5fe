"""Games whose components are constants: their modules read the component file when they are imported.

Constants are the fastest to read and the plainest to write. With another component file, such a game's package is
imported once more, under a name with the hash of that file: `games.cove~5f1c…` beside `games.cove`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import Any, Final

from ..game import Game
from .file import hash_components

MARK: Final = "~"
"""Between the name of a package and the hash."""
FILES: Final[dict[str, Path]] = {}
"""The component file of each copy, by the name of the package."""


def package_components(module: str, builtin: Path) -> tuple[Path, str]:
    """The component file that this module of a game reads, and its hash: empty for the built-in file."""
    package = module.rpartition(".")[0]
    return FILES.get(package, builtin), package.partition(MARK)[2]


def copy_game(package: str, path: Path) -> Game[Any]:
    """The game of a package, its GAME, with the components of another file."""
    name = f"{package.partition(MARK)[0]}{MARK}{hash_components(path.read_bytes())}"
    if FINDER not in sys.meta_path:
        sys.meta_path.insert(0, FINDER)
    FILES.setdefault(name, path)
    try:
        game: Game[Any] = import_module(name).GAME
    except BaseException:
        for module in [module for module in sys.modules if f"{module}.".startswith(f"{name}.")]:
            del sys.modules[module]
        del FILES[name]
        raise
    return game


class CopyFinder:
    """Finds the modules of copies: always the sources, because a compiled module is there only once."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: object = None) -> ModuleSpec | None:
        parent, _, own = name.rpartition(".")
        folders = [] if path is None else [Path(folder) for folder in path]
        if MARK in parent:
            finders = [FileFinder(str(folder), (SourceFileLoader, SOURCE_SUFFIXES)) for folder in folders]
            return next((spec for finder in finders if (spec := finder.find_spec(name)) is not None), None)
        if name not in FILES:
            return None
        original = own.partition(MARK)[0]
        folder = next(folder / original for folder in folders if (folder / original / "__init__.py").is_file())
        return spec_from_file_location(name, folder / "__init__.py", submodule_search_locations=[str(folder)])


FINDER: Final[Any] = CopyFinder()
