"""Advice: there is some for every option, it tells no secrets, and what it says is true."""

from __future__ import annotations

import re

import pytest

from jollyroger.engine import Fast, apply

from .. import GAME
from ..ai.advice import advice
from ..ai.resampling import resample
from ..messages import render
from ..state import Table
from .policy_games import asked_positions
from .positions import begin_turn, choose_move, encounter, fight, table

MAX_LENGTH = 220
ID = re.compile(r"\b[ov]\d\d\b|[a-z]+-[a-z]+")


def say(s: Table, id: str) -> str:
    """The advice about an option of the player who is asked."""
    action = GAME.catalogue.find(id)
    assert action in s.asks[0].options
    assert action is not None
    return render(advice(s, s.asks[0], action))


def test_there_is_advice_for_every_option_in_a_short_sentence_without_ids() -> None:
    for s, ask in asked_positions():
        for action in ask.options:
            said = render(advice(s, ask, action))
            assert said.endswith(".")
            assert said[0].isupper() or said[0].isdigit() or said[0] == "{"
            assert len(said) <= MAX_LENGTH
            assert not ID.search(said), said


def test_advice_is_the_same_whatever_is_hidden() -> None:  # SS-10.2
    for number, (s, ask) in enumerate(asked_positions()):
        if not any(s.hands[other] for other in range(s.seats) if other != ask.seat):
            continue
        twin = resample(s, ask.seat, Fast(number))
        for action in ask.options:
            assert advice(twin, twin.asks[0], action) == advice(s, ask, action)


def test_advice_changes_nothing() -> None:
    for s, ask in asked_positions():
        before = GAME.codec.encode(s)
        advice(s, ask, ask.options[0])
        assert GAME.codec.encode(s) == before


def test_a_table_that_hides_odds_gets_none_as_advice() -> None:
    for s, ask in asked_positions():
        if not s.reveal_odds:
            assert not any("%" in render(advice(s, ask, action)) for action in ask.options)


def test_a_move_is_advised_for_what_it_brings() -> None:
    s = choose_move(table(at="O0:o03 P0:o26", dice=[0, 2], chests=[3, 0, 0, 0]))
    assert say(s, "move:officer:o05") == "3 gold lies there to be taken. Your Pirate would get stuck in Quicksand."


def test_a_move_to_the_castle_and_beyond_names_its_income() -> None:  # SS-4.12
    s = choose_move(table(at="O0:o31 P0:o20", dice=[0, 2]))
    assert say(s, "move:officer:o01").startswith("The Castle pays 1 gold on the way. There you can hire a")


def test_the_first_mate_is_named_with_the_chance_to_beat_him() -> None:  # SS-5.9
    crew = ["fort-rock-captain*2 clearwater-marine*2"]
    s = choose_move(table(3, at="O0:v05 P0:o20", crew=crew, dice=[0, 1]))
    assert say(s, "move:officer:v11") == "Your Officer has 69 % to beat the First Mate; the Lair is the next move."


def test_hiring_names_the_new_might_and_the_better_chance() -> None:  # SS-6.3
    s = encounter(table(3, at="O0:o01", crew=["fort-rock-captain"]), "O0")
    said = "A Fort Rock Captain lifts your Officer to Might 6: 43 % against the First Mate instead of 17 %."
    assert say(s, "hire:fort-rock-captain") == said


def test_the_last_bidder_hears_that_one_more_is_enough() -> None:  # SS-5.4
    s = encounter(table(2, at="O0:o10", gold=[10, 0], luck=["musket"]), "O0")
    assert say(s, "bid:1") == "The Musket lifts your Officer from Might 0 to 3. You bid last: 1 gold is enough."


def test_a_bid_that_nobody_can_top_is_named() -> None:
    s = encounter(table(2, at="O0:o10", gold=[4, 10], luck=["hook"]), "O0")
    assert say(s, "bid:4").endswith("Nobody after you can bid more than 4 gold.")


def test_a_third_weapon_counts_only_what_it_adds() -> None:  # SS-10.3
    items = ["cutlass rapier"]
    s = encounter(table(2, at="O0:o10", gold=[10, 0], items=items, luck=["musket"]), "O0")
    assert say(s, "bid:1").startswith("The Musket lifts your Officer from Might 3 to 5.")
    s = encounter(table(2, at="O0:o10", gold=[10, 0], items=["cutlass*2"], luck=["rapier"]), "O0")
    assert say(s, "pass").startswith("Your Officer already has two weapons as good as the Rapier.")


@pytest.mark.parametrize(
    ("id", "said"),
    [
        ("play:lucky-blow", "With a 5 instead of your die you win."),
        ("play:quick-thinking:own", "Roll your die again: you win on 4 of its 6 faces."),
        ("pass", "You are losing, but save your cards for a fight that matters more."),
    ],
)
def test_cards_after_the_roll(id: str, said: str) -> None:  # SS-8.5, SS-6.1
    hands = ["lucky-blow quick-thinking"]
    s = fight(table(2, at="O0:o05 P1:o05", hands=hands, luck=[1, 2]), "O0")
    apply(s, 0, s.asks[0].options[0])
    assert say(s, id) == said


def test_keep_the_peace_is_advised_with_the_chance() -> None:  # SS-B4.1
    s = fight(table(2, at="O0:o05 P1:o05", hands=["keep-the-peace"], items=["", "blunderbuss"]), "O0")
    assert say(s, "play:keep-the-peace") == "If you fight, you have 23 % to win; Keep the Peace calls it off."


def test_a_local_guide_says_where_it_leads() -> None:  # SS-B4.4
    s = begin_turn(table(2, hands=["local-guide"], chests=[12, 0, 0, 0]))
    said = "Instead of rolling, your Officer can go straight to the Treasure Chest past the Navy Docks: take 12 gold."
    assert say(s, "play:local-guide") == said


def test_paying_the_king_wins() -> None:  # SS-5.10
    s = encounter(table(2, at="O0:v12", gold=[50], luck=[0]), "O0")
    assert say(s, "pay") == "Pay 30 of your 50 gold and you have won."
    assert say(s, "fight") == "If you fight, you have 14 % to win; paying wins at once."
