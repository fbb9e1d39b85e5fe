"""The numbers of lines and positions that follow from fixed deals and positions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from jollyroger.engine import Fast
from jollyroger.testing.counts import counts, deal

from .. import GAME
from ..state import Table
from .positions import bidding, discarding, last_call, reveal, table


def actions() -> Table:
    bids = ["cutpurse tavern-brawl sea-sabre-3", "pieces-of-eight sea-sabre-3", "pirate-king"]
    return reveal(table(hands=["rum", "mermaid", "stormsail-1"], bids=bids, chance=Fast(1)))


def tie() -> Table:
    hands = ["rum sea-sabre-2", "black-viper-2 mermaid", "any*1"]
    return reveal(table(hands=hands, bids=["sea-sabre-7", "black-viper-7"], chance=Fast(1)))


def discards() -> Table:
    return discarding(table(hands=["rum mermaid", "cutpurse", "sea-sabre-3"], auction=None, chance=Fast(1)))


def cheats() -> Table:
    return last_call(table(hands=["rum mermaid", "any*13", "sea-sabre-3"], chance=Fast(1)))


def brawl() -> Table:
    return bidding(table(seats=2, hands=["rum mermaid", "any*13"], brawled=[1], chance=Fast(1)))


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        pytest.param(deal(GAME, 2), [(8, 8), (47, 39), (249, 173), (1221, 624)], id="a deal for two"),
        pytest.param(deal(GAME, 3), [(12, 12), (79, 55), (515, 307), (3221, 1274)], id="a deal for three"),
        pytest.param(
            deal(GAME, 3, cheating="off"),
            [(6, 6), (31, 31), (141, 131), (608, 488)],
            id="a deal for three without cheating",
        ),
        pytest.param(actions, [(2, 2), (8, 8), (26, 16), (92, 54)], id="actions"),
        pytest.param(tie, [(3, 3), (7, 7), (20, 19), (93, 68)], id="a tie"),
        pytest.param(discards, [(7, 7), (38, 22), (152, 40), (476, 54)], id="discards"),
        pytest.param(cheats, [(9, 9), (33, 26), (133, 93), (626, 285)], id="the last call"),
        pytest.param(brawl, [(5, 5), (16, 14), (51, 39), (189, 104)], id="a brawl"),
    ],
)
def test_the_number_of_lines_and_positions(  # AH-3.3, AH-3.5, AH-3.7, AH-4.9, AH-5.4, AH-6.3
    position: Callable[[], Table], expected: list[tuple[int, int]]
) -> None:
    assert counts(GAME, position(), 4) == expected


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_choices_after_a_deal_can_be_counted_by_hand(seats: int) -> None:  # AH-3.3, AH-6.3
    s = GAME.new(seats, Fast(1))
    kinds = len(set(s.hands[s.after(s.dealer)[0]]))
    assert counts(GAME, s, 1)[0][0] == kinds + 1 + seats * (seats - 1)
