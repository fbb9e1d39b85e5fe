"""Rules of thumb for a pirate: roll dead dice again, place where it is worth most, pay rum where it is worth a rum.

A temperament is a parameter: `policy` is loyal to the ship, `selfish_policy` to its purse.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....engine import Action, Ask, Chance
from ..actions import (
    CANCEL,
    DONE,
    DRINK,
    PLACE,
    REROLL_ALL,
    STAY,
    SUFFER,
    USE,
    Haul,
    OfPirate,
    Pick,
    Put,
    Reroll,
    Storm,
    Swap,
    Take,
    Toss,
    Turn,
)
from ..components import ANCHOR, BULLSEYE, COURSE, FACES, JIBE, KEELHAULING, ON_BOARD, OVERBOARD, TO_SAILS
from ..components import STORM as WITCH
from ..rules.penalties import Loading, Throwing, Tossing
from ..rules.pirates import Aiming, Putting, Turning, boardable
from ..rules.rewards import Weighing
from ..rules.settlement import Pardonable, Penalty, Surplus
from ..rules.turns import Acting
from ..state import Table
from .evaluation import LOST, LOYAL, NEXT_TO_LAST, PIRATE, SELFISH, SURPLUS, Board, Temper, loss

RUM_PRICE = 1.2
"""What an effect must be worth before it is worth a rum."""
SAILS_WORTH = 4.0
SAMPLES = 6
WORST = -LOST * len(FACES)
DEAR = (ON_BOARD, TO_SAILS, BULLSEYE, COURSE, JIBE, OVERBOARD, KEELHAULING, WITCH)
"""The pirates one would miss most come first."""


def policy(s: Table, ask: Ask, chance: Chance, temper: Temper = LOYAL) -> Action | None:
    """A sensible choice for the player who is asked."""
    board = Board(s, ask.seat, temper)
    match s.agenda[-1]:
        case Acting():
            return act(s, ask, board, chance)
        case Throwing() | Loading():
            pirates = [option for option in ask.options if isinstance(option, OfPirate)]
            return max(pirates, key=lambda option: DEAR.index(option.pirate))
        case Tossing():
            return min(ask.options, key=lambda option: option.gold if isinstance(option, Toss) else 0)
        case Pardonable() as penalty:
            return pardon(s, penalty)
        case Weighing():
            return weigh(ask, board)
        case Aiming(anywhere=anywhere):
            return aim(s, ask, board, anywhere)
        case Turning(face=face):
            return turn(s, ask, board, face)
        case Putting(owner=owner, face=old):
            puts = [option for option in ask.options if isinstance(option, Put)]
            return max(puts, key=lambda put: board.moved(owner, old, put.face).worth())
    plans: dict[Action, float] = {}
    for _, action, worth in schemes(s, board, s.crew, chance):
        plans[action] = max(worth, plans.get(action, worth))
    return max(ask.options, key=lambda option: plans.get(option, WORST))


def selfish_policy(s: Table, ask: Ask, chance: Chance) -> Action | None:
    """The same rules of thumb with an eye on one's own purse."""
    return policy(s, ask, chance, SELFISH)


def act(s: Table, ask: Ask, board: Board, chance: Chance) -> Action:
    """Between rolling and placing."""
    if REROLL_ALL in ask.options:
        return REROLL_ALL
    rerolls = [option for option in ask.options if isinstance(option, Reroll)]
    if rerolls:
        return rerolls[-1]
    shown = [s.fresh.count(face) + s.spent.count(face) for face in range(7)]
    best, value = place(board, shown)
    choice: Action = DONE if best is None else PLACE[best]
    if not s.rum[ask.seat]:
        return choice
    gains: list[tuple[float, Action]] = [(drink(s, board, chance) - value, DRINK)]
    able = [pirate for pirate in s.crew if USE[pirate] in ask.options]
    before = board.worth()
    gains += [(worth - before, USE[pirate]) for pirate, _, worth in schemes(s, board, able, chance)]
    if USE[BULLSEYE] in ask.options:
        gains.append((max(turned(board, shown, face)[0] for face in FACES if shown[face]) - value, USE[BULLSEYE]))
    if USE[JIBE] in ask.options:
        jibes = [flipped(board, shown, face) for face in FACES if shown[face]]
        gains.append((max(jibes) - value, USE[JIBE]))
    gains.append((SAILS_WORTH, USE[TO_SAILS]))
    gains.append((relief(s, board), USE[OVERBOARD]))
    gain, action = max((pair for pair in gains if pair[1] in ask.options), key=lambda pair: pair[0])
    return action if gain > RUM_PRICE else choice


def place(board: Board, shown: list[int]) -> tuple[int | None, float]:
    """The best symbol to place, and what the board is worth then."""
    places = [(board.add(face, shown[face]).worth(), -face) for face in FACES if shown[face] and board.black[face]]
    if not places:
        return None, board.worth()
    worth, face = max(places)
    return -face, worth


def drink(s: Table, board: Board, chance: Chance) -> float:
    """What the board is worth after a new roll, on average over a few."""
    total = 0.0
    for _ in range(SAMPLES):
        shown = [0] * 7
        for _ in range(board.mine):
            face = chance.roll()
            shown[face if board.black[face] else chance.roll()] += 1
        total += place(board, shown)[1]
    return total / SAMPLES


def weigh(ask: Ask, board: Board) -> Action:
    """An anchor die goes where it helps most, if it helps at all. (BD-8.6)"""
    puts = [option for option in ask.options if isinstance(option, Put)]
    best = max(puts, key=lambda put: board.moved(ask.seat, ANCHOR, put.face).worth())
    return best if board.moved(ask.seat, ANCHOR, best.face).worth() > board.worth() else STAY


def turned(board: Board, shown: list[int], old: int) -> tuple[float, int]:
    """The best face to turn a die of this one to, and what the board is worth then."""
    best = (WORST, old)
    for face in FACES:
        if face != old and board.black[face]:
            best = max(best, (board.add(face, shown[face] + 1).worth(), face))
    return best


def flipped(board: Board, shown: list[int], old: int) -> float:
    """What the board is worth once a die is turned to the opposite face."""
    new = 7 - old
    return board.add(new, shown[new] + 1).worth() if board.black[new] else WORST


def aim(s: Table, ask: Ask, board: Board, anywhere: bool) -> Action:
    """The die to turn: for Bullseye one whose own symbol helps least."""
    shown = [s.fresh.count(face) + s.spent.count(face) for face in range(7)]
    picks = [option for option in ask.options if isinstance(option, Pick)]
    if not anywhere:
        return max(picks, key=lambda pick: flipped(board, shown, pick.face))
    return max(picks, key=lambda pick: (turned(board, shown, pick.face)[0], -shown[pick.face]))


def turn(s: Table, ask: Ask, board: Board, old: int) -> Action:
    shown = [s.fresh.count(face) + s.spent.count(face) for face in range(7)]
    face = turned(board, shown, old)[1]
    return next((option for option in ask.options if isinstance(option, Turn) and option.face == face), ask.options[0])


def schemes(s: Table, board: Board, able: list[int], chance: Chance) -> Iterator[tuple[int, Action, float]]:
    """What pirates could do to the columns: the pirate, the (first) target, and what the board is worth then."""
    lines = s.lines()
    if COURSE in able:
        for at, one in enumerate(lines):
            for other in lines[at + 1 :]:
                yield COURSE, Swap(one, other), board.swapped(one, other).worth()
    if KEELHAULING in able:
        for face in FACES:
            if s.columns[face]:
                yield KEELHAULING, Haul(face), board.hauled(face).worth()
    if ON_BOARD in able:
        for old in boardable(s):
            for new in lines:
                if new not in (ANCHOR, old):
                    for owner in set(s.columns[old]):
                        yield ON_BOARD, Take(owner, old), board.moved(owner, old, new).worth()
    if WITCH in able:
        for face in lines:
            if board.black[face] - board.dice[face] > 1:
                yield WITCH, Storm(face), storm(board, face, chance)


def storm(board: Board, face: int, chance: Chance) -> float:
    rolls = [[chance.roll() for _ in range(board.black[face])] for _ in range(SAMPLES)]
    return sum(board.stormed(face, faces).worth() for faces in rolls) / SAMPLES


def relief(s: Table, board: Board) -> float:
    """What a pardon is worth: the worst that is likely to happen, less a pirate."""
    if len(s.crew) < 2 or board.left > 2 * s.seats:
        return 0.0
    odds = board.fill_chances()
    worst = max((1 - odds[face]) * board.stakes[face].loss for face in FACES if board.black[face])
    return worst - (NEXT_TO_LAST if len(s.crew) == 2 else PIRATE)


def pardon(s: Table, phase: Pardonable) -> Action:
    """Ignore the worst penalty in sight. (BD-7.4)"""
    here = SURPLUS * (s.black[phase.column] - len(s.columns[phase.column]))
    if isinstance(phase, Penalty):
        here = loss(s, s.adventure(phase.column).penalty)
    later = [
        loss(s, s.adventure(face).penalty)
        for face in range(phase.column + 1, 7)
        if s.black[face] > len(s.columns[face])
    ]
    if isinstance(phase, Surplus) and not later:
        # Nothing fails later unless the surplus makes it so.
        return CANCEL
    return CANCEL if here >= max(later, default=0.0) else SUFFER
