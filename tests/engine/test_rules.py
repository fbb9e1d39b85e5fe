"""Rules: parsing the numbered rules, and finding them."""

from __future__ import annotations

from pathlib import Path

import pytest

from jollyroger.engine import Rule, Rules

BOOK = """# The book

An introduction without a number.

## 1 The crew

**AB-1.1** Everyone has a *captain*,
and one only.

**AB-1.2** A captain sleeps.

## 2 The ship

**AB-2.1** The ship sails. See **AB-1.1** too.

**AB-12.1** Sharks swim.

**AB-R1** A ruling on sails.
"""

RULES = Rules(BOOK)


def ids(words: str) -> list[str]:
    return [rule.id for rule in RULES.find(words)]


def test_every_numbered_paragraph_is_a_rule_of_its_chapter() -> None:
    assert RULES.ids == ["AB-1.1", "AB-1.2", "AB-2.1", "AB-12.1", "AB-R1"]
    assert RULES.find("AB-1.1") == [Rule("AB-1.1", "1 The crew", "Everyone has a *captain*, and one only.")]
    assert RULES.text == BOOK


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("AB-1.2", ["AB-1.2"]),
        ("ab-1.2", ["AB-1.2"]),
        (" 1.2 ", ["AB-1.2"]),
        ("1", ["AB-1.1", "AB-1.2"]),
        ("AB-2", ["AB-2.1"]),
        ("2", ["AB-2.1"]),
        ("12", ["AB-12.1"]),
        ("r1", ["AB-R1"]),
        ("captain", ["AB-1.1", "AB-1.2"]),
        ("SAILS", ["AB-2.1", "AB-R1"]),
        ("the crew", ["AB-1.1", "AB-1.2"]),
        ("mermaid", []),
        ("3.1", []),
        ("", []),
        ("  ", []),
    ],
)
def test_rules_are_found_by_id_number_chapter_and_words(words: str, found: list[str]) -> None:
    assert ids(words) == found


def test_a_repeated_rule_id_is_refused() -> None:
    with pytest.raises(ValueError, match=r"rule AB-1\.1 is defined twice"):
        Rules(f"{BOOK}\n**AB-1.1** Again.\n")


def test_rules_are_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "RULES.md"
    file.write_text(BOOK, encoding="utf-8")
    assert Rules.read(file).ids == RULES.ids
