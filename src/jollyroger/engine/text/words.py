"""A game's texts, shared by all front ends. Players are written as {seat}, to be replaced by names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from ..actions import Action
from ..kernel import Ask, Event, Result, Seat, State
from .scene import Scene

S = TypeVar("S", bound=State)

View = dict[str, Any]
"""What a seat may know, as plain JSON data. Its keys are the game's own."""


class OptionText(NamedTuple):
    """How an option is shown to the player who is asked."""

    label: str
    """Complete by itself, for the list of all options and for screen readers: 'Walk to the Galley'."""
    button: str = ""
    """Shorter, for a button beside its target: 'Walk here'. Empty: the label."""
    note: str = ""
    """What it costs or brings, in a few words: 'fatigue +2'."""
    group: str = ""
    """The heading in the list of all options: 'Walk'."""
    target: str = ""
    """What on the board it is about: 'room:galley'. Empty: nothing, so it is a button in the action bar."""
    pose: str = ""
    """How the piece lies: 'doors north and east'. Options of a target that have one differ only in that."""
    risk: str = ""
    """What it risks, in a sentence, if it should be confirmed first."""
    chance: float | None = None
    """The chance that it succeeds, 0 to 1. The note says at what."""
    icon: str = ""
    """The name of a shared picture, for a button in the action bar."""
    rank: int = 0
    """Smaller is more useful: options are shown in this order."""
    folded: bool = False
    """Whether another option is always as good, so that it is shown only to those who ask for more."""
    light: bool = False
    """Whether a click on its target is enough, because it can be taken back freely."""
    ends_turn: bool = False


class Passage(NamedTuple):
    """A part of the description of the table."""

    heading: str
    text: str


class TallyRow(NamedTuple):
    """A line of the final tally: what is counted, and its value for each seat, or one value for all together."""

    label: str
    """In a few words: 'Treasures carried off'."""
    values: tuple[str, ...]


@dataclass(frozen=True)
class Words(Generic[S]):
    """A game's texts. Only the first five are required."""

    prompt: Callable[[S, Seat], str]
    """The question this seat is being asked."""
    label: Callable[[S, Seat, Action], str]
    """The text of an option, complete by itself."""
    event_text: Callable[[Event, Seat | None], str]
    """A sentence about an event for this seat. The event is what `seen_by` returned for it.

    Sentence and scene are the same for a seat as for a spectator, except that they say 'you' instead of {seat}, and
    what follows from it: seats that a spectator does not see named read what he reads."""
    text_board: Callable[[View], str]
    """The table drawn as text."""
    outcome: Callable[[Result, Seat | None], str]
    """A sentence for this seat about how the game ended."""
    hints: Callable[[View], str] = lambda view: ""
    """The game's hints as text."""
    options: Callable[[S, Ask], Sequence[OptionText]] | None = None
    """How the options of an ask are shown, in the same order. Default: their labels and targets alone."""
    target: Callable[[S, Seat, Action], str] = lambda s, seat, action: ""
    """What on the board an action is about, offered or refused; see `OptionText.target`."""
    scene: Callable[[Event, Seat | None], Scene | None] = lambda event, seat: None
    """What is shown of an event over the board, if anything. The event is what `seen_by` returned for this seat."""
    goal: Callable[[View], str] = lambda view: ""
    """One line: what it takes to win, and how far it is."""
    describe: Callable[[View], Sequence[Passage]] = lambda view: ()
    """The table in sentences, as one would describe it to somebody who cannot see it."""
    cause: Callable[[View], str] = lambda view: ""
    """Once the game is over: what decided it, in a sentence, if the outcome does not say it."""
    tally: Callable[[View], Sequence[TallyRow]] = lambda view: ()
    """Once the game is over: what everybody has, line by line, the most important first."""

    marked_board: Callable[[View], str] | None = None
    """The text board with marks on what shows a target; see `marked_text`. None: nothing on it can be clicked."""

    def board_with_targets(self, view: View) -> str:
        """The text board, marked if the game marks it."""
        return self.text_board(view) if self.marked_board is None else self.marked_board(view)

    def option_texts(self, s: S, ask: Ask) -> Sequence[OptionText]:
        """How the options of an ask are shown, in the same order."""
        if self.options is not None:
            return self.options(s, ask)
        seat = ask.seat
        return [OptionText(self.label(s, seat, a), target=self.target(s, seat, a)) for a in ask.options]
