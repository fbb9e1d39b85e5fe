"""Choices in battles by quick rules: whom to fight, the track, fight again or retreat, where an enemy goes.

The numbers are set by hand; those that were tuned are in `jobs/weights.toml`.
"""

from __future__ import annotations

from typing import Final

from .....engine import Action, Seat
from ... import actions as a
from ...components import DEATH_FATIGUE, FIRE_LIMIT, GUARD_COUNT, GUARDS, GUS, OFF_SHIP
from ...rules.battle import Aftermath, Reckoning, enemy_token, sword_bonus
from ...rules.ending import loss_by_death
from ...rules.movement import walk_fatigue
from ...state import LYING, Ship, is_looting, strength
from ..jobs.treasure_jobs import is_sent_away, winning_odds
from ..jobs.weights import WEIGHTS

LOOTING_COST: Final = 4.0
GUS_BONUS: Final = 3.0
FATIGUE_COST: Final = 1 / 3
"""In the choice of who fights: a treasure that would be dropped, the skill of Black Gus, and a point of fatigue."""
RETREAT_ENEMY_COST: Final = 6.0
RETREAT_DEATH_COST: Final = 50.0
RETREAT_FIRE_COST: Final = 0.3
RETREAT_TOO_HOT_COST: Final = 2.0
LEAVING_COST: Final = 2.0
LEAVING_FREE_WORTH: Final = 1.0
"""Where to retreat: into another battle, to death, each level of fire, a fire too hot; out of the ship in the own turn,
which ends it, and in another's."""
MEETING_COST: Final = 5.0
MEETING_FATIGUE_COST: Final = 0.5
EXIT_COST: Final = 1.5
"""Where an enemy goes: to a pirate, each point of his fatigue, and to an exit."""
SURE_ODDS, SURE_FATIGUE = 0.8, 13
"""A guard is fought on with these odds even if the worst roll could kill, below this fatigue."""
EASY_ODDS, EASY_FATIGUE = 0.8, 9
"""Crew is fought on when there is a choice."""


def fighter_worth(s: Ship, pirate: Seat) -> float:
    """Who should fight: a strong and rested pirate with nothing to drop."""
    worth = s.battle[pirate] + sword_bonus(s, pirate) - FATIGUE_COST * s.fatigue[pirate]
    burden = LOOTING_COST if is_looting(s, pirate) else 0.0
    return worth - burden + (GUS_BONUS if s.character[pirate] == GUS else 0.0)


def best_fighter(s: Ship, options: list[Action]) -> Action:
    best, most = options[0], -100.0
    for option in options:
        assert isinstance(option, a.Name)
        worth = fighter_worth(s, option.pirate)
        if worth > most:
            best, most = option, worth
    return best


def face_enemies(s: Ship, seat: Seat, options: list[Action]) -> Action:
    """Fight the weakest enemy; Black Gus sends away what he would not beat easily. (DM-8.1, DM-8.9)"""
    room = s.place[seat]
    fights: list[Action] = [option for option in options if isinstance(option, a.Fight)]
    sends: list[Action] = [option for option in options if isinstance(option, a.Send)]
    tokens = [enemy_token(s, room, option.foe) for option in options if isinstance(option, (a.Fight, a.Send))]
    weakest = min([strength(s, token) for token in tokens])
    if sends:
        is_weak = any(not is_sent_away(s, seat, token) for token in tokens)
        if not fights or is_looting(s, seat) or not is_weak:
            return least_harmful_way(s, room, sends)
    for option in fights:
        assert isinstance(option, a.Fight)
        if strength(s, enemy_token(s, room, option.foe)) == weakest:
            return option
    return options[0]


def aim(s: Ship, room: int, options: list[Action]) -> Action:
    """Shoot at the weakest enemy."""
    best, least = options[0], 100
    for option in options:
        assert isinstance(option, a.Fight)
        power = strength(s, enemy_token(s, room, option.foe))
        if power < least:
            best, least = option, power
    return best


def reckon(s: Ship, phase: Reckoning) -> Action:
    """Use the battle track where it wins, or where losing without it would kill."""
    short = strength(s, phase.token) - phase.total_without_track(s)
    if short <= s.battle[phase.seat]:
        return a.USE_TRACK
    dies = not phase.shot and s.fatigue[phase.seat] + short >= DEATH_FATIGUE
    return a.USE_TRACK if dies else a.SAVE_TRACK


def after_defeat(s: Ship, phase: Aftermath, options: list[Action]) -> Action:
    """Fight again where the odds are good and a defeat does not kill; else drive the enemy away, or retreat."""
    seat, room = phase.seat, s.place[phase.seat]
    retreats = [option for option in options if isinstance(option, a.Retreat)]
    if a.FIGHT_AGAIN in options and (len(options) == 1 or fights_on(s, phase)):
        return a.FIGHT_AGAIN
    drives: list[Action] = [option for option in options if isinstance(option, a.Drive)]
    if drives:
        return least_harmful_way(s, room, drives)
    best, least = retreats[0], 1000.0
    for option in retreats:
        cost = retreat_cost(s, seat, option.way)
        if cost < least:
            best, least = option, cost
    if least >= RETREAT_DEATH_COST and a.FIGHT_AGAIN in options:
        return a.FIGHT_AGAIN
    return best


def fights_on(s: Ship, phase: Aftermath) -> bool:
    """Whether to fight the same enemy again, given the choice."""
    seat, token = phase.seat, phase.token
    odds, fatigue = winning_odds(s, seat, token), s.fatigue[seat]
    if token not in GUARDS:
        return odds >= EASY_ODDS and fatigue < EASY_FATIGUE
    # The track is used where losing without it would kill, so it counts here.
    deadly = fatigue + strength(s, token) - sword_bonus(s, seat) - s.battle[seat] - DEATH_FATIGUE
    most = WEIGHTS["battles.deadly_rolls"] if loss_by_death(s) is None else 0.0
    if deadly > most and not (odds >= SURE_ODDS and fatigue < SURE_FATIGUE and not s.dead_pirate_loses):
        return False
    return odds >= WEIGHTS["battles.fight_again_odds"] and fatigue <= WEIGHTS["battles.fight_again_fatigue"]


def retreat_cost(s: Ship, seat: Seat, side: int) -> float:
    """What it costs to retreat through this door."""
    room = s.place[seat]
    target = s.link[4 * room + side]
    assert target is not None
    if target == OFF_SHIP:
        return LEAVING_COST if seat == s.active else -LEAVING_FREE_WORTH
    tired = walk_fatigue(s, seat, room, target)
    cost = tired + RETREAT_FIRE_COST * s.fire[target]
    if s.fatigue[seat] + tired >= DEATH_FATIGUE:
        return cost + RETREAT_DEATH_COST
    if s.fire[target] >= FIRE_LIMIT[s.fatigue[seat] + tired]:
        cost += RETREAT_TOO_HOT_COST
    return cost + RETREAT_ENEMY_COST if target in s.token_at else cost


def least_harmful_way(s: Ship, room: int, options: list[Action]) -> Action:
    """Where an enemy in this room does the least harm."""
    best, least = options[0], 1000.0
    for option in options:
        assert isinstance(option, (a.Drive, a.Steer, a.Send))
        target = room if option.way == a.HERE else s.link[4 * room + option.way]
        assert target is not None
        cost = meeting_cost(s, target)
        if cost < least:
            best, least = option, cost
    return best


def meeting_cost(s: Ship, room: int) -> float:
    """What an enemy that comes into a room costs the pirates there."""
    cost = 0.0
    for pirate, place in enumerate(s.place):
        if place == room:
            burden = MEETING_COST if is_looting(s, pirate) else 0.0
            cost += MEETING_COST + MEETING_FATIGUE_COST * s.fatigue[pirate] + burden
    for where in s.token_at[:GUARD_COUNT]:
        if where in (room, LYING + room):
            cost += 1.0
    for exit in s.exits:
        if exit is not None and exit // 4 == room:
            cost += EXIT_COST
    return cost
