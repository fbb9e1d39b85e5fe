"""Who sits in the seats: people at this keyboard and bots with salty names."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from ..bots import BOT_NAMES, BOTS
from ..engine import BadSetup, Chance, Record
from .console import Console

HUMAN = "human"
LONGEST = 20
MOST = 100
"""Nobody sits at a table with more seats, whatever a garbled record says."""


class Player(NamedTuple):
    """Somebody in a seat; `kind` is human or the name of a bot. Written 'mate:Long Tom' in records."""

    kind: str
    name: str

    @property
    def human(self) -> bool:
        return self.kind == HUMAN

    def __str__(self) -> str:
        return f"{self.kind}:{self.name}"


def crew(kinds: Sequence[str], names: Sequence[str], chance: Chance) -> tuple[Player, ...]:
    """Who sits where: people take the names in order, bots get theirs by chance. Refused with a reason."""
    for kind in kinds:
        if kind != HUMAN and kind not in BOTS:
            raise BadSetup(f"A seat is for one of {', '.join((HUMAN, *BOTS))}, not '{kind}'.")
    people = sum(kind == HUMAN for kind in kinds)
    if len(names) > people:
        raise BadSetup(f"There are {len(names)} names but only {people} of the seats are for a {HUMAN}.")
    for name in names:
        _check_name(name)
    if len({name.lower() for name in names}) < len(names):
        raise BadSetup("Two players have the same name; give each a different one.")
    unnamed = ["Captain"] if people == 1 else [f"Captain {number}" for number in range(1, people + 1)]
    humans = iter([*names, *unnamed[len(names) :]])
    taken = {name.lower() for name in names}
    salty = [name for name in BOT_NAMES if name.lower() not in taken]
    chance.shuffle(salty)
    bots = iter([*salty, *(f"Sailor {number}" for number in range(1, len(kinds) + 1))])
    return tuple(Player(kind, next(humans) if kind == HUMAN else next(bots)) for kind in kinds)


def players_of(record: Record) -> tuple[Player, ...]:
    """Who sat where according to a record. Where it does not say, a seat's name is its number."""
    players = []
    for seat in range(min(record.seats, MOST)):
        text = record.players[seat] if seat < len(record.players) else ""
        kind, colon, name = "".join(filter(str.isprintable, text)).partition(":")
        players.append(Player(kind if colon else "", (name if colon else kind) or f"Captain {seat}"))
    return tuple(players)


def roster(players: Sequence[Player], console: Console) -> None:
    """Who sits where."""
    width = max(len(player.name) for player in players)
    for seat, player in enumerate(players):
        console.write(f"  seat {seat}  {player.name:<{width}}", note=f"  {player.kind}")


def named(text: str, players: Sequence[Player]) -> str:
    """The text with a name for every {seat} in it."""

    def name(place: re.Match[str]) -> str:
        seat = int(place[1])
        return players[seat].name if seat < len(players) else f"seat {seat}"

    return re.sub(r"\{(\d{1,3})\}", name, text)


def _check_name(name: str) -> None:
    if not name or not name.isprintable() or len(name) > LONGEST:
        raise BadSetup(f"A name has from 1 to {LONGEST} plain characters, unlike '{name!s:.40}'.")
