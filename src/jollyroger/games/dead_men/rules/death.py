"""Fatigue gained, and what happens when it is too much: death and the next pirate. (DM-7.2, DM-7.3, DM-7.7, DM-10)"""

from __future__ import annotations

from ....engine import Seat
from ..components import DEATH_FATIGUE, GUARDS, OFF_SHIP, WHITEBEARD
from ..events import Died
from ..state import CARRIED, GONE, LYING, Ship, goods_at, looted_count
from .ending import check_treasures, lose


def felt_fatigue(s: Ship, seat: Seat, amount: int) -> int:
    """A gain of fatigue as this pirate feels it: Whitebeard 1 less, except in battle. (DM-7.3)"""
    return amount - 1 if amount and s.character[seat] == WHITEBEARD else amount


def gain_fatigue(s: Ship, seat: Seat, amount: int) -> bool:
    """A pirate gains fatigue; at 16 he dies. Whether he lives. (DM-7.7)"""
    s.fatigue[seat] += amount
    if s.fatigue[seat] < DEATH_FATIGUE:
        return True
    kill_pirate(s, seat, "exhaustion")
    return False


def kill_pirate(s: Ship, seat: Seat, cause: str) -> None:
    """A pirate dies of exhaustion, in an explosion or cut off; another takes his place if there is one. (DM-10)"""
    character, item = s.character[seat], s.item[seat]
    ending = loss_by_death(s)
    drop_belongings(s, seat, sinks=cause != "exhaustion")
    successor = None if ending is not None else s.chance.draw(s.reserve)
    if successor is not None:
        s.dead_characters.append(character)
        s.character[seat] = successor
        if item is not None:
            s.lost_items.append(item)
        s.item[seat] = s.chance.draw(s.table_items) if s.table_items else None
        s.fatigue[seat] = 0
        s.battle[seat] = 0
        s.place[seat] = OFF_SHIP
        if seat == s.active:
            s.actions_over = True  # before the revenge step his turn is over; later it is over anyway (DM-10.4)
    s.tell(Died, seat, cause, character, successor, s.item[seat] if successor is not None else None)
    if ending is not None:
        lose(s, ending)
    else:
        check_treasures(s)


def loss_by_death(s: Ship) -> str | None:
    """Why a death now loses the game, if it does. (DM-10.1)"""
    if s.dead_pirate_loses:
        return "dead-pirate"
    if looted_count(s) >= s.goal:
        return "untimely-death"
    return None if s.reserve else "no-more-pirates"


def drop_belongings(s: Ship, seat: Seat, sinks: bool) -> None:
    """Cutlasses and Grog are gone; a treasure stays where he fell, or sinks with him. (DM-10.2, DM-10.3)"""
    for token in goods_at(s, CARRIED + seat):
        stays = token in GUARDS and not sinks and s.place[seat] != OFF_SHIP
        s.token_at[token] = LYING + s.place[seat] if stays else GONE
