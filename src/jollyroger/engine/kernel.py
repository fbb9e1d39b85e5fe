"""The loop that runs a game: an agenda of phases, the asks of the one that is happening, and what answers do.

A game is a stack of things still to happen. The kernel runs those that need nobody; when one asks, it waits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, ParamSpec, TypeVar

from .actions import Action
from .chance import Chance
from .frozen import Frozen

Seat = int
S = TypeVar("S", bound="State")
P = ParamSpec("P")


class Ask:
    """One seat must choose one of these; or may, if it is free to stay silent."""

    def __init__(self, seat: Seat, options: Sequence[Action], may: bool = False) -> None:
        self.seat = seat
        self.options = options
        self.may = may


class Refusal(NamedTuple):
    """Why an action that somebody might expect is not offered: the rule, and a sentence for the player."""

    action: Action
    rule: str
    why: str


class Refused(Exception):
    """An action that cannot be played now. Nothing has changed."""

    def __init__(self, why: str, rule: str | None = None) -> None:
        super().__init__(why if rule is None else f"{why} ({rule})")
        self.why = why
        self.rule = rule


class Result(NamedTuple):
    """How a game ended: who won (nobody, or all, in some games), the ending's name, and points where there are any."""

    winners: tuple[Seat, ...]
    ending: str
    points: tuple[int, ...] = ()


class Event(Frozen):
    """Something that has happened."""

    reveals: ClassVar[bool] = False
    """Whether it shows somebody what was hidden until now: then it cannot be undone."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        """What a seat (None: a spectator) sees of it; None: nothing."""
        return self


class State:
    """The state of a game: what the kernel needs, and what a game adds (hands, boards, coins). Plain data.

    Every attribute is saved by the codec and copied by `clone`, except those named in `derived`.
    """

    derived: ClassVar[tuple[str, ...]] = ()
    """Attributes that are not saved: caches, and the components, which the codec's `blank` puts back."""

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.agenda: list[Phase[Any]] = []  # the last one is happening now
        self.asks: list[Ask] = []  # the questions it has still open
        self.sealed: dict[Seat, Action] = {}  # answers not revealed yet
        self.result: Result | None = None
        self.listener: Callable[[Event], None] | None = None

    def clone(self: S) -> S:
        """A copy that lives its own life, with nobody listening."""
        raise NotImplementedError

    def copy_kernel(self, other: State) -> None:
        """For `clone`: take over what the kernel keeps. Phases and asks are never changed, so they are shared."""
        self.agenda = other.agenda[:]
        self.asks = other.asks
        self.sealed = other.sealed.copy()
        self.result = other.result

    def plan(self, *phases: Phase[Any]) -> None:
        """Put phases on the agenda, the first to happen next. After the end, nothing happens."""
        if self.result is None:
            self.agenda.extend(phases[::-1])

    def end(self, result: Result) -> None:
        self.result = result
        self.agenda.clear()

    def tell(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Say what has happened. The event is made only if somebody listens: simulations do not pay for it."""
        if self.listener is not None:
            self.listener(event(*args, **kwargs))

    def after(self, seat: Seat) -> list[Seat]:
        """All seats in turn order, beginning to the left of this one and ending with it."""
        return [*range(seat + 1, self.seats), *range(seat + 1)]


class Phase(Frozen, Generic[S]):
    """One thing still to happen: a decision, or a rule that runs by itself. Its fields are its annotations."""

    def ask(self, s: S) -> list[Ask]:
        """Who must or may choose now. Nobody: the phase resolves at once."""
        return []

    def closed(self, s: S) -> bool:
        """Whether enough answers are in: by default, all who must have answered."""
        return not [ask for ask in s.asks if not ask.may]

    def resolve(self, s: S, answers: Mapping[Seat, Action]) -> None:
        """Change the table and plan what follows."""
        raise NotImplementedError

    def refusals(self, s: S, seat: Seat) -> Iterable[Refusal]:
        """What this seat might expect to do now but may not, and why: shown without being asked for."""
        return ()

    def refusal(self, s: S, seat: Seat, action: Action) -> Refusal | None:
        """Why an action is refused that nobody would expect but somebody tried."""
        return None


NO_ANSWERS: Mapping[Seat, Action] = {}
"""The answers to a phase that asks nobody."""


def start(s: S, *phases: Phase[S]) -> S:
    """Begin a game, or a test, with these phases."""
    s.plan(*phases)
    advance(s)
    return s


def apply(s: State, seat: Seat, action: Action) -> None:
    """Play an action that comes from outside: checked, and refused with a reason."""
    ask = next((ask for ask in s.asks if ask.seat == seat), None)
    if ask is None or action not in ask.options:
        raise refused(s, seat, action)
    play(s, seat, action)


def play(s: State, seat: Seat, action: Action) -> None:
    """Play an action known to be legal: bots, replays."""
    s.sealed[seat] = action
    s.asks = [ask for ask in s.asks if ask.seat != seat]
    phase = s.agenda[-1]
    if phase.closed(s):
        answers = s.sealed
        s.sealed = {}
        s.agenda.pop()
        phase.resolve(s, answers)
        advance(s)


def advance(s: State) -> None:
    """Run the rules on to the next decision, or to the end."""
    agenda = s.agenda
    while agenda:
        s.asks = agenda[-1].ask(s)
        if s.asks:
            return
        agenda.pop().resolve(s, NO_ANSWERS)
    s.asks = []


def refresh_asks(s: State) -> None:
    """Ask the current phase again, after a state was loaded or its hidden parts were redealt."""
    if s.agenda:
        s.asks = [ask for ask in s.agenda[-1].ask(s) if ask.seat not in s.sealed]


def waiting_for(s: State) -> list[Seat]:
    """The seats that must answer before the game goes on."""
    return [ask.seat for ask in s.asks if not ask.may]


def refused(s: State, seat: Seat, action: Action) -> Refused:
    """The reason why this seat may not play this action now."""
    if s.result is not None:
        return Refused("The game is over.")
    if seat not in range(s.seats):
        return Refused(f"There is no seat {seat} at this table of {s.seats}.")
    phase = s.agenda[-1]
    expected = [refusal for refusal in phase.refusals(s, seat) if refusal.action == action]
    refusal = expected[0] if expected else phase.refusal(s, seat, action)
    if refusal is not None:
        return Refused(refusal.why, refusal.rule)
    if seat in s.sealed:
        return Refused("You have answered already; wait for the others.")
    ask = next((ask for ask in s.asks if ask.seat == seat), None)
    if ask is None:
        others = " and ".join(f"{{{other}}}" for other in waiting_for(s))
        return Refused(f"It is not your turn to choose; the table waits for {others}.")
    options = ", ".join(str(option) for option in ask.options)
    return Refused(f"'{action}' is not one of your options now. They are: {options}.")


def ask_order(s: State, pending: Seat | None = None) -> list[Ask]:
    """The asks in the order they are put: every seat that may choose, then the first that must.

    While `pending` is the seat that must choose, those who may have had their say and are left out.
    """
    asks = s.asks
    if len(asks) < 2:
        return asks
    must = next(ask for ask in asks if not ask.may)
    return [must] if must.seat == pending else [*(ask for ask in asks if ask.may), must]


def run(s: State, choose: Callable[[Ask], Action | None], limit: int = 1_000_000) -> tuple[int, int]:
    """Play on to the end (or the limit), with `choose` deciding in `ask_order`; None is silence.

    Returns the number of choices, and of those with an alternative.
    """
    made = free = 0
    pending: Seat | None = None
    while s.asks and made < limit:
        asks = ask_order(s, pending)
        pending = asks[-1].seat
        for ask in asks:
            action = choose(ask)
            if action is not None:
                break
        assert action is not None, "a seat that must choose stayed silent"
        made += 1
        if ask.may or len(ask.options) > 1:
            free += 1
        play(s, ask.seat, action)
    return made, free


def random_choice(ask: Ask, chance: Chance) -> Action | None:
    """Any option, or silence where that is free, each as likely as the others."""
    count = len(ask.options)
    if ask.may:
        number = chance.below(count + 1)
        return None if number == count else ask.options[number]
    return ask.options[chance.below(count) if count > 1 else 0]


def playout(s: State, chance: Chance, limit: int = 1_000_000) -> tuple[int, int]:
    """Play on at random to the end. Returns the choices made, and those that were free."""
    return run(s, lambda ask: random_choice(ask, chance), limit)
