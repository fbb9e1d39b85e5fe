"""What lies ahead: what each card left in the deck would do, the odds of battles, the cost of each move."""

from __future__ import annotations

from typing import Any

from ....engine import Event, Fast, Seat, View
from ..actions import WAYS
from ..component_reader import FOES
from ..components import CREW, DEATH_FATIGUE, FROMM, GUARDS, OFF_SHIP, REVENGE_CARDS, ROOMS
from ..events import Died, KegBlew, RoomBlew, Rose
from ..rules.battle import sword_bonus
from ..rules.deckhands import add_deckhands, spread_deckhands
from ..rules.movement import may_enter, run_fatigue, walk_fatigue
from ..rules.revenge import apply_fire_and_deckhands
from ..state import FOE_OF, Ship, adjacent_rooms, paths_from, strength
from .view import unseen


def hints(s: Ship, seat: Seat | None) -> View:
    """From what this player may know. Battles and moves are his own; a spectator sees the active pirate's."""
    if s.result is not None or not s.character:
        return {}
    pirate = s.active if seat is None else seat
    cards = coming(s, seat)
    return {
        "you": seat,
        "pirate": pirate,
        "explosions": s.explosions,
        "cards": cards,
        "rooms": rooms_at_risk(cards),
        "loses": sum(card["odds"] for card in cards if card["loses"] is not None),
        "deckhands": tide(s, cards),
        "battles": battles(s, pirate),
        "moves": moves(s, pirate),
        "runs": runs(s, pirate),
    }


def coming(s: Ship, seat: Seat | None) -> list[View]:
    """Each card that may come next, how likely it is, and what it would do. (DM-9.3 to DM-9.9)"""
    known = [s.top_card] if s.top_card is not None and seat == s.top_card_known_by else []
    pool = known or unseen(s, knows=False, peeks=False)
    candidates: dict[Any, list[int]] = {}
    for card in pool:
        candidates.setdefault(REVENGE_CARDS[card][1:], []).append(card)
    return [{**effect(s, alike[0]), "odds": len(alike) / len(pool)} for alike in candidates.values()]


def effect(s: Ship, card: int) -> View:
    """What a card would do to the ship as it is, crew moves aside: tried out on a copy."""
    twin = s.clone()
    twin.chance = Fast(0)
    told: list[Event] = []
    twin.listener = told.append
    apply_fire_and_deckhands(twin, card)
    return {
        "card": REVENGE_CARDS[card].id,
        "levels": list(REVENGE_CARDS[card].levels),
        "icon": REVENGE_CARDS[card].icon,
        "rises": [ROOMS[event.room].id for event in told if isinstance(event, Rose)],
        "kegs": [ROOMS[event.room].id for event in told if isinstance(event, KegBlew)],
        "explodes": [ROOMS[event.room].id for event in told if isinstance(event, RoomBlew)],
        "dies": [event.seat for event in told if isinstance(event, Died)],
        "explosions": twin.explosions - s.explosions,
        "deckhands": max(0, s.supply - twin.supply),
        "loses": None if twin.result is None else twin.result.ending,
    }


def rooms_at_risk(cards: list[View]) -> View:
    """For each room, how likely the next card raises it, sets off its keg, explodes it; and which cards do."""
    rooms: View = {}
    for card in cards:
        for key in ("rises", "kegs", "explodes"):
            for room in dict.fromkeys(card[key]):
                risk = rooms.setdefault(room, {"rises": 0.0, "kegs": 0.0, "explodes": 0.0, "cards": []})
                risk[key] += card["odds"]
                if key == "explodes":
                    risk["cards"].append(card["card"])
    return rooms


def tide(s: Ship, cards: list[View]) -> View:
    """How many deckhands the next add and the next spread would bring, and whether there are so many."""
    waves: View = {"supply": s.supply}
    for icon, bring in (("add", add_deckhands), ("spread", spread_deckhands)):
        twin = s.clone()
        twin.supply = 1000  # to count them all, also those that would be missing
        bring(twin)
        due = 1000 - twin.supply
        odds = sum(card["odds"] for card in cards if card["icon"] == icon)
        waves[icon] = {"due": due, "odds": odds, "loses": due > s.supply}
    return waves


def battles(s: Ship, seat: Seat) -> list[View]:
    """The odds against each kind of enemy aboard, with and without the battle track. (DM-8.2)"""
    aboard = {FOE_OF[token]: token for token in (*GUARDS, *CREW, FROMM) if s.token_at[token] < OFF_SHIP}
    found = []
    for foe, token in sorted(aboard.items()):
        need = strength(s, token) - sword_bonus(s, seat)
        found.append(
            {
                "foe": FOES[foe],
                "strength": strength(s, token),
                "bare": odds(need),
                "track": odds(need - s.battle[seat]),
            }
        )
    return found


def odds(need: int) -> float:
    """How likely a die shows at least so much."""
    return min(6, max(0, 7 - need)) / 6


def moves(s: Ship, seat: Seat) -> list[View]:
    """What a step through each door would cost this pirate. (DM-7.1, DM-7.4)"""
    found = []
    place, fatigue = s.place[seat], s.fatigue[seat]
    for way, target in paths_from(s, place):
        cost = walk_fatigue(s, seat, place, target)
        after = fatigue // 2 if target == OFF_SHIP else fatigue + cost
        found.append(
            {
                "way": WAYS[way],
                "room": None if target == OFF_SHIP else ROOMS[target].id,
                "cost": cost,
                "fatigue": after,
                "kills": after >= DEATH_FATIGUE,
                "open": may_enter(s, target, fatigue),
            }
        )
    return found


def runs(s: Ship, seat: Seat) -> list[View]:
    """What each run would cost this pirate, be it open to him or not. (DM-6.2, DM-7.3)"""
    found = []
    place, fatigue = s.place[seat], s.fatigue[seat]
    for way, middle in adjacent_rooms(s, place):
        for then, target in paths_from(s, middle):
            _, cost = run_fatigue(s, seat, place, middle, target)
            tired = fatigue + cost
            found.append(
                {
                    "way": WAYS[way],
                    "then": WAYS[then],
                    "room": None if target == OFF_SHIP else ROOMS[target].id,
                    "cost": cost,
                    "fatigue": tired // 2 if target == OFF_SHIP else tired,
                    "kills": tired >= DEATH_FATIGUE,
                }
            )
    return found
