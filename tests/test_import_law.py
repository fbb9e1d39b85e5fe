"""Who may import whom: the engine nobody, a game only the engine, and no one but the doors a game."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import jollyroger

ROOT = Path(jollyroger.__file__).parent
MODULES = sorted(path.relative_to(ROOT) for path in ROOT.rglob("*.py"))
GAMES = sorted(path.name for path in (ROOT / "games").iterdir() if (path / "__init__.py").exists())
DOORS = ("__init__.py", "cli.py", "commands", "__main__.py")
"""Where games come in: these read the list of games and hand a game to the rest."""


def imports(path: Path) -> Iterator[tuple[str, ...]]:
    """What a module imports, as dotted names in full: ('jollyroger', 'engine', 'kernel')."""
    package = ("jollyroger", *path.parts[:-1])
    for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield tuple(alias.name.split("."))
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else ()
            module = tuple(node.module.split(".")) if node.module else ()
            for alias in node.names:
                yield (*base, *module, alias.name)


def ours(path: Path) -> list[tuple[str, ...]]:
    """What a module imports of this package, as paths within it."""
    return [name[1:] for name in imports(path) if name[0] == "jollyroger"]


def strangers(path: Path) -> list[str]:
    """What a module imports from outside the standard library and this package."""
    return [name[0] for name in imports(path) if name[0] not in sys.stdlib_module_names | {"jollyroger", "__future__"}]


def is_test(path: Path) -> bool:
    return "tests" in path.parts


every_module = pytest.mark.parametrize("path", MODULES, ids=str)


def forbidden(path: Path, name: tuple[str, ...]) -> bool:
    """Whether this module may not import that name of ours. (ARCHITECTURE.md, the import law)"""
    place = path.parts[0]
    if place == "engine":
        return name[0] != "engine"
    if place == "games" and len(path.parts) > 2:
        # A game's own tests may also set bots at its table, and use what there is for testing games.
        own = name[0] == "engine" or name[:2] == path.parts[:2]
        return not (own or (is_test(path) and name[0] in ("bots", "testing")))
    if place == "games":
        return name[0] not in ("engine", "games")
    if place == "testing":
        return name[0] not in ("engine", "testing")
    return place not in DOORS and name[0] in ("games", "cli", "commands")


@every_module
def test_a_module_imports_only_what_it_may(path: Path) -> None:
    assert not [name for name in ours(path) if forbidden(path, name)]


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("engine/kernel.py", "bots"),
        ("engine/kernel.py", "games.go"),
        ("games/go/phases.py", "games.chess.phases"),
        ("games/go/phases.py", "games"),
        ("games/go/bot.py", "bots"),
        ("games/go/bot.py", "testing.counts"),
        ("testing/golden.py", "bots"),
        ("games/go/tests/test_stones.py", "games.chess"),
        ("games/__init__.py", "lab"),
        ("bots/random_bot.py", "games"),
        ("lab/simulate.py", "games.go"),
        ("server/app.py", "games.GAMES"),
        ("terminal/render.py", "cli"),
    ],
)
def test_the_law_forbids(path: str, name: str) -> None:
    assert forbidden(Path(path), tuple(name.split(".")))


@every_module
def test_the_engine_and_the_games_need_nothing_but_python(path: Path) -> None:
    if path.parts[0] in ("engine", "games") and not is_test(path):
        assert not strangers(path)


@every_module
def test_nobody_but_the_doors_looks_a_game_up_by_a_text(path: Path) -> None:
    """An import by name at run time would go round the law."""
    if path.parts[0] in ("games", *DOORS) or is_test(path):
        return
    nodes = ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8")))
    texts = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    assert not [text for text in texts if text.startswith(("jollyroger.games", ".games", "..games"))]


@pytest.mark.parametrize("game", GAMES)
def test_the_name_of_a_game_occurs_nowhere_outside_its_folder(game: str) -> None:
    home = ROOT / "games" / game
    files = [path for path in ROOT.rglob("*") if path.is_file() and path.suffix not in (".pyc", ".so", ".pyd")]
    named = []
    for path in files:
        # The built site holds all screens; what it is built from is looked at in tests/site.
        if {home, ROOT / "server" / "site"} & {*path.parents} or path == ROOT / "games" / "__init__.py":
            continue
        text = path.read_bytes().decode(errors="ignore")
        named += [str(path.relative_to(ROOT)) for name in (game, game.replace("_", "-")) if name in text]
    assert not named, f"{game} is named in {named}"


def test_the_law_is_read_from_what_is_there() -> None:
    assert GAMES
    assert Path("engine/kernel.py") in MODULES
    assert ("engine", "actions", "Action") in ours(Path("engine/kernel.py"))
    assert ("engine", "Game") in ours(Path("games/__init__.py"))
