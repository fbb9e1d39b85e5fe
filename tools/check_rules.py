"""Check that every rule of every game is cited by its code and by a test, and that every cited rule exists.

A test cites its rules where it is defined: `def test_a_call_is_refused() -> None:  # AH-6.7`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from jollyroger.engine import Rules

GAMES = Path(__file__).parents[1] / "src" / "jollyroger" / "games"
TEST_SIGNATURE = re.compile(r"^ *def test_\w+\(.*?\)[^\n:]*:[^\n]*", re.MULTILINE | re.DOTALL)
"""The signature of a test with its trailing comment."""


def cited(text: str, prefixes: Iterable[str]) -> set[str]:
    """The rule ids and chapters in a text with these prefixes, such as AH."""
    return set(re.findall(rf"\b(?:{'|'.join(prefixes)})-[A-Z]?\d+(?:\.\d+)*", text))


def problems(folder: Path) -> Iterator[str]:
    """Every rule that is not cited, and every citation of a rule that does not exist."""
    ids = Rules.read(folder / "RULES.md").ids
    prefixes = sorted({id.partition("-")[0] for id in ids})
    chapters = {id.rpartition(".")[0] for id in ids}
    tests = folder / "tests"
    files = sorted(folder.rglob("*.py"))
    code = {path: path.read_text(encoding="utf-8") for path in files if tests not in path.parents}
    test_code = {path: path.read_text(encoding="utf-8") for path in files if tests in path.parents}
    by_code = cited("\n".join(code.values()), prefixes)
    signatures = [found for text in test_code.values() for found in TEST_SIGNATURE.findall(text)]
    by_tests = cited("\n".join(signatures), prefixes)
    for id in ids:
        if id not in by_code:
            yield f"{folder.name}: {id} is cited by no code"
        if id not in by_tests:
            yield f"{folder.name}: {id} is cited by no test"
    for path, text in {**code, **test_code}.items():
        for id in sorted(cited(text, prefixes).difference(ids, chapters)):
            yield f"{folder.name}: {id} is cited in {path.relative_to(folder)}, but is not in RULES.md"


def main(games: Path = GAMES) -> int:
    folders = sorted(path.parent for path in games.glob("*/RULES.md"))
    found = [problem for folder in folders for problem in problems(folder)]
    for problem in found:
        print(problem)
    if not found:
        count = sum(len(Rules.read(folder / "RULES.md").ids) for folder in folders)
        print(f"All {count} rules of {', '.join(folder.name for folder in folders)} are cited by code and by tests.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
