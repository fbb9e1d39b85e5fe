"""Names of people: what is accepted, and which names count as the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from jollyroger.engine import Refused
from jollyroger.server.tables.names import clean_name, name_key, visible_length

from .in_process import in_process
from .run_async import run_async

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
PIRATE_FLAG = "\U0001f3f4\u200d☠\ufe0f"
SCOTLAND = "\U0001f3f4" + "".join(chr(0xE0000 + ord(each)) for each in "gbsct") + "\U000e007f"


@pytest.mark.parametrize(
    "name",
    [
        "Anne",
        "Zoë",
        "Иван Грозный",
        "山田太郎",
        "עידו",
        "محمد",
        "สมชาย",
        "O'Malley-Smith",
        "Anne 2",
        PIRATE_FLAG,
        f"Bart {PIRATE_FLAG}",
        FAMILY,
        SCOTLAND,
        "\U0001f1e9\U0001f1ea Jo",
        "\U0001f44d\U0001f3fd",
        "می‌خواهم",
    ],
)
def test_a_name_may_have_any_script_and_emoji(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        " Anne",
        "Anne ",
        "An\nne",
        "An\u202ene",
        "An\u2066ne",
        "An\u2028ne",
        "An\u0007ne",
        "An\u00a0ne",
        "An\u200bne",
        "\ufeffAnne",
        "\u3164",
        "\u2800",
        "\u200d",
        "\ufe0f",
        "Anne\U000e0041",
        "\ud800",
        "a" + "\u0301" * 5,
        "A  B",
        "x" * 21,
        FAMILY * 7,
    ],
)
def test_a_name_has_nothing_invisible_and_is_not_too_long(name: str) -> None:
    with pytest.raises(Refused):
        clean_name(name)


def test_a_name_is_stored_composed() -> None:
    assert clean_name("Zoe\u0308") == "Zoë"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anne", "anne"),
        ("Anne", "\uff21\uff4e\uff4e\uff45"),
        ("Anne", "An\u200dne"),
        ("STRASSE", "straße"),
        ("☠", "☠\ufe0f"),
    ],
)
def test_names_that_look_the_same_are_the_same(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


def test_an_emoji_counts_as_one_character() -> None:
    for emoji in (PIRATE_FLAG, FAMILY, SCOTLAND, "\U0001f1e9\U0001f1ea", "\U0001f44d\U0001f3fd"):
        assert visible_length(emoji) == 1
    assert visible_length("Zoë") == 3


@run_async
async def test_nobody_sits_down_under_a_name_that_looks_like_another(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "open", names=[f"Anne {PIRATE_FLAG}"], start=False)
        with pytest.raises(Refused, match="called"):
            await server.take_seat(table, "ANNE \U0001f3f4☠")
        await server.take_seat(table, "Anne")


@run_async
async def test_a_table_is_not_opened_under_a_bad_name(data: Path) -> None:
    async with in_process(data) as server:
        for names in (["An\u202ene"], ["Anne", "anne"]):
            with pytest.raises(Refused):
                await server.open(*["me"] * len(names), "open", names=names, start=False)
