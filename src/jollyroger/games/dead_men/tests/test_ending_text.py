"""After the end: why it ended, what everybody has, and no more secrets. (DM-3.1)"""

from __future__ import annotations

import re

import pytest

from jollyroger.engine import Fast
from jollyroger.testing.golden import ending

from .. import GAME
from ..rules.ending import lose
from .golden import GOLDEN
from .positions import acting, ship

every_record = pytest.mark.parametrize("name", GOLDEN.names())
CAUSES = {
    "blocked": "Still aboard: you.",
    "burnt-out.reference": "It had burnt for 87 turns.",
    "dead-pirate": "{2}, as Black Gus Garrett, collapsed from exhaustion in the Brig.",
    "explosion": "Four rooms and three kegs went up; the last card said: fires at 5 rise.",
    "explosion.marker-started-on-three": (
        "Three rooms and one keg went up, besides those counted from the start; the last card said: fires at 5 rise."
    ),
    "lost-treasure": "One Treasure was destroyed, of 6 in all; you needed 6 and had 0 in the boats.",
    "no-more-pirates": "{3}, as Jade, had no way out, in the Crow's Closet. Two pirates had died before.",
    "overwhelmed": "30 deckhands stood in 11 rooms when more came up through seven trapdoors.",
    "overwhelmed.deckhands-set-aside": "15 deckhands stood in 9 rooms when more spread from four trapdoors.",
    "trapped": "No door was left where the Powder Room could have joined the ship.",
    "untimely-death.reference": (
        "You, as Cobalt Kallen, collapsed from exhaustion in the Cargo Run. One pirate had died before."
    ),
    "win": "It took 11 turns, and seven more explosions would have lost it.",
    "win.reference": "It took 11 turns, and seven more explosions would have lost it.",
}
"""What seat 1 is told at the end of each golden record."""


@every_record
def test_an_ending_says_what_decided_it(name: str) -> None:  # DM-9.7, DM-9.9, DM-10.1, DM-10.5, DM-11.1
    assert GAME.words.cause(GAME.view(GOLDEN.final(name), 1)) == CAUSES[name]


@every_record
def test_a_tally_has_one_value_or_one_for_each_seat(name: str) -> None:
    s = GOLDEN.final(name)
    rows = GAME.words.tally(GAME.view(s, None))
    assert {len(row.values) for row in rows} == {1, s.seats}
    assert rows[0].label == "Treasures in the boats"
    assert not re.search(r"[a-z]-\d|_", " ".join(value for row in rows for value in row.values)), "an id in the tally"


def test_while_the_game_goes_on_there_is_neither_cause_nor_tally() -> None:
    view = GAME.view(GAME.new(3, Fast(1)), 0)
    assert GAME.words.cause(view) == ""
    assert GAME.words.tally(view) == ()


def test_after_the_end_everybody_sees_the_card_that_titian_put_back() -> None:  # DM-9.1
    s = acting(ship(seats=2))
    s.top_card, s.top_card_known_by = s.deck.pop(), 1
    assert [GAME.view(s, seat)["top"] is None for seat in (0, 1, None)] == [True, False, True]
    lose(s, "explosion")
    assert len({GAME.view(s, seat)["top"] for seat in (0, 1, None)}) == 1
    assert GAME.view(s, None)["top"] is not None
    assert GAME.resample(s, 0, Fast(5)).top_card == s.top_card


def test_every_ending_of_a_record_is_covered() -> None:
    assert {ending(name) for name in CAUSES} == {ending(name) for name in GOLDEN.names()}
