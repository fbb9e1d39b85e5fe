"""The reasons that bots give: one sentence for the whole table, true, and silent about hidden cards."""

from __future__ import annotations

import re

import pytest

from jollyroger.engine import Action, Ask, Fast

from .. import GAME
from ..actions import PASS, PAY, ROLL
from ..ai.explain import reason
from ..ai.resampling import resample
from ..messages import render
from ..rules.items import Bidding
from ..rules.spaces import PayOrFight
from ..state import Table
from .policy_games import asked_positions
from .positions import begin_turn, choose_move, encounter, fight, play_ids, table

SENTENCE = re.compile(r"[A-Z0-9{][^.!]*[.!]")
MAX_LENGTH = 120


def said(s: Table, id: str) -> str:
    action = GAME.catalogue.find(id)
    assert action in s.asks[0].options
    assert action is not None
    return told(s, s.asks[0], action)


def told(s: Table, ask: Ask, action: Action) -> str:
    """The reason as it is read; empty if there is none."""
    found = reason(s, ask, action)
    return "" if found is None else render(found)


def test_every_reason_is_one_short_sentence() -> None:
    for s, ask in asked_positions():
        for action in ask.options:
            why = told(s, ask, action)
            assert not why or SENTENCE.fullmatch(why), why
            assert len(why) <= MAX_LENGTH, why


def test_a_reason_is_the_same_whatever_is_in_the_hands_of_all() -> None:  # SS-10.2
    for number, (s, ask) in enumerate(asked_positions()):
        hidden = resample(s, None, Fast(number))
        for action in ask.options:
            assert reason(s, ask, action) == reason(hidden, ask, action)


def test_nothing_is_said_when_cards_are_not_played() -> None:  # SS-10.2
    for s, ask in asked_positions():
        if not isinstance(s.agenda[-1], (Bidding, PayOrFight)):
            assert not any(reason(s, ask, action) for action in ask.options if action in (PASS, PAY, ROLL))


def test_odds_are_told_only_where_the_table_shows_them() -> None:
    for s, ask in asked_positions():
        if not s.reveal_odds:
            assert not any("%" in told(s, ask, action) for action in ask.options)


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("move:officer:v12", "My Officer goes for the King (14 %)!"),
        ("move:pirate:o13", "My Pirate picks up 1 gold there."),
    ],
)
def test_a_move_is_explained_by_what_it_is_for(move: str, why: str) -> None:
    assert said(choose_move(table(at="O0:v11 P0:o12", dice=[0, 1])), move) == why


def test_the_price_of_the_king_is_paid_with_a_word() -> None:
    assert said(encounter(table(2, at="O0:v12", gold=[50], luck=[0]), "O0"), "pay") == "Here are your 30 gold, King!"


def test_a_bid_is_explained_by_what_the_item_does() -> None:
    s = encounter(table(2, at="O0:o10", gold=[10, 10], items=["", "cutlass*2"], luck=["musket"]), "O0")
    assert said(s, "bid:3") == "The Musket lifts my Officer to Might 5."
    assert said(s, "pass") == "I can do without the Musket."
    play_ids(s, 1, "bid:3")
    assert said(s, "pass") == "The Musket is too dear for me."


def test_a_card_is_explained_when_it_is_played() -> None:
    s = begin_turn(table(2, hands=["local-guide"]))
    assert said(s, "play:local-guide") == "I know exactly where I want to be."
    s = fight(table(2, at="O0:o05 O1:o05", hands=["lucky-blow"], luck=[0, 4]), "O0")
    play_ids(s, 0, "pass")
    assert said(s, "play:lucky-blow") == "My die is a 5 now."
