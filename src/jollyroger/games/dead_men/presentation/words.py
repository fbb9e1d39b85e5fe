"""The text every face shows. A player is written {seat}; the reader is 'you'."""

from __future__ import annotations

from typing import Any

from ....engine import Action, Phase, Result, Seat, View, Words
from ....engine.english import does, listed, number, sentence, who
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
from .event_text import ENDINGS, FOE_NAMES, GOODS_NAMES, say
from .text_board import card_text, table


def place_name(s: Ship, place: int) -> str:
    """A room by name and place."""
    cell = s.cell[place] if place != OFF_SHIP else None
    if cell is None:
        return "the dinghies" if place == OFF_SHIP else ROOMS[place].name
    return f"{ROOMS[place].name} ({x_of(cell)},{y_of(cell)})"


def fire(s: Ship, room: int) -> str:
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
        total, wanted = phase.total_without_track(s), strength(s, phase.token)
        return (
            f"You have {total} of {wanted} against {foe(phase.token)}. Use your battle strength of +{s.battle[seat]}?"
        )
    if isinstance(phase, battle.Aftermath):
        return f"You have lost to {foe(phase.token)}. What now?"
    if isinstance(phase, battle.Clash):
        return f"Enemies in the {place_name(s, phase.room)}: who shall fight?{tally(phase.votes)}"
    if isinstance(phase, crew.Hunting):
        token = phase.tokens[0]
        return f"Which way does {foe(token)} of the {place_name(s, s.token_at[token])} go?{tally(phase.votes)}"
    if isinstance(phase, tile_search.Mooring):
        return f"At which door of the {ROOMS[phase.tile].name} does the Dinghy lie?{tally(phase.votes)}"
    return PROMPTS[type(phase)] if phase is not None else "The game is over."


PROMPTS: dict[type[Phase[Ship]], str] = {
    effects.Eliminating: "Jade may eliminate a second deckhand. Where?",
    effects.Robbed: "Your item has been taken. Which one do you take from the table?",
    revenge.Foresight: "Titian looks at two cards. Which one is resolved? The other goes back on top.",
}


def tally(votes: tuple[Action, ...]) -> str:
    """What has been voted so far."""
    counts = [f"{vote} {votes.count(vote)}" for vote in dict.fromkeys(votes)]
    return f" Votes so far: {', '.join(counts)}." if counts else ""


def tile_text(tile: int) -> str:
    printed = ROOMS[tile]
    keg = f", keg {printed.keg}" if printed.keg is not None else ""
    return f"{'RY'[printed.colour]}{printed.pips}{keg}"


def foe(token: int) -> str:
    return f"the {FOE_NAMES[FOE_OF[token]]}"


def label(s: Ship, seat: Seat, action: Action) -> str:
    """What an option says on its button."""
    match action:
        case a.Place():
            return place_label(s, action)
        case a.Walk(way):
            return walk_label(s, seat, way)
        case a.Run(way, then):
            return run_label(s, seat, way, then)
        case a.WayAction(way):
            return f"{WAY_VERBS[type(action)]} {where(s, seat, action, way)}"
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
            return f"Send the {FOE_NAMES[kind]} {through(s, s.place[seat], way)}"
        case a.Name(pirate):
            about = f"fatigue {s.fatigue[pirate]}, battle +{s.battle[pirate]}" if pirate < s.seats else "nobody"
            return f"{sentence(who(pirate, seat))} ({about})"
        case a.Resolve(card):
            return sentence(card_text(REVENGE_CARDS[card].id))
        case a.Rest():
            return "Rest" + free(s, seat, RUM)
    return PLAIN[type(action)]


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


def through(s: Ship, place: int, way: int) -> str:
    """A way and where it leads: 'north to the Galley (1,2), fire R4'."""
    target = place_beyond(s, place, way)
    name = a.WAYS[way]
    if target is None:
        return name
    if target == OFF_SHIP:
        return f"{name}, off the ship"
    direction = f"by the {name}" if way >= a.ENTRANCE else name
    return f"{direction} to the {place_name(s, target)}, fire {fire(s, target)}"


def walk_label(s: Ship, seat: Seat, way: int) -> str:
    target = place_beyond(s, s.place[seat], way)
    if target is None:
        return f"Walk {a.WAYS[way]}"
    if target == OFF_SHIP:
        return f"Walk {through(s, s.place[seat], way)}: fatigue halved, turn over" + free(s, seat, COMPASS)
    cost = walk_fatigue(s, seat, s.place[seat], target)
    return f"Walk {through(s, s.place[seat], way)}{warned(s, seat, cost, target)}" + free(s, seat, COMPASS)


def run_label(s: Ship, seat: Seat, way: int, then: int) -> str:
    middle = place_beyond(s, s.place[seat], way)
    target = s.link[4 * middle + then] if middle is not None and middle != OFF_SHIP else None
    if middle is None or target is None:
        return f"Run {a.WAYS[way]}, then {a.WAYS[then]}"
    _, cost = run_fatigue(s, seat, s.place[seat], middle, target)
    return f"Run {a.WAYS[way]}, then {through(s, middle, then)}{warned(s, seat, cost, target)}" + free(s, seat, COMPASS)


def warned(s: Ship, seat: Seat, cost: int, target: int) -> str:
    """The fatigue of a move, and a warning where it kills or leads to a battle."""
    notes = [f"fatigue +{cost}"] if cost else []
    if s.fatigue[seat] + cost >= DEATH_FATIGUE:
        notes.append("DEADLY")
    if target in s.token_at:
        notes.append("battle")
    return f" ({', '.join(notes)})" if notes else ""


def free(s: Ship, seat: Seat, item: int) -> str:
    """Whether an item makes it free."""
    return f", free by the {ITEMS[item].name}" if s.item[seat] == item and not s.used_items >> item & 1 else ""


def where(s: Ship, seat: Seat, action: Action, way: int) -> str:
    """Where something is done, as this action needs it."""
    if isinstance(action, a.Moor):
        return f"{a.WAYS[way]} door"
    if isinstance(action, a.Steer):
        phase = s.agenda[-1]
        token = phase.tokens[0] if isinstance(phase, crew.Hunting) and phase.tokens else None
        if way == a.HERE or token is None or s.token_at[token] >= OFF_SHIP:
            return "staying, for a pirate waits off ship" if way == a.HERE else a.WAYS[way]
        return through(s, s.token_at[token], way)
    place = s.place[seat]
    spot = "here" if way == a.HERE else through(s, place, way)
    if isinstance(action, a.FightFires | a.Blanket) and way == a.HERE and place != OFF_SHIP:
        return f"here ({fire(s, place)})"
    if isinstance(action, a.Eliminate):
        room = place if way == a.HERE else place_beyond(s, place, way)
        count = f" ({s.deckhands[room]} there)" if room is not None and room != OFF_SHIP else ""
        spot = "here" if way == a.HERE else a.WAYS[way]
        return f"{spot}{count}{free(s, seat, DAGGER)}"
    if isinstance(action, a.Retreat):
        target = place_beyond(s, place, way)
        if target is not None and target != OFF_SHIP:
            return spot + warned(s, seat, walk_fatigue(s, seat, place, target), target)
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
PLAIN: dict[type[Action], str] = {
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


def percent(share: float) -> str:
    return f"{round(100 * share)} %"


def hints(view: View) -> str:
    """What lies ahead, from the hints's figures."""
    if not view:
        return ""
    you, pirate = view["you"], view["pirate"]
    lines = ["The next revenge card:"]
    for card in view["cards"]:
        notes = card_notes(card, you)
        if notes:
            lines.append(f"  {percent(card['odds']):>5}  {card_text(card['card'])}: {'; '.join(notes)}")
    if len(lines) == 1:
        lines.append("  nothing to fear from any of them.")
    elif view["loses"]:
        lines.append(f"  The game would be lost with {percent(view['loses'])} of them.")
    tide = view["deckhands"]
    for icon in ("add", "spread"):
        wave = tide[icon]
        danger = ": MORE THAN THERE ARE" if wave["loses"] else ""
        lines.append(
            f"Deckhands {icon} ({percent(wave['odds'])}): {wave['due']} due, {tide['supply']} in the supply{danger}."
        )
    if view["battles"]:
        odds = [
            f"{battle['foe']} {percent(battle['bare'])}, with the track {percent(battle['track'])}"
            for battle in view["battles"]
        ]
        lines.append(f"{does(pirate, you, 'would win', 'would win')} against {'; '.join(odds)}.")
    if view["moves"]:
        lines.append(f"Steps: {'; '.join(move_text(move) for move in view['moves'])}.")
    return "\n".join(lines)


def card_notes(card: View, you: Seat | None) -> list[str]:
    """What a card would do, worth saying."""
    names = {tile.id: tile.name for tile in ROOMS}
    notes = []
    if card["explodes"]:
        notes.append(f"explodes {listed(names[room] for room in card['explodes'])}")
    if card["kegs"]:
        notes.append(f"sets off the keg of {listed(names[room] for room in card['kegs'])}")
    rises = [room for room in dict.fromkeys(card["rises"]) if room not in card["explodes"]]
    if rises:
        notes.append(f"raises {listed(names[room] for room in rises)}")
    if card["dies"]:
        notes.append(f"kills {listed(who(seat, you) for seat in card['dies'])}")
    if card["loses"] is not None:
        notes.append("LOSES THE GAME")
    return notes


def move_text(move: dict[str, Any]) -> str:
    name = {tile.id: tile.name for tile in ROOMS}.get(move["room"], "off the ship")
    if not move["open"]:
        return f"{move['way']} to {name} is closed"
    deadly = ", deadly" if move["kills"] else ""
    return f"{move['way']} to {name} +{move['cost']} (fatigue {move['fatigue']}{deadly})"


WORDS: Words[Ship] = Words(prompt=prompt, label=label, event_text=say, text_board=table, outcome=outcome, hints=hints)
