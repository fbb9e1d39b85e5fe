"""Jobs for the goal: guards, treasure and goods to fetch, crew in the way."""

from __future__ import annotations

from typing import Final

from .....engine import Action, Seat
from ... import actions as a
from ...components import (
    CREW,
    CUTLASS,
    FROMM,
    GUARD_COUNT,
    GUARDS,
    GUS,
    MAX_BATTLE,
    OFF_SHIP,
    PICKUP_MAX_DECKHANDS,
    PISTOL,
    TREASURE,
)
from ...rules.battle import sword_bonus
from ...state import (
    LYING,
    TRAPDOOR_IN,
    Ship,
    adjacent_rooms,
    cutlass_count,
    goods_kind,
    is_looting,
    next_places,
    strength,
)
from .job import BEAT_CREW, BEAT_GUARD, FAR, FETCH_GOODS, FETCH_TREASURE, SHOOT, Job, step_cost
from .routes import NOWHERE
from .situation import Situation
from .steps import step_towards
from .weights import WEIGHTS

ENOUGH_CUTLASSES: Final = 3
WORN_OUT: Final = 9
"""From this fatigue on another pirate had better take the treasure."""
CREW_FATIGUE: Final = 10
"""From this fatigue on crew is left alone."""
SENDING_FATIGUE: Final = 9
"""From this fatigue on Black Gus sends crew away."""


def winning_odds(s: Ship, seat: Seat, token: int) -> float:
    """How likely a battle is won with the battle track."""
    needed = strength(s, token) - s.battle[seat] - sword_bonus(s, seat)
    return max(0.0, min(1.0, (7 - needed) / 6))


def treasure_jobs(look: Situation) -> list[Job]:
    """Everything that guards and crew are about."""
    s, found, share = look.s, list[Job](), step_cost(look)
    job: Job | None
    for token, where in enumerate(s.token_at):
        if where >= TRAPDOOR_IN:
            continue
        room = where if where < OFF_SHIP else where - LYING
        if look.routes.cost[room] > FAR:
            continue
        if where >= LYING:
            job = fetching_job(look, token, room, share)
        elif token < GUARD_COUNT:
            job = guard_job(look, token, room, share)
        else:
            job = crew_job(look, token, room, share)
        if job is not None:
            found.append(job)
    if look.item == PISTOL and not look.too_hot and not look.crowded:
        found += pistol_jobs(look)
    return found


def guard_job(look: Situation, token: int, room: int, share: float) -> Job | None:
    """Train and rest until the guard can be beaten, then go there and fight."""
    s, seat = look.s, look.seat
    if look.carried + look.lying >= look.missing:
        return None
    needed = strength(s, token) - s.battle[seat] - sword_bonus(s, seat)
    training = min(max(0, needed - int(WEIGHTS["treasure.needed_roll"])), MAX_BATTLE - s.battle[seat])
    resting = max(0.0, look.fatigue - WEIGHTS["treasure.guard_fatigue"]) / 2
    action: Action | None
    if training > 0:
        action = None if look.too_hot or look.crowded else a.TRAIN
    elif resting >= 1.0:
        action = None if look.crowded else a.REST
    else:
        action = step_towards(look, room)
    if action is None:
        return None
    cost = look.routes.cost[room] * share + training + resting + 0.5
    cost += WEIGHTS["treasure.way_home_guard"] * look.home.cost[room]
    worth = WEIGHTS["treasure.guard"] * (WEIGHTS["treasure.claimed"] if is_guard_claimed(look, room) else 1.0)
    return Job(worth / cost, BEAT_GUARD, room, action)


def is_guard_claimed(look: Situation, room: int) -> bool:
    """Whether a pirate next to a guard is at least as fit to fight it."""
    s, seat = look.s, look.seat
    near = next_places(s, room)
    for other, place in enumerate(s.place):
        if other == seat or place == OFF_SHIP or not near >> place & 1 or is_looting(s, other):
            continue
        if s.battle[other] >= s.battle[seat] and s.fatigue[other] <= look.fatigue:
            return True
    return False


def fetching_job(look: Situation, token: int, room: int, share: float) -> Job | None:
    """Go and pick up a treasure, a Cutlass or Grog; at most one deckhand may be there. (DM-6.5)"""
    s, kind = look.s, goods_kind(look.s, token)
    crowd = max(0, s.deckhands[room] - PICKUP_MAX_DECKHANDS)
    door = look.shut_door_home() if kind == TREASURE and room == look.place else NOWHERE
    action: Action | None
    if room != look.place:
        action = step_towards(look, room)
    elif door != NOWHERE:
        action = a.ELIMINATE[door]  # taken up now, it would only be put down again for them
    elif crowd:
        action = a.ELIMINATE[a.HERE]
    else:
        action = a.PICK_UP[kind]
    if action is None:
        return None
    cost = look.routes.cost[room] * share + crowd + 1
    if kind == TREASURE:
        if look.missing <= 0 or is_treasure_claimed(look, room):
            return None
        worth = WEIGHTS["treasure.lying"]
        cost += WEIGHTS["treasure.way_home_lying"] * look.home.cost[room]
        return Job(worth / cost, FETCH_TREASURE, room, action)
    if kind == CUTLASS:
        if look.missing <= 0 or cutlass_count(s, look.seat) >= ENOUGH_CUTLASSES:
            return None
        worth = WEIGHTS["treasure.cutlass"]
    else:
        worth = WEIGHTS["treasure.grog"] * (look.fatigue / 6 + 0.4)
    return Job(worth / cost, FETCH_GOODS, room, action)


def is_treasure_claimed(look: Situation, room: int) -> bool:
    """Whether a pirate in the room is fit to carry the treasure."""
    s = look.s
    if room == look.place:
        return False
    for other, place in enumerate(s.place):
        if place == room and other != look.seat and s.fatigue[other] < WORN_OUT and not is_looting(s, other):
            return True
    return False


def crew_worth(s: Ship, token: int, missing: int) -> float:
    """What it is worth to beat crew: it hunts no more, and perhaps it must be beaten. (DM-11.1)"""
    if token == FROMM:
        return WEIGHTS["treasure.fromm_last" if missing <= 0 else "treasure.fromm"]
    return WEIGHTS["treasure.required_crew" if s.all_crew else "treasure.crew"]


def is_sent_away(s: Ship, seat: Seat, token: int) -> bool:
    """Whether Black Gus would rather send this crew away than fight it. (DM-8.9)"""
    needed = strength(s, token) - s.battle[seat] - sword_bonus(s, seat)
    return needed > WEIGHTS["battles.gus_roll"] or s.fatigue[seat] >= SENDING_FATIGUE


def crew_job(look: Situation, token: int, room: int, share: float) -> Job | None:
    """Go and fight crew, or Captain Fromm; but nobody goes after crew only to send it on."""
    s = look.s
    if look.fatigue >= CREW_FATIGUE or (s.character[look.seat] == GUS and is_sent_away(s, look.seat, token)):
        return None
    action = step_towards(look, room)
    if action is None:
        return None
    odds = winning_odds(s, look.seat, token)
    rate = crew_worth(s, token, look.missing) * odds * odds / (look.routes.cost[room] * share + 0.3)
    return Job(rate, BEAT_CREW, room, action)


def pistol_jobs(look: Situation) -> list[Job]:
    """Shoot at enemies next door: crew comes before a guard. (DM-8.8)"""
    s, found = look.s, list[Job]()
    for way, room in adjacent_rooms(s, look.place):
        worth = 0.0
        for token in (*CREW, FROMM):
            if s.token_at[token] == room:
                worth = max(worth, crew_worth(s, token, look.missing) * winning_odds(s, look.seat, token))
        if not worth and look.carried + look.lying < look.missing:
            for token in GUARDS:
                if s.token_at[token] == room:
                    worth = WEIGHTS["treasure.guard"] * winning_odds(s, look.seat, token)
        if worth:
            found.append(Job(WEIGHTS["treasure.shot"] * worth, SHOOT, room, a.PISTOL[way]))
    return found
