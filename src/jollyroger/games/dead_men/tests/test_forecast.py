"""What the bot and the hints foresee is what the rules do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from jollyroger.engine import Event, Fast, Scripted, View, advance, play

from ..actions import USE_TRACK, WAYS, Run, Walk
from ..ai.battle_value import starts_battle
from ..ai.forecast import Forecast, cards_ahead
from ..ai.path_cost import (
    FATIGUE_COST_HOME,
    FATIGUE_COST_THERE,
    UNREACHABLE_COST,
    costs_home,
    costs_to,
    obstacle_cost,
)
from ..ai.threats import EXPLODED, Fires, apply_deckhands_to, apply_fire_to, rooms_by_colour
from ..component_reader import FOES
from ..components import CARD_COUNT, FIVES_TO_SHUFFLE, FROMM, JADE, OFF_SHIP, REVENGE_CARDS
from ..events import Died, Fought, Left, Moved, Rolled, TurnEnded
from ..presentation.hints import battles, moves, runs
from ..rules.action_phase import Acting
from ..rules.battle import Reckoning, fight_enemy
from ..rules.deckhands import add_deckhands, spread_deckhands
from ..rules.fire import apply_fire
from ..rules.movement import step_fatigue
from ..rules.revenge import Discarding
from ..state import CARRIED, FOE_OF, GONE, IN_BAG, Ship, paths_from
from .reached_positions import TABLES, random_play, scrambled

every_table = pytest.mark.parametrize(("seats", "options"), TABLES)
NO_LIMIT = -1000
"""A start of the explosion marker from which no chain of explosions loses the game."""


def positions(seats: int, options: dict[str, str], games: int = 4) -> Iterator[Ship]:
    """Positions reached at random, and scrambled ones."""
    luck = Fast(seats)
    for seed in range(games):
        for s in random_play(seats, options, seed):
            yield s.clone()
            yield scrambled(s, luck)


def without_people(s: Ship) -> Ship:
    """A copy where a card changes nothing but fires, kegs and deckhands, and the game cannot end."""
    twin = s.clone()
    twin.place = [OFF_SHIP] * s.seats
    twin.token_at = [IN_BAG] * FROMM + [GONE]
    twin.explosions, twin.supply, twin.goal = NO_LIMIT, -NO_LIMIT, 1
    return twin


@every_table
def test_the_fires_a_card_raises_are_foreseen(  # DM-9.3, DM-9.4, DM-9.5, DM-9.6, DM-12.2
    seats: int, options: dict[str, str]
) -> None:
    luck = Fast(seats)
    for number, s in enumerate(positions(seats, options)):
        assert_same_fires(s, number % CARD_COUNT)
        # Chains of explosions, where the order of rooms and neighbours matters.
        for _ in range(len(s.rooms) // 4):
            for room in s.rooms:
                s.fire[room], s.keg_spent[room] = luck.pick([2, 3, 4, 4, 5, 5, 5]), luck.below(4) == 0
            assert_same_fires(s, luck.below(CARD_COUNT))


def assert_same_fires(s: Ship, card: int) -> None:
    ship = without_people(s)
    apply_fire(ship, card)
    fires = Fires(s.fire[:], s.keg_spent[:], [])
    explosions = apply_fire_to(fires, s, rooms_by_colour(s), REVENGE_CARDS[card].levels)
    assert explosions == ship.explosions - NO_LIMIT
    assert sorted(fires.exploded) == sorted(set(s.rooms) - set(ship.rooms))
    assert [fires.level[room] for room in fires.exploded] == [EXPLODED] * len(fires.exploded)
    assert [fires.level[room] for room in ship.rooms] == [ship.fire[room] for room in ship.rooms]
    assert fires.keg_spent == ship.keg_spent


@every_table
def test_the_deckhands_a_card_brings_are_foreseen(seats: int, options: dict[str, str]) -> None:  # DM-9.9
    for s in positions(seats, options):
        targets = Forecast(s).spread_targets
        for icon, bring in (("add", add_deckhands), ("spread", spread_deckhands)):
            ship, deckhands = without_people(s), s.deckhands[:]
            bring(ship)
            assert apply_deckhands_to(deckhands, targets, icon) == -NO_LIMIT - ship.supply
            assert deckhands == ship.deckhands


@every_table
def test_the_supply_is_foreseen_to_run_out_exactly_when_the_ship_is_overwhelmed(  # DM-9.9
    seats: int, options: dict[str, str]
) -> None:
    for number, s in enumerate(positions(seats, options)):
        for icon, bring in (("add", add_deckhands), ("spread", spread_deckhands)):
            ship = without_people(s)
            ship.supply = number % 6
            needed = apply_deckhands_to(s.deckhands[:], Forecast(s).spread_targets, icon)
            bring(ship)
            assert (ship.result is not None) == (needed > number % 6)


def remaining_cards(s: Ship) -> list[int]:
    return [*s.deck, *s.peeked, *([] if s.top_card is None else [s.top_card])]


@every_table
def test_sampled_cards_can_come_in_that_order(seats: int, options: dict[str, str]) -> None:  # DM-9.1, DM-9.11
    numbers = {card: number for number, card in enumerate(REVENGE_CARDS)}
    luck = Fast(seats)
    for s in list(positions(seats, options))[::3]:
        if s.current_card is None and luck.below(2):
            s.current_card = s.deck.pop(luck.below(len(s.deck)))
            s.fives_since_shuffle = luck.below(FIVES_TO_SHUFFLE)
        for sequence in Forecast(s).sequences:
            ship = s.clone()
            ship.deck, ship.top_card, ship.peeked = sorted(remaining_cards(s)), None, []
            if ship.current_card is not None:
                Discarding().resolve(ship, {})
            assert cards_ahead(s) == (ship.deck, ship.fives_since_shuffle)
            for card in sequence:
                ship.deck.remove(numbers[card])
                ship.current_card = numbers[card]
                Discarding().resolve(ship, {})


@every_table
def test_a_step_costs_the_fatigue_that_the_hints_say(  # DM-6.2, DM-6.11, DM-7.1, DM-7.3, DM-7.7
    seats: int, options: dict[str, str]
) -> None:
    for s in positions(seats, options, games=2):
        seat = s.active
        if not isinstance(s.agenda[-1], Acting) or s.place[seat] in s.token_at:
            continue
        walks = {hint["way"]: hint for hint in moves(s, seat)}
        two_steps = {(hint["way"], hint["then"]): hint for hint in runs(s, seat)}
        offered = Acting().ask(s)[0].options
        for action in offered:
            if isinstance(action, Walk):
                assert_move(s, action, walks[WAYS[action.way]])
            elif isinstance(action, Run):
                assert_move(s, action, two_steps[WAYS[action.way], WAYS[action.then]])
        if s.own_tokens + s.received_tokens:
            ways = {WAYS[action.way] for action in offered if isinstance(action, Walk)}
            assert {way for way, hint in walks.items() if hint["open"]} == ways


def assert_move(s: Ship, action: Walk | Run, hint: View) -> None:
    """Playing the move costs what the hint says, and kills if it says so."""
    twin, events = s.clone(), list[Event]()
    twin.chance, twin.listener = Fast(1), events.append
    seat = s.active
    play(twin, seat, action)
    before_battle = events[: next((n for n, event in enumerate(events) if isinstance(event, Rolled)), len(events))]
    moved = [event for event in before_battle if isinstance(event, Moved) and event.seat == seat]
    died = [event for event in before_battle if isinstance(event, Died) and event.seat == seat]
    left = [event for event in before_battle if isinstance(event, Left) and event.seat == seat]
    if died:
        assert hint["kills"]
    elif left:
        assert hint["fatigue"] == left[0].fatigue
        assert not hint["kills"]
    elif len(moved) == (2 if isinstance(action, Run) else 1):
        assert hint["cost"] == sum(event.tired for event in moved)
        assert not hint["kills"]


@every_table
def test_the_odds_of_a_battle_are_the_share_of_dice_that_win(seats: int, options: dict[str, str]) -> None:  # DM-8.2
    for s in list(positions(seats, options, games=2))[::10]:
        hints = {hint["foe"]: hint for hint in battles(s, s.active)}
        aboard = [token for token in FOE_OF if s.token_at[token] < OFF_SHIP]
        assert len(hints) == len({FOE_OF[token] for token in aboard})
        for token in aboard:
            hint = hints[FOES[FOE_OF[token]]]
            assert hint["bare"] == sum(is_won(s, token, die, battle=0) for die in range(1, 7)) / 6
            assert hint["track"] == sum(is_won(s, token, die, s.battle[s.active]) for die in range(1, 7)) / 6


def is_won(s: Ship, token: int, die: int, battle: int) -> bool:
    """Whether this die beats the enemy, by the rules."""
    twin, events, seat = s.clone(), list[Event](), s.active
    twin.agenda, twin.place[seat], twin.battle[seat] = [], s.token_at[token], battle
    twin.chance, twin.listener = Scripted([die], then=Fast(1)), events.append
    fight_enemy(twin, seat, token)
    advance(twin)
    if isinstance(twin.agenda[-1] if twin.agenda else None, Reckoning):
        play(twin, seat, USE_TRACK)
    return next(event.won for event in events if isinstance(event, Fought))


@every_table
def test_no_die_is_rolled_unless_a_battle_is_foreseen(seats: int, options: dict[str, str]) -> None:  # DM-8.1, DM-8.9
    for s in positions(seats, options, games=2):
        if not isinstance(s.agenda[-1], Acting) or s.place[s.active] in s.token_at:
            continue
        for action in Acting().ask(s)[0].options:
            if isinstance(action, (Walk, Run)) and not starts_battle(s, s.active, action):
                twin, events = s.clone(), list[Event]()
                twin.chance, twin.listener = Fast(1), events.append
                play(twin, s.active, action)
                turn = events[: next((n for n, event in enumerate(events) if isinstance(event, TurnEnded)), None)]
                assert not [event for event in turn if isinstance(event, Rolled) and event.seat == s.active]


@every_table
def test_paths_cost_the_fatigue_of_their_steps(seats: int, options: dict[str, str]) -> None:  # DM-7.1
    for s in list(positions(seats, options, games=2))[::15]:
        s.character[0] = JADE
        s.token_at = [GONE if where == CARRIED else where for where in s.token_at]
        for target in s.rooms[::4]:
            empty_handed = path_costs(s, target, FATIGUE_COST_THERE)
            assert costs_to(s, target).cost == pytest.approx(empty_handed)
        s.token_at[0] = CARRIED
        assert costs_home(s, FATIGUE_COST_HOME).cost == pytest.approx(path_costs(s, OFF_SHIP, FATIGUE_COST_HOME))


def path_costs(s: Ship, target: int, fatigue_cost: float) -> list[float]:
    """The cheapest path from each place, relaxing steps until nothing changes; fatigue is that of seat 0."""
    costs = [UNREACHABLE_COST] * (OFF_SHIP + 1)
    costs[target] = 0.0
    changed = True
    while changed:
        changed = False
        for place in [*s.rooms, OFF_SHIP]:
            for _, other in paths_from(s, place):
                if other == OFF_SHIP != target or place == target:
                    continue  # leaving the ship ends the turn
                obstacle = obstacle_cost(s, other) if other not in (target, OFF_SHIP) else 0.0
                cost = costs[other] + 1 + fatigue_cost * step_fatigue(s, 0, place, other) + obstacle
                if cost < costs[place] - 1e-9:
                    costs[place], changed = cost, True
    return costs
