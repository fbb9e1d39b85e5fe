"""No silly play: what no friend at the table would do, looked for in some hundred games of bots.

With JOLLYROGER_SOAK set, a hundred times as many games are played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from jollyroger.bots import Decision, bot_named
from jollyroger.engine import Action, Ask, Chance, Fast, play
from jollyroger.testing.soak import SOAK_FACTOR

from .. import GAME
from ..actions import END_TURN, Retreat, Walk
from ..components import DEATH_FATIGUE, EXPLOSION_LEVEL, OFF_SHIP
from ..rules.action_phase import Acting
from ..rules.battle import Aftermath
from ..rules.movement import is_crowded, may_enter, walk_fatigue
from ..state import Ship, adjacent_rooms, is_looting, looted_count
from .helpers import play_ids
from .positions import acting, ship
from .reached_positions import TABLES

MATES_GAMES, BEGINNERS_GAMES, RANDOM_GAMES = 25, 6, 10
"""How many games are played at each table."""
CAPTAINS_CHOICES = 60
"""So many choices of a Captain's game are looked at."""
TIRED = 13
"""From this fatigue on a lost battle may kill."""
MANY_ACTIONS = 6
"""So many actions are not passed on while a room may explode that could be cooled."""

Choose = Callable[[Ship, Ask, Chance], Action]
Absurd = Callable[[Ship, Ask, Action, Ship | None], bool]
"""Whether a choice is absurd; last comes the ship before the last step, if the last choice was one."""


def retreats_into_an_enemy(s: Ship, ask: Ask, action: Action, before: Ship | None) -> bool:
    """A tired pirate backs into an enemy, or to death, though a safe door is open. (DM-8.3)"""
    phase = s.agenda[-1]
    if not isinstance(phase, Aftermath) or not isinstance(action, Retreat) or s.fatigue[phase.seat] < TIRED:
        return False
    here, seat = s.place[phase.seat], phase.seat

    def is_deadly(retreat: Retreat) -> bool:
        target = s.link[4 * here + retreat.way]
        assert target is not None
        return target in s.token_at or s.fatigue[seat] + walk_fatigue(s, seat, here, target) >= DEATH_FATIGUE

    retreats = [option for option in ask.options if isinstance(option, Retreat)]
    return is_deadly(action) and not all(is_deadly(retreat) for retreat in retreats)


def leaves_a_room_to_explode(s: Ship, ask: Ask, action: Action, before: Ship | None) -> bool:
    """Many actions are passed on though a fire of 5 could be fought with them.

    A pirate with a treasure may leave the fire to others, as may those who have only to leave the ship; and the next
    pirate may need the actions for his treasure.
    """
    if action is not END_TURN or not isinstance(s.agenda[-1], Acting) or looted_count(s) >= s.goal:
        return False
    left = s.own_tokens + s.received_tokens
    if left < MANY_ACTIONS or is_looting(s, s.active) or is_looting(s, (s.active + 1) % s.seats):
        return False
    return room_to_cool(s, steps=left - 1) is not None


def rooms_in_reach(s: Ship, steps: int) -> set[int]:
    """The rooms that the active pirate can walk to in so many steps without a battle, and not be stopped by heat."""
    here, fatigue = s.place[s.active], s.fatigue[s.active]
    tired = {here: fatigue}
    border = [here]
    for _ in range(steps):
        for place in border[:]:
            border.remove(place)
            for _, room in adjacent_rooms(s, place):
                if room in tired or room in s.token_at or not may_enter(s, room, tired[place]):
                    continue
                after = tired[place] + walk_fatigue(s, s.active, place, room)
                if after < DEATH_FATIGUE:
                    tired[room] = after
                    border.append(room)
    return {room for room in tired if room != OFF_SHIP}


def room_to_cool(s: Ship, steps: int) -> int | None:
    """A room at 5 that the active pirate can walk to in so many steps, and fight the fire there."""
    rooms = [room for room in rooms_in_reach(s, steps) if not is_crowded(s, room)]
    return next((room for room in rooms if s.fire[room] == EXPLOSION_LEVEL - 1), None)


def walks_back_at_once(s: Ship, ask: Ask, action: Action, before: Ship | None) -> bool:
    """A walk back to the room that was left with the step before, in the same turn and without a battle."""
    if not isinstance(action, Walk) or before is None or s.turn_number != before.turn_number:
        return False
    here, there = s.place[s.active], before.place[s.active]
    if OFF_SHIP in (here, there) or here == there or s.token_at != before.token_at:
        return False
    return s.link[4 * here + action.way] == there


ABSURD: tuple[Absurd, ...] = (retreats_into_an_enemy, leaves_a_room_to_explode, walks_back_at_once)


def absurd_choices(
    choose: Choose, seats: int, options: dict[str, str], games: int, choices: int = 1_000_000
) -> Counter[str]:
    """How often each absurd choice is made in the first choices of these games."""
    found: Counter[str] = Counter()
    for seed in range(games):
        s, chance = GAME.new(seats, Fast(seed), options), Fast(seed + 1)
        before: Ship | None = None
        for _ in range(choices):
            if not s.asks:
                break
            ask = s.asks[0]
            action = choose(s, ask, chance)
            assert action in ask.options
            found.update(rule.__name__ for rule in ABSURD if rule(s, ask, action, before))
            before = s.clone() if isinstance(action, Walk) else None
            play(s, ask.seat, action)
    return found


def bot(name: str) -> Choose:
    player = bot_named(name)

    def choose(s: Ship, ask: Ask, chance: Chance) -> Action:
        action = player.choose(Decision(GAME, s, ask, chance))
        assert action is not None
        return action

    return choose


def random_bot(s: Ship, ask: Ask, chance: Chance) -> Action:
    return chance.pick(ask.options)


def is_absurd(rule: Absurd, s: Ship, id: str) -> bool:
    ask, action = s.asks[0], GAME.catalogue.find(id)
    assert action in ask.options
    assert action is not None
    return rule(s, ask, action, None)


@pytest.mark.timeout(150 * SOAK_FACTOR)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_mate_does_nothing_silly(seats: int, options: dict[str, str]) -> None:
    assert absurd_choices(bot("mate"), seats, options, MATES_GAMES * SOAK_FACTOR) == {}


@pytest.mark.timeout(150 * SOAK_FACTOR)
@pytest.mark.parametrize(("seats", "options"), TABLES[1::3])
def test_a_captain_does_nothing_silly(seats: int, options: dict[str, str]) -> None:
    assert absurd_choices(bot("captain@8"), seats, options, SOAK_FACTOR, CAPTAINS_CHOICES) == {}


@pytest.mark.timeout(150 * SOAK_FACTOR)
@pytest.mark.parametrize(("seats", "options"), TABLES[::3])
def test_a_beginner_may_turn_on_his_heel_but_does_nothing_worse(seats: int, options: dict[str, str]) -> None:
    found = absurd_choices(bot("deckhand"), seats, options, BEGINNERS_GAMES * SOAK_FACTOR)
    assert found.keys() <= {walks_back_at_once.__name__}


def test_random_choices_are_found_to_be_silly() -> None:
    found: Counter[str] = Counter()
    for seats, options in TABLES:
        found += absurd_choices(random_bot, seats, options, RANDOM_GAMES)
    assert found.keys() == {rule.__name__ for rule in ABSURD}


def test_a_retreat_into_a_guard_at_fatigue_13_is_silly_if_another_door_is_safe() -> None:  # DM-8.4
    tiles, guards = ("room-02@2,0", "room-03@2,1", "room-05@1,1/3"), {"room-02": "guard-8", "room-03": "guard-7"}
    s = acting(ship(*tiles, at=["right"], fatigue=[11], tokens=guards, draws=[6]))
    play_ids(s, 0, "walk:east")
    assert s.fatigue[0] == TIRED
    assert is_absurd(retreats_into_an_enemy, s, "retreat:north")
    assert not is_absurd(retreats_into_an_enemy, s, "retreat:west")


@pytest.mark.parametrize(("next_carries", "is_silly"), [("", True), ("treasure", False)])
def test_eleven_actions_passed_on_beside_a_room_at_5_are_silly(next_carries: str, is_silly: bool) -> None:  # DM-5.1
    s = acting(ship(at=["centre", "top"], carries=["", next_carries], fire={"left": 5}, own=6, received=5))
    assert is_absurd(leaves_a_room_to_explode, s, "end-turn") == is_silly


def test_a_room_at_5_that_cannot_be_reached_may_be_left() -> None:  # DM-7.4, DM-7.6, DM-8.1
    for hindrance in ({"fatigue": [12]}, {"deckhands": {"left": 3}}, {"tokens": {"left": "crew-3"}}):
        s = acting(ship(at=["centre"], fire={"left": 5}, own=6, received=5, **hindrance))
        assert not is_absurd(leaves_a_room_to_explode, s, "end-turn")
