"""Rough values of positions, cards and moves for one player, in Gold.

A figure is worth more the nearer it stands to the Lake of Fire and the better its chances there are.

The numbers are estimates by hand. In trials, a policy with one of them about halved or doubled played 500 to 1000
two-player games against the policy as it is: it won 45 to 55 % of them, unless a comment says otherwise.
"""

from __future__ import annotations

from ....engine import Seat
from ..actions import Move
from ..components import WEAPON_LIMIT
from ..odds import lair_win_chance, win_chance
from ..rules.bridge import bridge_victims
from ..rules.combat import enemy_might, reward
from ..rules.fights import SPOILS, opponents_on
from ..rules.fortune import crew_for_hire
from ..rules.movement import castle_income, roll_routes
from ..rules.spaces import has_rope, settlement_debts, tax_due
from ..state import Table, figure_of, figures_of, owner_of, role_of

WIN_VALUE = 60.0
"""What winning the game is worth. Half of it wins 43 %."""
LAIR_WEIGHT = 1.5
"""How much a try at the Pirate King counts against waiting on the Lake: from 0.7 up trials show no clear difference."""
DISCOUNT_PER_MOVE = 0.82
"""How much of a prize ahead is left when it is one move further away."""
STEPS_PER_MOVE = 5
"""The mean of both dice: how far a move goes."""
FORTUNE_VALUE = 2.5
ITEM_VALUE = 4.0
TOOL_VALUE = 3.0
GOLD_SYMBOL_VALUE = 3.0
"""Half of it wins 57 %."""


def might_value(might: int) -> float:
    """What a figure's Might is worth: each point is worth more than the one before, up to 12.

    Half of either term wins 42 %, double 55 %.
    """
    return 2.0 * might + 0.2 * min(might, 12) ** 2


def standing_value(s: Table, figure: int, space: int) -> float:
    """What it is worth for a figure to stand there: the chance to win, less with each move it is away."""
    prize = WIN_VALUE * lair_win_chance(s, figure)
    if space == s.box.board.lake:
        return prize
    moves = 1 + s.box.board.steps_to_lake[space] / STEPS_PER_MOVE
    return float(prize * win_chance(s.might(figure) - s.box.mate_might) * DISCOUNT_PER_MOVE**moves)


def holdings_value(s: Table, seat: Seat) -> float:
    """What a player has: Gold, Gold symbols, the Might of both figures, tools."""
    tools = sum(TOOL_VALUE for item in s.items[seat] if s.box.items[item].role is None)
    officer, pirate = figures_of(seat)
    might = might_value(s.might(officer)) + might_value(s.might(pirate))
    return s.gold[seat] + GOLD_SYMBOL_VALUE * s.gold_symbols(seat) + might + tools


def crew_value(s: Table, seat: Seat, kind: int, count: int = 1) -> float:
    """What one more Crew card of this kind is worth to a player, or (count -1) one less."""
    before = holdings_value(s, seat)
    s.crew[seat][kind] += count
    after = holdings_value(s, seat)
    s.crew[seat][kind] -= count
    return after - before


def item_value(s: Table, seat: Seat, item: int) -> float:
    """What an Item is worth to a player, who may have to sell a weapon for it. (SS-10.3)"""
    role = s.box.items[item].role
    if role is None:
        return TOOL_VALUE
    before = holdings_value(s, seat)
    kept = s.items[seat]
    weapons = [other for other in kept if s.box.items[other].role == role]
    s.items[seat] = [*kept, item]
    price = 0
    if len(weapons) >= WEAPON_LIMIT:
        weakest = min([*weapons, item], key=lambda kind: s.box.items[kind].might)
        s.items[seat].remove(weakest)
        price = s.box.items[weakest].sell
    after = holdings_value(s, seat) + price
    s.items[seat] = kept
    return after - before


def fights_value(s: Table, figure: int, space: int) -> float:
    """What the fights against other players' figures there are worth."""
    might = s.might(figure)
    return sum(SPOILS * (2 * win_chance(might - s.might(foe)) - 1) for foe in opponents_on(s, figure, space))


def enemy_value(s: Table, figure: int, kind: str) -> float:
    """What the next Enemy is worth in a cave of this kind."""
    seat, might = owner_of(figure), s.might(figure)
    enemies = s.enemies_to_draw()
    value = 0.0
    for enemy in enemies:
        gold, items = reward(s, figure, enemy, kind)
        value += (gold + ITEM_VALUE * items) * win_chance(might - enemy_might(s, seat, enemy))
    return value / len(enemies) if enemies else 0.0


def space_value(s: Table, figure: int, space: int) -> float:
    """What the effect of a space is worth to a figure: roughly, where dice or cards decide."""
    seat = owner_of(figure)
    place = s.box.board.spaces[space]
    # 5 is the mean of both dice.
    toll = min(5.0, s.gold[seat])
    match place.kind:
        case "settlement":
            assert place.settlement is not None
            gains = [crew_value(s, seat, kind) for kind in crew_for_hire(s, (place.settlement,))]
            owed = sum(settlement_debts(s, seat, place.settlement))
            return max(gains, default=0.0) - min(owed, s.gold[seat] + 2)
        case "cave" | "smoky-cave":
            return enemy_value(s, figure, place.kind)
        case "docks" | "church" | "tavern":
            return FORTUNE_VALUE * s.box.effects[place.kind].n[role_of(figure)]
        case "trading-post":
            return ITEM_VALUE / 3
        case "chest":
            return s.chests[s.box.board.chests.index(space)]
        case "treasure-trove":
            return s.trove
        case "buried-treasure":
            return 5.0
        case "idol":
            return 2.5
        case "tax":
            return -tax_due(s, figure)
        case "bridge":
            return 3.0 if bridge_victims(s, figure) else 0.0
        case "quicksand":
            return 0.0 if has_rope(s, figure) else -3.0
        case "geyser":
            home = s.box.board.ships[role_of(figure)]
            return 0.0 if has_rope(s, figure) else standing_value(s, figure, home) - standing_value(s, figure, space)
        case "thieves-den":
            return -toll
        case "lake-of-fire":
            lost = 1 - win_chance(s.might(figure) - s.box.mate_might)
            return -lost * (toll + standing_value(s, figure, space) - standing_value(s, figure, s.box.board.den))
        case "lair":
            won = lair_win_chance(s, figure)
            return LAIR_WEIGHT * WIN_VALUE * won - (1 - won) * (toll - standing_value(s, figure, s.box.board.den))
    return 0.0


def landing_value(s: Table, move: Move, seat: Seat) -> float:
    """What it is worth to come to a space: its effect, the fights there, and how much nearer to winning it is."""
    figure = figure_of(seat, move.role)
    nearer = standing_value(s, figure, move.space) - standing_value(s, figure, s.location[figure])
    return nearer + space_value(s, figure, move.space) + fights_value(s, figure, move.space)


def move_value(s: Table, move: Move, seat: Seat) -> float:
    """What a move by the dice is worth, with the Castle's income on the way."""
    figure = figure_of(seat, move.role)
    passes_castle = roll_routes(s, figure)[move.space].passes_castle
    return landing_value(s, move, seat) + (castle_income(s, figure) if passes_castle else 0)
