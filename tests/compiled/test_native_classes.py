"""How sources are rewritten for the compiler. The rewritten code is run here by the interpreter."""

from __future__ import annotations

import ast
import shutil
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest
from tools.build_compiled import TWINS
from tools.compiled.native_classes import CallInliner, Rewriter, SearchWriter, read_number_lists

BASES = """\
from __future__ import annotations
from .frozen import Frozen
Seat = int

class Choice(Frozen):
    @property
    def seat(self) -> Seat:
        \"\"\"Who chooses.\"\"\"
        raise NotImplementedError

    def asked(self) -> Seat:
        return self.seat + 1

def owner(figure: int) -> Seat:
    return figure // 2
"""
CHOICES = """\
from __future__ import annotations
from .bases import Choice, owner

class Plain(Choice):
    seat: int
    picks: tuple[int, ...] = ()

class FigureChoice(Choice):
    figure: int

    @property
    def seat(self) -> int:
        return owner(self.figure)
"""
LATER = """\
from __future__ import annotations
from .choices import FigureChoice, Plain

class Marked(Plain):
    mark: str = "x"

class Move(FigureChoice):
    steps: int

class Same(Plain):
    pass
"""


@pytest.fixture(scope="module")
def rewritten(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A small package after rewriting, with the twin of Frozen."""
    package = tmp_path_factory.mktemp("rewritten") / "rewritten_package"
    package.mkdir()
    for name, text in (("__init__", ""), ("bases", BASES), ("choices", CHOICES), ("later", LATER)):
        (package / f"{name}.py").write_text(text)
    shutil.copy(TWINS / "engine" / "frozen.py", package)
    Rewriter(package).rewrite()
    sys.path.insert(0, str(package.parent))
    yield package
    sys.path.remove(str(package.parent))


@pytest.fixture
def choices(rewritten: Path) -> ModuleType:
    return import_module("rewritten_package.choices")


@pytest.fixture
def later(rewritten: Path) -> ModuleType:
    return import_module("rewritten_package.later")


def test_fields_become_arguments_with_their_defaults(choices: ModuleType) -> None:
    choice = choices.Plain(2)
    assert (choice.seat, choice.picks, choice.fields) == (2, (), ("seat", "picks"))
    assert choices.Plain(2, (1,)) == choices.Plain(2, picks=(1,)) != choice


def test_a_subclass_takes_the_inherited_fields_first(later: ModuleType) -> None:
    assert later.Marked(1, (4,), "y").values() == (1, (4,), "y")
    assert later.Same(1).replace(picks=(3,)).values() == (1, (3,))


def test_a_property_that_fills_an_attribute_is_computed_once(choices: ModuleType, later: ModuleType) -> None:
    assert choices.FigureChoice(5).asked() == 3
    move = later.Move(4, 6)
    assert (move.seat, move.fields, move.values()) == (2, ("figure", "steps"), (4, 6))
    assert "owner" in vars(later)  # imported, since the constructor needs it


def test_values_are_equal_by_class_and_fields_and_can_be_matched(choices: ModuleType, later: ModuleType) -> None:
    assert later.Same(1) != choices.Plain(1)
    assert len({choices.Plain(1), choices.Plain(1), choices.Plain(2)}) == 2
    assert repr(choices.Plain(1)) == "Plain(seat=1, picks=())"
    match choices.Plain(7, (8,)):
        case choices.Plain(seat, picks):
            assert (seat, picks) == (7, (8,))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("s.tell(Moved, f(x))", "if s.listener is not None:\n    s.tell(Moved, f(x))"),
        ("s.plan(A(), B(1))", "if not s.has_ended:\n    s.agenda.append(B(1))\n    s.agenda.append(A())"),
        ("s.plan(*phases)", "s.plan(*phases)"),
        ("found = s.tell(x)", "found = s.tell(x)"),
    ],
)
def test_calls_of_tell_and_plan_are_written_out(before: str, after: str) -> None:
    assert ast.unparse(CallInliner().visit(ast.parse(before))) == after


def test_searches_in_lists_of_numbers_are_native_loops() -> None:
    state = "def __init__(self):\n    self.places: list[int] = []\n    self.names: list[str] = []"
    tree = ast.parse("found = [1 in s.places, 7 not in s.places, 'a' in s.names, 1 in s.places[1:]]")
    SearchWriter(read_number_lists(ast.parse(state))).write(tree)
    text = ast.unparse(tree)
    assert "[is_among(s.places, 1), not is_among(s.places, 7), 'a' in s.names, 1 in s.places[1:]]" in text

    def run(places: list[int]) -> object:
        # What the search calls stands at the end of the module.
        known: dict[str, object] = {"s": SimpleNamespace(places=places, names=["a"])}
        exec(ast.unparse(ast.Module(tree.body[1:], [])), known)
        exec(text, known)
        return known["found"]

    assert run([3, 1]) == [True, True, True, True]
    assert run([7]) == [False, False, True, False]
