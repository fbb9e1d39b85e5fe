"""Plural categories by the rules of Unicode's CLDR, as in `i % 10 = 2..4 and i % 100 != 12..14`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

RELATION: Final = re.compile(r"([nivftec])(?: *% *([0-9]+))? *(!?=) *([0-9., ]+)")
DEFAULT_CATEGORY: Final = "other"


class Relation(NamedTuple):
    """A comparison of a number, or of its remainder, with ranges."""

    operand: str
    modulus: int
    negated: bool
    ranges: tuple[tuple[int, int], ...]

    def holds(self, number: int) -> bool:
        # All numbers in our texts are whole: n and i are the number, and everything about its decimals is 0.
        value = abs(number) if self.operand in "ni" else 0
        if self.modulus:
            value %= self.modulus
        return any(first <= value <= last for first, last in self.ranges) != self.negated


class PluralRules:
    """The categories of a language and the conditions of each, by the first that holds."""

    def __init__(self, rules: Mapping[str, str]) -> None:
        self.rules = {category: read_condition(condition) for category, condition in rules.items()}

    def category(self, number: int) -> str:
        for category, alternatives in self.rules.items():
            for relations in alternatives:
                if all(relation.holds(number) for relation in relations):
                    return category
        return DEFAULT_CATEGORY


def read_condition(condition: str) -> list[list[Relation]]:
    """Alternatives of relations that hold together."""
    return [[read_relation(part.strip()) for part in either.split(" and ")] for either in condition.split(" or ")]


def read_relation(text: str) -> Relation:
    found = RELATION.fullmatch(text)
    if found is None:
        raise ValueError(f"'{text}' is not a relation of a plural rule.")
    operand, modulus, operator, ranges = found.groups()
    pairs = [part.strip().split("..") for part in ranges.split(",")]
    return Relation(
        operand, int(modulus or 0), operator == "!=", tuple((int(pair[0]), int(pair[-1])) for pair in pairs)
    )
