"""Why the bot chooses what it chooses, in one sentence for the other players.

It says only what all can see: nothing about cards in the hand, and nothing at all where the choice might tell of them.
"""

from __future__ import annotations

from ....engine import Action, Ask
from ....engine.text.english import listed, sentence
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
from ..presentation.hints import landing_forecast
from ..presentation.landing import Forecast, percent
from ..rules.bridge import BridgeVictim
from ..rules.debt import PardonChoice
from ..rules.fights import SPOILS, Spoils
from ..rules.items import Bidding
from ..rules.spaces import PayOrFight
from ..state import Table, figure_of, figures_of, owner_of, role_of

GAINS = (PURSE, GALLEON, TRIBUTE, VOLUNTEER, AUCTION)
"""Immediate Fortune cards that bring something."""
TRAPS = ("quicksand", "geyser", "thieves-den", "tax")
PLACE_REASONS = {
    "docks": "I could do with a Fortune card.",
    "church": "I could do with some Fortune at the Church.",
    "tavern": "I could do with some Fortune at the Tavern.",
    "trading-post": "At the Trading Post I bid last.",
    "idol": "The Idol may have some gold for me.",
    "buried-treasure": "There is gold buried there.",
}
CARD_REASONS = {
    PEACE: "That is a fight I would rather not have.",
    GUIDE: "I know exactly where I want to be.",
}


def reason(s: Table, ask: Ask, action: Action) -> str:
    """The reason for a choice; empty where there is nothing to say, or nothing that everybody may hear."""
    phase = s.agenda[-1]
    match phase:
        case Bidding():
            return bid_reason(s, ask, action)
        case PayOrFight():
            return f"Here are your {phase.price} gold, King!" if action == PAY else "I would rather fight the King."
        case PardonChoice() if isinstance(action, Play):
            return f"The Royal Pardon saves me {sum(phase.debts)} gold."
        case BridgeVictim() if isinstance(action, Rob):
            return f"{{{action.seat}}} has the most {'gold' if role_of(phase.figure) == PIRATE else 'crew'}."
        case Spoils() if action == TAKE_GOLD:
            return f"{SPOILS} gold from {{{owner_of(phase.loser)}}} will do."
    return action_reason(s, ask, action)


def action_reason(s: Table, ask: Ask, action: Action) -> str:
    seat, box = ask.seat, s.box
    match action:
        case Move():
            return move_reason(s, ask, action)
        case First():
            is_lair = s.space_kind(figure_of(seat, action.role)) == "lair"
            return "The Lair first: it may settle everything." if is_lair else ""
        case Hire() | Take():
            return sentence(crew_gain(s, ask, action.crew))
        case Dismiss():
            return f"A {box.crew[action.crew].name} is what I can spare."
        case Sell():
            return f"The {box.items[action.item].name} is what I can spare."
        case Buy():
            return f"{item_gain(s, ask, action.item)}, for {box.items[action.item].sell} gold."
        case Resolve():
            return "The good news first." if action.card in GAINS else "Let us get it over with."
        case Attack():
            rivals = [figure_of(one.seat, one.role) for one in ask.options if isinstance(one, Attack)]
            is_weakest = s.might(figure_of(action.seat, action.role)) == min(s.might(rival) for rival in rivals)
            return "The weakest first." if is_weakest else "I have to fight all of them anyway."
        case Rethink():
            return f"{'My' if action.own else 'That'} die has to be rolled again."
        case Reroll():
            return "None of these moves is what I want."
        case Play():
            return card_reason(s, action)
    return simple_reason(s, ask, action)


def simple_reason(s: Table, ask: Ask, action: Action) -> str:
    """For actions without fields."""
    if action == KEEP:
        return keep_reason(s, ask)
    if action in (FIGHT, SHUN):
        assert s.enemy is not None
        enemy = s.box.enemies[s.enemy].name
        return f"I can take on the {enemy}." if action == FIGHT else f"Not the {enemy}: the next may be weaker."
    if action == TO_DOCKS:
        return "From the Docks it is a step less."
    return "On the Ship nobody can attack me." if action == TO_SHIP else ""


def named(role: int) -> str:
    return ROLES[role].capitalize()


def keep_reason(s: Table, ask: Ask) -> str:
    free = [figure for figure in figures_of(ask.seat) if not s.stuck[figure]]
    if s.dice == [0, 0]:
        return "Two blanks: I can go wherever I like."
    return "Doubles move both my figures." if len(free) == 2 else ""


def card_reason(s: Table, action: Play) -> str:
    if action.card == LUCKY:
        return f"My die is a {s.box.fortunes[LUCKY].n} now."
    return CARD_REASONS.get(action.card, "None of these moves is what I want.")


def bid_reason(s: Table, ask: Ask, action: Action) -> str:
    assert s.lot is not None
    if isinstance(action, Bid):
        return f"{item_gain(s, ask, s.lot)}."
    return f"The {s.box.items[s.lot].name} is too dear for me."


def item_gain(s: Table, ask: Ask, kind: int) -> str:
    """What an Item does for the bot, which sells the weakest of three weapons. (SS-10.3)"""
    item, seat = s.box.items[kind], ask.seat
    if item.role is None:
        return f"The {item.name} will be useful"
    weapons = [s.box.items[other].might for other in s.items[seat] if s.box.items[other].role == item.role]
    sold = min([*weapons, item.might]) if len(weapons) >= WEAPON_LIMIT else 0
    if item.might == sold:
        return f"The {item.name} is as good as the weapons I have"
    might = s.might(figure_of(seat, item.role)) + item.might - sold
    return f"The {item.name} lifts my {named(item.role)} to Might {might}"


def crew_gain(s: Table, ask: Ask, kind: int) -> str:
    """What one more Crew card does for the bot."""
    crew = s.box.crew[kind]
    gains = [
        f"lifts my {named(role)} to Might {s.might(figure_of(ask.seat, role)) + might}"
        for role, might in enumerate(crew.might)
        if might
    ]
    if crew.gold:
        gains.append(f"earns me gold at {s.box.settlements[crew.settlement]} and the Castle")
    return f"a {crew.name} {listed(gains)}."


def move_reason(s: Table, ask: Ask, move: Move) -> str:
    """What the move is for: the King, a fight that looks well, what the space gives, or what is spared."""
    if len([option for option in ask.options if isinstance(option, Move)]) == 1:
        return "I have no other move."
    end = landing_forecast(s, figure_of(ask.seat, move.role), move.space)
    figure = f"My {named(move.role)}"
    if end["kind"] == "lair":
        return f"{figure} goes for the King{chance_text(end['game'])}!"
    if end["kind"] == "lake-of-fire":
        return f"{figure} takes on the First Mate{odds_text(end['odds'])}."
    for foe in end["foes"]:
        if foe["wins"] is not None and 2 * foe["wins"][0] > foe["wins"][1]:
            return f"{figure} can beat {{{foe['seat']}}}'s {foe['role'].capitalize()} there{odds_text(foe['wins'])}."
    return place_reason(s, end) or "My other moves look worse."


def place_reason(s: Table, end: Forecast) -> str:
    """What the space itself gives; empty if that is nothing, or worse."""
    figure, kind = f"My {end['role'].capitalize()}", end["kind"]
    if end["idle"] is not None or kind in TRAPS or kind == "castle":
        return f"The Castle pays me {end['castle']} gold." if end["castle"] else ""
    if end["hire"]:
        return f"There is crew to hire in {s.box.settlements[settlement_of(s, end)]}."
    if end["gold"]:
        return f"{figure} picks up {end['gold']} gold there."
    if kind in ("cave", "smoky-cave"):
        return f"{figure} tries the next enemy{odds_text(end['odds'])}."
    if kind == "bridge":
        what = "a crew card" if end["role"] == "officer" else "gold"
        return f"{figure} takes {what} from whoever has the most."
    if kind == "lava-tubes":
        return f"The Lava Tubes carry my {end['role'].capitalize()} on."
    return PLACE_REASONS.get(kind, "")


def settlement_of(s: Table, end: Forecast) -> str:
    space = next(space for space in s.box.board.spaces if space.id == end["space"])
    assert space.settlement is not None
    return space.settlement


def odds_text(odds: list[int] | None) -> str:
    """' (57 %)'; nothing at a table that hides odds."""
    return f" ({percent(odds)})" if odds else ""


def chance_text(chance: float | None) -> str:
    return "" if chance is None else f" ({round(100 * chance)} %)"
