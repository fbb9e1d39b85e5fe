"""Component files with a value of the wrong type are refused with a clear error. (SS-B1 to SS-B6)"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from jollyroger.engine import BadComponents
from jollyroger.engine.components.file import Entry

from .. import build
from ..cards import NUMBERED
from ..components import Box
from .positions import FILE, edited_box

DATA = tomllib.loads(FILE.read_text(encoding="utf-8"))
WRONG: tuple[object, ...] = (True, 2.5, -1, "Not So", [1], {"a": 1}, 7)
SENTENCE = re.compile(
    r"(each of )?'[a-z_]+' of [^.]+ must be (a text|a list|a table|true or false|a whole number of at least 0"
    r"|of small letters, digits and hyphens), not [^.]+(\.5)?\."
)

Path = tuple[str | int, ...]


def paths(value: object, path: Path = ()) -> Iterator[Path]:
    """The paths of all values in the file; of each list only the first entry."""
    if path:
        yield path
    inside = value.items() if isinstance(value, dict) else enumerate(value[:1]) if isinstance(value, list) else ()
    for key, part in inside:
        yield from paths(part, (*path, key))


def put(path: Path, value: object) -> dict[str, Any]:
    """The built-in file with another value at this path."""
    data = deepcopy(DATA)
    place: Any = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return data


def sound(path: Path, value: object) -> bool:
    """Whether a value is of the right type there."""
    place: Any = DATA
    for key in path:
        place = place[key]
    kind = type(place)
    return type(value) is kind and value != -1 and not (kind is list and type(place[0]) is not int)


@pytest.mark.parametrize("path", list(paths(DATA)), ids=lambda path: ".".join(map(str, path)))
def test_a_value_of_the_wrong_type_is_refused_in_a_sentence(path: Path) -> None:  # SS-B1.1, SS-B6
    for value in WRONG:
        if not sound(path, value):
            with pytest.raises(BadComponents) as caught:
                build(Box(Entry(put(path, value))))
            assert SENTENCE.fullmatch(str(caught.value)), str(caught.value)


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (("gold",), "much", "'gold' of the file must be a whole number of at least 0, not 'much'."),
        (("king", "prices"), 30, "'prices' of 'king' must be a list, not 30."),
        (("king", "prices", 2), "35", "each of 'prices' of 'king' must be a whole number of at least 0, not '35'."),
        (("weapon", 0, "copies"), True, "'copies' of weapon 'cutlass' must be a whole number of at least 0, not true."),
        (("weapon", 0, "name"), ["Cutlass"], "'name' of weapon 'cutlass' must be a text, not a list."),
        (("enemy", 3, "id"), 7, "'id' of enemy 4 must be a text, not 7."),
        (("outer", 4, "next"), "o05", "'next' of space 'o04' must be a list, not 'o05'."),
        (("outer", 4, "reconstructed"), "no", "'reconstructed' of space 'o04' must be true or false, not 'no'."),
        (
            ("crew", 0, "id"),
            "Old Marine",
            "'id' of crew 'Old Marine' must be of small letters, digits and hyphens, not 'Old Marine'.",
        ),
    ],
)
def test_the_error_names_place_expectation_and_value(path: Path, value: object, sentence: str) -> None:  # SS-B6
    with pytest.raises(BadComponents) as caught:
        Box(Entry(put(path, value)))
    assert str(caught.value) == sentence


def test_a_missing_key_is_named() -> None:  # SS-B5.1
    with pytest.raises(BadComponents, match=r"^weapon 'cutlass' has no 'sell'\.$"):
        edited_box(lambda data: data["weapon"][0].pop("sell"))


@pytest.mark.parametrize("id", sorted(NUMBERED))
def test_an_effect_that_needs_a_number_must_have_one(id: str) -> None:  # SS-B1.10, SS-B4.2, SS-B5.6
    def drop(data: dict[str, Any]) -> None:
        for entry in (*data["effect"], *data["fortune"], *data["tool"]):
            if id in (entry.get("id"), entry.get("kind")):
                entry.pop("n", entry.pop("pirate", None))

    with pytest.raises(BadComponents, match=f"^.* '{id}' has no '(n|pirate)'\\.$"):
        edited_box(drop)


def test_a_second_effect_of_a_kind_is_refused() -> None:  # SS-B1.1
    with pytest.raises(BadComponents, match="there must be one effect for each of these kinds"):
        edited_box(lambda data: data["effect"].append(data["effect"][0]))
