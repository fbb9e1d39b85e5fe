"""The loop that runs a game.

A game is a stack of phases still to happen, its agenda. The kernel resolves phases that ask nobody; when a phase asks,
it waits for answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, ParamSpec, TypeVar

from .actions import Action
from .chance import Chance
from .frozen import Frozen
from .messages import SHARED, Person

Seat = int
words = SHARED.text
S = TypeVar("S", bound="State")
P = ParamSpec("P")


class Ask:
    """A question to one seat: it must choose one of the options or, if `may` is set, may also stay silent."""

    __slots__ = ("may", "options", "seat")

    def __init__(self, seat: Seat, options: Sequence[Action], may: bool = False) -> None:
        self.seat = seat
        self.options = options
        self.may = may


class Refusal(NamedTuple):
    """Why an action that a player might expect is not offered: the rule's id, and a sentence for the player."""

    action: Action
    rule: str
    why: str


class Refused(Exception):
    """Raised for an action that cannot be played now. The state is unchanged."""

    def __init__(self, why: str, rule: str | None = None) -> None:
        super().__init__(why if rule is None else f"{why} ({rule})")
        self.why = why
        self.rule = rule


class Result(NamedTuple):
    """How a game ended: the winners (none, some or all), the name of the ending, and points if there are any."""

    winners: tuple[Seat, ...]
    ending: str
    points: tuple[int, ...] = ()


class Event(Frozen):
    """Something that has happened."""

    reveals: ClassVar[bool] = False
    """Whether it shows somebody what was hidden before. Such a step cannot be undone."""
    icon: ClassVar[str] = ""
    """The name of a shared picture that stands for it in short lists of events."""
    important: ClassVar[bool] = False
    """Whether nobody should miss it: it stays in sight until the player acts."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        """What a seat sees of the event (None: a spectator); returns None if it sees nothing."""
        return self


class State:
    """The state of a game as plain data. Games add what lies on the table: hands, boards, coins.

    Every attribute is saved by the codec and copied by `clone`, except those named in `derived`.
    """

    derived: ClassVar[tuple[str, ...]] = ()
    """Attributes that are not saved: caches, and components, which the codec's `blank` sets."""

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.agenda: list[Phase[Any]] = []  # a stack: the last phase is the current one
        self.asks: list[Ask] = []  # the open questions of the current phase
        self.sealed: dict[Seat, Action] = {}  # its answers so far, hidden until it closes
        self.result: Result | None = None
        self.listener: Callable[[Event], None] | None = None

    @property
    def has_ended(self) -> bool:
        """Whether the game is over. Rules that go on after a call which may end the game ask this."""
        return self.result is not None

    def clone(self: S) -> S:
        """An independent copy without a listener."""
        raise NotImplementedError

    def copy_kernel(self, other: State) -> None:
        """Copy the kernel's own attributes; for use in `clone`. Phases and asks never change, so they are shared."""
        self.agenda = other.agenda[:]
        self.asks = other.asks
        self.sealed = other.sealed.copy()
        self.result = other.result

    def plan(self, *phases: Phase[Any]) -> None:
        """Push phases on the agenda; the first one happens next. Does nothing once the game has ended."""
        if self.result is None:
            self.agenda.extend(phases[::-1])

    def end(self, result: Result) -> None:
        """End the game at once, whatever is still planned."""
        self.result = result
        self.agenda.clear()

    def tell(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Report an event to the listener. Without one, as in simulations, the event is not even created."""
        if self.listener is not None:
            self.listener(event(*args, **kwargs))

    def after(self, seat: Seat) -> list[Seat]:
        """All seats in turn order, starting to the left of this one and ending with it."""
        return [*range(seat + 1, self.seats), *range(seat + 1)]


class Phase(Frozen, Generic[S]):
    """One thing still to happen: a decision, or a rule that runs by itself. Its fields are its annotations."""

    first_answer_decides: ClassVar[bool] = False
    """Whether one answer is enough, whoever gives it. It is passed to `answer`; the others' questions stay in `s.asks`
    until the next phase asks."""

    def ask(self, s: S) -> list[Ask]:
        """The questions this phase asks. If there are none, it resolves at once."""
        return []

    def closed(self, s: S) -> bool:
        """Whether enough answers are in; by default, when every seat that must answer has."""
        return all(ask.may for ask in s.asks)

    def resolve(self, s: S, answers: Mapping[Seat, Action]) -> None:
        """Change the state and plan what follows."""
        raise NotImplementedError

    def proceed(self, s: S) -> list[Ask]:
        """Ask or, if there is nothing to ask, leave the agenda and resolve at once. Returns the questions."""
        asks = self.ask(s)
        if not asks:
            s.agenda.pop()
            self.resolve(s, NO_ANSWERS)
        return asks

    def answer(self, s: S, seat: Seat, action: Action) -> None:
        """Resolve with the answer of one seat, if no other answer is needed."""
        self.resolve(s, {seat: action})

    def refusals(self, s: S, seat: Seat) -> Iterable[Refusal]:
        """Actions that a player in this seat might expect but may not choose now, with reasons to show."""
        return ()

    def refusal(self, s: S, seat: Seat, action: Action) -> Refusal | None:
        """The reason for refusing any other action, once somebody tries it."""
        return None


class Step(Phase[S]):
    """A rule that runs by itself and asks nobody."""

    def run(self, s: S) -> None:
        """Change the state and plan what follows."""
        raise NotImplementedError

    def resolve(self, s: S, answers: Mapping[Seat, Action]) -> None:
        self.run(s)

    def proceed(self, s: S) -> list[Ask]:
        s.agenda.pop()
        self.run(s)
        return NO_ASKS


NO_ANSWERS: Mapping[Seat, Action] = {}
"""What a phase that asks nobody is resolved with."""
NO_ASKS: list[Ask] = []
"""The questions of a phase that asks nobody. Never changed."""


def start(s: S, *phases: Phase[S]) -> S:
    """Plan these phases and run to the first decision."""
    s.plan(*phases)
    advance(s)
    return s


def apply(s: State, seat: Seat, action: Action) -> None:
    """Check an action that comes from outside and play it, or raise Refused with the reason."""
    ask = next((ask for ask in s.asks if ask.seat == seat), None)
    if ask is None or action not in ask.options:
        raise explain_refusal(s, seat, action)
    play(s, seat, action)


def play(s: State, seat: Seat, action: Action) -> None:
    """Play an action that is known to be legal."""
    phase = s.agenda[-1]
    if phase.first_answer_decides or (len(s.asks) == 1 and not s.sealed):
        # There is nothing to seal, and nobody to wait for.
        s.agenda.pop()
        phase.answer(s, seat, action)
        advance(s)
        return
    s.sealed[seat] = action
    s.asks = [ask for ask in s.asks if ask.seat != seat]
    if phase.closed(s):
        answers = s.sealed
        s.sealed = {}
        s.agenda.pop()
        phase.resolve(s, answers)
        advance(s)


def advance(s: State) -> None:
    """Resolve phases up to the next decision or the end."""
    agenda = s.agenda
    while agenda:
        asks = agenda[-1].proceed(s)
        if asks:
            s.asks = asks
            return
    s.asks = NO_ASKS


def refresh_asks(s: State) -> None:
    """Compute the open asks again, after loading a state or redealing its hidden parts."""
    if s.agenda:
        s.asks = [ask for ask in s.agenda[-1].ask(s) if ask.seat not in s.sealed]


def waiting_for(s: State) -> list[Seat]:
    """The seats that must answer before the game goes on."""
    return [ask.seat for ask in s.asks if not ask.may]


def explain_refusal(s: State, seat: Seat, action: Action) -> Refused:
    """The exception that says why this seat may not play this action now."""
    if s.result is not None:
        return Refused(words("refused-game-over"))
    if seat not in range(s.seats):
        return Refused(words("refused-no-seat", seat=seat, seats=s.seats))
    phase = s.agenda[-1]
    expected = [refusal for refusal in phase.refusals(s, seat) if refusal.action == action]
    refusal = expected[0] if expected else phase.refusal(s, seat, action)
    if refusal is not None:
        return Refused(refusal.why, refusal.rule)
    if seat in s.sealed:
        return Refused(words("refused-answered"))
    ask = next((ask for ask in s.asks if ask.seat == seat), None)
    if ask is None:
        others = tuple(Person(other) for other in waiting_for(s))
        return Refused(words("refused-not-your-turn", others=others))
    options = ", ".join(str(option) for option in ask.options)
    return Refused(words("refused-not-offered", action=str(action), options=options))


def ask_order(s: State, pending: Seat | None = None) -> list[Ask]:
    """The order in which to put the open asks: every seat that may choose, then the first that must.

    As long as the seat that must choose is `pending`, the others have had their say and are left out.
    """
    asks = s.asks
    if len(asks) < 2:
        return asks
    order: list[Ask] = []
    must: Ask | None = None
    for ask in asks:
        if ask.may:
            order.append(ask)
        elif must is None:
            if ask.seat == pending:
                return [ask]
            must = ask
    assert must is not None, "nobody must answer"
    order.append(must)
    return order


def run(s: State, choose: Callable[[Ask], Action | None], limit: int = 1_000_000) -> tuple[int, int]:
    """Play to the end, or to the limit of choices, with `choose` answering asks in `ask_order`; None is silence.

    Returns the number of choices, and how many of them had an alternative.
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
    """One of the options, or silence where it is allowed, all equally likely."""
    count = len(ask.options)
    if ask.may:
        number = chance.below(count + 1)
        return None if number == count else ask.options[number]
    return ask.options[chance.below(count) if count > 1 else 0]


def playout(s: State, chance: Chance, limit: int = 1_000_000) -> tuple[int, int]:
    """Play at random to the end. Returns the same counts as `run`."""
    return run(s, lambda ask: random_choice(ask, chance), limit)
