"""Why to hire, bid for, buy, sell or lose something."""

from __future__ import annotations

from ....engine import Action, Ask, Seat
from ....engine.text.english import listed
from ..actions import Bid, Buy, Sell
from ..board import ROLES
from ..components import WEAPON_LIMIT
from ..odds import win_chance
from ..rules.items import Bidding
from ..state import Table, figure_of


def crew_reason(s: Table, seat: Seat, kind: int) -> str:
    """What one more Crew card of this kind brings."""
    crew = s.box.crew[kind]
    parts = [
        f"lifts your {ROLES[role].capitalize()} to Might {s.might(figure_of(seat, role)) + might}"
        for role, might in enumerate(crew.might)
        if might
    ]
    if crew.gold:
        home = s.box.settlements[crew.settlement]
        castle = "" if parts else ", and at the Castle"
        parts.append(f"earns you {crew.gold} gold from every rival who comes to {home}{castle}")
    return f"A {crew.name} {listed(parts)}{odds_gain(s, seat, crew.might)}."


def odds_gain(s: Table, seat: Seat, might: tuple[int, int]) -> str:
    """How the best chance of the figure that gains against the First Mate or the King improves."""
    if not s.reveal_odds or not any(might):
        return ""
    role = max((0, 1), key=lambda role: might[role])
    before = s.might(figure_of(seat, role))
    name, other = ("the King", s.box.king_might) if before >= s.box.mate_might else ("the First Mate", s.box.mate_might)
    chances = [round(100 * win_chance(own - other)) for own in (before, before + might[role])]
    return "" if chances[0] == chances[1] else f": {chances[1]} % against {name} instead of {chances[0]} %"


def item_reason(s: Table, seat: Seat, kind: int) -> str:
    """What an Item brings, if a third weapon of its kind means that the weakest is sold. (SS-10.3)"""
    item = s.box.items[kind]
    if item.role is None:
        return f"The {item.name}: {item.about[:1].lower()}{item.about[1:].rstrip('.')}"
    weapons = [s.box.items[other].might for other in s.items[seat] if s.box.items[other].role == item.role]
    sold = min([*weapons, item.might]) if len(weapons) >= WEAPON_LIMIT else 0
    name, might = ROLES[item.role].capitalize(), s.might(figure_of(seat, item.role))
    gained = item.might - sold
    if not gained:
        return f"Your {name} already has two weapons as good as the {item.name}"
    return f"The {item.name} lifts your {name} from Might {might} to {might + gained}"


def bid_advice(s: Table, ask: Ask, phase: Bidding, action: Action) -> str:
    """What the Item brings, and why this much Gold for it. (SS-5.4)"""
    assert s.lot is not None
    reason = item_reason(s, ask.seat, s.lot)
    if not isinstance(action, Bid):
        return f"{reason}. That is not worth {phase.high + 1} gold: keep your gold for the King."
    if ask.seat == phase.last:
        return f"{reason}. You bid last: {phase.high + 1} gold is enough."
    rivals = s.after(ask.seat)[: s.after(ask.seat).index(phase.last) + 1]
    if all(s.gold[rival] <= action.gold for rival in rivals):
        return f"{reason}. Nobody after you can bid more than {action.gold} gold."
    left = s.gold[ask.seat] - action.gold
    why = "is worth a try" if action.gold == phase.high + 1 else "makes it dear for the others"
    return f"{reason}. You bid only once: {action.gold} gold {why} and leaves you {left}."


def buy_advice(s: Table, seat: Seat, action: Buy) -> str:
    item = s.box.items[action.item]
    return f"{item_reason(s, seat, action.item)}; it costs {item.sell} gold."


def sell_advice(s: Table, ask: Ask, action: Sell) -> str:
    """What is lost by selling."""
    item = s.box.items[action.item]
    if item.role is None:
        return f"The {item.name} adds no Might, and brings {item.sell} gold."
    least = min(s.box.items[option.item].might for option in ask.options if isinstance(option, Sell))
    only = "only " if item.might == least else ""
    return f"The {item.name} adds {only}{item.might} Might, and brings {item.sell} gold."
