"""Cards and kinds of space as the component file says them. (SS-B1, SS-B2, SS-B3)"""

from __future__ import annotations

from typing import Any, NamedTuple

from ...engine import BadComponents
from .board import OFFICER, PIRATE, ROLES


class Effect(NamedTuple):
    """What a kind of space does to an Officer and to a Pirate: text and number."""

    about: tuple[str, str]
    n: tuple[int, int]
    reconstructed: bool


class Crew(NamedTuple):
    """A kind of Crew card: its symbols, and the backs of its copies. (SS-B2)"""

    id: str
    name: str
    settlement: str
    might: tuple[int, int]
    gold: int
    backs: tuple[int, ...]
    reconstructed: bool


class Enemy(NamedTuple):
    """An Enemy: Might and reward by row of its chart. (SS-B3)"""

    id: str
    name: str
    might: tuple[int, ...]
    gold: tuple[int, ...]
    items: tuple[int, ...]
    copies: int
    reconstructed: bool


class Fortune(NamedTuple):
    """A Fortune card: when it is played, what it does, and its number."""

    id: str
    name: str
    copies: int
    when: str
    about: str
    n: int
    reconstructed: bool


class Item(NamedTuple):
    """A weapon has a figure it serves; a tool has none. (SS-10.3, SS-B5.1)"""

    id: str
    name: str
    copies: int
    role: int | None
    might: int
    sell: int
    about: str
    n: int
    reconstructed: bool


def _text(about: str, n: int) -> str:
    return about.replace("{n}", str(n))


def read_effect(entry: dict[str, Any], might: int) -> Effect:
    """A kind of space; `might` is that of the master who lives there, if any."""
    n = (entry.get("officer", might), entry.get("pirate", might))
    about = (_text(entry["about"], n[OFFICER]), _text(entry.get("about_pirate", entry["about"]), n[PIRATE]))
    return Effect(about, n, entry.get("reconstructed", False))


def read_crew(entry: dict[str, Any]) -> Crew:
    might = (entry["officer"], entry["pirate"])
    backs = tuple(entry["backs"])
    flag = entry.get("reconstructed", False)
    return Crew(entry["id"], entry["name"], entry["settlement"], might, entry["gold"], backs, flag)


def read_enemy(entry: dict[str, Any]) -> Enemy:
    chart = (tuple(entry["might"]), tuple(entry["gold"]), tuple(entry["items"]))
    return Enemy(entry["id"], entry["name"], *chart, entry["copies"], entry.get("reconstructed", False))


def read_fortune(entry: dict[str, Any]) -> Fortune:
    n = entry.get("n", 0)
    about = _text(entry["about"], n)
    flag = entry.get("reconstructed", False)
    return Fortune(entry["id"], entry["name"], entry["copies"], entry["when"], about, n, flag)


def read_weapon(entry: dict[str, Any]) -> Item:
    if entry["figure"] not in ROLES:
        raise BadComponents(f"{entry['id']} must be a weapon of an {' or a '.join(ROLES)}.")
    about = f"{entry['figure'].capitalize()} +{entry['might']}."
    kind = (ROLES.index(entry["figure"]), entry["might"], entry["sell"], about, 0)
    return Item(entry["id"], entry["name"], entry["copies"], *kind, entry.get("reconstructed", False))


def read_tool(entry: dict[str, Any]) -> Item:
    n = entry.get("n", 0)
    kind = (None, 0, entry["sell"], _text(entry["about"], n), n)
    return Item(entry["id"], entry["name"], entry["copies"], *kind, entry.get("reconstructed", False))
