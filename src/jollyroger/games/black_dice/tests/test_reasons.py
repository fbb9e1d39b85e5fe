"""The reasons that bots give: one true sentence that gives nothing away."""

from __future__ import annotations

from ..actions import DRINK, PLACE, USE
from ..ai.reasons import reason
from ..components import FLAG, MAP, OVERBOARD, SWORD
from ..messages import MESSAGES
from ..state import Table
from .positions import shown, table
from .remarks import placements, remarks_of_games

MAX_WORDS = 24


def given(s: Table, action: object) -> str:
    (ask,) = s.asks
    return next(MESSAGES.render(reason(s, ask, option)) for option in ask.options if option == action)


def test_every_choice_has_a_sentence_that_gives_no_gold_away() -> None:  # BD-2.4
    for text in remarks_of_games(reason, for_all=True):
        assert text.count(". ") == 0, text
        assert len(text.split()) <= MAX_WORDS, text


def test_a_column_is_said_to_be_filled_exactly_if_it_is() -> None:  # BD-8.2
    filled = 0
    for s, ask, option, fills in placements():
        assert MESSAGES.render(reason(s, ask, option)).startswith("That fills") == fills
        filled += fills
    assert filled


def test_gold_is_a_reason_and_so_is_danger() -> None:  # BD-8.5, BD-8.8
    s = shown(table(black="0 0 1 2 0 3", rum=[2]), 0, "map map flag sword")
    assert given(s, PLACE[MAP]) == "That fills the treasure map, and 1 gold token is mine."
    assert given(s, PLACE[FLAG]) == "That leaves the flag only 2 short; if it fails, it will cost us 1 damage."
    assert given(s, PLACE[SWORD]) == "That fills the sword; otherwise it would bring more black dice."


def test_a_deadly_column_is_called_so() -> None:  # BD-8.5
    s = shown(table(black="0 0 0 2 0 1", damage=2, rum=[2]), 0, "map map flag")
    assert given(s, PLACE[MAP]) == "That fills the treasure map; otherwise it would sink us."


def test_a_drink_is_for_the_dice_that_are_missing() -> None:  # BD-6.2
    s = shown(table(black="0 0 0 2 0 2", rum=[2]), 0, "map flag")
    assert given(s, DRINK) == "I drink for a better roll: 4 dice are still missing."
    s = shown(table(black="0 0 0 2 0 1", dice={"flag": [1]}, rum=[2]), 0, "flag flag")
    assert given(s, DRINK) == "None of my dice fills a gap, so I drink and roll again."


def test_a_pardon_is_bought_for_the_column_that_may_fail() -> None:  # BD-7.4
    s = shown(table(black="0 0 0 2 0 1", crew="overboard storm", damage=1, rum=[1]), 0, "flag flag")
    assert given(s, USE[OVERBOARD]) == "If the treasure map fails, it will sink us; with him gone I can ignore that."
