"""Why the bot chooses what it chooses, in one sentence for the other players.

It says only what all can see: nothing about cards in the hand, and nothing at all where the choice might tell of them.
"""

from __future__ import annotations

from ....engine import Action, Ask
from ....engine.messages import Argument, Message, Noun, Person, message
from ..actions import (
    FIGHT,
    KEEP,
    PAY,
    SHUN,
    TAKE_GOLD,
    TO_DOCKS,
    TO_SHIP,
    Attack,
    Bid,
    Buy,
    Dismiss,
    First,
    Hire,
    Move,
    Play,
    Reroll,
    Resolve,
    Rethink,
    Rob,
    Sell,
    Take,
)
from ..board import PIRATE, ROLES
from ..components import AUCTION, GALLEON, GUIDE, LUCKY, PEACE, PURSE, TRIBUTE, VOLUNTEER, WEAPON_LIMIT
from ..messages import role_noun
from ..presentation.hints import landing_forecast
from ..presentation.landing import Forecast, figure_with, percent
from ..rules.bridge import BridgeVictim
from ..rules.debt import PardonChoice
from ..rules.fights import SPOILS, Spoils
from ..rules.items import Bidding
from ..rules.spaces import PayOrFight
from ..state import Table, figure_of, figures_of, owner_of, role_of

GAINS = (PURSE, GALLEON, TRIBUTE, VOLUNTEER, AUCTION)
"""Immediate Fortune cards that bring something."""
TRAPS = ("quicksand", "geyser", "thieves-den", "tax")
PLACE_REASONS = ("docks", "church", "tavern", "trading-post", "idol", "buried-treasure")
"""Spaces with a reason of their own."""
CARD_REASONS = {PEACE: "reason-peace", GUIDE: "reason-guide"}


def reason(s: Table, ask: Ask, action: Action) -> Message | None:
    """The reason for a choice; None where there is nothing to say, or nothing that everybody may hear."""
    phase = s.agenda[-1]
    match phase:
        case Bidding():
            return bid_reason(s, ask, phase, action)
        case PayOrFight():
            return message("reason-pay-king", price=phase.price) if action == PAY else message("reason-fight-king")
        case PardonChoice() if isinstance(action, Play):
            return message("reason-pardon", gold=sum(phase.debts))
        case BridgeVictim() if isinstance(action, Rob):
            id = "reason-rob-gold" if role_of(phase.figure) == PIRATE else "reason-rob-crew"
            return message(id, who=Person(action.seat))
        case Spoils() if action == TAKE_GOLD:
            return message("reason-spoils", gold=SPOILS, who=Person(owner_of(phase.loser)))
    return action_reason(s, ask, action)


def action_reason(s: Table, ask: Ask, action: Action) -> Message | None:
    seat, box = ask.seat, s.box
    match action:
        case Move():
            return move_reason(s, ask, action)
        case First():
            is_lair = s.space_kind(figure_of(seat, action.role)) == "lair"
            return message("reason-lair-first") if is_lair else None
        case Hire() | Take():
            return crew_gain(s, ask, action.crew)
        case Dismiss():
            return message("reason-dismiss", crew=box.crew[action.crew].noun)
        case Sell():
            return message("reason-sell", item=box.items[action.item].noun)
        case Buy():
            return item_gain(s, ask, action.item, "reason-buy", gold=box.items[action.item].sell)
        case Resolve():
            return message("reason-good-news" if action.card in GAINS else "reason-bad-news")
        case Attack():
            rivals = [figure_of(one.seat, one.role) for one in ask.options if isinstance(one, Attack)]
            is_weakest = s.might(figure_of(action.seat, action.role)) == min(s.might(rival) for rival in rivals)
            return message("reason-weakest" if is_weakest else "reason-fight-all")
        case Rethink():
            return message("reason-rethink-own" if action.own else "reason-rethink-other")
        case Reroll():
            return message("reason-reroll")
        case Play():
            return card_reason(s, action)
    return simple_reason(s, ask, action)


def simple_reason(s: Table, ask: Ask, action: Action) -> Message | None:
    """For actions without fields."""
    if action == KEEP:
        return keep_reason(s, ask)
    if action in (FIGHT, SHUN):
        assert s.enemy is not None
        enemy = s.box.enemies[s.enemy].noun
        return message("reason-fight-enemy" if action == FIGHT else "reason-shun", enemy=enemy)
    if action == TO_DOCKS:
        return message("reason-docks-home")
    return message("reason-ship-home") if action == TO_SHIP else None


def named(role: int) -> Noun:
    return role_noun(ROLES[role])


def keep_reason(s: Table, ask: Ask) -> Message | None:
    free = [figure for figure in figures_of(ask.seat) if not s.stuck[figure]]
    if s.dice == [0, 0]:
        return message("reason-two-blanks")
    return message("reason-doubles") if len(free) == 2 else None


def card_reason(s: Table, action: Play) -> Message:
    if action.card == LUCKY:
        return message("reason-lucky", face=s.box.fortunes[LUCKY].n)
    return message(CARD_REASONS.get(action.card, "reason-reroll"))


def bid_reason(s: Table, ask: Ask, phase: Bidding, action: Action) -> Message:
    assert s.lot is not None
    if isinstance(action, Bid):
        return item_gain(s, ask, s.lot, "reason-bid")
    return message("reason-too-dear" if phase.high else "reason-no-bid", item=s.box.items[s.lot].noun)


def item_gain(s: Table, ask: Ask, kind: int, id: str, **arguments: Argument) -> Message:
    """What an Item does for the bot, which sells the weakest of three weapons. (SS-10.3)"""
    item, seat = s.box.items[kind], ask.seat
    if item.role is None:
        return message(f"{id}-tool", item=item.noun, **arguments)
    weapons = [s.box.items[other].might for other in s.items[seat] if s.box.items[other].role == item.role]
    sold = min([*weapons, item.might]) if len(weapons) >= WEAPON_LIMIT else 0
    if item.might == sold:
        return message(f"{id}-equal", item=item.noun, **arguments)
    might = s.might(figure_of(seat, item.role)) + item.might - sold
    return message(f"{id}-weapon", item=item.noun, role=named(item.role), might=might, **arguments)


def crew_gain(s: Table, ask: Ask, kind: int) -> Message:
    """What one more Crew card does for the bot."""
    crew = s.box.crew[kind]
    gains = [
        message("reason-gain-might", role=named(role), might=s.might(figure_of(ask.seat, role)) + might)
        for role, might in enumerate(crew.might)
        if might
    ]
    if crew.gold:
        gains.append(message("reason-gain-gold", settlement=s.box.settlements[crew.settlement]))
    return message("reason-crew", crew=crew.noun, gains=tuple(gains))


def move_reason(s: Table, ask: Ask, move: Move) -> Message:
    """What the move is for: the King, a fight that looks well, what the space gives, or what is spared."""
    if len([option for option in ask.options if isinstance(option, Move)]) == 1:
        return message("reason-only-move")
    end = landing_forecast(s, figure_of(ask.seat, move.role), move.space)
    role = named(move.role)
    if end["kind"] == "lair":
        if end["game"] is None:
            return message("reason-lair", role=role)
        return message("reason-lair-odds", role=role, chance=round(100 * end["game"]))
    if end["kind"] == "lake-of-fire":
        return with_role("reason-mate", role, end["odds"])
    for foe in end["foes"]:
        if foe["wins"] is not None and 2 * foe["wins"][0] > foe["wins"][1]:
            figure = figure_with(foe["seat"], foe["role"], None)
            return message("reason-foe", role=role, figure=figure, chance=percent(foe["wins"]))
    return place_reason(s, end) or message("reason-worse")


def with_role(id: str, role: Noun, odds: list[int] | None) -> Message:
    """The chance is told unless the table hides odds."""
    return message(f"{id}-odds", role=role, chance=percent(odds)) if odds else message(id, role=role)


def place_reason(s: Table, end: Forecast) -> Message | None:
    """What the space itself gives; None if that is nothing, or worse."""
    role, kind = role_noun(end["role"]), end["kind"]
    if end["idle"] is not None or kind in TRAPS or kind == "castle":
        return message("reason-castle", gold=end["castle"]) if end["castle"] else None
    if end["hire"]:
        return message("reason-hire", settlement=s.box.settlements[settlement_of(s, end)])
    if end["gold"]:
        return message("reason-gold", role=role, gold=end["gold"])
    if kind in ("cave", "smoky-cave"):
        return with_role("reason-cave", role, end["odds"])
    if kind == "bridge":
        return message("reason-bridge-crew" if end["role"] == "officer" else "reason-bridge-gold", role=role)
    if kind == "lava-tubes":
        return message("reason-lava-tubes", role=role)
    return message(f"reason-{kind}") if kind in PLACE_REASONS else None


def settlement_of(s: Table, end: Forecast) -> str:
    space = next(space for space in s.box.board.spaces if space.id == end["space"])
    assert space.settlement is not None
    return space.settlement
