"""What each player may know, and states with all hidden cards redealt. (SS-10.2)

Only Fortune hands are hidden, and after the end nothing is.
"""

from __future__ import annotations

from typing import Any

from ....engine import Phase, Seat, SplitView, View
from ....engine.text.english import ordinal
from ..board import ROLES
from ..rules.caves import LanternChoice
from ..rules.combat import CardsAfterRoll, defender_might, enemy_might, reward
from ..rules.debt import Debt
from ..rules.fights import CardsBeforeRoll
from ..rules.items import Bidding
from ..rules.spaces import PayOrFight
from ..state import Table, figures_of, owner_of, role_of


def public_view(s: Table) -> View:
    """What everybody may know."""
    box, spaces = s.box, s.box.board.spaces
    phase = s.agenda[-1] if s.agenda else None
    return {
        "phase": type(phase).__name__ if phase is not None else None,
        "ahead": [phase_view(phase) for phase in s.agenda[::-1]],
        "turn": s.turn,
        "first": s.first_player,
        "active": s.active,
        "dice": s.dice[:],
        "board": box.board_view,
        "printed": box.printed,
        "masters": {"mate": box.mate_might, "king": box.king_might},
        "prices": list(box.prices_for(s.seats)),
        "players": [player_view(s, other) for other in range(s.seats)],
        "chests": {spaces[space].id: gold for space, gold in zip(box.board.chests, s.chests, strict=True)},
        "trove": s.trove,
        "piles": {box.crew[kind].id: count for kind, count in enumerate(s.piles)},
        "enemy": None if s.enemy is None else box.enemies[s.enemy].id,
        "enemy_might": None if s.enemy is None else enemy_might(s, s.active, s.enemy),
        "reward": reward_view(s, phase),
        "enemies_met": [box.enemies[kind].id for kind in s.enemy_discard],
        "lot": None if s.lot is None else box.items[s.lot].id,
        "items_left": len(s.item_deck),
        "items_gone": [box.items[kind].id for kind in s.item_discard],
        "fortune_left": len(s.fortune_deck),
        "fortune_gone": [box.fortunes[kind].id for kind in s.fortune_discard],
        "aside": [box.fortunes[kind].id for kind in s.immediate],
        "bidding": bidding_view(phase),
        "duel": fight_view(s, phase),
        "debt": {"seat": phase.seat, "debts": list(phase.debts)} if isinstance(phase, Debt) else None,
        "price": phase.price if isinstance(phase, PayOrFight) else None,
        "hands": None if s.result is None else [[box.fortunes[kind].id for kind in hand] for hand in s.hands],
        "odds": s.reveal_odds,
        "result": None if s.result is None else s.result._asdict(),
    }


def private_view(s: Table, seat: Seat | None) -> View:
    """What only this player (None: a spectator) may know: the cards in his hand."""
    return {"you": seat, "hand": None if seat is None else [s.box.fortunes[kind].id for kind in s.hands[seat]]}


view = SplitView(public_view, private_view)


def turn_number(s: Table) -> int:
    return s.turn


def roles(s: Table) -> list[dict[str, str]]:
    """Each player's place in the turn order, from the first player on. (SS-2.6)"""
    first = s.first_player or 0
    return [{"turn": ordinal((seat - first) % s.seats + 1)} for seat in range(s.seats)]


def phase_view(phase: Phase[Table]) -> list[Any]:
    """A phase's name and fields: none of them is secret."""
    return [type(phase).__name__, *(list(value) if isinstance(value, tuple) else value for value in phase.values())]


def player_view(s: Table, seat: Seat) -> dict[str, Any]:
    box = s.box
    return {
        "seat": seat,
        "gold": s.gold[seat],
        "gold_symbols": s.gold_symbols(seat),
        "crew": {box.crew[kind].id: count for kind, count in enumerate(s.crew[seat]) if count},
        "items": [box.items[kind].id for kind in s.items[seat]],
        "renown": [box.fortunes[kind].id for kind in s.permanent[seat]],
        "fortune": len(s.hands[seat]),
        "figures": [
            {
                "role": ROLES[role_of(figure)],
                "space": box.board.spaces[s.location[figure]].id,
                "might": s.might(figure),
                "stuck": s.stuck[figure] > 0,
            }
            for figure in figures_of(seat)
        ],
    }


def bidding_view(phase: Phase[Table] | None) -> dict[str, Any] | None:
    if not isinstance(phase, Bidding):
        return None
    return {"seat": phase.seat, "last": phase.last, "high": phase.high, "bidder": phase.bidder}


def fight_view(s: Table, phase: Phase[Table] | None) -> dict[str, Any] | None:
    """The fight in progress."""
    if not isinstance(phase, (CardsBeforeRoll, CardsAfterRoll)):
        return None
    attacker, defender = phase.attacker, phase.defender
    return {
        "attacker": [owner_of(attacker), ROLES[role_of(attacker)]],
        "defender": None if defender is None else [owner_of(defender), ROLES[role_of(defender)]],
        "might": [s.might(attacker), defender_might(s, attacker, defender)],
    }


def reward_view(s: Table, phase: Phase[Table] | None) -> dict[str, int] | None:
    """What the Enemy that is being fought pays if it is beaten. (SS-7.2)"""
    if s.enemy is None or not isinstance(phase, (LanternChoice, CardsAfterRoll)):
        return None
    figure = phase.figure if isinstance(phase, LanternChoice) else phase.attacker
    gold, items = reward(s, figure, s.enemy, s.space_kind(figure))
    return {"gold": gold, "items": items}


def pieces(s: Table) -> dict[str, int]:
    """The count of each card, and all Gold with the Bank's."""
    box = s.box
    enemies = s.enemy_deck + s.enemy_discard + ([] if s.enemy is None else [s.enemy])
    items = s.item_deck + s.item_discard + ([] if s.lot is None else [s.lot]) + [i for kinds in s.items for i in kinds]
    cards = s.fortune_deck + s.fortune_discard + s.immediate + [card for hand in s.hands + s.permanent for card in hand]
    return {
        "gold": s.bank + s.trove + sum(s.gold) + sum(s.chests),
        **{crew.id: s.piles[kind] + sum(own[kind] for own in s.crew) for kind, crew in enumerate(box.crew)},
        **{enemy.id: enemies.count(kind) for kind, enemy in enumerate(box.enemies)},
        **{item.id: items.count(kind) for kind, item in enumerate(box.items)},
        **{card.id: cards.count(kind) for kind, card in enumerate(box.fortunes)},
    }
