"""The tables that rules and bots look things up in agree with what they were made from."""

from __future__ import annotations

import pickle

import pytest

from jollyroger.engine import Fast, State

from .. import GAME, components
from ..ai.evaluation import DISCOUNT, Outlook
from ..ai.holdings import Holdings
from ..board import MAX_STEPS
from ..components import COMMISSION, FORTUNES, REPUTATION, WEAPON_LIMIT
from ..odds import DECISIVE_ROLLS, count_winning_rolls, win_chance, winning_rolls
from ..rules.fights import FIGHTS, Fights
from ..rules.fortune import crew_for_hire
from ..rules.spaces import ENCOUNTER, Encounter
from ..rules.turns import BEFORE_ROLL, END_OF_TURN, MOVE_CHOICE, RELEASE_STUCK, TURN, Placing
from ..state import FIGURES, SEATS, Table, distinct, figures_of, owner_of, role_of
from .positions import BOX, table
from .random_tables import random_tables

CARD_NAMES = {
    "PEACE": "keep-the-peace",
    "LUCKY": "lucky-blow",
    "QUICK": "quick-thinking",
    "GUIDE": "local-guide",
    "BARGAIN": "bandits-bargain",
    "AUCTION": "auction",
    "PARDON": "royal-pardon",
    "WIND": "fair-wind",
    "COMMISSION": "queens-commission",
    "REPUTATION": "fearsome-reputation",
    "PURSE": "lost-purse",
    "GALLEON": "sunken-galleon",
    "VOLUNTEER": "volunteer",
    "MUTINY": "mutiny",
    "PICKPOCKET": "pickpocket",
    "PRESSED": "press-ganged",
    "TRIBUTE": "tribute",
}


def test_each_fortune_card_has_its_number() -> None:
    assert {name: FORTUNES[getattr(components, name)] for name in CARD_NAMES} == CARD_NAMES
    assert tuple(CARD_NAMES.values()) == FORTUNES


def test_every_seat_and_figure_has_its_own_phases() -> None:
    for phases in (TURN, BEFORE_ROLL, MOVE_CHOICE, END_OF_TURN, RELEASE_STUCK):
        assert [phase.seat for phase in phases] == list(SEATS)
    assert [Encounter(figure) for figure in FIGURES] == ENCOUNTER
    assert [Fights(figure) for figure in FIGURES] == FIGHTS


def test_actions_are_equal_by_their_ids() -> None:
    for action in GAME.catalogue:
        copy = pickle.loads(pickle.dumps(action))
        assert copy is not action
        assert (copy, hash(copy)) == (action, hash(action))
    assert len(set(GAME.catalogue)) == len(GAME.catalogue)


@pytest.mark.parametrize("role", [0, 1])
def test_the_moves_by_a_total_are_those_of_its_routes(role: int) -> None:  # SS-4.2, SS-B5.2
    s = table()
    spread = BOX.items[BOX.spyglass].n
    for start in range(len(BOX.board.spaces)):
        for total in range(1, MAX_STEPS):
            by_total = [
                [s.actions.move[role][route.end] for route in BOX.board.find_routes(start, steps)]
                for steps in range(MAX_STEPS + 1)
            ]
            assert s.actions.moves[role][start][total] == by_total[total]
            wider = by_total[max(1, total - spread) : total + spread + 1]
            assert set(s.actions.spyglass_moves[role][start][total]) == {move for moves in wider for move in moves}


def test_symbols_are_those_on_the_cards() -> None:  # SS-6.3, SS-10.5
    for s in random_tables(40, first_seed=700):
        for seat in range(s.seats):
            cards = [BOX.crew[kind] for kind, count in enumerate(s.crew[seat]) for _ in range(count)]
            assert s.gold_symbols(seat) == sum(card.gold for card in cards)
            for home in BOX.settlements:
                assert s.gold_symbols(seat, home) == sum(card.gold for card in cards if card.settlement == home)
            for figure in figures_of(seat):
                assert s.might(figure) == sum(card.might[role_of(figure)] for card in cards) + other_might(s, figure)


def other_might(s: Table, figure: int) -> int:
    """The Might of a figure's weapons and face-up Fortune cards."""
    seat, card = owner_of(figure), (COMMISSION, REPUTATION)[role_of(figure)]
    weapons = sum(BOX.items[item].might for item in s.items[seat] if BOX.items[item].role == role_of(figure))
    return weapons + BOX.fortunes[card].n * s.permanent[seat].count(card)


def test_crew_is_hired_from_the_piles_of_its_settlement() -> None:  # SS-5.2, SS-B4.13
    for s in random_tables(20, first_seed=800):
        for homes in [BOX.volunteers, *[(home,) for home in BOX.settlements]]:
            kinds = [kind for kind, crew in enumerate(BOX.crew) if crew.settlement in homes and s.piles[kind]]
            assert crew_for_hire(s, homes) == kinds


def test_the_odds_of_a_fight_are_counted_roll_by_roll() -> None:  # SS-6.1, SS-6.2
    for difference in range(-20, 21):
        assert winning_rolls(difference) == count_winning_rolls(difference)
        assert win_chance(difference) == count_winning_rolls(difference) / DECISIVE_ROLLS


def test_each_kind_of_a_sorted_list_is_named_once() -> None:
    assert distinct([]) == []
    assert distinct([0, 0, 2, 5, 5, 5]) == [0, 2, 5]


def test_a_card_is_worth_what_it_adds_to_the_holdings() -> None:
    for s in random_tables(30, first_seed=900):
        before = Holdings(s, s.active)
        for kind in range(len(BOX.crew)):
            for count in (1, -1):
                s.crew[s.active][kind] += count
                assert before.crew_value(kind, count) == Holdings(s, s.active).value - before.value
                s.crew[s.active][kind] -= count
        for item, card in enumerate(BOX.items):
            kept = s.items[s.active]
            weapons = [other for other in kept if card.role is not None and BOX.items[other].role == card.role]
            price = 0
            s.items[s.active] = sorted([*kept, item])
            if len(weapons) >= WEAPON_LIMIT:  # SS-10.3
                weakest = min([*weapons, item], key=lambda kind: BOX.items[kind].might)
                s.items[s.active].remove(weakest)
                price = BOX.items[weakest].sell
            assert before.item_value(item) == pytest.approx(Holdings(s, s.active).value + price - before.value)
            s.items[s.active] = kept


def test_a_landing_is_worth_the_same_whatever_was_asked_before() -> None:
    for s in random_tables(20, first_seed=1000):
        outlook = Outlook(s, s.active)
        for move in Placing(s.active).options(s):
            assert outlook.landing_value(move) == Outlook(s, s.active).landing_value(move)


def test_the_prize_ahead_is_known_from_every_space() -> None:
    assert max(BOX.board.steps_to_lake) < len(DISCOUNT)


def test_a_table_has_a_slot_for_everything_on_it() -> None:
    """Otherwise the attribute would be found more slowly; what the engine keeps is not the game's to place."""
    assert getattr(table(), "__dict__", {}).keys() == getattr(State(2, Fast(1)), "__dict__", {}).keys()
