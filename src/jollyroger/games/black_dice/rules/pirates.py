"""The eight pirates. (BD-7)"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from ....engine import Action, Refusal, Result, Seat
from ..actions import HAUL, PICK, PUT, STORM, SWAP, TAKE, TURN, Haul, Pick, Put, Storm, Swap, Take, Turn
from ..components import (
    ANCHOR,
    BULLSEYE,
    CHANGE_OF_COURSE,
    FACES,
    JIBE,
    KEELHAULING,
    ON_BOARD,
    OVERBOARD,
    RUM,
    TO_SAILS,
    opposite,
)
from ..components import STORM as STORM_PIRATE
from ..events import CrewLost, DieMoved, Hauled, Stormed, Swapped, Thrown, Turned, Used
from ..messages import text
from ..state import Table
from .player_choice import PlayerChoice
from .rolling import ordered, roll_black


def use_refusal(s: Table, seat: Seat, pirate: int) -> tuple[str, str] | None:
    """Why a player cannot use a pirate of the crew now: the rule and a message; None if he can."""
    if not s.rum[seat]:
        return "BD-7.1", "refusal-use-no-rum"
    if s.rum_on[pirate] >= s.limit(pirate):
        return "BD-7.1", "refusal-pirate-full"
    if pirate == TO_SAILS and s.die_more_next:
        return "BD-7.2", "refusal-use-no-seventh-die"
    if not HAS_TARGET[pirate](s):
        return "BD-7.2", "refusal-use-no-target"
    return None


def use_pirate(s: Table, seat: Seat, pirate: int) -> None:
    """Pay a pirate a rum and use his ability. (BD-7.1)"""
    s.rum[seat] -= 1
    s.rum_on[pirate] += 1
    s.tell(Used, seat, s.components.pirates[pirate].name)
    ABILITIES[pirate](s, seat)


def is_last_pirate(s: Table) -> bool:
    """Whether the game is lost if another pirate is flipped. (BD-7.6)"""
    return len(s.crew) == 1


def flip(s: Table, pirate: int) -> None:
    """Flip a pirate for good and put his rum into the hold. The game is lost with the last one. (BD-7.6, BD-7.7)"""
    s.return_rum(pirate)
    s.crew.remove(pirate)
    s.flipped.append(pirate)
    printed = s.components.pirates[pirate]
    s.tell(Thrown, printed.id, printed.title, printed.name, len(s.crew))
    if not s.crew:
        s.tell(CrewLost, s.round)
        s.end(Result((), "crew-lost"))


def overboard(s: Table, seat: Seat) -> None:
    """Overboard with him!: he is flipped, and the player may ignore one penalty of the coming settlement. (BD-7.4)"""
    s.pardon = seat
    flip(s, OVERBOARD)


def to_sails(s: Table, seat: Seat) -> None:
    """To sails Men!: everyone has one die more next round. (BD-7.2)"""
    s.die_more_next = True


class Picking(PlayerChoice):
    """Bullseye and The Jibe!: the player picks one of his usable dice to turn. (BD-7.2, BD-7.3)"""

    any_face: bool  # Bullseye: to any face; The Jibe!: to the opposite one

    def options(self, s: Table) -> Sequence[Action]:
        return [PICK[face] for face in FACES if s.shown(face)]

    def decide(self, s: Table, action: Action) -> None:
        assert isinstance(action, Pick)
        if self.any_face:
            s.plan(Turning(self.seat, action.face))
        else:
            turn_die(s, self.seat, action.face, opposite(action.face))

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat == self.seat:
            for face in dict.fromkeys(s.out):
                if not s.shown(face):
                    yield Refusal(PICK[face], "BD-7.3", text("refusal-turn-out"))


class Turning(PlayerChoice):
    """Bullseye: the player chooses the face to turn the die to. (BD-7.2)"""

    face: int

    def options(self, s: Table) -> Sequence[Action]:
        return [TURN[face] for face in FACES if face != self.face]

    def decide(self, s: Table, action: Action) -> None:
        assert isinstance(action, Turn)
        turn_die(s, self.seat, self.face, action.face)

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat == self.seat:
            yield Refusal(TURN[self.face], "BD-7.2", text("refusal-turn-same"))


def turn_die(s: Table, seat: Seat, old: int, new: int) -> None:
    """Turn a die from one face to another.

    Of equal dice, one that was rolled again is turned to an active face, one that may be rolled again to an inactive
    one. (BD-7.3)
    """
    dice = s.rerolled if old in s.rerolled and (s.black[new] or old not in s.fresh) else s.fresh
    dice[dice.index(old)] = new
    dice.sort()
    s.tell(Turned, seat, old, new)


class Swapping(PlayerChoice):
    """Change of course: two black lines change places. (BD-7.2)"""

    def options(self, s: Table) -> Sequence[Action]:
        return [swap for (one, other), swap in SWAP.items() if s.black[one] and s.black[other]]

    def decide(self, s: Table, action: Action) -> None:
        assert isinstance(action, Swap)
        one, other = action.one, action.other
        s.black[one], s.black[other] = s.black[other], s.black[one]
        s.tell(Swapped, one, other)

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Swap) and seat == self.seat:
            return Refusal(action, "BD-7.2", text("refusal-swap-empty"))
        return super().refusal(s, seat, action)


class Storming(PlayerChoice):
    """Storm: a black line is rolled again. (BD-7.2, BD-4.3)"""

    def options(self, s: Table) -> Sequence[Action]:
        return [STORM[face] for face in FACES if dice_to_storm(s, face)]

    def decide(self, s: Table, action: Action) -> None:
        assert isinstance(action, Storm)
        count = dice_to_storm(s, action.face)
        s.black[action.face] -= count
        stays = s.black[action.face] > 0
        dice = roll_black(s, count)
        if s.listener is not None:
            again = ordered(dice.again(s.stage))
            s.tell(Stormed, self.seat, action.face, ordered(dice.faces), again, ordered(dice.columns), stays)

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat == self.seat:
            for face in FACES:
                if not s.black[face]:
                    yield Refusal(STORM[face], "BD-7.2", text("refusal-storm-empty"))
                elif not dice_to_storm(s, face):
                    yield Refusal(STORM[face], "BD-7.2", text("refusal-storm-only-laid"))


def dice_to_storm(s: Table, face: int) -> int:
    """How many dice of a black line a storm rolls: one stays where the quest lays a die. (BD-4.2, BD-7.2)"""
    count = s.black[face]
    return count - 1 if count and face == s.stage.seeded else count


class Hauling(PlayerChoice):
    """Keelhauling: all players' dice of a column are unplaced again. They are not in the current roll. (BD-7.2)"""

    def options(self, s: Table) -> Sequence[Action]:
        return [HAUL[face] for face in FACES if s.columns[face]]

    def decide(self, s: Table, action: Action) -> None:
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
                    yield Refusal(HAUL[face], "BD-7.2", text("refusal-haul-empty"))


def move_targets(s: Table, old: int) -> list[int]:
    """The columns to which a die can move from this one: active ones, but not the anchor. (BD-7.2, BD-8.6)"""
    return [face for face in s.active_columns() if face != ANCHOR and face != old]


def columns_to_take_from(s: Table) -> list[int]:
    """The columns, except the anchor, with a die that can move to another one. (BD-7.2)"""
    targets = move_targets(s, ANCHOR)
    return [face for face in FACES[RUM - 1 :] if s.columns[face] and targets not in ([], [face])]


class Taking(PlayerChoice):
    """On board!: the player chooses whose die to move, and from which column. (BD-7.2)"""

    def options(self, s: Table) -> Sequence[Action]:
        return [TAKE[seat][face] for face in columns_to_take_from(s) for seat in sorted(set(s.columns[face]))]

    def decide(self, s: Table, action: Action) -> None:
        assert isinstance(action, Take)
        s.plan(Putting(self.seat, action.seat, action.face))


class Putting(PlayerChoice):
    """On board!: the player chooses the column for the die. (BD-7.2)"""

    owner: Seat
    face: int

    def options(self, s: Table) -> Sequence[Action]:
        return [PUT[face] for face in move_targets(s, self.face)]

    def decide(self, s: Table, action: Action) -> None:
        assert isinstance(action, Put)
        move_die(s, self.seat, self.owner, self.face, action.face)

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat == self.seat:
            for face in FACES[RUM - 1 :]:
                if not s.black[face]:
                    yield Refusal(PUT[face], "BD-4.4", text("refusal-place-closed", state="inactive"))


def move_die(s: Table, mover: Seat, owner: Seat, old: int, new: int) -> None:
    """Move the die that its owner added last to another column, where it counts as added now. (BD-6.5)"""
    column = s.columns[old]
    del column[len(column) - 1 - column[::-1].index(owner)]
    s.columns[new].append(owner)
    s.tell(DieMoved, mover, owner, old, new)


def has_usable_die(s: Table) -> bool:
    return bool(s.fresh or s.rerolled)


HAS_TARGET: Final[dict[int, Callable[[Table], bool]]] = {
    OVERBOARD: lambda s: True,
    BULLSEYE: has_usable_die,
    JIBE: has_usable_die,
    TO_SAILS: lambda s: True,
    CHANGE_OF_COURSE: lambda s: len(s.active_columns()) > 1,
    STORM_PIRATE: lambda s: any(dice_to_storm(s, face) for face in s.active_columns()),
    KEELHAULING: lambda s: any(s.columns),
    ON_BOARD: lambda s: bool(columns_to_take_from(s)),
}
"""Whether there is anything for a pirate to work on. Quicker than to list the options of his phase. (BD-7.1)"""

ABILITIES: Final[dict[int, Callable[[Table, Seat], None]]] = {
    OVERBOARD: overboard,
    BULLSEYE: lambda s, seat: s.plan(Picking(seat, True)),
    JIBE: lambda s, seat: s.plan(Picking(seat, False)),
    TO_SAILS: to_sails,
    CHANGE_OF_COURSE: lambda s, seat: s.plan(Swapping(seat)),
    STORM_PIRATE: lambda s, seat: s.plan(Storming(seat)),
    KEELHAULING: lambda s, seat: s.plan(Hauling(seat)),
    ON_BOARD: lambda s, seat: s.plan(Taking(seat)),
}
