"""Hints: what each card left in the deck would do, the odds of battles, the cost of each move.

Everything is found by calling the rules, on a copy of the state where they change it.
"""

from __future__ import annotations

from ....engine import Event, Fast, Seat, SplitView, View
from ..actions import WAYS
from ..component_reader import FOES
from ..components import (
    COLOUR,
    CREW,
    DEATH_FATIGUE,
    EXPLOSION_LEVEL,
    FIRE_LEVELS,
    FROMM,
    GUARDS,
    OFF_SHIP,
    REVENGE_CARDS,
    ROOMS,
    TITIAN,
)
from ..events import Died, KegBlew, RoomBlew, Rose
from ..rules.battle import sword_bonus
from ..rules.deckhands import add_deckhands, spread_deckhands
from ..rules.fire import keg_explodes_at
from ..rules.movement import may_enter, run_fatigue, walk_fatigue
from ..rules.revenge import apply_fire_and_deckhands
from ..state import FOE_OF, Ship, adjacent_rooms, paths_from, strength
from .view import unknown_cards

PLENTY = 1000
"""A supply of deckhands that never runs out."""


def hints(s: Ship, seat: Seat | None) -> View:
    """Hints from what this player may know; battles and moves are his own, or the active pirate's for a spectator."""
    if s.result is not None or not s.character:
        return {}
    pirate = s.active if seat is None else seat
    cards = next_cards(s, seat)
    return {
        "you": seat,
        "pirate": pirate,
        "explosions": s.explosions,
        "cards": cards,
        "rooms": rooms_at_risk(cards),
        "loses": sum(card["odds"] for card in cards if card["loses"] is not None),
        "deckhands": with_odds(deckhands_due(s), cards),
        "battles": battles(s, pirate),
        "moves": moves(s, pirate),
        "runs": runs(s, pirate),
    }


def public_brief_hints(s: Ship) -> View:
    """How many deckhands may come: the same for everybody."""
    return {} if s.result is not None or not s.character else {"deckhands": deckhands_due(s)}


def private_brief_hints(s: Ship, seat: Seat | None) -> View:
    """The odds of this player's battles."""
    if s.result is not None or not s.character:
        return {}
    pirate = s.active if seat is None else seat
    return {"you": seat, "pirate": pirate, "battles": battles(s, pirate)}


brief_hints = SplitView(public_brief_hints, private_brief_hints)
"""What the screen shows all the time. The cards that may come next are tried one by one, which takes long."""


def next_cards(s: Ship, seat: Seat | None) -> list[View]:
    """Each card that may come next, the worst first: its probability, and what it would do. (DM-9.3 to DM-9.9)"""
    known = [s.top_card] if s.top_card is not None and seat == s.top_card_known_by else []
    pool = known or unknown_cards(s, knows_top=False, peeks=False)
    groups: dict[object, list[int]] = {}
    for card in pool:
        groups.setdefault(REVENGE_CARDS[card][1:], []).append(card)
    cards = [{**card_effect(s, alike[0]), "odds": len(alike) / len(pool)} for alike in groups.values()]
    return sorted(cards, key=harm, reverse=True)


def harm(card: View) -> tuple[int, ...]:
    """How bad a card is: a lost game outweighs deaths, these outweigh explosions, kegs and rising fires."""
    return (card["loses"] is not None, len(card["dies"]), len(card["explodes"]), len(card["kegs"]), len(card["rises"]))


def revenge_dangers(s: Ship, seat: Seat) -> tuple[float, float]:
    """The probabilities that the card at the end of this pirate's turn kills him, and that it loses the game.

    Titian sees two cards: for him, the probabilities that both do.
    """
    knows_top = s.top_card is not None and seat == s.top_card_known_by
    harmful = harmful_fires(s)
    dangers: dict[object, tuple[bool, bool]] = {None: (False, False)}

    def dangers_of(card: int) -> tuple[bool, bool]:
        kind = kind_of_danger(harmful, card)
        if kind not in dangers:
            dangers[kind] = card_dangers(s, seat, card)
        return dangers[kind]

    pool = [dangers_of(card) for card in unknown_cards(s, knows_top, peeks=False)]
    top = dangers_of(s.top_card) if s.top_card is not None and knows_top else None
    sees_two = s.character[seat] == TITIAN

    def odds(hits: list[bool], top_hits: bool | None) -> float:
        share = sum(hits) / max(1, len(hits))
        if top_hits is not None:
            return top_hits * (share if sees_two else 1)
        return share * max(0, sum(hits) - 1) / max(1, len(hits) - 1) if sees_two else share

    return (
        odds([dies for dies, _ in pool], None if top is None else top[0]),
        odds([loses for _, loses in pool], None if top is None else top[1]),
    )


def harmful_fires(s: Ship) -> set[tuple[int, int | None]]:
    """Colours and levels of fires that do more than rise: where pirates are, or where a keg or a room explodes."""
    return {
        (COLOUR[room], s.fire[room])
        for room in s.rooms
        if room in s.place
        or s.fire[room] + 1 == EXPLOSION_LEVEL
        or (not s.keg_spent[room] and keg_explodes_at(s, room, s.fire[room] + 1))
    }


def kind_of_danger(harmful: set[tuple[int, int | None]], card: int) -> object:
    """The same for cards that are equally dangerous: where no harmful fire rises, only deckhands count.

    None: the card is harmless now. Crew moves need choices, so they are not foreseen.
    """
    if any((colour, level) in harmful for colour, level in enumerate(FIRE_LEVELS[card])):
        return REVENGE_CARDS[card][1:]
    icon = REVENGE_CARDS[card].icon
    return icon if icon in ("add", "spread") else None


def card_dangers(s: Ship, seat: Seat, card: int) -> tuple[bool, bool]:
    """Whether a card would kill this pirate now, and whether it would lose the game."""
    twin = s.clone()
    twin.chance = Fast(0)
    apply_fire_and_deckhands(twin, card)
    if twin.result is None:
        # Whoever has died goes on as another character. (DM-10.1)
        return twin.character[seat] != s.character[seat], False
    # After a loss only the events tell who has died.
    effect = card_effect(s, card)
    return seat in effect["dies"], effect["loses"] is not None


def card_effect(s: Ship, card: int) -> View:
    """What a card would do now, except crew moves, which need choices."""
    twin = s.clone()
    twin.chance = Fast(0)
    events: list[Event] = []
    twin.listener = events.append
    apply_fire_and_deckhands(twin, card)
    return {
        "card": REVENGE_CARDS[card].id,
        "levels": list(REVENGE_CARDS[card].levels),
        "icon": REVENGE_CARDS[card].icon,
        "rises": [ROOMS[event.room].id for event in events if isinstance(event, Rose)],
        "kegs": [ROOMS[event.room].id for event in events if isinstance(event, KegBlew)],
        "explodes": [ROOMS[event.room].id for event in events if isinstance(event, RoomBlew)],
        "dies": [event.seat for event in events if isinstance(event, Died)],
        "explosions": twin.explosions - s.explosions,
        "deckhands": max(0, s.supply - twin.supply),
        "loses": None if twin.result is None else twin.result.ending,
    }


def rooms_at_risk(cards: list[View]) -> View:
    """For each room, the probability that it rises, its keg goes off, it explodes; and by which cards it explodes."""
    rooms: View = {}
    for card in cards:
        for key in ("rises", "kegs", "explodes"):
            for room in dict.fromkeys(card[key]):
                risk = rooms.setdefault(room, {"rises": 0.0, "kegs": 0.0, "explodes": 0.0, "cards": []})
                risk[key] += card["odds"]
                if key == "explodes":
                    risk["cards"].append(card["card"])
    return rooms


def deckhands_due(s: Ship) -> View:
    """How many deckhands the next add and the next spread bring, and whether the supply is too small for them."""
    due: View = {"supply": s.supply}
    for icon, bring in (("add", add_deckhands), ("spread", spread_deckhands)):
        twin = s.clone()
        twin.supply = PLENTY
        bring(twin)
        count = PLENTY - twin.supply
        due[icon] = {"due": count, "loses": count > s.supply}
    return due


def with_odds(due: View, cards: list[View]) -> View:
    """Adds the probabilities that deckhands are added and that they spread."""
    odds = {icon: sum(card["odds"] for card in cards if card["icon"] == icon) for icon in ("add", "spread")}
    return {"supply": due["supply"], **{icon: {**due[icon], "odds": odds[icon]} for icon in odds}}


def battles(s: Ship, seat: Seat) -> list[View]:
    """The odds against each kind of enemy aboard, with and without the battle track. (DM-8.2)"""
    aboard = {FOE_OF[token]: token for token in (*GUARDS, *CREW, FROMM) if s.token_at[token] < OFF_SHIP}
    found = []
    for foe, token in sorted(aboard.items()):
        bare, track = battle_odds(s, seat, token)
        found.append({"foe": FOES[foe], "strength": strength(s, token), "bare": bare, "track": track})
    return found


def battle_odds(s: Ship, seat: Seat, token: int) -> tuple[float, float]:
    """The probabilities of beating an enemy without and with the battle track. (DM-8.2)"""
    needed = strength(s, token) - sword_bonus(s, seat)
    return die_odds(needed), die_odds(needed - s.battle[seat])


def die_odds(needed: int) -> float:
    """The probability that a die shows at least this."""
    return min(6, max(0, 7 - needed)) / 6


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
    """What each run would cost this pirate, whether it is open to him or not. (DM-6.2, DM-7.3)"""
    found = []
    place, fatigue = s.place[seat], s.fatigue[seat]
    for way, middle in adjacent_rooms(s, place):
        for then, target in paths_from(s, middle):
            _, cost = run_fatigue(s, seat, place, middle, target)
            after = fatigue + cost
            found.append(
                {
                    "way": WAYS[way],
                    "then": WAYS[then],
                    "room": None if target == OFF_SHIP else ROOMS[target].id,
                    "cost": cost,
                    "fatigue": after // 2 if target == OFF_SHIP else after,
                    "kills": after >= DEATH_FATIGUE,
                }
            )
    return found
