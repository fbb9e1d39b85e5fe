"""Why the bot chooses what it chooses, in one sentence for the other players."""

from __future__ import annotations

from ....engine import Action, Ask, Seat
from ....engine.english import number
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
from ..presentation.event_text import FOE_NAMES
from ..presentation.hints import die_odds
from ..presentation.text_board import card_text
from ..rules.action_phase import Acting
from ..rules.battle import Aftermath, Reckoning, sword_bonus
from ..rules.effects import target_room
from ..state import CARRIED, FOE_OF, IN_BAG, LOOTED, LYING, Ship, crew_in, guard_in, is_looting, strength
from .battle_value import destination
from .forecast import UNREACHABLE, distances
from .turn_cache import state_after, turn_copy
from .turn_search import best_lines

LOW_SUPPLY = 8
"""A supply of deckhands that is a danger by itself."""
TIRED_FATIGUE = 9
"""From this fatigue on a rest needs no other reason."""


def reason(s: Ship, ask: Ask, action: Action) -> str:
    """The reason for a choice: the danger it removes, the treasure it brings nearer, or what it saves."""
    seat = ask.seat
    match action:
        case a.Walk() | a.Run():
            return move_reason(s, ask, action)
        case a.FightFires(way) | a.Blanket(way) | a.Bucket(way):
            return fire_reason(s, target_room(s, seat, way))
        case a.Eliminate(way):
            return deckhand_reason(s, target_room(s, seat, way))
        case a.PickUp(kind):
            return PICK_UP_REASONS[kind == TREASURE].format(room=place_name(s.place[seat]))
        case a.Rest():
            return rest_reason(s, seat)
        case a.Train():
            return training_reason(s, seat)
        case a.Swap(item) | a.Take(item):
            return f"The {ITEMS[item].name} is of more use: {ITEMS[item].about}."
        case a.EndTurn():
            return end_turn_reason(s)
        case a.Place():
            return placement_reason(s, action)
        case a.Resolve(card):
            return f"Of the two cards, '{card_text(REVENGE_CARDS[card].id)}' does less harm now."
        case a.Name(pirate):
            return f"{{{pirate}}} is fit to fight: battle strength +{s.battle[pirate]}, fatigue {s.fatigue[pirate]}."
        case a.UseTrack() | a.SaveTrack() | a.FightAgain() | a.Retreat():
            return battle_reason(s, seat, action)
    return PLAIN_REASONS.get(type(action), "It leaves the crew best off.")


PICK_UP_REASONS = {
    True: "The treasure in the {room} is free to take, and every turn it lies there the ship burns on.",
    False: "What lies in the {room} makes the next battle or the next fire easier.",
}
PLAIN_REASONS: dict[type[Action], str] = {
    a.Moor: "From there the ways to the treasure are shortest.",
    a.Steer: "That way the crew meets whoever can best deal with it.",
    a.Drive: "There the enemy is least in the way.",
    a.Send: "There the enemy is least in the way, and no battle is fought.",
    a.Fight: "This enemy is the easiest to begin with.",
    a.Pistol: "A shot that misses costs no fatigue.",
    a.Drink: "Grog rests a pirate without an action.",
    a.PutDown: "Unburdened he can run, fight and put out fires.",
    a.Enough: "No other deckhand is within reach.",
    a.Decline: "Nothing on the table is of use.",
}


def place_name(room: int) -> str:
    return "dinghies" if room == OFF_SHIP else ROOMS[room].name


def fire_reason(s: Ship, room: int) -> str:
    """The danger of a fire."""
    level, tile = s.fire[room], ROOMS[room]
    burns = f"The {tile.name} burns at {level}"
    if level == EXPLOSION_LEVEL - 1:
        return f"{burns}: another {level} on {COLOURS[tile.colour]} would blow it up."
    if tile.keg is not None and not s.keg_spent[room] and level < tile.keg:
        return f"{burns}, and its keg goes off at {tile.keg}."
    if LYING + room in s.token_at[:GUARD_COUNT] or guard_in(s, room) is not None:
        return f"{burns}, and there is treasure in it."
    return f"{burns}: a lower fire is easier to pass and longer from exploding."


def deckhand_reason(s: Ship, room: int) -> str:
    """The danger of deckhands."""
    count = s.deckhands[room]
    here = f"The {ROOMS[room].name} has {number(count, 'deckhand')}"
    if s.supply <= LOW_SUPPLY:
        return f"Only {number(s.supply, 'deckhand')} are left in the supply; without any the ship is overwhelmed."
    if count >= CROWD_SIZE:
        return f"{here}, and nobody can enter."
    if count == CROWD_SIZE - 1:
        return f"{here}; a third would bar the room."
    return (
        f"{here}, and from its trapdoor they would spread." if s.trapdoor[room] else f"{here}, one more to hold back."
    )


def rest_reason(s: Ship, seat: Seat) -> str:
    points = s.fatigue[seat]
    if points >= DEATH_FATIGUE - 2:
        return f"Fatigue {points} is close to death."
    if s.place[seat] != OFF_SHIP and s.fire[s.place[seat]] >= FIRE_LIMIT[points]:
        return f"With fatigue {points} the fire here is too hot to do much else."
    if is_looting(s, seat):
        return f"Fatigue {points} is much for the way out with a treasure."
    return (
        f"Fatigue {points} forbids fires of {FIRE_LIMIT[points]} and more."
        if points >= TIRED_FATIGUE
        else "Rested one goes farther."
    )


def training_reason(s: Ship, seat: Seat) -> str:
    """The nearest guard, which the training is for."""
    far = distances(s)[s.place[seat]]
    aboard = [token for token in GUARDS if s.token_at[token] < OFF_SHIP]
    if not aboard:
        return "The next guard will be strong, and training is cheapest before it is found."
    guard = min(aboard, key=lambda token: (far[s.token_at[token]], token))
    need = max(1, strength(s, guard) - s.battle[seat] - 1 - sword_bonus(s, seat))
    return f"Against the {FOE_NAMES[FOE_OF[guard]]} in the {place_name(s.token_at[guard])} {wins_with(need)}."


def wins_with(need: int) -> str:
    """The die a battle takes."""
    return f"a die of {need} or more will do then" if need <= 6 else "no die wins yet"


def end_turn_reason(s: Ship) -> str:
    """Who gets the tokens that are left."""
    if not s.own_tokens:
        return "All own actions are used."
    then = (s.active + 1) % s.seats
    burden = " and carries a treasure" if is_looting(s, then) else ""
    return f"{{{then}}} has more use for {number(s.own_tokens, 'action')}{burden}."


def placement_reason(s: Ship, action: a.Place) -> str:
    """How far from the exit the tile would lie."""
    here = s.cell[action.room]
    if s.drawn_tile is None or here is None:
        return "It fits there."
    twin = s.clone()
    lay_tile(twin, s.drawn_tile, here + STEP[action.side], action.turns)
    steps = distances(twin)[s.drawn_tile][OFF_SHIP]
    if steps == UNREACHABLE:
        return f"The {place_name(s.drawn_tile)} is out of the way there."
    return f"There the {place_name(s.drawn_tile)} is {number(steps, 'step')} from the dinghies."


def battle_reason(s: Ship, seat: Seat, action: Action) -> str:
    """Why to use or save the track, and to fight again or retreat."""
    phase = s.agenda[-1]
    if isinstance(phase, Reckoning):
        short = strength(s, phase.token) - phase.total_without_track(s)
        if isinstance(action, a.UseTrack):
            return f"The battle strength of +{s.battle[seat]} makes up for the {short} that the die lacks."
        if short > s.battle[seat]:
            return f"The die lacks {short}, more than the battle strength of +{s.battle[seat]} could make up for."
        return f"A defeat by {short} costs less than the battle strength of +{s.battle[seat]}."
    if isinstance(phase, Aftermath):
        edge = s.battle[seat] + sword_bonus(s, seat)
        chance = round(100 * die_odds(strength(s, phase.token) - edge))
        foe = FOE_NAMES[FOE_OF[phase.token]]
        if isinstance(action, a.FightAgain):
            return f"The next roll beats the {foe} with {chance} %."
        return f"The next roll would beat the {foe} with {chance} % only, and a defeat costs fatigue."
    return "It leaves the crew best off."


def move_reason(s: Ship, ask: Ask, action: Action) -> str:
    """What a move leads to in this turn: the dinghies, a battle, a treasure, a fire or deckhands."""
    seat = ask.seat
    target = destination(s, seat, action)
    if target == OFF_SHIP:
        return leaving_reason(s, seat)
    if is_looting(s, seat):
        return "Carries the treasure towards the dinghies."
    if target is not None and target in s.token_at:
        return enemy_reason(s, seat, target)
    ship, goal = turn_copy(s), action
    line = best_lines(s, ask).get(action) if isinstance(s.agenda[-1], Acting) else None
    for goal in line.actions if line is not None else ():
        room = destination(ship, seat, goal)
        if not isinstance(goal, (a.Walk, a.Run)) or room == OFF_SHIP or room in ship.token_at:
            break
        ship = state_after(ship, seat, goal)
    room = destination(ship, seat, goal)
    if room is not None and room != OFF_SHIP and room in ship.token_at:
        return f"Heads for the {place_name(room)}. {enemy_reason(ship, seat, room)}"
    if isinstance(goal, (a.Walk, a.Run)):
        return (
            "On the way to the dinghies."
            if room == OFF_SHIP
            else f"From the {place_name(target or 0)} more is within reach."
        )
    if isinstance(goal, (a.FightFires, a.Blanket, a.Bucket)):
        return fire_reason(ship, target_room(ship, seat, goal.way))
    if isinstance(goal, a.Eliminate):
        return deckhand_reason(ship, target_room(ship, seat, goal.way))
    if isinstance(goal, a.PickUp):
        return PICK_UP_REASONS[goal.kind == TREASURE].format(room=place_name(ship.place[seat]))
    return f"In the {place_name(ship.place[seat])} one is nearer to what has to be done next."


def leaving_reason(s: Ship, seat: Seat) -> str:
    """What leaving the ship brings."""
    if is_looting(s, seat):
        return f"Brings the treasure off the ship, number {s.token_at.count(LOOTED) + 1} of {s.goal}."
    if sum(where == LOOTED or CARRIED <= where < IN_BAG for where in s.token_at[:GUARD_COUNT]) >= s.goal:
        return "The treasure is had: now everybody has to get off the ship."
    return f"Off the ship fatigue {s.fatigue[seat]} is halved."


def enemy_reason(s: Ship, seat: Seat, room: int) -> str:
    """What a battle there takes."""
    crew = crew_in(s, room)
    token = crew[0] if crew else guard_in(s, room)
    if token is None:
        return f"In the {place_name(room)} one is nearer to what has to be done next."
    need = strength(s, token) - s.battle[seat] - sword_bonus(s, seat)
    prize = "guards a treasure" if token in GUARDS else "would hunt us"
    return f"The {FOE_NAMES[FOE_OF[token]]} there {prize}: a die of {max(1, need)} or more beats it."
