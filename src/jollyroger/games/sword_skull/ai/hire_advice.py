"""Why to hire, bid for, buy, sell or lose something."""

from __future__ import annotations

from ....engine import Action, Ask, Seat
from ....engine.messages import Message, message
from ..actions import Bid, Buy, Sell
from ..board import ROLES
from ..components import WEAPON_LIMIT
from ..messages import role_noun
from ..odds import win_chance
from ..rules.items import Bidding
from ..state import Table, figure_of


def crew_reason(s: Table, seat: Seat, kind: int) -> Message:
    """What one more Crew card of this kind brings."""
    crew = s.box.crew[kind]
    gains = [
        message("gain-might", role=role_noun(ROLES[role]), might=s.might(figure_of(seat, role)) + might)
        for role, might in enumerate(crew.might)
        if might
    ]
    if crew.gold:
        id = "gain-gold" if gains else "gain-gold-castle"
        gains.append(message(id, gold=crew.gold, settlement=s.box.settlements[crew.settlement]))
    chances = odds_gain(s, seat, crew.might)
    if chances is None:
        return message("advice-crew", crew=crew.noun, gains=tuple(gains))
    guardian, before, after = chances
    id = f"advice-crew-{guardian}"
    return message(id, crew=crew.noun, gains=tuple(gains), before=before, after=after)


def odds_gain(s: Table, seat: Seat, might: tuple[int, int]) -> tuple[str, int, int] | None:
    """How the best chance of the figure that gains against the First Mate or the King improves, if it does."""
    if not s.reveal_odds or not any(might):
        return None
    role = max((0, 1), key=lambda role: might[role])
    before = s.might(figure_of(seat, role))
    guardian, other = ("king", s.box.king_might) if before >= s.box.mate_might else ("mate", s.box.mate_might)
    chances = [round(100 * win_chance(own - other)) for own in (before, before + might[role])]
    return None if chances[0] == chances[1] else (guardian, chances[0], chances[1])


def item_reason(s: Table, seat: Seat, kind: int) -> Message:
    """What an Item brings, if a third weapon of its kind means that the weakest is sold. (SS-10.3)

    A sentence without its full stop.
    """
    item = s.box.items[kind]
    if item.role is None:
        return message("item-tool", item=item.noun, about=item.clause)
    weapons = [s.box.items[other].might for other in s.items[seat] if s.box.items[other].role == item.role]
    sold = min([*weapons, item.might]) if len(weapons) >= WEAPON_LIMIT else 0
    role, might = role_noun(ROLES[item.role]), s.might(figure_of(seat, item.role))
    gained = item.might - sold
    if not gained:
        return message("item-equal", role=role, item=item.noun)
    return message("item-weapon", role=role, item=item.noun, before=might, after=might + gained)


def bid_advice(s: Table, ask: Ask, phase: Bidding, action: Action) -> Message:
    """What the Item brings, and why this much Gold for it. (SS-5.4)"""
    assert s.lot is not None
    gain, next_bid = item_reason(s, ask.seat, s.lot), phase.high + 1
    if not isinstance(action, Bid):
        return message("advice-pass", gain=gain, gold=next_bid)
    if ask.seat == phase.last:
        return message("advice-bid-last", gain=gain, gold=next_bid)
    rivals = s.after(ask.seat)[: s.after(ask.seat).index(phase.last) + 1]
    if all(s.gold[rival] <= action.gold for rival in rivals):
        return message("advice-bid-enough", gain=gain, gold=action.gold)
    id = "advice-bid-try" if action.gold == next_bid else "advice-bid-dear"
    return message(id, gain=gain, gold=action.gold, left=s.gold[ask.seat] - action.gold)


def buy_advice(s: Table, seat: Seat, action: Buy) -> Message:
    return message("advice-buy", gain=item_reason(s, seat, action.item), gold=s.box.items[action.item].sell)


def sell_advice(s: Table, ask: Ask, action: Sell) -> Message:
    """What is lost by selling."""
    item = s.box.items[action.item]
    if item.role is None:
        return message("advice-sell-tool", item=item.noun, gold=item.sell)
    least = min(s.box.items[option.item].might for option in ask.options if isinstance(option, Sell))
    id = "advice-sell-weakest" if item.might == least else "advice-sell"
    return message(id, item=item.noun, might=item.might, gold=item.sell)
