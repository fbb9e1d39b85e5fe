"""Chapters 10 and 11, death and the end of the game: all win or all lose. (DM-10, DM-11)"""

from __future__ import annotations

from typing import Final

from ....engine import Result, Seat
from ..components import CREW, FROMM, GUARDS, OFF_SHIP, TREASURE_COUNT
from ..events import Died, Over
from ..state import CARRIED, GONE, IN_BAG, LYING, Ship, destroyed_count, goods_at, looted_count

LOSSES: Final = (
    "explosion",
    "overwhelmed",
    "trapped",
    "untimely-death",
    "no-more-pirates",
    "lost-treasure",
    "dead-pirate",
    "blocked",
    "burnt-out",
)


def lose(s: Ship, cause: str) -> None:
    """End the game with a loss, unless it has ended already."""
    if s.result is None:
        s.tell(Over, cause)
        s.end(Result((), cause))


def check_treasures(s: Ship) -> None:
    """The game is lost when too few treasures are left to reach the goal. (DM-10.5)"""
    if TREASURE_COUNT - destroyed_count(s) < s.goal:
        lose(s, "lost-treasure")


def has_undefeated_crew(s: Ship) -> bool:
    """Whether crew is undefeated, aboard or still in the bag. (DM-11.1)"""
    return any(s.token_at[token] < OFF_SHIP or s.token_at[token] == IN_BAG for token in CREW)


def check_win(s: Ship) -> None:
    """The game is won with enough treasure, all pirates off ship, no Fromm aboard, and crew as demanded. (DM-11.1)"""
    if s.result is not None or looted_count(s) < s.goal or s.token_at[FROMM] < OFF_SHIP:
        return
    if all(place == OFF_SHIP for place in s.place) and not (s.all_crew and has_undefeated_crew(s)):
        s.tell(Over, "win")
        s.end(Result(tuple(range(s.seats)), "win"))


def kill_pirate(s: Ship, seat: Seat, cause: str) -> None:
    """A pirate dies (cause: exhaustion, explosion or cut off); a reserve character replaces him. (DM-10)"""
    character, item, place = s.character[seat], s.item[seat], s.place[seat]
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
    s.tell(Died, seat, cause, place, character, successor, s.item[seat] if successor is not None else None)
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
