"""What each player may know: everything except the values of the others' gold tokens, until the end. (BD-2.4)

Readers of all languages share a view, so it names things by their ids. Texts are only those of a component file.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from ....engine import Seat, SplitView, View
from ....engine.text.english import ordinal
from ..components import FACES, PIRATES, SYMBOLS, USUAL, Adventure, Components, Effect, Pirate
from ..state import Table
from .names import own_texts


def public_view(s: Table) -> View:
    """What everybody may know."""
    quest, phase = s.quest, s.agenda[-1] if s.agenda else None
    layout = s.layout if s.layout in quest.layouts else USUAL
    return {
        "phase": None if phase is None else type(phase).__name__,
        "about": {} if phase is None else dict(zip(phase.fields, phase.values(), strict=True)),
        "quest": {
            "id": quest.id,
            "number": quest.number,
            "layout": layout,
            **own_texts(name=quest.name, goal=quest.goal),
        },
        "campaign": s.campaign,
        "round": s.round,
        "stage": s.stage_number + 1,
        "captain": s.captain,
        "active": s.active,
        "columns": [column_view(s, face) for face in FACES],
        "black_out": s.black[0],
        # Until this round is settled, which the columns show by themselves.
        "last_round": None if is_settling(s) else [past_column_view(s, face) for face in FACES],
        "duels": [list(rolls) for rolls in s.duels],
        "roll": {
            "fresh": [SYMBOLS[face] for face in s.fresh],
            "rerolled": [SYMBOLS[face] for face in s.rerolled],
            "out": [SYMBOLS[face] for face in s.out],
        },
        "players": [
            {
                "seat": other,
                "colour": s.components.colours[other],
                "mark": s.components.marks[other],
                "unplaced": s.unplaced(other),
                "rum": s.rum[other],
                "gold_tokens": len(s.purses[other]),
                "banked": s.banked[other] if s.campaign else None,
            }
            for other in range(s.seats)
        ],
        # Everybody's, once the game is over.
        "purses": None if s.result is None else [purse[:] for purse in s.purses],
        "hold": s.hold,
        "pool": len(s.gold),
        "pool_reconstructed": quest.guessed_chest,
        "tossed": len(s.tossed),
        "crew": [pirate_view(s, number) for number in s.crew],
        "overboard": [lost_pirate_view(s, number) for number in s.flipped],
        "tokens": tokens_view(s),
        "enemy": enemy_view(s),
        "ship": {"damage": s.damage, "bears": s.components.numbers.ship_damage},
        "cause": cause(s),
        "pardon": s.pardon,
        "unlocked": s.unlocked,
        "next_round": {"black": s.extra_black, "short": s.die_fewer_next, "sails": s.die_more_next},
        "result": None if s.result is None else s.result._asdict(),
    }


def private_view(s: Table, seat: Seat | None) -> View:
    """What only this player may know (None: a spectator): the values of his gold tokens."""
    return {"you": seat, "gold": None if seat is None else s.purses[seat][:]}


view = SplitView(public_view, private_view)


def roles(s: Table) -> list[dict[str, str]]:
    """Each player's place in the turn order, from the captain on. (BD-6.1)"""
    others = [ordinal(place) for place in range(2, s.seats + 1)]
    return [{"turn": ["1st (captain)", *others][(seat - s.captain) % s.seats]} for seat in range(s.seats)]


def is_settling(s: Table) -> bool:
    """Whether columns of this round are settled, or there was no round before."""
    return any(s.fates) or not any(s.past_fates)


def cause(s: Table) -> dict[str, Any] | None:
    """Why the game is over, if it is: the kind of its end, and the damage that sank the ship. (BD-10)"""
    match None if s.result is None else s.result.ending:
        case None:
            return None
        case "sunk":
            return {"kind": "sunk", "damages": [damage[:] for damage in s.damages]}
        case "crew-lost" | "adrift" as ending:
            return {"kind": ending}
    return {"kind": "chest" if s.quest.enemy is None else "hits"}


def tokens_view(s: Table) -> dict[str, Any] | None:
    token = s.quest.token
    return None if token is None else {"found": s.tokens, "needed": s.quest.tokens, **own_texts(name=token)}


def enemy_view(s: Table) -> dict[str, Any] | None:
    enemy = s.quest.enemy
    return None if enemy is None else {"hits": s.hits, "needed": s.quest.hits, **own_texts(name=enemy)}


def column_view(s: Table, face: int) -> dict[str, Any]:
    adventure = s.adventure(face)
    return {
        "symbol": SYMBOLS[face],
        **own_texts(name=s.components.columns[face]),
        "black": s.black[face],
        "dice": s.columns[face][:],
        "blocked": s.stage.blocked == face,
        "effects": effects_view(adventure),
        "reconstructed": reconstructed_effects(adventure),
        "fate": s.fates[face],
        "spilled": s.spills[face][:],
    }


@cache
def effects_view(adventure: Adventure) -> dict[str, Any]:
    """What a column says, which never changes."""
    return {what: effect_view(effect) for what, effect in adventure._asdict().items()}


@cache
def reconstructed_effects(adventure: Adventure) -> list[str]:
    return [what for what, printed in adventure._asdict().items() if printed.reconstructed]


def effect_view(effect: Effect) -> dict[str, Any]:
    return {"kind": effect.kind, "n": effect.n, **own_texts(text=effect.words)}


def past_column_view(s: Table, face: int) -> dict[str, Any]:
    """A column as it was settled in the last round."""
    return {
        "symbol": SYMBOLS[face],
        "black": s.past_black[face],
        "dice": s.past_columns[face][:],
        "fate": s.past_fates[face],
        "spilled": s.past_spills[face][:],
    }


def pirate_view(s: Table, number: int) -> dict[str, Any]:
    printed = s.components.pirates[number]
    return {
        "id": printed.id,
        **pirate_texts(printed),
        "rum": s.rum_on[number],
        "limit": printed.limit,
        "reconstructed": [
            *(["title"] if printed.guessed_title else []),
            *(["limit"] if printed.guessed_limit else []),
        ],
    }


@cache
def pirate_texts(printed: Pirate) -> dict[str, str]:
    return own_texts(name=printed.name, title=printed.title, about=printed.about)


def lost_pirate_view(s: Table, number: int) -> dict[str, Any]:
    printed = s.components.pirates[number]
    return {"id": printed.id, **own_texts(name=printed.name)}


def pieces(s: Table) -> dict[str, int]:
    """All dice, rum, gold, pirates and damage, wherever they are. (case 28)"""
    components: Components = s.components
    gold = [*s.gold, *s.tossed, *(value for purse in s.purses for value in purse)]
    counts = {
        "black die": s.unused_black + sum(s.black),
        "rum": s.hold + sum(s.rum) + sum(s.rum_on),
        "pirate": len(PIRATES) - len(s.crew) - len(s.flipped) + len({*s.crew, *s.flipped}),
    }
    for value in sorted(set(components.gold)):
        counts[f"gold {value}"] = gold.count(value)
    for seat in range(s.seats):
        placed = sum(column.count(seat) for column in s.columns)
        counts[f"{components.colours[seat]} die"] = s.unused_dice[seat] + s.unplaced(seat) + placed
    assert counts["black die"] == components.numbers.black_dice, f"there are {counts['black die']} black dice"
    assert counts["rum"] == components.numbers.rum, f"there are {counts['rum']} rum"
    assert len(gold) == len(components.gold), f"there are {len(gold)} gold tokens"
    return counts
