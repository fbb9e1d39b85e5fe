"""The policy and the search hints: whom to call a cheat, and what to keep of the cards drawn. (AH-6.5)"""

from __future__ import annotations

import pytest

from jollyroger.engine import Chance, Fast, Seat, ask_order, play

from .. import GAME
from ..actions import Call
from ..rules.cheating import CallWindow, Keeping, cards_over_limit
from ..rules.runs import find_win
from ..state import Table
from .play import say
from .positions import bidding, table


def choice(s: Table, seat: Seat) -> str:
    """What the policy chooses for a captain."""
    return str(GAME.policy(s, next(ask for ask in s.asks if ask.seat == seat), Fast(1)))


def test_a_captain_at_the_limit_calls_a_cheat_but_keeps_none_of_his_cards() -> None:  # AH-6.5
    s = bidding(table(hands=["any*12", "any*12 mermaid"], draws="mermaid"))
    assert choice(s, 0) == "call:1"
    say(s, 0, "call:1")
    assert choice(s, 0) == "enough"
    assert [str(option) for option in GAME.candidates(s, s.asks[0])] == ["enough"]


def test_a_captain_below_the_limit_keeps_a_card_of_a_cheat() -> None:  # AH-6.5
    s = bidding(table(hands=["any*11", "any*12 mermaid"], draws="mermaid"))
    say(s, 0, "call:1")
    assert choice(s, 0) == "keep:mermaid"
    assert {str(option) for option in GAME.candidates(s, s.asks[0])} == {"enough", "keep:mermaid"}


def test_a_captain_at_the_limit_keeps_a_card_while_nobody_can_call_him() -> None:  # AH-6.5, AH-6.6
    s = bidding(table(hands=["any*12", "any*12 mermaid"], immune=[0], draws="mermaid"))
    say(s, 0, "call:1")
    assert choice(s, 0) == "keep:mermaid"


def test_a_captain_at_the_limit_keeps_the_card_that_wins() -> None:  # AH-6.5, AH-7.3
    s = bidding(table(hands=["stormsail-1..4 stormsail-6..7 any*6", "any*12 stormsail-5"], draws="stormsail-5"))
    say(s, 0, "call:1")
    assert choice(s, 0) == "keep:stormsail-5"


def full_hands(seats: int, luck: Chance) -> Table:
    """A table where everyone holds 10 to 14 cards and nobody has won."""
    while True:
        s = table(seats, hands=[""] * seats, chance=luck)
        s.hands = [sorted(luck.draw(s.deck) for _ in range(10 + luck.below(5))) for _ in range(seats)]
        if not any(find_win(hand) for hand in s.hands):
            return bidding(s)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_call_of_the_policy_leaves_one_cheat_fewer(seats: int) -> None:  # AH-6.1, AH-6.5
    for seed in range(10):
        luck = Fast(seed)
        s = full_hands(seats, luck)
        cheats = sum(cards_over_limit(s, seat) > 0 for seat in range(seats))
        calls = 0
        while s.agenda and isinstance(s.agenda[-1], (CallWindow, Keeping)):
            answers = ((ask.seat, GAME.policy(s, ask, luck)) for ask in ask_order(s))
            seat, action = next((seat, action) for seat, action in answers if action is not None)
            calls += isinstance(action, Call)
            assert calls <= cheats
            play(s, seat, action)
