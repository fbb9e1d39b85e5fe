"""The end in words: why it came, what everybody has, and purses that are open to all."""

from __future__ import annotations

import pytest

from jollyroger.engine import Fast, View

from .. import GAME
from .golden import GOLDEN
from .positions import settle, table

ENDINGS = ("sunk", "crew-lost", "most-gold.pirate-island", "most-gold.kraken", "most-gold.campaign", "captain")


def final_view(name: str) -> View:
    return GAME.view(GOLDEN.final(name), None)


@pytest.mark.parametrize("name", ENDINGS)
def test_every_purse_is_open_to_everybody_at_the_end(name: str) -> None:  # BD-2.4
    s = GOLDEN.final(name)
    for viewer in (None, 0, 1):
        assert GAME.view(s, viewer)["purses"] == s.purses
        assert GAME.resample(s, viewer, Fast(1)).purses == s.purses


def test_purses_are_closed_before_the_end() -> None:  # BD-2.4
    assert GAME.view(table(gold=[[3, 4]]), None)["purses"] is None
    assert GAME.words.tally(GAME.view(table(), None)) == []


@pytest.mark.parametrize("name", ENDINGS)
def test_the_tally_has_a_value_for_each_seat_or_one_for_all(name: str) -> None:
    s = GOLDEN.final(name)
    rows = GAME.words.tally(GAME.view(s, None))
    assert all(len(row.values) in (1, s.seats) for row in rows)
    assert {"Gold tokens", "Rum left", "Damage to the ship"} <= {row.label for row in rows}


def test_the_tally_begins_with_what_decides() -> None:  # BD-10.2, BD-10.5
    for name in ("most-gold.pirate-island", "most-gold.kraken", "most-gold.campaign"):
        view = final_view(name)
        assert GAME.words.tally(view)[0].values == tuple(map(str, view["result"]["points"]))


def test_a_quest_that_is_done_says_how() -> None:  # BD-10.1
    island, kraken = final_view("most-gold.pirate-island"), final_view("most-gold.kraken")
    assert GAME.words.cause(island) == f"The chest was empty after round {island['round']}."
    assert GAME.words.cause(kraken) == f"The Kraken took the last of 3 hits in round {kraken['round']}."


def test_nothing_is_said_of_a_round_that_will_not_come() -> None:  # BD-8.5
    s = settle(table(black="0 0 2 2 0 1", damage=1, luck=[1, 1], gold=[[3, 5]]))
    view = GAME.view(s, 1)
    assert s.result is not None
    assert s.extra_black
    assert "Next round" not in GAME.words.text_board(view)
    assert "2 gold tokens (worth 3 + 5 = 8)" in GAME.words.text_board(view)
    told = " ".join(passage.text for passage in GAME.words.describe(view))
    assert "Next round" not in told
    assert "2 gold tokens worth 8 (3 and 5)." in told
