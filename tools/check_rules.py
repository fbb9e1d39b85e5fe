"""Every rule of every game is named by its code and by a test, and nobody names a rule that does not exist.

A test names its rules where it is defined: `def test_a_call_is_refused() -> None:  # AH-6.7`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from jollyroger.engine import Rules

GAMES = Path(__file__).parents[1] / "src" / "jollyroger" / "games"
TEST = re.compile(r"^ *def test_\w+\(.*?\)[^\n:]*:[^\n]*", re.MULTILINE | re.DOTALL)
"""A test's signature, with the comment behind it."""


def named(text: str, kinds: Iterable[str]) -> set[str]:
    """The rule ids and chapters in a text: of these kinds, such as AH."""
    return set(re.findall(rf"\b(?:{'|'.join(kinds)})-[A-Z]?\d+(?:\.\d+)*", text))


def flaws(folder: Path) -> Iterator[str]:
    """What is missing, one line each."""
    ids = Rules.read(folder / "RULES.md").ids
    kinds = sorted({id.partition("-")[0] for id in ids})
    chapters = {id.rpartition(".")[0] for id in ids}
    tests = folder / "tests"
    files = sorted(folder.rglob("*.py"))
    code = {path: path.read_text(encoding="utf-8") for path in files if tests not in path.parents}
    proofs = {path: path.read_text(encoding="utf-8") for path in files if tests in path.parents}
    by_code = named("\n".join(code.values()), kinds)
    by_tests = named("\n".join(found for text in proofs.values() for found in TEST.findall(text)), kinds)
    for id in ids:
        if id not in by_code:
            yield f"{folder.name}: {id} is named by no code"
        if id not in by_tests:
            yield f"{folder.name}: {id} is named by no test"
    for path, text in {**code, **proofs}.items():
        for id in sorted(named(text, kinds).difference(ids, chapters)):
            yield f"{folder.name}: {id} is named in {path.relative_to(folder)}, but is not in RULES.md"


def main(games: Path = GAMES) -> int:
    folders = sorted(path.parent for path in games.glob("*/RULES.md"))
    found = [flaw for folder in folders for flaw in flaws(folder)]
    for flaw in found:
        print(flaw)
    if not found:
        count = sum(len(Rules.read(folder / "RULES.md").ids) for folder in folders)
        print(f"All {count} rules of {', '.join(folder.name for folder in folders)} are named by code and by tests.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
