"""What each player may know: everything but the value of the others' gold; and a table dealt anew in that. (BD-2.4)"""

from __future__ import annotations

from typing import Any

from ....engine import Chance, Seat, View, refresh_asks
from ..components import FACES, PIRATES, SYMBOLS, USUAL, Box
from ..state import Table


def view(s: Table, seat: Seat | None) -> View:
    """What this player (None: a spectator) may know."""
    quest, phase = s.tile, s.agenda[-1] if s.agenda else None
    layout = s.layout if s.layout in quest.tiles else USUAL
    return {
        "you": seat,
        "phase": None if phase is None else type(phase).__name__,
        "about": {} if phase is None else {part: getattr(phase, part) for part in phase.fields},
        "quest": {"id": quest.id, "name": quest.name, "number": quest.number, "goal": quest.goal, "layout": layout},
        "campaign": s.campaign,
        "round": s.round,
        "stage": s.stage + 1,
        "captain": s.captain,
        "active": s.active,
        "columns": [column(s, face) for face in FACES],
        "black_out": s.black[0],
        "last_round": [past(s, face) for face in FACES] if any(s.past_fates) else None,
        "duels": [list(rolls) for rolls in s.duels],
        "roll": {
            "fresh": [SYMBOLS[face] for face in s.fresh],
            "rerolled": [SYMBOLS[face] for face in s.spent],
            "out": [SYMBOLS[face] for face in s.out],
        },
        "players": [
            {
                "seat": other,
                "colour": s.box.colours[other],
                "mark": s.box.marks[other],
                "unplaced": s.unplaced(other),
                "rum": s.rum[other],
                "gold_tokens": len(s.purses[other]),
                "banked": s.banked[other] if s.campaign else None,
            }
            for other in range(s.seats)
        ],
        "gold": None if seat is None else s.purses[seat][:],
        "hold": s.hold,
        "pool": len(s.gold),
        "pool_reconstructed": quest.guessed_chest,
        "tossed": len(s.tossed),
        "crew": [pirate(s, number) for number in s.crew],
        "overboard": [s.box.pirates[number].name for number in s.lost],
        "tokens": {"name": quest.token, "found": s.tokens, "needed": quest.tokens} if quest.token else None,
        "enemy": {"name": quest.enemy, "hits": s.hits, "needed": quest.hits} if quest.enemy else None,
        "ship": {"damage": s.damage, "bears": s.box.numbers.ship_damage},
        "pardon": s.pardon,
        "unlocked": s.unlocked,
        "next_round": {"black": s.more_black, "short": s.short_next, "sails": s.sails_next},
        "result": None if s.result is None else s.result._asdict(),
    }


def column(s: Table, face: int) -> dict[str, Any]:
    adventure = s.adventure(face)
    return {
        "symbol": SYMBOLS[face],
        "name": s.box.symbols[face].name,
        "black": s.black[face],
        "dice": s.columns[face][:],
        "blocked": s.waters.blocked == face,
        "reward": adventure.reward.about,
        "penalty": adventure.penalty.about,
        "effects": {effect: {"kind": printed.kind, "n": printed.n} for effect, printed in adventure._asdict().items()},
        "reconstructed": [effect for effect, printed in adventure._asdict().items() if printed.reconstructed],
        "fate": s.fates[face],
        "spilled": s.spills[face][:],
    }


def past(s: Table, face: int) -> dict[str, Any]:
    """What became of a column in the last settlement."""
    return {
        "symbol": SYMBOLS[face],
        "black": s.past_black[face],
        "dice": s.past_columns[face][:],
        "fate": s.past_fates[face],
        "spilled": s.past_spills[face][:],
    }


def pirate(s: Table, number: int) -> dict[str, Any]:
    printed = s.box.pirates[number]
    return {
        "id": printed.id,
        "name": printed.name,
        "title": printed.title,
        "about": printed.about,
        "rum": s.drunk[number],
        "limit": printed.limit,
        "reconstructed": [
            *(["title"] if printed.guessed_title else []),
            *(["limit"] if printed.guessed_limit else []),
        ],
    }


def resample(s: Table, seat: Seat | None, chance: Chance) -> Table:
    """A table that looks the same from this seat: the gold it has not seen is dealt anew."""
    twin = s.clone()
    twin.chance = chance.clone()
    others = [other for other in range(s.seats) if other != seat]
    unseen = sorted([*s.gold, *s.tossed, *(gold for other in others for gold in s.purses[other])])
    chance.shuffle(unseen)
    for other in others:
        twin.purses[other] = sorted(unseen.pop() for _ in s.purses[other])
    twin.tossed = sorted(unseen.pop() for _ in s.tossed)
    twin.gold = sorted(unseen)
    refresh_asks(twin)
    return twin


def pieces(s: Table) -> dict[str, int]:
    """All dice, rum, gold, pirates and damage, wherever they are. (case 28)"""
    box: Box = s.box
    gold = [*s.gold, *s.tossed, *(value for purse in s.purses for value in purse)]
    counts = {
        "black die": s.black_box + sum(s.black),
        "rum": s.hold + sum(s.rum) + sum(s.drunk),
        "pirate": len(PIRATES) - len(s.crew) - len(s.lost) + len({*s.crew, *s.lost}),
    }
    for value in sorted(set(box.gold)):
        counts[f"gold {value}"] = gold.count(value)
    for seat in range(s.seats):
        placed = sum(column.count(seat) for column in s.columns)
        counts[f"{box.colours[seat]} die"] = s.stowed[seat] + s.unplaced(seat) + placed
    assert counts["black die"] == box.numbers.black_dice, f"there are {counts['black die']} black dice"
    assert counts["rum"] == box.numbers.rum, f"there are {counts['rum']} rum"
    assert len(gold) == len(box.gold), f"there are {len(gold)} gold tokens"
    return counts
