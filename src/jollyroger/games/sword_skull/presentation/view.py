"""What each player may know, and a table dealt anew in all else. Only Fortune hands are hidden. (SS-10.2)"""

from __future__ import annotations

from typing import Any

from ....engine import Chance, Phase, Seat, View
from ..board import ROLES
from ..components import KEPT
from ..rules.caves import Facing, reward
from ..rules.combat import Duel, foe_might
from ..rules.debt import Debt
from ..rules.items import Bidding
from ..rules.spaces import Audience
from ..state import Table


def view(s: Table, seat: Seat | None) -> View:
    """What this player (None: a spectator) may know."""
    box, spaces = s.box, s.box.board.spaces
    phase = s.agenda[-1] if s.agenda else None
    return {
        "you": seat,
        "phase": type(phase).__name__ if phase is not None else None,
        "ahead": [happening(phase) for phase in reversed(s.agenda)],
        "turn": s.turn,
        "first": s.first,
        "active": s.active,
        "dice": s.dice[:],
        "board": box.chart,
        "printed": box.printed,
        "masters": {"mate": box.mate, "king": box.king},
        "prices": list(box.prices_for(s.seats)),
        "players": [player(s, other) for other in range(s.seats)],
        "chests": {spaces[space].id: gold for space, gold in zip(box.board.chests, s.chests, strict=True)},
        "trove": s.trove,
        "piles": {box.crew[kind].id: count for kind, count in enumerate(s.piles)},
        "enemy": None if s.enemy is None else box.enemies[s.enemy].id,
        "reward": prize(s, phase),
        "enemies_met": [box.enemies[kind].id for kind in s.enemy_discard],
        "lot": None if s.lot is None else box.items[s.lot].id,
        "items_left": len(s.item_deck),
        "items_gone": [box.items[kind].id for kind in s.item_discard],
        "fortune_left": len(s.fortune_deck),
        "fortune_gone": [box.fortunes[kind].id for kind in s.fortune_discard],
        "aside": [box.fortunes[kind].id for kind in s.aside],
        "bidding": bidding(phase),
        "duel": duel(s, phase),
        "debt": {"seat": phase.seat, "debts": list(phase.debts)} if isinstance(phase, Debt) else None,
        "price": phase.price if isinstance(phase, Audience) else None,
        "hand": None if seat is None else [box.fortunes[kind].id for kind in s.hands[seat]],
        "odds": s.reveal_odds,
        "result": None if s.result is None else s.result._asdict(),
    }


def happening(phase: Phase[Table]) -> list[Any]:
    """What is to happen, and to whom: nothing of it is secret."""
    parts = [getattr(phase, part) for part in phase.fields]
    return [type(phase).__name__, *(list(part) if isinstance(part, tuple) else part for part in parts)]


def player(s: Table, seat: Seat) -> dict[str, Any]:
    box = s.box
    return {
        "seat": seat,
        "gold": s.gold[seat],
        "gold_symbols": s.gold_symbols(seat),
        "crew": {box.crew[kind].id: count for kind, count in enumerate(s.crew[seat]) if count},
        "items": [box.items[kind].id for kind in s.items[seat]],
        "renown": [box.fortunes[kind].id for kind in s.renown[seat]],
        "fortune": len(s.hands[seat]),
        "figures": [
            {
                "role": ROLES[role],
                "space": box.board.spaces[s.at[2 * seat + role]].id,
                "might": s.might(2 * seat + role),
                "stuck": s.stuck[2 * seat + role] > 0,
            }
            for role in (0, 1)
        ],
    }


def bidding(phase: Phase[Table] | None) -> dict[str, Any] | None:
    if not isinstance(phase, Bidding):
        return None
    return {"seat": phase.seat, "last": phase.last, "high": phase.high, "bidder": phase.bidder}


def duel(s: Table, phase: Phase[Table] | None) -> dict[str, Any] | None:
    """The fight that is going on."""
    if not isinstance(phase, Duel):
        return None
    attacker, defender = phase.attacker, phase.defender
    return {
        "attacker": [attacker >> 1, ROLES[attacker & 1]],
        "defender": None if defender is None else [defender >> 1, ROLES[defender & 1]],
        "might": [s.might(attacker), foe_might(s, attacker, defender)],
    }


def prize(s: Table, phase: Phase[Table] | None) -> dict[str, int] | None:
    """What the Enemy that is being fought would pay. (SS-7.2)"""
    if s.enemy is None or not isinstance(phase, (Facing, Duel)):
        return None
    gold, items = reward(s, phase.figure if isinstance(phase, Facing) else phase.attacker, s.enemy)
    return {"gold": gold, "items": items}


def resample(s: Table, seat: Seat | None, chance: Chance) -> Table:
    """A table that looks the same from this seat: the hands of others are dealt anew from what it has not seen.

    All have seen that a card which went to a hand is one of the kinds that are kept.
    """
    twin = s.clone()
    twin.chance = chance.clone()
    others = [other for other in range(s.seats) if other != seat]
    pool = [card for card in twin.fortune_deck if card in KEPT]
    rest = [card for card in twin.fortune_deck if card not in KEPT]
    for other in others:
        pool += twin.hands[other]
    pool.sort()
    chance.shuffle(pool)
    for other in others:
        twin.hands[other] = sorted(pool.pop() for _ in twin.hands[other])
    twin.fortune_deck = sorted(rest + pool)
    if twin.agenda:
        twin.asks = twin.agenda[-1].ask(twin)
    return twin


def pieces(s: Table) -> dict[str, int]:
    """All cards and all Gold, the Bank's included, wherever they are."""
    box = s.box
    enemies = s.enemy_deck + s.enemy_discard + ([] if s.enemy is None else [s.enemy])
    items = s.item_deck + s.item_discard + ([] if s.lot is None else [s.lot]) + [i for kinds in s.items for i in kinds]
    cards = s.fortune_deck + s.fortune_discard + s.aside + [card for hand in s.hands + s.renown for card in hand]
    return {
        "gold": s.bank + s.trove + sum(s.gold) + sum(s.chests),
        **{crew.id: s.piles[kind] + sum(own[kind] for own in s.crew) for kind, crew in enumerate(box.crew)},
        **{enemy.id: enemies.count(kind) for kind, enemy in enumerate(box.enemies)},
        **{item.id: items.count(kind) for kind, item in enumerate(box.items)},
        **{card.id: cards.count(kind) for kind, card in enumerate(box.fortunes)},
    }
