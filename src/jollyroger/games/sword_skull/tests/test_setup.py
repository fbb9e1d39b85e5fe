"""Setup. (SS-1.2, SS-2)"""

from __future__ import annotations

import pytest

from jollyroger.engine import Fast

from .. import GAME
from ..events import TurnBegan
from .positions import BOX, might, space_of, table


@pytest.mark.parametrize(("seats", "cards"), [(2, 16), (3, 20), (4, 28), (5, 36)])
def test_crew_for_more_players_stays_in_the_box(seats: int, cards: int) -> None:  # SS-2.3, T01, T02, T49
    s = table(seats)
    assert (len(s.piles), sum(s.piles), min(s.piles) > 0) == (10, cards, True)


def test_each_pile_has_the_cards_for_this_number_of_players() -> None:  # SS-2.3, SS-B2
    assert table(2).piles == [2, 2, 2, 2, 2, 2, 1, 1, 1, 1]
    assert table(4).piles == [3, 3, 3, 3, 3, 3, 2, 3, 2, 3]


def test_every_chest_starts_with_1_gold_and_every_player_with_10() -> None:  # SS-2.1, SS-2.4, T09
    s = table(4)
    assert (s.chests, s.gold) == ([1, 1, 1, 1], [10, 10, 10, 10])


def test_the_bank_has_the_remaining_gold() -> None:  # SS-2.1, SS-B6
    assert table(4).bank == BOX.gold - 44


def test_players_of_the_short_game_start_with_20_gold() -> None:  # SS-2.4
    s = GAME.new(2, Fast(1), {"start_gold": "20"})
    assert s.gold == [20, 20]


def test_figures_start_on_their_ships_without_might() -> None:  # SS-2.4, SS-1.2
    s = table(2)
    assert [space_of(s, mark) for mark in ("O0", "P0", "O1", "P1")] == ["navy-ship", "pirate-ship"] * 2
    assert [might(s, mark) for mark in ("O0", "P1")] == [0, 0]


def test_the_treasure_trove_is_empty() -> None:  # SS-2.5
    assert table().trove == 0


def test_the_decks_are_complete_and_nobody_holds_a_card() -> None:  # SS-2.2
    s = table()
    assert [len(deck) for deck in (s.enemy_deck, s.fortune_deck, s.item_deck)] == [16, 33, 20]
    assert [*s.hands, *s.items, *s.permanent] == [[]] * 9


def test_the_first_player_is_random_and_the_others_follow_clockwise() -> None:  # SS-2.6, SS-3.1
    told: list[object] = []
    s = GAME.new(3, Fast(5), listener=told.append)
    turns = [event.seat for event in told if isinstance(event, TurnBegan)]
    assert turns[0] == s.first_player
    assert turns == [(turns[0] + n) % 3 for n in range(len(turns))]
    firsts = {GAME.new(3, Fast(seed)).first_player for seed in range(30)}
    assert firsts == {0, 1, 2}


def test_the_game_has_the_name_on_the_box() -> None:  # SS-A31
    assert GAME.name == "Sword & Skull"


def test_a_players_figures_share_everything_but_might() -> None:  # SS-1.2, SS-6.3, T05
    s = table(crew=["clearwater-marine*2"], items=["cutlass"])
    assert (might(s, "O0"), might(s, "P0")) == (4, 0)
