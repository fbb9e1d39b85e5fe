"""What is known about a language: its own name and its plurals, from the file `language.toml` in its folder."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from .plurals import PluralRules

LANGUAGES: Final = Path(__file__).parents[2] / "languages"
"""A folder for each language: `language.toml`, and the messages that do not belong to a game."""
ENGLISH: Final = "en"
PSEUDO: Final = "en-XA"
"""English with accents and longer: shows what is not translated or does not fit. Made from English, not kept."""

MAX_WANTED_CHARACTERS: Final = 1000
"""Of a list of languages: a client can send a header of any length."""
ENCODING: Final = re.compile(r"[.@].*", re.DOTALL)
"""What follows the language in the environment: 'de_DE.UTF-8', 'de_DE@euro'."""


class Language(NamedTuple):
    """A language of the texts."""

    code: str
    name: str
    """In the language itself: 'Deutsch'."""
    plurals: PluralRules


@cache
def language_named(code: str) -> Language:
    """The language with this code. An unknown one reads as English."""
    path = LANGUAGES / (ENGLISH if code == PSEUDO else code) / "language.toml"
    if not path.is_file():
        return language_named(ENGLISH)
    fields = tomllib.loads(path.read_text(encoding="utf-8"))
    return Language(code, fields["name"], PluralRules(fields.get("plurals", {})))


@cache
def offered_languages() -> tuple[str, ...]:
    """The codes of the languages that people can choose, English first."""
    codes = sorted(path.parent.name for path in LANGUAGES.glob("*/language.toml"))
    return (ENGLISH, *[code for code in codes if code != ENGLISH])


def best_language(wanted: str) -> str:
    """The offered language that fits best to a list such as 'de-AT,de;q=0.9,en;q=0.8', or to 'pl_PL.UTF-8'."""
    offered = {code.lower(): code for code in (*offered_languages(), PSEUDO)}
    for code in wanted_codes(wanted[:MAX_WANTED_CHARACTERS]):
        parts = code.lower().split("-")
        for length in range(len(parts), 0, -1):  # zh-hant-tw, zh-hant, zh
            found = offered.get("-".join(parts[:length]))
            if found is not None:
                return found
    return ENGLISH


def wanted_codes(wanted: str) -> list[str]:
    """The codes in such a list, the most wanted first."""
    weights: dict[str, float] = {}
    for part in wanted.split(","):
        code, *parameters = part.split(";")
        weight = next((value[2:] for value in map(str.strip, parameters) if value.startswith("q=")), "1")
        try:
            weights[ENCODING.sub("", code).strip().replace("_", "-")] = float(weight)
        except ValueError:
            continue
    return sorted((code for code, weight in weights.items() if weight > 0), key=lambda code: -weights[code])
