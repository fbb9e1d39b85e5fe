"""How options are shown: buttons, what they cost or bring, risks, and in which order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypedDict

from ....engine import Action, Ask, OptionText, Seat
from ....engine.messages import Message, message, person
from .. import actions as a
from ..components import DEATH_FATIGUE, OFF_SHIP, TITIAN, TREASURE
from ..messages import MESSAGES, text
from ..rules import battle
from ..rules.battle import enemies_to_fight, track_floor
from ..rules.effects import EFFECTS, fire_after
from ..rules.legal_actions import unused_item
from ..rules.movement import may_send_crew_away, run_fatigue, walk_fatigue
from ..rules.refusals import FREEING_ITEM
from ..state import Ship, crew_in, guard_in, is_looting, pirates_in, place_beyond, strength
from .hints import battle_odds, card_effect, revenge_dangers
from .hints_text import card_notes
from .labels import label, next_seat, pose
from .names import capitalized, foe_name, item_name, item_use, percent, room_name, strong_foe, yes
from .targets import target

LOW_CHANCE = 0.34
"""Below this chance, even with the battle strength, an enemy is worth a warning."""
DEADLY_RANK = 900
END_RANK = 1000


class Look(NamedTuple):
    """How a kind of option is shown: the most useful rank first, under a heading (the id of a message), with a picture
    if it has no place."""

    rank: int = 0
    group: str = ""
    icon: str = ""


class Details(TypedDict, total=False):
    """What depends on the game. The rank is that of the look unless it is given."""

    button: str
    note: str
    pose: str
    risk: str
    chance: float
    rank: int


LOOKS: dict[type[Action], Look] = {
    a.PickUp: Look(50, "group-goods"),
    a.FightFires: Look(100, "group-fires"),
    a.Blanket: Look(110, "group-fires"),
    a.Bucket: Look(120, "group-fires"),
    a.Walk: Look(80, "group-walk"),
    a.Fight: Look(200, "group-fight"),
    a.FightAgain: Look(250, "group-fight"),
    a.Send: Look(300, "group-send"),
    a.Drive: Look(300, "group-drive"),
    a.Retreat: Look(350, "group-retreat"),
    a.Eliminate: Look(300, "group-deckhands"),
    a.Pistol: Look(310, "group-pistol"),
    a.Drink: Look(400, "group-goods", "rum"),
    a.Rest: Look(500, "group-yourself", "heart"),
    a.Train: Look(550, "group-yourself", "cutlass"),
    a.Run: Look(600, "group-run"),
    a.Swap: Look(700, "group-items"),
    a.Take: Look(700, "group-items"),
    a.PutDown: Look(800, "group-goods"),
    a.UseTrack: Look(icon="cutlass"),
    a.SaveTrack: Look(icon="hourglass"),
    a.EndTurn: Look(END_RANK, icon="hourglass"),
    a.Enough: Look(END_RANK, icon="hourglass"),
    a.Decline: Look(END_RANK, icon="hook"),
}
NO_LOOK = Look()
FIRE_BUTTONS: dict[type[Action], str] = {
    a.FightFires: "option-fight-fire-here",
    a.Blanket: "option-blanket-here",
    a.Bucket: "option-bucket-here",
}
MOVE_BUTTONS: dict[type[Action], str] = {
    a.Walk: "option-walk-here",
    a.Run: "option-run-here",
    a.Retreat: "option-retreat-here",
}
ENDS_TURN = (a.EndTurn, a.Enough, a.Decline)
MOVES = (a.Walk, a.Run, a.Retreat)


def options(s: Ship, ask: Ask) -> Sequence[OptionText]:
    """How the options of an ask are shown, in the same order."""
    folded = dominated_runs(s, ask)
    texts = [option_text(s, ask.seat, action) for action in ask.options]
    if not folded:
        return texts
    return [
        shown._replace(folded=True) if action in folded else shown
        for action, shown in zip(ask.options, texts, strict=True)
    ]


def option_text(s: Ship, seat: Seat, action: Action) -> OptionText:
    kind = type(action)
    look = LOOKS.get(kind, NO_LOOK)
    shown = details(s, seat, action, look.rank)
    shown.setdefault("rank", look.rank)
    return OptionText(
        label(s, seat, action),
        group=text(look.group) if look.group else "",
        target=target(s, seat, action),
        icon=look.icon,
        ends_turn=kind in ENDS_TURN,
        **shown,
    )


def details(s: Ship, seat: Seat, action: Action, rank: int) -> Details:
    """The button, the notes and the like. `rank`: that of the look."""
    kind = type(action)
    match action:
        case a.Place(turns=turns):
            lies = "" if s.drawn_tile is None else MESSAGES.render(pose(s.drawn_tile, turns))
            return Details(button=text("option-place-here"), pose=lies)
        case a.Walk() | a.Run() | a.Retreat():
            return move_details(s, seat, action, rank)
        case a.FightFires(way) | a.Blanket(way) | a.Bucket(way):
            room = reached(s, seat, way)
            return Details(button=text(FIRE_BUTTONS[kind], fire=s.fire[room], after=fire_after(s, room, action)))
        case a.Eliminate(way):
            there = s.deckhands[reached(s, seat, way)]
            notes = [text("note-deckhands-there", count=there) if there > 1 else "", *free_notes(s, action)]
            return Details(button=text("option-strike-here"), note=join(*notes))
        case a.Pistol(way):
            return shot_details(s, seat, reached(s, seat, way))
        case a.Fight() | a.FightAgain():
            return fight_details(s, seat, action, rank)
        case a.Send(_, way) | a.Drive(way):
            beyond = place_beyond(s, s.place[seat], way)
            finders = () if beyond is None else tuple(person(each, seat) for each in pirates_in(s, beyond))
            must = text("note-must-fight", pirates=finders) if finders else ""
            return Details(button=text("option-send-here" if kind is a.Send else "option-drive-here"), note=must)
        case a.Steer(way):
            return Details(button=text("option-steer-stay-here" if way == a.HERE else "option-steer-here"))
        case a.Moor():
            return Details(button=text("option-moor-here"))
        case a.Name(pirate):
            return name_details(s, pirate)
        case a.Rest() | a.Train() | a.Drink() | a.PickUp():
            return Details(note=join(*gain_notes(s, seat, action), *free_notes(s, action)))
        case a.Swap(item) | a.Take(item):
            own = s.item[seat]
            loss = "" if own is None else text("note-lay-down", item=item_name(own))
            return Details(note=join(text("note-item", about=item_use(item)), loss))
        case a.Resolve(card):
            harm = [MESSAGES.render(note) for note in card_notes(card_effect(s, card), seat)]
            note = "; ".join(harm) or text("note-no-harm")
            return Details(button=text("option-resolve-here"), note=note, rank=len(harm))
        case a.UseTrack() | a.SaveTrack():
            return track_details(s, seat, action)
        case a.EndTurn():
            return end_turn_details(s, seat)
    return {}


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


def move_details(s: Ship, seat: Seat, action: Action, rank: int) -> Details:
    """A walk, run or retreat: its fatigue, and whom one meets there."""
    middle, end, cost = move_steps(s, seat, action)
    button = text(MOVE_BUTTONS[type(action)])
    rank += cost
    after = s.fatigue[seat] + cost
    if after >= DEATH_FATIGUE:
        deadly = text("risk-fatigue", fatigue=s.fatigue[seat], tired=cost)
        return Details(button=button, note=text("note-you-die"), risk=deadly, rank=DEADLY_RANK)
    if end == OFF_SHIP:
        halved = text("note-fatigue-change", fatigue=s.fatigue[seat], after=after // 2) if after else ""
        ends = text("note-ends-turn") if seat == s.active else ""
        back = "option-run-there-and-back" if s.place[seat] == OFF_SHIP else "option-run-off"
        button = text(back if isinstance(action, a.Run) else "option-leave")
        return Details(button=button, note=join(halved, ends, *free_notes(s, action)), rank=rank)
    tired = text("note-tired", tired=cost) if cost else ""
    if isinstance(action, a.Run):
        button = text("option-run-through-here", room=room_name(middle))
    elif s.place[seat] == OFF_SHIP:
        button = text("option-aboard-here")
    shown = Details(button=button, note=join(tired, *free_notes(s, action)), rank=rank)
    add_meeting(s, seat, end, shown)
    return shown


def foe_names(s: Ship, foes: list[int]) -> tuple[Message, ...]:
    return tuple(strong_foe(foe, strength(s, foe)) for foe in foes)


def add_meeting(s: Ship, seat: Seat, room: int, shown: Details) -> None:
    """Adds the enemies that a pirate must fight in a room, with the odds if there is one only."""
    crew, guard = crew_in(s, room), guard_in(s, room)
    foes = [*crew, *([guard] if guard is not None else [])]
    if not foes:
        return
    names = foe_names(s, foes)
    notes = [shown["note"], text("note-drop-treasure") if is_looting(s, seat) else ""]
    if may_send_crew_away(s, seat, room):
        shown["note"] = join(*notes, text("note-fight-or-send", foes=names))
        return
    beaters = [foe for foe in foes if battle_odds(s, seat, foe)[1] < LOW_CHANCE]
    shown["risk"] = capitalized(text("risk-beaten", foes=foe_names(s, beaters))) if beaters else ""
    shown["rank"] += 1
    if len(foes) > 1:
        shown["note"] = join(*notes, text("note-fight", foes=names))
        return
    odds, shown["chance"] = odds_text(s, seat, foes[0])
    shown["note"] = join(*notes, text("note-fight-odds", foes=names, odds=odds))


def odds_text(s: Ship, seat: Seat, token: int) -> tuple[str, float]:
    """'win 67 % with your +2' and the chance: the battle strength is added only if it is needed."""
    bare, track = battle_odds(s, seat, token)
    if track > bare:
        return text("note-odds-track", chance=percent(track), strength=s.battle[seat]), track
    return text("note-odds", chance=percent(track)), track


def join(*notes: str) -> str:
    return " · ".join(note for note in notes if note)


def free_notes(s: Ship, action: Action) -> list[str]:
    """'free (Compass)' if an unused item makes the action free. (DM-6.9)"""
    item = FREEING_ITEM.get(type(action))
    return [text("note-free", item=item_name(item))] if item is not None and unused_item(s) == item else []


def shot_details(s: Ship, seat: Seat, room: int) -> Details:
    foes = enemies_to_fight(s, room)
    if len(foes) > 1:
        return Details(button=text("option-pistol-many-here"), note=text("note-miss-free"))
    odds, chance = odds_text(s, seat, foes[0])
    button = text("option-pistol-here", foe=foe_name(foes[0]))
    return Details(button=button, note=join(odds, text("note-miss-free")), chance=chance)


def fight_details(s: Ship, seat: Seat, action: Action, rank: int) -> Details:
    """The odds against an enemy, and what a defeat may cost."""
    phase = s.agenda[-1]
    room = phase.room if isinstance(phase, battle.Aiming) else s.place[seat]
    if isinstance(action, a.Fight):
        token = battle.enemy_token(s, room, action.foe)
    else:
        assert isinstance(phase, battle.Aftermath)
        token = phase.token
    odds, chance = odds_text(s, seat, token)
    return Details(note=odds, chance=chance, rank=rank + round(10 * (1 - chance)))


def name_details(s: Ship, pirate: Seat) -> Details:
    """A pirate who might fight: fitness, and the odds if there is one enemy only."""
    foes = [] if s.place[pirate] == OFF_SHIP else enemies_to_fight(s, s.place[pirate])
    fit = text("note-fatigue", fatigue=s.fatigue[pirate])
    if len(foes) != 1:
        return Details(note=join(fit, text("note-strength", strength=s.battle[pirate])))
    bare, track = battle_odds(s, pirate, foes[0])
    if track > bare:
        odds = text("note-odds-other-track", chance=percent(track), strength=s.battle[pirate])
    else:
        odds = text("note-odds", chance=percent(track))
    return Details(note=join(odds, fit), chance=track, rank=round(100 * (1 - track)))


def gain_notes(s: Ship, seat: Seat, action: Action) -> list[str]:
    """What an action does to a pirate's fatigue and battle strength, tried on a copy."""
    twin = s.clone()
    EFFECTS[type(action)](twin, seat, action)
    notes = []
    if twin.fatigue[seat] != s.fatigue[seat]:
        notes.append(text("note-fatigue-change", fatigue=s.fatigue[seat], after=twin.fatigue[seat]))
    if twin.battle[seat] != s.battle[seat]:
        notes.append(text("note-strength-change", strength=s.battle[seat], after=twin.battle[seat]))
    if isinstance(action, a.PickUp) and action.kind == TREASURE:
        notes.append(text("note-burden"))
    return notes


def track_details(s: Ship, seat: Seat, action: Action) -> Details:
    """What adding the battle strength, or saving it, leads to."""
    phase = s.agenda[-1]
    assert isinstance(phase, battle.Reckoning)
    added = s.battle[seat] if isinstance(action, a.UseTrack) else 0
    total, needed = phase.total_without_track(s) + added, strength(s, phase.token)
    falls = text("note-strength-falls", after=track_floor(s, seat)) if added else ""
    button = text("option-use-track-here", strength=added) if added else text("option-save-track-here")
    if total >= needed:
        return Details(button=button, note=join(text("note-win", total=total, needed=needed), falls))
    dies = not phase.shot and s.fatigue[seat] + needed - total >= DEATH_FATIGUE
    if dies:
        cost = message("note-you-die")
    else:
        cost = message("note-miss") if phase.shot else message("note-tired", tired=needed - total)
    return Details(
        button=button,
        note=join(text("note-lose", total=total, needed=needed, cost=cost), falls),
        risk=text("risk-fatigue", fatigue=s.fatigue[seat], tired=needed - total) if dies else "",
        rank=1,
    )


def end_turn_details(s: Ship, seat: Seat) -> Details:
    """What is lost or handed on, and what the revenge card may do."""
    own, received = s.own_tokens, s.received_tokens
    given = text("note-given", count=own, who=person(next_seat(s), seat)) if own else ""
    unused = text("note-unused", count=received) if received else ""
    dies, loses = revenge_dangers(s, seat)
    both = yes(s.character[seat] == TITIAN)
    dangers = [(what, percent(odds)) for what, odds in (("loses", loses), ("kills", dies)) if odds]
    notes = [text(f"note-card-{what}", chance=chance, both=both) for what, chance in dangers]
    risks = [text(f"risk-card-{what}", chance=chance, both=both) for what, chance in dangers if own or received]
    if received:
        risks.insert(0, text("risk-given-lost", count=received))
    return Details(button=text("option-end-turn"), note=join(given, unused, *notes), risk=" ".join(risks))


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
