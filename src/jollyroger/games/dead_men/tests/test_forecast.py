"""What the bot and the hints foresee is what the rules do."""

from __future__ import annotations

import pytest

from jollyroger.engine import Event, Fast, Scripted, View, advance, play

from ..actions import USE_TRACK, WAYS, Run, Walk
from ..ai.jobs.fire_chains import EXPLODED, Fires, raise_fire_in
from ..component_reader import FOES
from ..components import FROMM, OFF_SHIP
from ..events import Died, Fought, Left, Moved, Rolled
from ..presentation.hints import battles, moves, runs
from ..rules.action_phase import Acting
from ..rules.battle import Reckoning, fight_enemy
from ..rules.fire import rise
from ..state import FOE_OF, GONE, IN_BAG, Ship
from .reached_positions import TABLES, sample_positions

every_table = pytest.mark.parametrize(("seats", "options"), TABLES)
NO_LIMIT = -1000
"""A start of the explosion marker from which no chain of explosions loses the game."""


def without_people(s: Ship) -> Ship:
    """A copy where a card changes nothing but fires, kegs and deckhands, and the game cannot end."""
    twin = s.clone()
    twin.place = [OFF_SHIP] * s.seats
    twin.token_at = [IN_BAG] * FROMM + [GONE]
    twin.explosions, twin.supply, twin.goal = NO_LIMIT, -NO_LIMIT, 1
    return twin


@every_table
def test_the_chain_that_a_rising_fire_sets_off_is_foreseen(  # DM-9.4, DM-9.5, DM-9.6, DM-12.2
    seats: int, options: dict[str, str]
) -> None:
    luck = Fast(seats)
    for s in sample_positions(seats, options, games=4):
        if s.rooms:
            assert_same_chain(s, luck.pick(s.rooms))
        # Chains of explosions, where the order of rooms and neighbours matters.
        for _ in range(len(s.rooms) // 4):
            for room in s.rooms:
                s.fire[room], s.keg_spent[room] = luck.pick([2, 3, 4, 4, 5, 5, 5]), luck.below(4) == 0
            assert_same_chain(s, luck.pick(s.rooms))


def assert_same_chain(s: Ship, room: int) -> None:
    ship = without_people(s)
    rise(ship, room)
    fires = Fires(s.fire[:], s.keg_spent[:], [])
    assert raise_fire_in(fires, s, room) == ship.explosions - NO_LIMIT
    assert sorted(fires.exploded) == sorted(set(s.rooms) - set(ship.rooms))
    assert [fires.level[room] for room in fires.exploded] == [EXPLODED] * len(fires.exploded)
    assert [fires.level[room] for room in ship.rooms] == [ship.fire[room] for room in ship.rooms]
    assert fires.keg_spent == ship.keg_spent


@every_table
def test_a_step_costs_the_fatigue_that_the_hints_say(  # DM-6.2, DM-6.11, DM-7.1, DM-7.3, DM-7.7
    seats: int, options: dict[str, str]
) -> None:
    for s in sample_positions(seats, options, games=2):
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
    for s in list(sample_positions(seats, options, games=2))[::10]:
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
