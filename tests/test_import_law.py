"""The import law: which part of the package may import which. Also: no import cycles, no crowded folders."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

import jollyroger

ROOT = Path(jollyroger.__file__).parent
MODULES = sorted(path.relative_to(ROOT) for path in ROOT.rglob("*.py"))
GAMES = sorted(path.name for path in (ROOT / "games").iterdir() if (path / "__init__.py").exists())
ENTRY_POINTS = ("__init__.py", "__main__.py", "cli.py", "commands", "embedded/browser.py", "gym.py", "spiel.py")
"""These may import everything: they read the list of games and hand a game to the rest."""
MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "engine": (),
    "games": ("engine",),
    "testing": ("engine",),
    "bots": ("engine",),
    "lab": ("engine", "bots", "exit_codes"),
    "server": ("engine", "bots", "exit_codes"),
    "embedded": ("engine", "bots", "server"),
    "terminal": ("engine", "bots", "exit_codes"),
}
"""What each folder may import besides itself; one that is not listed, nothing. They are handed a game."""
MAX_MODULES = 15
MAX_LINES = 500


def full_names(node: ast.AST, path: Path) -> Iterator[tuple[str, ...]]:
    """The names an import statement imports, in full: ('jollyroger', 'engine', 'kernel', 'Phase')."""
    if isinstance(node, ast.Import):
        for alias in node.names:
            yield tuple(alias.name.split("."))
    elif isinstance(node, ast.ImportFrom):
        package = ("jollyroger", *path.parts[:-1])
        base = package[: len(package) + 1 - node.level] if node.level else ()
        module = tuple(node.module.split(".")) if node.module else ()
        for alias in node.names:
            yield (*base, *module, alias.name)


def parse(path: Path) -> ast.Module:
    return ast.parse((ROOT / path).read_text(encoding="utf-8"))


def imports(path: Path) -> list[tuple[str, ...]]:
    """Everything a module imports, anywhere in it."""
    return [name for node in ast.walk(parse(path)) for name in full_names(node, path)]


def own_imports(path: Path) -> list[tuple[str, ...]]:
    """What a module imports from this package, without the package's name."""
    return [name[1:] for name in imports(path) if name[0] == "jollyroger"]


def third_party_imports(path: Path) -> list[str]:
    known = sys.stdlib_module_names | {"jollyroger", "__future__"}
    return [name[0] for name in imports(path) if name[0] not in known]


def is_test(path: Path) -> bool:
    return "tests" in path.parts


def is_entry_point(path: Path) -> bool:
    return path.parts[0] in ENTRY_POINTS or path.as_posix() in ENTRY_POINTS


every_module = pytest.mark.parametrize("path", MODULES, ids=str)


def is_forbidden(path: Path, name: tuple[str, ...]) -> bool:
    """Whether this module may not import that name. (ARCHITECTURE.md, the import law)"""
    folder = path.parts[0]
    if is_entry_point(path):
        return False
    if folder == "embedded" and name[:2] in (("server", "app"), ("server", "http")):
        # In a browser there is no network.
        return True
    if folder == "games" and len(path.parts) > 2:
        # A game may not import another; its tests may also use bots and the helpers for tests.
        allowed = name[:2] == path.parts[:2] or name[0] == "engine"
        return not allowed and not (is_test(path) and name[0] in ("bots", "testing"))
    return name[0] not in (folder, *MAY_IMPORT.get(folder, ()))


@every_module
def test_a_module_imports_only_what_it_may(path: Path) -> None:
    assert not [".".join(name) for name in own_imports(path) if is_forbidden(path, name)]


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("engine/kernel.py", "bots"),
        ("engine/kernel.py", "games.go"),
        ("games/go/rules.py", "games.chess.rules"),
        ("games/go/rules.py", "games"),
        ("games/go/ai.py", "bots"),
        ("games/go/ai.py", "testing.counts"),
        ("games/go/tests/test_stones.py", "games.chess"),
        ("games/go/tests/test_stones.py", "lab"),
        ("games/__init__.py", "lab"),
        ("testing/golden.py", "bots"),
        ("testing/conformance/suite.py", "games"),
        ("bots/random_bot.py", "games"),
        ("bots/random_bot.py", "lab"),
        ("lab/simulation/simulate.py", "games.go"),
        ("lab/simulation/simulate.py", "server"),
        ("server/app.py", "games.GAMES"),
        ("server/app.py", "terminal"),
        ("embedded/server.py", "games"),
        ("embedded/server.py", "lab"),
        ("embedded/server.py", "server.app.serve"),
        ("embedded/server.py", "server.http.routes"),
        ("server/app.py", "embedded"),
        ("terminal/render.py", "cli"),
        ("terminal/render.py", "commands.arguments"),
    ],
)
def test_the_law_forbids(path: str, name: str) -> None:
    assert is_forbidden(Path(path), tuple(name.split(".")))


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("games/go/rules/turn.py", "games.go.state"),
        ("games/go/tests/test_stones.py", "testing.golden"),
        ("games/go/tests/test_stones.py", "bots"),
        ("games/__init__.py", "games.go"),
        ("server/http/routes.py", "bots"),
        ("commands/simulate.py", "games"),
        ("embedded/browser.py", "games"),
        ("embedded/server.py", "server.tables.registry"),
    ],
)
def test_the_law_allows(path: str, name: str) -> None:
    assert not is_forbidden(Path(path), tuple(name.split(".")))


@every_module
def test_the_engine_and_the_games_need_nothing_but_python(path: Path) -> None:
    if path.parts[0] in ("engine", "games") and not is_test(path):
        assert not third_party_imports(path)


@every_module
def test_only_the_entry_points_import_a_game_by_its_name_at_run_time(path: Path) -> None:
    """`import_module("jollyroger.games...")` would evade the law."""
    if path.parts[0] == "games" or is_entry_point(path) or is_test(path):
        return
    texts = [node.value for node in ast.walk(parse(path)) if isinstance(node, ast.Constant)]
    names = ("jollyroger.games", ".games", "..games")
    assert not [text for text in texts if isinstance(text, str) and text.startswith(names)]


@pytest.mark.parametrize("game", GAMES)
def test_the_name_of_a_game_occurs_nowhere_outside_its_folder(game: str) -> None:
    home = ROOT / "games" / game
    files = [path for path in ROOT.rglob("*") if path.is_file() and path.suffix not in (".pyc", ".so", ".pyd")]
    found = []
    for path in files:
        # The built site contains all screens; tests/site checks its sources.
        if {home, ROOT / "server" / "site"} & {*path.parents} or path == ROOT / "games" / "__init__.py":
            continue
        text = path.read_bytes().decode(errors="ignore")
        found += [str(path.relative_to(ROOT)) for name in (game, game.replace("_", "-")) if name in text]
    assert not found, f"{game} is named in {found}"


def test_the_law_is_checked_on_the_real_modules() -> None:
    assert GAMES
    assert Path("engine/kernel.py") in MODULES
    assert ("engine", "actions", "Action") in own_imports(Path("engine/kernel.py"))
    assert ("engine", "Game") in own_imports(Path("games/__init__.py"))


def module_name(path: Path) -> str:
    """The dotted name of a module; that of a package for its __init__.py."""
    parts = path.parts[:-1] if path.name == "__init__.py" else path.with_suffix("").parts
    return ".".join(("jollyroger", *parts))


def statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements that run when a module is imported, and those under `if TYPE_CHECKING`: not those in functions."""
    for statement in body:
        yield statement
        if not isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)):
            for field in ("body", "orelse", "finalbody"):
                yield from statements(getattr(statement, field, []))
            for block in (*getattr(statement, "handlers", []), *getattr(statement, "cases", [])):
                yield from statements(block.body)


def import_graph() -> dict[str, set[str]]:
    """For each module the modules that it imports at its top level.

    `from .package import name` imports the module `package.name` if there is one, otherwise `package` itself.
    """
    names = {module_name(path) for path in MODULES}
    graph: dict[str, set[str]] = {}
    for path in MODULES:
        imported = {name for node in statements(parse(path).body) for name in full_names(node, path)}
        targets = (".".join(name) if ".".join(name) in names else ".".join(name[:-1]) for name in imported)
        graph[module_name(path)] = {target for target in targets if target in names}
    return graph


def shortest_cycle(graph: Mapping[str, set[str]], start: str) -> list[str] | None:
    """The shortest way from a module back to itself."""
    paths = [[start]]
    seen: set[str] = set()
    for path in paths:
        for target in sorted(graph[path[-1]]):
            if target == start:
                return [*path, start]
            if target not in seen:
                seen.add(target)
                paths.append([*path, target])
    return None


def find_cycles(graph: Mapping[str, set[str]]) -> list[str]:
    """One cycle for each set of modules that form one, as a readable path."""
    found: dict[frozenset[str], str] = {}
    for module in sorted(graph):
        if cycle := shortest_cycle(graph, module):
            found.setdefault(frozenset(cycle), " → ".join(cycle))
    return list(found.values())


def test_no_modules_import_each_other_in_a_cycle() -> None:
    cycles = find_cycles(import_graph())
    assert not cycles, "import cycles:\n" + "\n".join(cycles)


def test_a_cycle_is_found_and_reported_as_a_path() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": {"d"}, "e": {"a"}}
    assert find_cycles(graph) == ["a → b → c → a", "d → d"]


def test_imports_under_type_checking_and_from_packages_are_in_the_graph() -> None:
    graph = import_graph()
    assert "jollyroger.engine" in graph["jollyroger"]
    assert "jollyroger.games" not in graph["jollyroger"], "an import inside a function"
    assert graph["jollyroger.engine.kernel"] >= {"jollyroger.engine.actions", "jollyroger.engine.chance"}
    assert "jollyroger.testing.conformance.secrecy" in graph["jollyroger.testing.conformance.suite"]


FOLDERS = sorted({path.parent for path in MODULES if not is_test(path)})


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_a_folder_has_few_enough_modules_to_survey(folder: Path) -> None:
    modules = [path.name for path in MODULES if path.parent == folder and path.name != "__init__.py"]
    assert len(modules) <= MAX_MODULES, f"{len(modules)} modules: sort them into folders"


@every_module
def test_a_module_is_short_enough_to_read(path: Path) -> None:
    lines = (ROOT / path).read_text(encoding="utf-8").count("\n")
    assert lines <= MAX_LINES, f"{lines} lines: split the module"
