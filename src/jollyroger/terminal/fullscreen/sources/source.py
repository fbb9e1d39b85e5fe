"""Where the full screen gets its game from: a match on this machine, a table of a server, or a record."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from ...bot_seats import Hint
from .moment import Moment, OptionRow


class HelpPage(NamedTuple):
    """A page of the help: its title, and its paragraphs. A paragraph may start with a title of its own and a colon."""

    title: str
    paragraphs: tuple[str, ...]
    is_list: bool = False
    """Whether the paragraphs are short, and need no space between them."""


class Audience(Protocol):
    """Whoever is shown the game: the full screen."""

    def show(self, moment: Moment) -> None:
        """Show the game as it is now."""
        ...

    def announce(self, text: str, is_bad: bool = False) -> None:
        """Say something in a line: an answer to a command, a warning."""
        ...


class GameSource:
    """A game that can be watched and, if one is asked, played. All methods are called in the event loop.

    A source overrides what it offers: by default there is nothing to do and nothing to say.
    """

    has_chat = False
    can_save = False

    async def run(self, audience: Audience) -> None:
        """Show the game to the audience until it is over. Cancelled when the user leaves."""
        raise NotImplementedError

    def choose(self, option: OptionRow) -> None:
        """Choose one of the options of the last moment."""

    def undo(self) -> None:
        """Take back the reader's last choice, or announce why that is not possible."""

    async def hint(self) -> Hint | None:
        """What a strong bot would do. None: nobody is asked, or hints are not allowed, which was announced."""
        return None

    def lift_curtain(self) -> None:
        """The person named on the curtain is at the keyboard."""

    def skip_pause(self) -> None:
        """Do not wait between the moves of bots until the reader is asked again."""

    def toggle_interruptions(self) -> None:
        """Be asked, or be asked no longer, whether to interrupt a bot."""

    def save(self) -> None:
        """Save the game, and announce where."""

    def say(self, text: str) -> None:
        """Say something to the others at the table."""

    def help_pages(self) -> list[HelpPage]:
        """The game's help sheet, and its rules by chapter."""
        return []

    def rule_text(self, id: str) -> str:
        """The text of a rule; empty if it is not known."""
        return ""

    def forecast(self) -> str:
        """What lies ahead of the reader, in a few lines; empty if there is nothing to say."""
        return ""

    def farewell(self) -> list[str]:
        """What is printed when the screen has been left: where the game is kept, and how to resume it."""
        return []
