"""Why the bot chooses what it chooses, in one sentence for the other players."""

from __future__ import annotations

from ....engine import Action, Ask, Seat
from ....engine.text.english import number, sentence
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
from ..presentation.names import card_text, foe_kind, in_room, room_name
from ..rules.action_phase import Acting
from ..rules.battle import Aftermath, Reckoning, sword_bonus
from ..rules.effects import target_room
from ..state import CARRIED, IN_BAG, LOOTED, LYING, Ship, crew_in, guard_in, is_looting, strength
from .destination import destination
from .forecast import UNREACHABLE, distances
from .planning.kept_plans import kept_reason
from .quick.playing import job_goal

LOW_SUPPLY = 8
"""A supply of deckhands that is a danger by itself."""
TIRED_FATIGUE = 9
"""From this fatigue on a rest needs no other reason."""


def reason(s: Ship, ask: Ask, action: Action) -> str:
    """The reason for a choice: the danger it removes, the treasure it brings nearer, or what it saves.

    A choice that is part of a plan has the plan for a reason.
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
            return PICK_UP_REASONS[kind == TREASURE]
        case a.Rest():
            return rest_reason(s, seat)
        case a.Train():
            return training_reason(s, seat)
        case a.Swap(item) | a.Take(item):
            return f"The {ITEMS[item].name} helps me more: it {ITEMS[item].about}."
        case a.EndTurn():
            return end_turn_reason(s)
        case a.Place():
            return placement_reason(s, action)
        case a.Resolve(card):
            return f"This card does less harm now: {card_text(REVENGE_CARDS[card].id)}."
        case a.Name(pirate):
            return f"Battle strength +{s.battle[pirate]} and fatigue {s.fatigue[pirate]}: fit to fight."
        case a.UseTrack() | a.SaveTrack() | a.FightAgain() | a.Retreat():
            return battle_reason(s, seat, action)
    return PLAIN_REASONS.get(type(action), BEST_FOR_ALL)


PICK_UP_REASONS = {
    True: "The Treasure is there for the taking.",
    False: "That will help in the next battle or the next fire.",
}
NEARER = "There I am nearer to what has to be done next."
BEST_FOR_ALL = "That leaves us best off."
PLAIN_REASONS: dict[type[Action], str] = {
    a.Moor: "From there it is not far to the Treasure.",
    a.Steer: "That way it meets whoever can deal with it.",
    a.Drive: "It is least in our way there.",
    a.Send: "It is least in our way there, and I need not fight.",
    a.Fight: "This one is the easiest to begin with.",
    a.Pistol: "If I miss, it costs me no fatigue.",
    a.Drink: "A drink rests me without an action.",
    a.PutDown: "Without it I can run, fight and put out fires.",
    a.Enough: "There is no other deckhand in reach.",
    a.Decline: "Nothing there is of use to me.",
}


def fire_reason(s: Ship, room: int) -> str:
    """The danger of a fire."""
    level, tile = s.fire[room], ROOMS[room]
    burns = f"{sentence(room_name(room))} burns at {level}"
    if level == EXPLOSION_LEVEL - 1:
        return f"{burns}: another {level} on {COLOURS[tile.colour]} would blow it up."
    if tile.keg is not None and not s.keg_spent[room] and level < tile.keg:
        return f"{burns}, and its keg goes off at {tile.keg}."
    if LYING + room in s.token_at[:GUARD_COUNT] or guard_in(s, room) is not None:
        return f"{burns}, and there is Treasure in it."
    return f"{burns}, and I want it lower."


def deckhand_reason(s: Ship, room: int) -> str:
    """The danger of deckhands."""
    count = s.deckhands[room]
    here = f"{sentence(number(count, 'deckhand'))} {in_room(room)}"
    if s.supply <= LOW_SUPPLY:
        return f"Only {s.supply} deckhands are left in the supply. If we run out, we lose."
    if count >= CROWD_SIZE:
        return f"{here}: nobody gets in."
    if count == CROWD_SIZE - 1:
        return f"{here}: a third would shut the room."
    return f"{here}, and from a trapdoor they spread." if s.trapdoor[room] else f"{here}, one more to keep down."


def rest_reason(s: Ship, seat: Seat) -> str:
    points = s.fatigue[seat]
    if points >= DEATH_FATIGUE - 2:
        return f"Fatigue {points}: I am half dead."
    if s.place[seat] != OFF_SHIP and s.fire[s.place[seat]] >= FIRE_LIMIT[points]:
        return f"At fatigue {points} the fire here is too hot for anything else."
    if is_looting(s, seat):
        return f"Fatigue {points} is a lot for the way out with a Treasure."
    return (
        f"At fatigue {points} I cannot enter fire {FIRE_LIMIT[points]} or more."
        if points >= TIRED_FATIGUE
        else "Rested I get farther."
    )


def training_reason(s: Ship, seat: Seat) -> str:
    """The nearest guard, which the training is for."""
    far = distances(s)[s.place[seat]]
    aboard = [token for token in GUARDS if s.token_at[token] < OFF_SHIP]
    if not aboard:
        return "The next guard will be strong. I train before we find it."
    guard = min(aboard, key=lambda token: (far[s.token_at[token]], token))
    need = max(1, strength(s, guard) - s.battle[seat] - 1 - sword_bonus(s, seat))
    foe = f"{foe_kind(guard)} of strength {strength(s, guard)} {in_room(s.token_at[guard])}"
    return f"I train for {foe}: {wins_with(need)}."


def wins_with(need: int) -> str:
    """The die a battle takes."""
    return f"then a {need} or more wins" if need <= 6 else "no roll wins yet"


def end_turn_reason(s: Ship) -> str:
    """Who gets the tokens that are left."""
    if not s.own_tokens:
        return "I have used all my actions."
    then = (s.active + 1) % s.seats
    burden = ", carrying a Treasure" if is_looting(s, then) else ""
    return f"{{{then}}} can use {number(s.own_tokens, 'action')} better{burden}."


def placement_reason(s: Ship, action: a.Place) -> str:
    """How far from the exit the tile would lie."""
    here = s.cell[action.room]
    if s.drawn_tile is None or here is None:
        return "It fits here."
    twin = s.clone()
    lay_tile(twin, s.drawn_tile, here + STEP[action.side], action.turns)
    steps = distances(twin)[s.drawn_tile][OFF_SHIP]
    if steps == UNREACHABLE:
        return f"I'll put {room_name(s.drawn_tile)} here, out of the way."
    return f"I'll put {room_name(s.drawn_tile)} here, {number(steps, 'step')} from the boats."


def battle_reason(s: Ship, seat: Seat, action: Action) -> str:
    """Why to use or save the track, and to fight again or retreat."""
    phase = s.agenda[-1]
    if isinstance(phase, Reckoning):
        short = strength(s, phase.token) - phase.total_without_track(s)
        if isinstance(action, a.UseTrack):
            return f"I am {short} short, and my +{s.battle[seat]} makes up for it."
        if short > s.battle[seat]:
            return f"I am {short} short: even my +{s.battle[seat]} would not do."
        return f"Losing by {short} costs less than my +{s.battle[seat]}."
    if isinstance(phase, Aftermath):
        edge = s.battle[seat] + sword_bonus(s, seat)
        chance = round(100 * die_odds(strength(s, phase.token) - edge))
        foe = foe_kind(phase.token)
        if isinstance(action, a.FightAgain):
            return f"The next roll beats {foe} with {chance} %."
        return f"The next roll beats {foe} with only {chance} %, and losing costs fatigue."
    return BEST_FOR_ALL


def move_reason(s: Ship, ask: Ask, action: Action) -> str:
    """What a move leads to in this turn: the dinghies, a battle, a treasure, a fire or deckhands."""
    seat = ask.seat
    target = destination(s, seat, action)
    if target == OFF_SHIP:
        return leaving_reason(s, seat)
    if is_looting(s, seat):
        return "I carry the Treasure towards the boats."
    if target is not None and target in s.token_at:
        return enemy_reason(s, seat, target)
    ship, goal = job_goal(s, action)
    room = destination(ship, seat, goal)
    if room is not None and room != OFF_SHIP and room in ship.token_at:
        return f"I head for {room_name(room)}. {enemy_reason(ship, seat, room)}"
    if isinstance(goal, (a.Walk, a.Run)):
        return (
            "I am on the way to the boats." if room == OFF_SHIP else f"From {room_name(target or 0)} I can reach more."
        )
    if isinstance(goal, (a.FightFires, a.Blanket, a.Bucket)):
        return fire_reason(ship, target_room(ship, seat, goal.way))
    if isinstance(goal, a.Eliminate):
        return deckhand_reason(ship, target_room(ship, seat, goal.way))
    if isinstance(goal, a.PickUp):
        return PICK_UP_REASONS[goal.kind == TREASURE]
    return NEARER


def leaving_reason(s: Ship, seat: Seat) -> str:
    """What leaving the ship brings."""
    if is_looting(s, seat):
        return f"That brings Treasure {s.token_at.count(LOOTED) + 1} of {s.goal} off the ship."
    if has_enough_treasure(s):
        return "We have the Treasure. Now everybody off the ship!"
    return f"Off the ship my fatigue of {s.fatigue[seat]} is halved."


def has_enough_treasure(s: Ship) -> bool:
    """Whether the treasures in the boats and in the pirates' hands reach the goal."""
    return sum(where == LOOTED or CARRIED <= where < IN_BAG for where in s.token_at[:GUARD_COUNT]) >= s.goal


def enemy_reason(s: Ship, seat: Seat, room: int) -> str:
    """What a battle there takes."""
    crew = crew_in(s, room)
    token = crew[0] if crew else guard_in(s, room)
    if token is None:
        return NEARER
    need = strength(s, token) - s.battle[seat] - sword_bonus(s, seat)
    prize = "guards a Treasure" if token in GUARDS else "would hunt us"
    return f"{sentence(foe_kind(token))} there {prize}: I win with a {max(1, need)} or more."
