"""Prompts, labels and the other texts. A player is written {seat}; the reader is 'you'."""

from __future__ import annotations

from ....engine import Action, Phase, Result, Seat, Words
from ....engine.english import number, sentence, who
from .. import actions as a
from ..component_reader import LETTERS
from ..components import (
    BLANKET_FIRE,
    COMPASS,
    DAGGER,
    DEATH_FATIGUE,
    GROG_VALUE,
    ITEMS,
    OFF_SHIP,
    REVENGE_CARDS,
    ROOMS,
    RUM,
    STEP,
    x_of,
    y_of,
)
from ..rules import action_phase, battle, crew, effects, revenge, tile_search
from ..rules.movement import run_fatigue, walk_fatigue
from ..state import FOE_OF, Ship, place_beyond, strength
from .event_text import ENDINGS, FOE_NAMES, GOODS_NAMES, event_text
from .hints_text import hints_text
from .text_board import card_text, text_board


def place_name(s: Ship, place: int) -> str:
    """A room by name and coordinates."""
    cell = s.cell[place] if place != OFF_SHIP else None
    if cell is None:
        return "the dinghies" if place == OFF_SHIP else ROOMS[place].name
    return f"{ROOMS[place].name} ({x_of(cell)},{y_of(cell)})"


def fire_text(s: Ship, room: int) -> str:
    return f"{'RY'[ROOMS[room].colour]}{s.fire[room]}"


def prompt(s: Ship, seat: Seat) -> str:
    """The question a player is being asked."""
    phase = s.agenda[-1] if s.agenda else None
    if isinstance(phase, action_phase.Acting):
        tokens = number(s.own_tokens, "action") + (f" and {s.received_tokens} received" if s.received_tokens else "")
        return f"Your turn: what do you do? ({tokens} left, fatigue {s.fatigue[seat]}, battle +{s.battle[seat]})"
    if isinstance(phase, tile_search.Placing) and s.drawn_tile is not None:
        return f"Where do you lay the {ROOMS[s.drawn_tile].name} ({tile_text(s.drawn_tile)})?"
    if isinstance(phase, battle.Facing):
        return "Enemies! Whom do you face first?"
    if isinstance(phase, battle.Aiming):
        return "Whom do you shoot at?"
    if isinstance(phase, battle.Reckoning):
        so_far = f"{phase.total_without_track(s)} of {strength(s, phase.token)}"
        return f"You have {so_far} against {foe_name(phase.token)}. Use your battle strength of +{s.battle[seat]}?"
    if isinstance(phase, battle.Aftermath):
        return f"You have lost to {foe_name(phase.token)}. What now?"
    if isinstance(phase, battle.Clash):
        return f"Enemies in the {place_name(s, phase.room)}: who shall fight?{votes_text(phase.votes)}"
    if isinstance(phase, crew.Hunting):
        token = phase.tokens[0]
        room = place_name(s, s.token_at[token])
        return f"Which way does {foe_name(token)} of the {room} go?{votes_text(phase.votes)}"
    if isinstance(phase, tile_search.Mooring):
        return f"At which door of the {ROOMS[phase.tile].name} does the Dinghy lie?{votes_text(phase.votes)}"
    return PROMPTS[type(phase)] if phase is not None else "The game is over."


PROMPTS: dict[type[Phase[Ship]], str] = {
    effects.Eliminating: "Jade may eliminate a second deckhand. Where?",
    effects.Robbed: "Your item has been taken. Which one do you take from the table?",
    revenge.Foresight: "Titian looks at two cards. Which one is resolved? The other goes back on top.",
}


def votes_text(votes: tuple[Action, ...]) -> str:
    """The votes cast so far."""
    counts = [f"{vote} {votes.count(vote)}" for vote in dict.fromkeys(votes)]
    return f" Votes so far: {', '.join(counts)}." if counts else ""


def tile_text(tile: int) -> str:
    printed = ROOMS[tile]
    keg = f", keg {printed.keg}" if printed.keg is not None else ""
    return f"{'RY'[printed.colour]}{printed.pips}{keg}"


def foe_name(token: int) -> str:
    return f"the {FOE_NAMES[FOE_OF[token]]}"


def label(s: Ship, seat: Seat, action: Action) -> str:
    """The label of an option."""
    match action:
        case a.Place():
            return place_label(s, action)
        case a.Walk(way):
            return walk_label(s, seat, way)
        case a.Run(way, then):
            return run_label(s, seat, way, then)
        case a.WayAction(way):
            return f"{WAY_VERBS[type(action)]} {target_text(s, seat, action, way)}"
        case a.GoodsAction(kind):
            return f"{GOODS_VERBS[type(action)]} {GOODS_NAMES[kind]}" + (
                f" (fatigue -{GROG_VALUE[kind]})" if isinstance(action, a.Drink) else ""
            )
        case a.Swap(item):
            owner = s.item.index(item) if item in s.item else None
            source = "the table" if owner is None else who(owner, seat)
            return f"Take the {ITEMS[item].name} from {source}: {ITEMS[item].about}"
        case a.Take(item):
            return f"Take the {ITEMS[item].name}: {ITEMS[item].about}"
        case a.Fight(kind):
            return f"Fight the {FOE_NAMES[kind]}"
        case a.Send(kind, way):
            return f"Send the {FOE_NAMES[kind]} {way_text(s, s.place[seat], way)}"
        case a.Name(pirate):
            about = f"fatigue {s.fatigue[pirate]}, battle +{s.battle[pirate]}" if pirate < s.seats else "nobody"
            return f"{sentence(who(pirate, seat))} ({about})"
        case a.Resolve(card):
            return sentence(card_text(REVENGE_CARDS[card].id))
        case a.Rest():
            return "Rest" + free_note(s, seat, RUM)
    return PLAIN_LABELS[type(action)]


def place_label(s: Ship, action: a.Place) -> str:
    beside = s.cell[action.room]
    if beside is None or s.drawn_tile is None:
        return f"Lay it {a.WAYS[action.side]} of the {ROOMS[action.room].name}, turned {action.turns} times"
    cell = beside + STEP[action.side]
    tile = ROOMS[s.drawn_tile]
    mask = tile.doors[action.turns]
    shown = " ".join(letter for side, letter in enumerate(LETTERS) if mask >> side & 1)
    keg = "" if tile.keg_side is None else f", keg {LETTERS[(tile.keg_side + action.turns) % 4]}"
    return f"At ({x_of(cell)},{y_of(cell)}), {a.WAYS[action.side]} of the {ROOMS[action.room].name}: doors {shown}{keg}"


def way_text(s: Ship, place: int, way: int) -> str:
    """A way and its target: 'north to the Galley (1,2), fire R4'."""
    target = place_beyond(s, place, way)
    name = a.WAYS[way]
    if target is None:
        return name
    if target == OFF_SHIP:
        return f"{name}, off the ship"
    direction = f"by the {name}" if way >= a.ENTRANCE else name
    return f"{direction} to the {place_name(s, target)}, fire {fire_text(s, target)}"


def walk_label(s: Ship, seat: Seat, way: int) -> str:
    target = place_beyond(s, s.place[seat], way)
    if target is None:
        return f"Walk {a.WAYS[way]}"
    if target == OFF_SHIP:
        return f"Walk {way_text(s, s.place[seat], way)}: fatigue halved, turn over" + free_note(s, seat, COMPASS)
    cost = walk_fatigue(s, seat, s.place[seat], target)
    return f"Walk {way_text(s, s.place[seat], way)}{move_notes(s, seat, cost, target)}" + free_note(s, seat, COMPASS)


def run_label(s: Ship, seat: Seat, way: int, then: int) -> str:
    middle = place_beyond(s, s.place[seat], way)
    target = s.link[4 * middle + then] if middle is not None and middle != OFF_SHIP else None
    if middle is None or target is None:
        return f"Run {a.WAYS[way]}, then {a.WAYS[then]}"
    _, cost = run_fatigue(s, seat, s.place[seat], middle, target)
    notes = move_notes(s, seat, cost, target) + free_note(s, seat, COMPASS)
    return f"Run {a.WAYS[way]}, then {way_text(s, middle, then)}{notes}"


def move_notes(s: Ship, seat: Seat, cost: int, target: int) -> str:
    """The fatigue of a move, with a warning if it kills or leads to a battle."""
    notes = [f"fatigue +{cost}"] if cost else []
    if s.fatigue[seat] + cost >= DEATH_FATIGUE:
        notes.append("DEADLY")
    if target in s.token_at:
        notes.append("battle")
    return f" ({', '.join(notes)})" if notes else ""


def free_note(s: Ship, seat: Seat, item: int) -> str:
    """A note if an unused item makes the action free."""
    return f", free by the {ITEMS[item].name}" if s.item[seat] == item and not s.used_items >> item & 1 else ""


def target_text(s: Ship, seat: Seat, action: Action, way: int) -> str:
    """The target of an action, with what a player wants to know about it."""
    if isinstance(action, a.Moor):
        return f"{a.WAYS[way]} door"
    if isinstance(action, a.Steer):
        phase = s.agenda[-1]
        token = phase.tokens[0] if isinstance(phase, crew.Hunting) and phase.tokens else None
        if way == a.HERE or token is None or s.token_at[token] >= OFF_SHIP:
            return "staying, for a pirate waits off ship" if way == a.HERE else a.WAYS[way]
        return way_text(s, s.token_at[token], way)
    place = s.place[seat]
    spot = "here" if way == a.HERE else way_text(s, place, way)
    if isinstance(action, a.FightFires | a.Blanket) and way == a.HERE and place != OFF_SHIP:
        return f"here ({fire_text(s, place)})"
    if isinstance(action, a.Eliminate):
        room = place if way == a.HERE else place_beyond(s, place, way)
        count = f" ({s.deckhands[room]} there)" if room is not None and room != OFF_SHIP else ""
        spot = "here" if way == a.HERE else a.WAYS[way]
        return f"{spot}{count}{free_note(s, seat, DAGGER)}"
    if isinstance(action, a.Retreat):
        target = place_beyond(s, place, way)
        if target is not None and target != OFF_SHIP:
            return spot + move_notes(s, seat, walk_fatigue(s, seat, place, target), target)
    return spot


WAY_VERBS: dict[type[Action], str] = {
    a.Moor: "At the",
    a.FightFires: "Fight the fire",
    a.Eliminate: "Eliminate a deckhand",
    a.Blanket: f"Blanket, fire -{BLANKET_FIRE},",
    a.Bucket: "Bucket, fire -1,",
    a.Pistol: "Shoot",
    a.Drive: "The enemy goes",
    a.Retreat: "Retreat",
    a.Steer: "It goes",
}
GOODS_VERBS: dict[type[Action], str] = {a.PickUp: "Pick up", a.PutDown: "Put down", a.Drink: "Drink"}
PLAIN_LABELS: dict[type[Action], str] = {
    a.Train: "Increase battle strength",
    a.EndTurn: "End the turn, passing on what is left of your own actions",
    a.UseTrack: "Use it",
    a.SaveTrack: "Save it",
    a.FightAgain: "Fight again",
    a.Enough: "No second one",
    a.Decline: "Go without",
}


def outcome(result: Result, you: Seat | None) -> str:
    """How the game ended, in a sentence."""
    return ENDINGS[result.ending]


WORDS: Words[Ship] = Words(
    prompt=prompt, label=label, event_text=event_text, text_board=text_board, outcome=outcome, hints=hints_text
)
