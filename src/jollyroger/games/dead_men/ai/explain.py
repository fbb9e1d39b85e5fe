"""Why the bot chooses what it chooses, in one sentence for the other players."""

from __future__ import annotations

from ....engine import Action, Ask, Seat
from ....engine.messages import Message, Noun, Person, Remark, message
from .. import actions as a
from ..component_reader import COLOURS
from ..components import (
    CROWD_SIZE,
    DEATH_FATIGUE,
    EXPLOSION_LEVEL,
    FIRE_LIMIT,
    GUARD_COUNT,
    GUARDS,
    ITEMS,
    OFF_SHIP,
    REVENGE_CARDS,
    ROOMS,
    STEP,
    TREASURE,
)
from ..layout import lay_tile
from ..presentation.hints import die_odds
from ..presentation.names import card_effects, foe_name, percent, room_name, yes
from ..rules.action_phase import Acting
from ..rules.battle import Aftermath, Reckoning, sword_bonus
from ..rules.crew import Hunting
from ..rules.effects import target_room
from ..state import (
    CARRIED,
    IN_BAG,
    LOOTED,
    LYING,
    Ship,
    crew_in,
    guard_in,
    is_looting,
    pirates_in,
    place_beyond,
    strength,
)
from .destination import destination
from .forecast import UNREACHABLE, distances
from .planning.kept_plans import kept_reason
from .quick.playing import job_goal

LOW_SUPPLY = 8
"""A supply of deckhands that is a danger by itself."""
TIRED_FATIGUE = 9
"""From this fatigue on a rest needs no other reason."""


def reason(s: Ship, ask: Ask, action: Action) -> Remark:
    """The reason for a choice: the danger it removes, the treasure it brings nearer, or what it saves.

    A choice that is part of a plan has the plan for a reason. The end of a turn without actions needs none.
    """
    planned = kept_reason(s, ask, action) if isinstance(s.agenda[-1], Acting) else ""
    if planned:
        return planned
    seat = ask.seat
    match action:
        case a.Walk() | a.Run():
            return move_reason(s, ask, action)
        case a.FightFires(way) | a.Blanket(way) | a.Bucket(way):
            return fire_reason(s, target_room(s, seat, way))
        case a.Eliminate(way):
            return deckhand_reason(s, target_room(s, seat, way))
        case a.PickUp(kind):
            return pick_up_reason(kind)
        case a.Rest():
            return rest_reason(s, seat)
        case a.Train():
            return training_reason(s, seat)
        case a.Swap(item) | a.Take(item):
            return message("reason-item", item=ITEMS[item].noun, about=ITEMS[item].use)
        case a.EndTurn():
            return end_turn_reason(s)
        case a.Place():
            return placement_reason(s, action)
        case a.Resolve(card):
            return message("reason-card", card=card_effects(REVENGE_CARDS[card].id))
        case a.Name(pirate):
            return message("reason-fit", strength=s.battle[pirate], fatigue=s.fatigue[pirate])
        case a.UseTrack() | a.SaveTrack() | a.FightAgain() | a.Retreat():
            return battle_reason(s, ask, action)
        case a.Steer() if not pirates_met(s, enemys_next_room(s, seat, action)):
            return message("reason-meets-nobody")
    return message(PLAIN_REASONS.get(type(action), BEST_FOR_ALL))


NEARER = "reason-nearer"
BEST_FOR_ALL = "reason-best"
PLAIN_REASONS: dict[type[Action], str] = {
    a.Moor: "reason-moor",
    a.Steer: "reason-steer",
    a.Drive: "reason-drive",
    a.Send: "reason-send",
    a.Fight: "reason-fight",
    a.Pistol: "reason-pistol",
    a.Drink: "reason-drink",
    a.PutDown: "reason-put-down",
    a.Enough: "reason-enough",
    a.Decline: "reason-decline",
}


def pick_up_reason(kind: int) -> Message:
    return message("reason-treasure" if kind == TREASURE else "reason-goods")


def fire_reason(s: Ship, room: int) -> Message:
    """The danger of a fire."""
    level, tile, name = s.fire[room], ROOMS[room], room_name(room)
    if level == EXPLOSION_LEVEL - 1:
        colour = Noun(f"colour-{COLOURS[tile.colour]}")
        return message("reason-fire-explodes", room=name, level=level, colour=colour)
    if tile.keg is not None and not s.keg_spent[room] and level < tile.keg:
        return message("reason-fire-keg", room=name, level=level, keg=tile.keg)
    if LYING + room in s.token_at[:GUARD_COUNT] or guard_in(s, room) is not None:
        return message("reason-fire-treasure", room=name, level=level)
    return message("reason-fire", room=name, level=level)


def deckhand_reason(s: Ship, room: int) -> Message:
    """The danger of deckhands."""
    count, name = s.deckhands[room], room_name(room)
    if s.supply <= LOW_SUPPLY:
        return message("reason-deckhands-supply", count=s.supply)
    if count >= CROWD_SIZE:
        return message("reason-deckhands-crowd", count=count, room=name)
    if count == CROWD_SIZE - 1:
        return message("reason-deckhands-third", count=count, room=name)
    return message("reason-deckhands-spread" if s.trapdoor[room] else "reason-deckhands", count=count, room=name)


def rest_reason(s: Ship, seat: Seat) -> Message:
    points = s.fatigue[seat]
    if points >= DEATH_FATIGUE - 2:
        return message("reason-rest-half-dead", fatigue=points)
    if s.place[seat] != OFF_SHIP and s.fire[s.place[seat]] >= FIRE_LIMIT[points]:
        return message("reason-rest-hot", fatigue=points)
    if is_looting(s, seat):
        return message("reason-rest-looting", fatigue=points)
    if points >= TIRED_FATIGUE:
        return message("reason-rest-limit", fatigue=points, fire=FIRE_LIMIT[points])
    return message("reason-rest")


def training_reason(s: Ship, seat: Seat) -> Message:
    """The nearest guard, which the training is for, and the die a battle takes then."""
    far = distances(s)[s.place[seat]]
    aboard = [token for token in GUARDS if s.token_at[token] < OFF_SHIP]
    if not aboard:
        return message("reason-train-early")
    guard = min(aboard, key=lambda token: (far[s.token_at[token]], token))
    need = max(1, strength(s, guard) - s.battle[seat] - 1 - sword_bonus(s, seat))
    return message(
        "reason-train",
        foe=foe_name(guard),
        strength=strength(s, guard),
        room=room_name(s.token_at[guard]),
        need=need if need <= 6 else 0,
    )


def end_turn_reason(s: Ship) -> Remark:
    """Who gets the tokens that are left; nothing is said if there are none."""
    if not s.own_tokens:
        return ""
    then = (s.active + 1) % s.seats
    return message("reason-hand-on", who=Person(then), count=s.own_tokens, looting=yes(is_looting(s, then)))


def placement_reason(s: Ship, action: a.Place) -> Message:
    """How far from the exit the tile would lie."""
    here = s.cell[action.room]
    if s.drawn_tile is None or here is None:
        return message("reason-place-fits")
    twin = s.clone()
    lay_tile(twin, s.drawn_tile, here + STEP[action.side], action.turns)
    steps = distances(twin)[s.drawn_tile][OFF_SHIP]
    if steps == UNREACHABLE:
        return message("reason-place-away", room=room_name(s.drawn_tile))
    return message("reason-place", room=room_name(s.drawn_tile), steps=steps)


def battle_reason(s: Ship, ask: Ask, action: Action) -> Message:
    """Why to use or save the track, and to fight again or retreat."""
    phase, seat = s.agenda[-1], ask.seat
    if isinstance(phase, Reckoning):
        short, track = strength(s, phase.token) - phase.total_without_track(s), s.battle[seat]
        if isinstance(action, a.UseTrack) and track < short:
            return message("reason-track-softens", short=short, strength=track, left=short - track)
        if isinstance(action, a.UseTrack):
            return message("reason-track", short=short, strength=track)
        return message("reason-track-too-weak" if short > track else "reason-track-saved", short=short, strength=track)
    if isinstance(phase, Aftermath):
        return aftermath_reason(s, ask, phase, action)
    return message(BEST_FOR_ALL)


def aftermath_reason(s: Ship, ask: Ask, phase: Aftermath, action: Action) -> Message:
    """Why to fight again or retreat, unless the roll leaves no choice. (DM-8.3)"""
    fights = isinstance(action, a.FightAgain)
    if fights and len(ask.options) == 1:
        return message("reason-fight-must")
    if a.FIGHT_AGAIN not in ask.options:
        return message("reason-retreat-must")
    edge = s.battle[phase.seat] + sword_bonus(s, phase.seat)
    odds = die_odds(strength(s, phase.token) - edge)
    if not odds:
        return message(BEST_FOR_ALL) if fights else message("reason-retreat-hopeless", foe=foe_name(phase.token))
    id = "reason-fight-again" if fights else "reason-retreat"
    return message(id, foe=foe_name(phase.token), chance=percent(odds))


def enemys_next_room(s: Ship, seat: Seat, action: a.Send | a.Drive | a.Steer) -> int | None:
    """Where a choice sends an enemy."""
    phase = s.agenda[-1]
    if not isinstance(phase, Hunting):
        return place_beyond(s, s.place[seat], action.way)
    start = s.token_at[phase.tokens[0]]
    return start if action.way == a.HERE else place_beyond(s, start, action.way)


def pirates_met(s: Ship, room: int | None) -> list[Seat]:
    """Whom an enemy meets there."""
    return [] if room is None or room == OFF_SHIP else list(pirates_in(s, room))


def move_reason(s: Ship, ask: Ask, action: Action) -> Message:
    """What a move leads to in this turn: the dinghies, a battle, a treasure, a fire or deckhands."""
    seat = ask.seat
    target = destination(s, seat, action)
    if target == OFF_SHIP:
        return leaving_reason(s, seat)
    if is_looting(s, seat):
        return message("reason-carry")
    if target is not None and target in s.token_at:
        return enemy_reason(s, seat, target)
    ship, goal = job_goal(s, action)
    room = destination(ship, seat, goal)
    if room is not None and room != OFF_SHIP and room in ship.token_at:
        return message("reason-head-for", room=room_name(room), why=enemy_reason(ship, seat, room))
    if isinstance(goal, (a.Walk, a.Run)):
        if room == OFF_SHIP:
            return message("reason-to-boats")
        return message("reason-reach-more", room=room_name(target or 0))
    if isinstance(goal, (a.FightFires, a.Blanket, a.Bucket)):
        return fire_reason(ship, target_room(ship, seat, goal.way))
    if isinstance(goal, a.Eliminate):
        return deckhand_reason(ship, target_room(ship, seat, goal.way))
    if isinstance(goal, a.PickUp):
        return pick_up_reason(goal.kind)
    return message(NEARER)


def leaving_reason(s: Ship, seat: Seat) -> Message:
    """What leaving the ship brings."""
    if is_looting(s, seat):
        return message("reason-bring-treasure", number=s.token_at.count(LOOTED) + 1, goal=s.goal)
    if has_enough_treasure(s):
        return message("reason-everybody-off")
    return message("reason-fatigue-halved", fatigue=s.fatigue[seat])


def has_enough_treasure(s: Ship) -> bool:
    """Whether the treasures in the boats and in the pirates' hands reach the goal."""
    return sum(where == LOOTED or CARRIED <= where < IN_BAG for where in s.token_at[:GUARD_COUNT]) >= s.goal


def enemy_reason(s: Ship, seat: Seat, room: int) -> Message:
    """What a battle there takes."""
    crew = crew_in(s, room)
    token = crew[0] if crew else guard_in(s, room)
    if token is None:
        return message(NEARER)
    need = max(1, strength(s, token) - s.battle[seat] - sword_bonus(s, seat))
    return message("reason-guard" if token in GUARDS else "reason-crew", foe=foe_name(token), need=need)
