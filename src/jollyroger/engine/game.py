"""Game: what a game folder exports, and nothing else about it is known outside."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from .actions import Action, Catalogue
from .chance import Chance
from .codec import Codec
from .kernel import Ask, Event, Refusal, Result, Seat, State, advance, random_choice
from .rules import Rules

S = TypeVar("S", bound=State)

View = dict[str, Any]
"""What a seat may know, as plain data ready for JSON. Each game says more precisely what is in it."""


class BadSetup(ValueError):
    """A game that cannot be set up so. The message says what is wrong and what would be right."""


class BadComponents(ValueError):
    """A component file that does not add up. The message says what is wrong and what would be right."""


@dataclass(frozen=True)
class Option:
    """Something agreed before the game: its values, the default first."""

    id: str
    values: tuple[str, ...]
    about: str
    fits: Callable[[str, int], str | None] | None = None
    """Where more than the listed values will do: what is wrong with this one for so many seats, if anything."""

    @property
    def default(self) -> str:
        return self.values[0]

    def complaint(self, value: str, seats: int) -> str | None:
        """What is wrong with this value, in a sentence."""
        if value in self.values:
            return None
        if self.fits is not None:
            return self.fits(value, seats)
        return f"Option {self.id} is one of {', '.join(self.values)}, not '{value}'."


@dataclass(frozen=True)
class Words(Generic[S]):
    """The text every face shows. A captain is written {seat}, for the face to put in a name; the reader is 'you'."""

    prompt: Callable[[S, Seat], str]
    """The question this seat is being asked."""
    label: Callable[[S, Seat, Action], str]
    """What an option says on its button."""
    event_text: Callable[[Event, Seat | None], str]
    """What has happened, in a sentence for this seat; the event is what that seat sees of it."""
    text_board: Callable[[View], str]
    """The table as a text picture."""
    outcome: Callable[[Result, Seat | None], str]
    """How the game ended, in a sentence for this seat."""
    hints: Callable[[View], str] = lambda view: ""
    """What lies ahead, as text."""


@dataclass(frozen=True)
class Game(Generic[S]):
    """The contract: what the kernel, the bots, the lab, the server and the faces know of a game."""

    id: str
    name: str
    about: str
    version: int
    """Raised by every change that makes an old record play otherwise."""
    seats: range
    options: tuple[Option, ...]
    catalogue: Catalogue
    codec: Codec[S]
    rules: Rules
    words: Words[S]
    deal: Callable[[int, Mapping[str, str], Chance], S]
    """A table with its first phases planned and nothing played yet."""
    view: Callable[[S, Seat | None], View]
    """What a seat may know; None: a spectator."""
    policy: Callable[[S, Ask, Chance], Action | None] = lambda s, ask, chance: random_choice(ask, chance)
    """A sensible choice by rule of thumb, from what the asked seat may know. Default: any option."""
    resample: Callable[[S, Seat | None, Chance], S] = lambda s, seat, chance: copy_with_chance(s, chance)
    """A state that looks the same from this seat, with all that it may not know dealt anew from this chance.

    Default: a copy, for games without secrets.
    """
    pieces: Callable[[S], Mapping[str, int]] = lambda s: {}
    """How many there are of each kind of piece, the same at every moment of a game. Default: no pieces."""
    usual_seats: int | None = None
    """How many play if nobody says how many."""
    candidates: Callable[[S, Ask], Sequence[Action]] = lambda s, ask: ask.options
    """The options that deserve a look, from what the asked seat may know."""
    value: Callable[[S, Seat], float | None] = lambda s, seat: None
    """Roughly the chance that this seat wins from here, 0 to 1, quickly; None: play on to know."""
    horizon: int = 20
    """How many choices a search plays on by `policy` before it asks what the position is worth."""
    reason: Callable[[S, Ask, Action], str] | None = None
    """Why somebody sensible would choose so, in a sentence: only where nothing in it is secret from anyone."""
    hints: Callable[[S, Seat | None], View] = lambda s, seat: {}
    """What lies ahead, from what the seat may know: odds, dangers, what is missing."""
    with_components: Callable[[Path], Game[S]] | None = None
    """The same game with the components of another file, for owners of the box; None where there is no need."""
    components_hash: str = ""
    """The hash of that other file. Ours has none."""
    cooperative: bool = False
    """Whether all win or lose together."""

    def new(
        self,
        seats: int,
        chance: Chance,
        options: Mapping[str, str] | None = None,
        listener: Callable[[Event], None] | None = None,
    ) -> S:
        """A new game at its first decision. A seat count or option that does not fit is refused with a reason."""
        s = self.deal(seats, self.fill_options(seats, options or {}), chance)
        s.listener = listener
        advance(s)
        return s

    @property
    def default_seats(self) -> int:
        """How many play if nobody says how many: the usual number, or the middle of what is possible."""
        return self.usual_seats or (self.seats[0] + self.seats[-1]) // 2

    def fill_options(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """All options with their values, given or default."""
        if seats not in self.seats:
            raise BadSetup(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}.")
        known = {option.id: option for option in self.options}
        for id, value in options.items():
            if id not in known:
                raise BadSetup(f"{self.name} has no option '{id}'; its options are {', '.join(known)}.")
            if complaint := known[id].complaint(value, seats):
                raise BadSetup(complaint)
        return {id: options.get(id, option.default) for id, option in known.items()}

    def refusals(self, s: S, seat: Seat) -> list[Refusal]:
        """What this seat might expect to do now but may not, and why."""
        return [] if s.result is not None else list(s.agenda[-1].refusals(s, seat))


def copy_with_chance(s: S, chance: Chance) -> S:
    """A copy whose luck comes from another source."""
    twin = s.clone()
    twin.chance = chance.clone()
    return twin


def ask_for(s: State, seat: Seat) -> Ask | None:
    """What this seat is being asked now, if anything."""
    return next((ask for ask in s.asks if ask.seat == seat), None)


def visible_events(events: Iterable[Event], seat: Seat | None) -> Sequence[Event]:
    """What a seat sees of what has happened."""
    return [event for event in (event.seen_by(seat) for event in events) if event is not None]
