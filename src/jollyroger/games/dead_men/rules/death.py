"""Chapter 10, death: gaining fatigue, dying of it, and the next pirate. (DM-7.2, DM-7.3, DM-7.7, DM-10)"""

from __future__ import annotations

from ....engine import Seat
from ..components import DEATH_FATIGUE, GUARDS, OFF_SHIP, WHITEBEARD
from ..events import Died
from ..state import CARRIED, GONE, LYING, Ship, goods_at, looted_count
from .ending import check_treasures, lose


def felt_fatigue(s: Ship, seat: Seat, amount: int) -> int:
    """A gain of fatigue with Whitebeard's discount of 1. Not for lost battles. (DM-7.3)"""
    return amount - 1 if amount and s.character[seat] == WHITEBEARD else amount


def gain_fatigue(s: Ship, seat: Seat, amount: int) -> bool:
    """Add fatigue; at 16 the pirate dies. Returns whether he survives. (DM-7.7)"""
    s.fatigue[seat] += amount
    if s.fatigue[seat] < DEATH_FATIGUE:
        return True
    kill_pirate(s, seat, "exhaustion")
    return False


def kill_pirate(s: Ship, seat: Seat, cause: str) -> None:
    """A pirate dies (cause: exhaustion, explosion or cut off); a reserve character replaces him. (DM-10)"""
    character, item = s.character[seat], s.item[seat]
    ending = loss_by_death(s)
    drop_belongings(s, seat, treasure_is_lost=cause != "exhaustion")
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
            s.actions_over = True  # before the revenge step this ends his turn; later it changes nothing (DM-10.4)
    s.tell(Died, seat, cause, character, successor, s.item[seat] if successor is not None else None)
    if ending is not None:
        lose(s, ending)
    else:
        check_treasures(s)


def loss_by_death(s: Ship) -> str | None:
    """The loss that a death causes now, if any. (DM-10.1)"""
    if s.dead_pirate_loses:
        return "dead-pirate"
    if looted_count(s) >= s.goal:
        return "untimely-death"
    return None if s.reserve else "no-more-pirates"


def drop_belongings(s: Ship, seat: Seat, treasure_is_lost: bool) -> None:
    """Cutlasses and Grog leave the game; a treasure stays in the room, unless it is lost. (DM-10.2, DM-10.3)"""
    for token in goods_at(s, CARRIED + seat):
        stays = token in GUARDS and not treasure_is_lost and s.place[seat] != OFF_SHIP
        s.token_at[token] = LYING + s.place[seat] if stays else GONE
