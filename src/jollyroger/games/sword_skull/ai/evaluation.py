"""What things are worth to a player, all in one coin: Gold.

The hope of the crown counts too: a figure is worth more the nearer it stands to the Lake of Fire, by as much as it
could do there.
"""

from __future__ import annotations

from ....engine import Seat
from .. import actions as a
from ..board import FACES
from ..odds import affords, share, unseen_enemies
from ..rules.bridge import hoard
from ..rules.combat import enemy_might
from ..rules.fights import SPOILS
from ..rules.movement import income, roll_ways
from ..state import Table

CROWN = 60.0
"""What winning is worth."""
HASTE = 1.5
"""What a try at the Pirate King weighs against waiting on the Lake: from 0.7 up trials show no clear difference."""
PACE = 0.82
"""How much of a prize ahead is left when it is one move further away."""
STRIDE = 5
"""How far a move goes."""
FORTUNE = 2.5
ITEM = 4.0
TOOL = 3.0
SYMBOL = 3.0
"""What a Fortune card, an Item, a tool and a Gold symbol are worth."""


def strength(might: int) -> float:
    """What Might is worth in a figure: the more it has, the more one more is worth, until it is enough."""
    return 2.0 * might + 0.2 * min(might, 12) ** 2


def crown(s: Table, figure: int) -> float:
    """The chance that a figure on the Lair wins the game."""
    paid = affords(s, s.gold[figure >> 1]) / FACES
    return paid + (1 - paid) * share(s.might(figure) - s.box.king)


def standing(s: Table, figure: int, space: int) -> float:
    """What it is worth that a figure stands there: the hope of the crown, less with every move it is away."""
    hope = CROWN * crown(s, figure)
    if space == s.box.board.lake:
        return hope
    moves = 1 + s.box.board.to_lake[space] / STRIDE
    return float(hope * share(s.might(figure) - s.box.mate) * PACE**moves)


def wealth(s: Table, seat: Seat) -> float:
    """What a player has: Gold, Gold symbols, the Might of both figures, tools."""
    tools = sum(TOOL for item in s.items[seat] if s.box.items[item].role is None)
    might = strength(s.might(2 * seat)) + strength(s.might(2 * seat + 1))
    return s.gold[seat] + SYMBOL * s.gold_symbols(seat) + might + tools


def hired(s: Table, seat: Seat, kind: int, count: int = 1) -> float:
    """What one more Crew card of this kind is worth to a player, or (count -1) one less."""
    before = wealth(s, seat)
    s.crew[seat][kind] += count
    after = wealth(s, seat)
    s.crew[seat][kind] -= count
    return after - before


def armed(s: Table, seat: Seat, item: int) -> float:
    """What an Item is worth to a player who may have to sell another for it."""
    role = s.box.items[item].role
    if role is None:
        return TOOL
    before = wealth(s, seat)
    rivals = [other for other in s.items[seat] if s.box.items[other].role == role]
    least = min([*rivals, item], key=lambda kind: s.box.items[kind].might) if len(rivals) > 1 else None
    kept = s.items[seat]
    s.items[seat] = [*kept, item]
    if least is not None:
        s.items[seat].remove(least)
    after = wealth(s, seat) + (0 if least is None else s.box.items[least].sell)
    s.items[seat] = kept
    return after - before


def brawl(s: Table, figure: int, space: int) -> float:
    """What the fights there are worth."""
    might = s.might(figure)
    foes = [foe for foe, at in enumerate(s.at) if at == space and foe >> 1 != figure >> 1]
    return sum(SPOILS * (2 * share(might - s.might(foe)) - 1) for foe in foes)


def hunt(s: Table, figure: int, extra: int = 0) -> float:
    """What the next Enemy is worth."""
    seat, might = figure >> 1, s.might(figure)
    row = s.box.row(s.crew_size(seat))
    foes = unseen_enemies(s)
    worth = 0.0
    for foe in foes:
        card = s.box.enemies[foe]
        reward = card.gold[row] + extra + ITEM * card.items[row]
        worth += reward * share(might - enemy_might(s, seat, foe))
    return worth / len(foes) if foes else 0.0


def visit(s: Table, figure: int, space: int) -> float:
    """What the space itself is worth to a figure."""
    seat, role = figure >> 1, figure & 1
    place = s.box.board.spaces[space]
    n = s.box.effects[place.kind].n[role]
    toll = min(5.0, s.gold[seat])
    match place.kind:
        case "settlement":
            homes = enumerate(s.box.homes)
            gains = [hired(s, seat, kind) for kind, home in homes if home == place.settlement and s.piles[kind]]
            owed = sum(s.gold_symbols(other, place.settlement) for other in range(s.seats) if other != seat)
            return max(gains, default=0.0) - min(owed, s.gold[seat] + 2)
        case "cave":
            return hunt(s, figure)
        case "smoky-cave":
            return hunt(s, figure, n)
        case "docks" | "church" | "tavern":
            return FORTUNE * n
        case "trading-post":
            return ITEM / 3
        case "chest":
            return s.chests[s.box.board.chests.index(space)]
        case "treasure-trove":
            return s.trove
        case "buried-treasure":
            return 5.0
        case "idol":
            return 2.5
        case "tax":
            return -n
        case "bridge":
            return 0.0 if hoard(s, figure)[seat] == max(hoard(s, figure)) else 3.0
        case "quicksand":
            return 0.0 if s.box.rope in s.items[seat] else -3.0
        case "geyser":
            home = s.box.board.ships[role]
            rope = s.box.rope in s.items[seat]
            return 0.0 if rope else standing(s, figure, home) - standing(s, figure, space)
        case "thieves-den":
            return -toll
        case "lake-of-fire":
            lost = 1 - share(s.might(figure) - s.box.mate)
            return -lost * (toll + standing(s, figure, space) - standing(s, figure, s.box.board.den))
        case "lair":
            won = crown(s, figure)
            return HASTE * CROWN * won - (1 - won) * (toll - standing(s, figure, s.box.board.den))
    return 0.0


def landing(s: Table, move: a.Move, seat: Seat) -> float:
    """What it is worth to be there: what it brings at once, and how much nearer to the crown it is."""
    figure = 2 * seat + move.role
    nearer = standing(s, figure, move.space) - standing(s, figure, s.at[figure])
    return nearer + visit(s, figure, move.space) + brawl(s, figure, move.space)


def journey(s: Table, move: a.Move, seat: Seat) -> float:
    """What a move by the dice is worth, with what is collected on the way."""
    figure = 2 * seat + move.role
    castle = roll_ways(s, figure)[move.space].castle
    return landing(s, move, seat) + (income(s, figure) if castle else 0)
