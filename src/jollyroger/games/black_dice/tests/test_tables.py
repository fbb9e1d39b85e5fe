"""Values that are kept or written down agree with the rules they were computed from."""

from __future__ import annotations

from itertools import product

from jollyroger.testing.random_play import positions

from .. import GAME, components
from ..actions import REROLL_UP_TO, Reroll
from ..ai.evaluation import HALF, MOST_UNPLACED, Board, fill_estimate, fill_row
from ..ai.stakes import Stakes, column_stake, stakes_for
from ..ai.temperament import LOYAL, SELFISH
from ..components import FACES, LEFT, MOST_DICE, PIRATES, PLAYERS, SYMBOLS, opposite
from ..rules.settlement import PENALTY, SETTLE, SURPLUS, Penalty, Settle, Surplus
from ..rules.turns import ACTING, NEXT_TURN, Acting, NextTurn


def test_symbols_and_pirates_are_numbered_in_the_order_of_their_names() -> None:  # BD-1.2, BD-7.2
    for value, name in [*enumerate(SYMBOLS[1:], 1), *enumerate(PIRATES)]:
        assert getattr(components, name.upper().replace("-", "_")) == value


def test_phases_that_are_made_once_stand_at_their_own_number() -> None:
    assert [Acting(seat) for seat in range(PLAYERS[-1])] == ACTING
    assert [NextTurn(seat) for seat in range(PLAYERS[-1])] == NEXT_TURN
    for face in FACES:
        assert (SETTLE[face], PENALTY[face], SURPLUS[face]) == (Settle(face), Penalty(face), Surplus(face))


def test_dice_of_a_symbol_can_be_rolled_again_one_by_one_up_to_all() -> None:  # BD-6.2
    for face, count in product(FACES, range(MOST_DICE + 1)):
        assert REROLL_UP_TO[face][count] == [Reroll(face, again) for again in range(1, count + 1)]


def test_every_column_is_in_one_half() -> None:  # BD-1.4
    assert [HALF[face] == 0 for face in FACES] == [face in LEFT for face in FACES]
    assert all(HALF[face] != HALF[opposite(face)] for face in FACES)


def test_kept_estimates_are_those_of_the_formula() -> None:
    for active, dice in product(range(1, len(FACES) + 1), range(MOST_UNPLACED + 1)):
        row = fill_row(dice, active)
        assert row.chances == [fill_estimate(dice, missing, active) for missing in range(dice + 1)]
        assert row.used == [round(missing * chance) for missing, chance in enumerate(row.chances)]
        assert max(row.used) <= dice


def test_kept_stakes_are_those_of_the_position() -> None:
    known = set()
    for s, temperament in product(positions(GAME, 1000, random_share=0.6), (LOYAL, SELFISH)):
        kept, computed = stakes_for(s, temperament), Stakes(s, temperament)
        assert kept.columns[1:] == [column_stake(s, face, temperament) for face in FACES]
        assert (kept.unlocking, kept.token_values) == (computed.unlocking, computed.token_values)
        assert (kept.components, kept.temperament) == (s.components, temperament)
        known.add(id(kept))
    assert 20 < len(known) < 1000


def test_a_kept_value_is_that_of_the_board_after_the_placement() -> None:
    compared = 0
    for s in positions(GAME, 500, random_share=0.6):
        board = Board.of(s, s.asks[0].seat, LOYAL)
        for face, count in product(FACES, range(1, board.own_left + 1)):
            fresh = Board.of(s, board.seat, LOYAL).placed(face, count)
            assert board.placed_value(face, count) == board.placed_value(face, count) == fresh.value()
            compared += 1
    assert compared > 500
