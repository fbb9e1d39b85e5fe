"""What a bot is handed: its options, its view, and tables that look the same from its seat. Never the table itself."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from ..engine import Action, Ask, Chance, Game, State, View


class BadBot(ValueError):
    """A bot that does not exist, or does not do what a bot must. The message says what is wrong."""


class Decision:
    """One decision as its seat sees it."""

    def __init__(self, game: Game[Any], s: State, ask: Ask, chance: Chance) -> None:
        self.game = game
        self.ask = ask
        self.chance = chance
        """The bot's own luck; it has nothing to do with the table's."""
        # Apart from what a bot can write over: with another ask or game it would see what is not for its eyes.
        self.__table = game, s, ask.seat

    def view(self) -> View:
        """What the seat may know."""
        game, s, seat = self.__table
        view: View = game.view(s, seat)
        return view

    def sample_state(self, luck: Chance | None = None) -> State:
        """A table like the real one in all that the seat may know; all else is dealt from this luck, or the bot's."""
        game, s, seat = self.__table
        world: State = game.resample(s, seat, luck or self.chance)
        return world

    def why(self, action: Action) -> str:
        """Why this choice, in a sentence that all at the table may hear; nothing, where the game has none to give."""
        game = self.__table[0]
        return "" if game.reason is None else game.reason(self.sample_state(), self.ask, action)


class Bot(Protocol):
    """Somebody who chooses. None is silence, for an ask that one may leave unanswered."""

    def choose(self, decision: Decision) -> Action | None: ...


class BotChoice(NamedTuple):
    """What a bot chose, and the decision it was handed."""

    action: Action | None
    decision: Decision

    def reason(self) -> str:
        """Why, in a sentence for the whole table; empty if the bot stayed silent or the game gives no reasons."""
        return "" if self.action is None else self.decision.why(self.action)


def ask_bot(bot: Bot, game: Game[Any], s: State, ask: Ask, chance: Chance) -> BotChoice:
    """Ask a bot for its choice, and check it. Every bot at every table is asked here."""
    decision = Decision(game, s, ask, chance)
    action = bot.choose(decision)
    if action not in ask.options and not (action is None and ask.may):
        raise BadBot(f"The bot chose '{action}', which is not one of its options.")
    return BotChoice(action, decision)
