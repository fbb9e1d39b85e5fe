"""The contract: what a game exports, and all that the rest of the program knows about it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from .actions import Action, Catalogue
from .chance import Chance
from .codec import Codec
from .errors import UserError
from .kernel import Ask, Event, Refusal, Result, Seat, State, advance, random_choice
from .messages import SHARED, Remark
from .messages import Catalogue as MessageCatalogue
from .observation import Observer
from .rules import Rules
from .text import Glossary, HelpSheet, Tutorial, Words
from .text.setup_option import Option
from .text.words import View

S = TypeVar("S", bound=State)
words = SHARED.text


class BadSetup(UserError):
    """Raised for a setup that a game does not allow. The message says what is wrong and what is allowed."""


class BadComponents(UserError):
    """Raised for an invalid component file. The message says what is wrong and what is allowed."""


class Budget(NamedTuple):
    """How long a bot may think: seconds, or trials for reproducible results."""

    seconds: float = math.inf
    trials: int = 1_000_000


class Thought(NamedTuple):
    """What a planner has chosen, and what it means to do, in a sentence.

    Partners read the plan at the table, and whoever asks for a hint. Rivals never do.
    """

    action: Action | None
    plan: Remark | None = None


class Difficulty(NamedTuple):
    """The option that makes a game easier or harder, and its values from the easiest to the hardest."""

    option: str
    values: tuple[str, ...]


@dataclass(frozen=True, repr=False)
class Game(Generic[S]):
    """All that kernel, bots, lab, server and front ends know about a game."""

    id: str
    name: str
    """The same in all languages."""
    version: int
    """Raised with every change that makes an old record play differently."""
    seats: range
    options: tuple[Option, ...]
    catalogue: Catalogue
    codec: Codec[S]
    rules: Rules
    words: Words[S]
    deal: Callable[[int, Mapping[str, str], Chance], S]
    """Creates a state with its first phases planned and nothing played."""
    view: Callable[[S, Seat | None], View]
    """What a seat may know (None: a spectator)."""
    messages: MessageCatalogue | None = None
    """The game's texts. None: a game in one language, whose texts are in its code."""
    about: str = ""
    """What it is about, in a sentence. Empty: the message `game-about`; see `summary`."""
    policy: Callable[[S, Ask, Chance], Action | None] = lambda s, ask, chance: random_choice(ask, chance)
    """A sensible quick choice, based on what the asked seat may know. Default: a random one."""
    resample: Callable[[S, Seat | None, Chance], S] = lambda s, seat, chance: copy_with_chance(s, chance)
    """A state that looks the same to this seat, with everything it may not know redealt from this chance.

    Default: a plain copy, for games without secrets.
    """
    beginner: Callable[[S, Ask, Chance], Action | None] | None = None
    """A beginner's choice, with the mistakes that beginners of this game make. None: mistakes are random choices."""
    beginner_share: float = 0.5
    """The share of its choices that a Deckhand makes as a beginner, 0 to 1; the rest it makes by `policy`."""
    think: Callable[[Callable[[Chance], S], Ask, Chance, Budget], Thought] | None = None
    """A planner of the game's own, for the Captain. Its first argument deals a state that looks the same to the asked
    seat. None: the search for any game."""
    worth: Callable[[Result, Seat], float] | None = None
    """What a result is worth to a bot in this seat, 0 to 1. None: its share of the win."""
    expected_worth: Callable[[S, Seat], float | None] | None = None
    """What a bot in this seat expects of a position, on the scale of `worth`. None: `value`, its chance to win."""
    temperaments: Mapping[str, Game[S]] = field(default_factory=dict, hash=False)
    """The same game for bots of another temperament, by its name: other policy and worth, same rules."""
    pieces: Callable[[S], Mapping[str, int]] = lambda s: {}
    """The number of pieces of each kind, which never changes during a game. Default: no pieces."""
    usual_seats: int | None = None
    """The number of seats if nobody asks for another; see `default_seats`."""
    candidates: Callable[[S, Ask], Sequence[Action]] = lambda s, ask: ask.options
    """The options that a search should try, based on what the asked seat may know."""
    value: Callable[[S, Seat], float | None] = lambda s, seat: None
    """A quick estimate of this seat's chance to win, 0 to 1; None where the game must be played on to tell."""
    horizon: int = 20
    """How many choices a search plays with `policy` before it calls `value`."""
    reason: Callable[[S, Ask, Action], Remark | None] | None = None
    """A sentence on why a sensible player would choose this. Everybody reads it, so it may not give away secrets."""
    hints: Callable[[S, Seat | None], View] = lambda s, seat: {}
    """Forecasts for a seat, based on what it may know: odds, dangers, what is missing."""
    brief_hints: Callable[[S, Seat | None], View] | None = None
    """The part of the hints that a front end always shows. For the rest it asks when somebody looks at it, because it
    takes long to compute. None: all hints are quick to compute."""
    with_components: Callable[[Path], Game[S]] | None = None
    """Makes the same game with the components of another file; None if the game does not support that."""
    components_file: Path | None = None
    """The file with the built-in components, of which `with_components` takes changed copies."""
    components_hash: str = ""
    """The hash of that other file; empty for the built-in components."""
    observation: Callable[[int], Observer[S]] | None = None
    """Encodes what a seat may know as numbers, for learners, given the number of seats. None: learners get a hashed
    view."""
    apprentice: Path | None = None
    """The folder with what the bot `apprentice` has learnt, a file for each number of seats."""
    cooperative: bool = False
    """Whether all win or lose together."""
    turn_number: Callable[[S], int] | None = None
    """The number of the turn that players read on the board and in the log. None: whoever needs turns counts series of
    choices of the same seat."""
    roles: Callable[[S], Sequence[Mapping[str, str]]] = lambda s: ()
    """What tells the seats apart, for statistics of who wins as whom: for each seat its roles by kind, named as players
    know them, such as {"character": "Jade", "item": "Sword"}. They are public. The lab asks at the first decision.
    Default: nothing but their places."""
    glossary: Glossary = ()
    """What each symbol, number, track, card and space means."""
    help: HelpSheet | None = None
    """The goal, a turn in pictures, the symbols, worked examples."""
    tutorial: Tutorial | None = field(default=None, hash=False)
    """The guided first game. Its options are a mapping, which has no hash."""
    advice: Callable[[S, Ask, Action], Remark | None] | None = None
    """A sentence for the asked seat on why to choose this. It may use all that the seat may know, and nothing else."""
    difficulty: Difficulty | None = None
    """How to make the game easier or harder. None: by stronger and weaker bots."""
    forecast: Callable[[int, Mapping[str, str]], str] | None = None
    """What to expect of a game with this many seats and these options: how long it takes, how often it is won."""

    def __repr__(self) -> str:
        # With all rules, texts and the catalogue it would be tens of thousands of characters.
        return f"<Game {self.id}>"

    def new(
        self,
        seats: int,
        chance: Chance,
        options: Mapping[str, str] | None = None,
        listener: Callable[[Event], None] | None = None,
    ) -> S:
        """A new game at its first decision. Raises BadSetup for a wrong number of seats or a wrong option."""
        s = self.deal(seats, self.fill_options(seats, options or {}), chance)
        s.listener = listener
        advance(s)
        return s

    @property
    def summary(self) -> str:
        """What the game is about, in a sentence for the reader."""
        return self.about if self.about or self.messages is None else self.messages.text("game-about")

    def remark_text(self, remark: Remark) -> str:
        """What a bot says, for the reader; empty if it says nothing."""
        if isinstance(remark, str):
            return remark
        return remark.id if self.messages is None else self.messages.render(remark)

    @property
    def default_seats(self) -> int:
        """The usual number of seats, or the middle of what is possible."""
        return self.usual_seats or (self.seats[0] + self.seats[-1]) // 2

    def fill_options(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """All options with their values, given or default. Raises BadSetup if something is wrong."""
        if seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise BadSetup(words("wrong-seats", game=self.name, least=least, most=most, seats=seats))
        known = {option.id: option for option in self.options}
        for id, value in options.items():
            if id not in known:
                raise BadSetup(words("wrong-option", game=self.name, option=id, options=", ".join(known)))
            if problem := known[id].problem_with(value, seats):
                raise BadSetup(problem)
        return {id: options.get(id, option.default) for id, option in known.items()}

    def with_temperament(self, name: str) -> Game[S]:
        """The same game for bots of this temperament. Raises BadSetup if there is none of that name."""
        if name not in self.temperaments:
            known = ", ".join(self.temperaments) or words("wrong-temperament-none")
            raise BadSetup(words("wrong-temperament", game=self.name, temperament=name, known=known))
        return self.temperaments[name]

    def refusals(self, s: S, seat: Seat) -> list[Refusal]:
        """Actions that a player in this seat might expect but may not choose now, with reasons."""
        return [] if s.result is not None else list(s.agenda[-1].refusals(s, seat))


def copy_with_chance(s: S, chance: Chance) -> S:
    """A copy whose luck comes from a copy of this source."""
    twin = s.clone()
    twin.chance = chance.clone()
    return twin


def ask_for(s: State, seat: Seat) -> Ask | None:
    """The open question to this seat, if there is one."""
    return next((ask for ask in s.asks if ask.seat == seat), None)


def visible_events(events: Iterable[Event], seat: Seat | None) -> Sequence[Event]:
    """What a seat sees of these events."""
    return [event for event in (event.seen_by(seat) for event in events) if event is not None]
