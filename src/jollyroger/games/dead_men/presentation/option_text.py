"""How options are shown: buttons, what they cost or bring, risks, and in which order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ....engine import Action, Ask, OptionText, Seat
from ....engine.text.english import listed, number, sentence, who
from .. import actions as a
from ..components import DEATH_FATIGUE, ITEMS, OFF_SHIP, TITIAN, TREASURE
from ..rules import battle
from ..rules.battle import enemies_to_fight, track_floor
from ..rules.effects import EFFECTS, fire_after
from ..rules.legal_actions import unused_item
from ..rules.movement import may_send_crew_away, run_fatigue, walk_fatigue
from ..rules.refusals import FREEING_ITEM
from ..state import Ship, crew_in, guard_in, is_looting, pirates_in, place_beyond, strength
from .hints import battle_odds, card_effect, revenge_dangers
from .hints_text import card_notes
from .labels import label, pose
from .names import foe_kind, foe_name, percent, room_name
from .targets import target

LOW_CHANCE = 0.34
"""Below this chance, even with the battle strength, an enemy is worth a warning."""
DEADLY_RANK = 900
END_RANK = 1000


class Look(NamedTuple):
    """How a kind of option is shown: the most useful rank first, under a heading, with a picture if it has no place."""

    rank: int = 0
    group: str = ""
    icon: str = ""


LOOKS: dict[type[Action], Look] = {
    a.PickUp: Look(50, "Goods"),
    a.FightFires: Look(100, "Fires"),
    a.Blanket: Look(110, "Fires"),
    a.Bucket: Look(120, "Fires"),
    a.Walk: Look(80, "Walk"),
    a.Fight: Look(200, "Fight"),
    a.FightAgain: Look(250, "Fight"),
    a.Send: Look(300, "Send away"),
    a.Drive: Look(300, "Drive it away"),
    a.Retreat: Look(350, "Retreat"),
    a.Eliminate: Look(300, "Deckhands"),
    a.Pistol: Look(310, "Pistol"),
    a.Drink: Look(400, "Goods", "rum"),
    a.Rest: Look(500, "Yourself", "heart"),
    a.Train: Look(550, "Yourself", "cutlass"),
    a.Run: Look(600, "Run"),
    a.Swap: Look(700, "Items"),
    a.Take: Look(700, "Items"),
    a.PutDown: Look(800, "Goods"),
    a.UseTrack: Look(icon="cutlass"),
    a.SaveTrack: Look(icon="hourglass"),
    a.EndTurn: Look(END_RANK, icon="hourglass"),
    a.Enough: Look(END_RANK, icon="hourglass"),
    a.Decline: Look(END_RANK, icon="hook"),
}
ENDS_TURN = (a.EndTurn, a.Enough, a.Decline)
MOVES = (a.Walk, a.Run, a.Retreat)


def options(s: Ship, ask: Ask) -> Sequence[OptionText]:
    """How the options of an ask are shown, in the same order."""
    folded = dominated_runs(s, ask)
    return [option_text(s, ask.seat, action)._replace(folded=action in folded) for action in ask.options]


def option_text(s: Ship, seat: Seat, action: Action) -> OptionText:
    kind = type(action)
    look = LOOKS.get(kind, Look())
    text = OptionText(
        label(s, seat, action),
        group=look.group,
        target=target(s, seat, action),
        icon=look.icon,
        rank=look.rank,
        ends_turn=kind in ENDS_TURN,
    )
    match action:
        case a.Place(turns=turns):
            lies = "" if s.drawn_tile is None else pose(s.drawn_tile, turns)
            return text._replace(button="Place here", pose=lies)
        case a.Walk() | a.Run() | a.Retreat():
            return move_text(s, seat, action, text)
        case a.FightFires(way) | a.Blanket(way) | a.Bucket(way):
            room = reached(s, seat, way)
            verb = "Blanket" if kind is a.Blanket else "Bucket" if kind is a.Bucket else "Fight the fire"
            return text._replace(button=f"{verb} {s.fire[room]}→{fire_after(s, room, action)}")
        case a.Eliminate(way):
            there = s.deckhands[reached(s, seat, way)]
            notes = [*([f"{there} there"] if there > 1 else []), *free_notes(s, action)]
            return text._replace(button="Strike down a deckhand", note=" · ".join(notes))
        case a.Pistol(way):
            return shot_text(s, seat, reached(s, seat, way), text)
        case a.Fight() | a.FightAgain():
            return fight_text(s, seat, action, text)
        case a.Send(_, way) | a.Drive(way):
            beyond = place_beyond(s, s.place[seat], way)
            finders = [] if beyond is None else pirates_in(s, beyond)
            must = f"{listed(who(each, seat) for each in finders)} must fight it" if finders else ""
            return text._replace(button="Send it here" if kind is a.Send else "Drive it here", note=must)
        case a.Steer(way):
            return text._replace(button="It stays here" if way == a.HERE else "It goes here")
        case a.Moor():
            return text._replace(button="Moor here")
        case a.Name(pirate):
            return name_text(s, pirate, text)
        case a.Rest() | a.Train() | a.Drink() | a.PickUp():
            return text._replace(note=" · ".join([*gain_notes(s, seat, action), *free_notes(s, action)]))
        case a.Swap(item) | a.Take(item):
            own = s.item[seat]
            about = [ITEMS[item].about, *([f"you lay down the {ITEMS[own].name}"] if own is not None else [])]
            return text._replace(note=" · ".join(about))
        case a.Resolve(card):
            harm = card_notes(card_effect(s, card), seat)
            return text._replace(button="Let this happen", note="; ".join(harm) or "no harm now", rank=len(harm))
        case a.UseTrack() | a.SaveTrack():
            return track_text(s, seat, action, text)
        case a.EndTurn():
            return end_turn_text(s, seat, text)
    return text


def reached(s: Ship, seat: Seat, way: int) -> int:
    """The place that a way leads to."""
    beyond = s.place[seat] if way == a.HERE else place_beyond(s, s.place[seat], way)
    assert beyond is not None
    return beyond


def move_steps(s: Ship, seat: Seat, action: Action) -> tuple[int, int, int]:
    """The first room of a move, its end, and its fatigue. A walk has one step only. (DM-6.1, DM-6.2)"""
    place = s.place[seat]
    assert isinstance(action, MOVES)
    middle = reached(s, seat, action.way)
    if not isinstance(action, a.Run):
        return middle, middle, walk_fatigue(s, seat, place, middle)
    end = place_beyond(s, middle, action.then)
    assert end is not None
    return middle, end, run_fatigue(s, seat, place, middle, end)[1]


def move_text(s: Ship, seat: Seat, action: Action, text: OptionText) -> OptionText:
    """A walk, run or retreat: its fatigue, and whom one meets there."""
    middle, end, cost = move_steps(s, seat, action)
    verb = {a.Walk: "Walk", a.Run: "Run", a.Retreat: "Retreat"}[type(action)]
    rank = text.rank + cost
    after = s.fatigue[seat] + cost
    if after >= DEATH_FATIGUE:
        deadly = f"Fatigue {s.fatigue[seat]} + {cost} kills you."
        return text._replace(button=f"{verb} here", note="you die", risk=deadly, rank=DEADLY_RANK)
    if end == OFF_SHIP:
        halved = f"fatigue {s.fatigue[seat]} → {after // 2}" if after else ""
        ends = "ends your turn" if seat == s.active else ""
        back = "Run there and back" if s.place[seat] == OFF_SHIP else "Run off the ship"
        button = back if isinstance(action, a.Run) else "Leave the ship"
        return text._replace(button=button, note=join(halved, ends, *free_notes(s, action)), rank=rank)
    tired = f"fatigue +{cost}" if cost else ""
    button = "Go aboard here" if s.place[seat] == OFF_SHIP else f"{verb} here"
    if isinstance(action, a.Run):
        button = f"Run here through {room_name(middle)}"
    text = text._replace(button=button, note=join(tired, *free_notes(s, action)), rank=rank)
    return meeting_text(s, seat, end, text)


def meeting_text(s: Ship, seat: Seat, room: int, text: OptionText) -> OptionText:
    """Adds the enemies that a pirate must fight in a room, with the odds if there is one only."""
    crew, guard = crew_in(s, room), guard_in(s, room)
    foes = [*crew, *([guard] if guard is not None else [])]
    if not foes:
        return text
    names = listed(foe_name(foe, strength(s, foe)) for foe in foes)
    notes = [text.note, "you drop the Treasure" if is_looting(s, seat) else ""]
    if may_send_crew_away(s, seat, room):
        return text._replace(note=join(*notes, f"fight {names} or send it away"))
    beaters = [foe for foe in foes if battle_odds(s, seat, foe)[1] < LOW_CHANCE]
    risk = f"{sentence(listed(foe_name(foe, strength(s, foe)) for foe in beaters))} would most likely beat you."
    text = text._replace(risk=risk if beaters else "", rank=text.rank + 1)
    if len(foes) > 1:
        return text._replace(note=join(*notes, f"fight {names}"))
    odds, chance = odds_text(s, seat, foes[0])
    return text._replace(note=join(*notes, f"fight {names}: {odds}"), chance=chance)


def odds_text(s: Ship, seat: Seat, token: int) -> tuple[str, float]:
    """'win 67 % with your +2' and the chance: the battle strength is added only if it is needed."""
    bare, track = battle_odds(s, seat, token)
    return f"win {percent(track)}" + (f" with your +{s.battle[seat]}" if track > bare else ""), track


def join(*notes: str) -> str:
    return " · ".join(note for note in notes if note)


def free_notes(s: Ship, action: Action) -> list[str]:
    """'free (Compass)' if an unused item makes the action free. (DM-6.9)"""
    item = FREEING_ITEM.get(type(action))
    return [f"free ({ITEMS[item].name})"] if item is not None and unused_item(s) == item else []


def shot_text(s: Ship, seat: Seat, room: int, text: OptionText) -> OptionText:
    foes = enemies_to_fight(s, room)
    if len(foes) > 1:
        return text._replace(button="Shoot", note="a miss costs no fatigue")
    odds, chance = odds_text(s, seat, foes[0])
    return text._replace(
        button=f"Shoot at {foe_kind(foes[0])}", note=f"{odds} · a miss costs no fatigue", chance=chance
    )


def fight_text(s: Ship, seat: Seat, action: Action, text: OptionText) -> OptionText:
    """The odds against an enemy, and what a defeat may cost."""
    phase = s.agenda[-1]
    room = phase.room if isinstance(phase, battle.Aiming) else s.place[seat]
    if isinstance(action, a.Fight):
        token = battle.enemy_token(s, room, action.foe)
    else:
        assert isinstance(phase, battle.Aftermath)
        token = phase.token
    odds, chance = odds_text(s, seat, token)
    return text._replace(note=odds, chance=chance, rank=text.rank + round(10 * (1 - chance)))


def name_text(s: Ship, pirate: Seat, text: OptionText) -> OptionText:
    """A pirate who might fight: fitness, and the odds if there is one enemy only."""
    foes = [] if s.place[pirate] == OFF_SHIP else enemies_to_fight(s, s.place[pirate])
    fit = f"fatigue {s.fatigue[pirate]}"
    if len(foes) != 1:
        return text._replace(note=f"{fit} · battle strength +{s.battle[pirate]}")
    bare, track = battle_odds(s, pirate, foes[0])
    strong = f" with +{s.battle[pirate]}" if track > bare else ""
    return text._replace(note=f"win {percent(track)}{strong} · {fit}", chance=track, rank=round(100 * (1 - track)))


def gain_notes(s: Ship, seat: Seat, action: Action) -> list[str]:
    """What an action does to a pirate's fatigue and battle strength, tried on a copy."""
    twin = s.clone()
    EFFECTS[type(action)](twin, seat, action)
    notes = []
    if twin.fatigue[seat] != s.fatigue[seat]:
        notes.append(f"fatigue {s.fatigue[seat]} → {twin.fatigue[seat]}")
    if twin.battle[seat] != s.battle[seat]:
        notes.append(f"strength +{s.battle[seat]} → +{twin.battle[seat]}")
    if isinstance(action, a.PickUp) and action.kind == TREASURE:
        notes.append("with it you only walk and rest")
    return notes


def track_text(s: Ship, seat: Seat, action: Action, text: OptionText) -> OptionText:
    """What adding the battle strength, or saving it, leads to."""
    phase = s.agenda[-1]
    assert isinstance(phase, battle.Reckoning)
    added = s.battle[seat] if isinstance(action, a.UseTrack) else 0
    total, needed = phase.total_without_track(s) + added, strength(s, phase.token)
    falls = f"strength falls to +{track_floor(s, seat)}" if added else ""
    text = text._replace(button=f"Add +{added}" if added else "Save it")
    if total >= needed:
        return text._replace(note=join(f"{total} against {needed}: you win", falls))
    cost = "a miss" if phase.shot else f"fatigue +{needed - total}"
    dies = not phase.shot and s.fatigue[seat] + needed - total >= DEATH_FATIGUE
    return text._replace(
        note=join(f"{total} against {needed}: you lose, {'you die' if dies else cost}", falls),
        risk=f"Fatigue {s.fatigue[seat]} + {needed - total} kills you." if dies else "",
        rank=1,
    )


def end_turn_text(s: Ship, seat: Seat, text: OptionText) -> OptionText:
    """What is lost or handed on, and what the revenge card may do."""
    left = s.own_tokens + s.received_tokens
    unused = f"{number(left, 'action')} unused" if left else ""
    dies, loses = revenge_dangers(s, seat)
    both = s.character[seat] == TITIAN
    cards, plural = ("both cards", "") if both else ("the next card", "s")
    dangers = [(loses, f"{cards} lose{plural} the game"), (dies, f"{cards} kill{plural} you")]
    notes = [f"{percent(odds)} {what}" for odds, what in dangers if odds]
    risks = [f"There is a {percent(odds)} chance that {what}." for odds, what in dangers if odds and left]
    if s.received_tokens:
        risks.insert(0, f"The {number(s.received_tokens, 'action')} you were given would be lost.")
    return text._replace(note=join(unused, *notes), risk=" ".join(risks))


def dominated_runs(s: Ship, ask: Ask) -> set[Action]:
    """Runs that another option is always as good as: those that lead back, to where a walk leads, or cost more.

    A run through a room with crew, which Black Gus sends away, does something of its own.
    """
    seat = ask.seat
    walks = {move_steps(s, seat, action)[1] for action in ask.options if isinstance(action, a.Walk)}
    folded: set[Action] = set()
    cheapest: dict[int, tuple[int, Action]] = {}
    for action in ask.options:
        if not isinstance(action, a.Run):
            continue
        middle, end, cost = move_steps(s, seat, action)
        if middle in s.token_at:
            continue
        if end == s.place[seat] or end in walks:
            folded.add(action)
        elif end not in cheapest:
            cheapest[end] = (cost, action)
        elif cost < cheapest[end][0]:
            folded.add(cheapest[end][1])
            cheapest[end] = (cost, action)
        else:
            folded.add(action)
    return folded
