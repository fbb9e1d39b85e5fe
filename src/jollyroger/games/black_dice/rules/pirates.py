"""The eight pirates, each exactly as his rule says. (BD-7)"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ....engine import Action, Refusal, Result, Seat
from ..actions import HAUL, PICK, PUT, STORM, SWAP, TAKE, TURN, Haul, Pick, Put, Storm, Swap, Take, Turn
from ..components import ANCHOR, BULLSEYE, COURSE, FACES, JIBE, KEELHAULING, ON_BOARD, OVERBOARD, RUM, TO_SAILS
from ..components import STORM as WITCH
from ..events import Boarded, CrewLost, Hauled, Stormed, Swapped, Thrown, Turned, Used
from ..state import Table
from .player_choice import Decision
from .rolling import sort_black


def hindrance(s: Table, seat: Seat, pirate: int) -> tuple[str, str] | None:
    """Why this player cannot use that pirate of the crew now, if he cannot: the rule and a sentence."""
    if not s.rum[seat]:
        return "BD-7.1", "He wants a rum, and you have none."
    if s.drunk[pirate] >= s.limit(pirate):
        return "BD-7.1", "He has had his fill of rum."
    if pirate == TO_SAILS and s.sails_next:
        return "BD-7.2", "Everyone has a die more next round already, and there is no seventh."
    if not TARGETS[pirate](s):
        return "BD-7.2", "There is nothing on the table for him to work on."
    return None


def use(s: Table, seat: Seat, pirate: int) -> None:
    """Pay him a rum; he does his work at once. (BD-7.1)"""
    s.rum[seat] -= 1
    s.drunk[pirate] += 1
    s.tell(Used, seat, s.box.pirates[pirate].name)
    EFFECTS[pirate](s, seat)


def flip(s: Table, pirate: int) -> None:
    """A pirate is gone for good, his rum goes to the hold; the last one takes the game with him. (BD-7.6, BD-7.7)"""
    s.sober(pirate)
    s.crew.remove(pirate)
    s.lost.append(pirate)
    s.tell(Thrown, s.box.pirates[pirate].name, len(s.crew))
    if not s.crew:
        s.tell(CrewLost)
        s.end(Result((), "crew-lost"))


def overboard(s: Table, seat: Seat) -> None:
    """Overboard with him!: he goes for good, and one penalty of the coming settlement may be ignored. (BD-7.4)"""
    s.pardon = seat
    flip(s, OVERBOARD)


def to_sails(s: Table, seat: Seat) -> None:
    """To sails Men!: everyone has one die more next round. (BD-7.2)"""
    s.sails_next = True


class Aiming(Decision):
    """Bullseye and The Jibe!: which of his usable dice a player turns. (BD-7.2, BD-7.3)"""

    anywhere: bool

    def options(self, s: Table) -> list[Action]:
        return [PICK[face] for face in FACES if face in s.fresh or face in s.spent]

    def decided(self, s: Table, action: Action) -> None:
        assert isinstance(action, Pick)
        if self.anywhere:
            s.plan(Turning(self.seat, action.face))
        else:
            turn(s, self.seat, action.face, 7 - action.face)  # opposite faces add up to 7 (BD-1.3)

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat == self.seat:
            for face in dict.fromkeys(s.out):
                if face not in s.fresh and face not in s.spent:
                    yield Refusal(PICK[face], "BD-7.3", "That die is out for this roll and cannot be turned.")


class Turning(Decision):
    """Bullseye: the face the die is turned to. (BD-7.2)"""

    face: int

    def options(self, s: Table) -> list[Action]:
        return [TURN[face] for face in FACES if face != self.face]

    def decided(self, s: Table, action: Action) -> None:
        assert isinstance(action, Turn)
        turn(s, self.seat, self.face, action.face)

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat == self.seat:
            yield Refusal(TURN[self.face], "BD-7.2", "The die shows that already.")


def turn(s: Table, seat: Seat, old: int, new: int) -> None:
    """Of dice that show the same the one is turned that leaves more to do. (BD-7.3)

    Turned to an active face, that is one that has been rolled again already; to an inactive one, one that may still be.
    """
    dice = s.spent if old in s.spent and (s.black[new] or old not in s.fresh) else s.fresh
    dice[dice.index(old)] = new
    dice.sort()
    s.tell(Turned, seat, old, new)


class Swapping(Decision):
    """Change of course: two lines of black dice change places; players' dice stay. (BD-7.2)"""

    def options(self, s: Table) -> list[Action]:
        return [swap for (one, other), swap in SWAP.items() if s.black[one] and s.black[other]]

    def decided(self, s: Table, action: Action) -> None:
        assert isinstance(action, Swap)
        one, other = action.one, action.other
        s.black[one], s.black[other] = s.black[other], s.black[one]
        s.tell(Swapped, one, other)

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Swap) and seat == self.seat:
            return Refusal(action, "BD-7.2", "Both lines must hold black dice.")
        return super().refusal(s, seat, action)


class Storming(Decision):
    """Storm: one black line is rolled again and sorted like the first roll. (BD-7.2, BD-4.3)"""

    def options(self, s: Table) -> list[Action]:
        return [STORM[face] for face in s.lines()]

    def decided(self, s: Table, action: Action) -> None:
        assert isinstance(action, Storm)
        count, s.black[action.face] = s.black[action.face], 0
        s.tell(Stormed, action.face, tuple(sort_black(s, count)))

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat == self.seat:
            for face in FACES:
                if not s.black[face]:
                    yield Refusal(STORM[face], "BD-7.2", "There is no black die in that line.")


class Hauling(Decision):
    """Keelhauling: all players' dice of one column are unplaced again, and not part of the current roll. (BD-7.2)"""

    def options(self, s: Table) -> list[Action]:
        return [HAUL[face] for face in FACES if s.columns[face]]

    def decided(self, s: Table, action: Action) -> None:
        assert isinstance(action, Haul)
        owners = tuple(s.columns[action.face])
        s.columns[action.face] = []
        for owner in owners:
            s.waiting[owner] += 1
        s.tell(Hauled, action.face, owners)

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat == self.seat:
            for face in FACES:
                if not s.columns[face]:
                    yield Refusal(HAUL[face], "BD-7.2", "No player has a die there.")


def boardable(s: Table) -> list[int]:
    """The columns, the anchor excepted, from which a die can be moved to another active one. (BD-7.2)"""
    active = [face for face in s.lines() if face != ANCHOR]
    return [face for face in FACES[RUM - 1 :] if s.columns[face] and active not in ([], [face])]


class Taking(Decision):
    """On board!: whose die is moved, and from where. (BD-7.2)"""

    def options(self, s: Table) -> list[Action]:
        return [TAKE[seat][face] for face in boardable(s) for seat in sorted(set(s.columns[face]))]

    def decided(self, s: Table, action: Action) -> None:
        assert isinstance(action, Take)
        s.plan(Putting(self.seat, action.seat, action.face))


class Putting(Decision):
    """On board!: where the die goes: an active column, the anchor excepted. (BD-7.2)"""

    owner: Seat
    face: int

    def options(self, s: Table) -> list[Action]:
        return [PUT[face] for face in s.lines() if face not in (ANCHOR, self.face)]

    def decided(self, s: Table, action: Action) -> None:
        assert isinstance(action, Put)
        move(s, self.seat, self.owner, self.face, action.face)

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat == self.seat:
            for face in FACES[RUM - 1 :]:
                if not s.black[face]:
                    yield Refusal(PUT[face], "BD-4.4", "No black die lies there: the column is inactive.")


def move(s: Table, mover: Seat, owner: Seat, old: int, new: int) -> None:
    """The die its owner added last goes to another column, where it counts as added now. (BD-6.5)"""
    column = s.columns[old]
    del column[len(column) - 1 - column[::-1].index(owner)]
    s.columns[new].append(owner)
    s.tell(Boarded, mover, owner, old, new)


def always(s: Table) -> bool:
    return True


def usable_die(s: Table) -> bool:
    return bool(s.fresh or s.spent)


TARGETS: dict[int, Callable[[Table], bool]] = {
    OVERBOARD: always,
    BULLSEYE: usable_die,
    JIBE: usable_die,
    TO_SAILS: always,
    COURSE: lambda s: len(s.lines()) > 1,
    WITCH: lambda s: any(s.black[1:]),
    KEELHAULING: lambda s: any(s.columns),
    ON_BOARD: lambda s: bool(boardable(s)),
}

EFFECTS: dict[int, Callable[[Table, Seat], None]] = {
    OVERBOARD: overboard,
    BULLSEYE: lambda s, seat: s.plan(Aiming(seat, True)),
    JIBE: lambda s, seat: s.plan(Aiming(seat, False)),
    TO_SAILS: to_sails,
    COURSE: lambda s, seat: s.plan(Swapping(seat)),
    WITCH: lambda s, seat: s.plan(Storming(seat)),
    KEELHAULING: lambda s, seat: s.plan(Hauling(seat)),
    ON_BOARD: lambda s, seat: s.plan(Taking(seat)),
}
