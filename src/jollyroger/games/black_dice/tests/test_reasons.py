"""The reasons that bots give: one true sentence that gives nothing away."""

from __future__ import annotations

from jollyroger.engine import Fast
from jollyroger.testing.random_play import positions

from .. import GAME
from ..actions import DRINK, PLACE, USE, Place
from ..ai.reasons import reason
from ..components import FLAG, MAP, OVERBOARD, SWORD
from ..messages import MESSAGES
from ..rules.turns import Acting, place_dice
from ..state import Table
from .positions import shown, table

MAX_WORDS = 24


def given(s: Table, action: object) -> str:
    (ask,) = s.asks
    return next(MESSAGES.render(reason(s, ask, option)) for option in ask.options if option == action)


def test_every_choice_has_a_sentence_that_gives_no_gold_away() -> None:  # BD-2.4
    seen = set()
    for number, s in enumerate(positions(GAME, 3000, random_share=0.8)):
        for ask in s.asks:
            sample = GAME.resample(s, None, Fast(number))
            for option in ask.options:
                text = MESSAGES.render(reason(s, ask, option))
                assert text.endswith("."), (option, text)
                assert text.count(". ") == 0, (option, text)
                assert text[0].isupper() or text[0].isdigit(), (option, text)
                assert len(text.split()) <= MAX_WORDS, (option, text)
                assert MESSAGES.render(reason(sample, ask, option)) == text
                seen.add(type(option).__name__)
    missing = {type(action).__name__ for action in GAME.catalogue} - seen
    assert missing <= {"Refill", "Cancel", "Suffer", "Load", "Toss"}


def test_a_column_is_said_to_be_filled_exactly_if_it_is() -> None:  # BD-8.2
    filled = 0
    for s in positions(GAME, 1500, random_share=0.5):
        if isinstance(s.agenda[-1], Acting):
            ask = s.asks[0]
            for option in ask.options:
                if isinstance(option, Place):
                    twin, before = s.clone(), s.missing(option.face)
                    place_dice(twin, ask.seat, option.face)
                    fills = before > 0 >= twin.missing(option.face)
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
