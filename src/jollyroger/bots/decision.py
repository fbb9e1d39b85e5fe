"""What a bot is handed: its options, its view, and states that look the same from its seat. Never the real state."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from ..engine import Action, Ask, Chance, Game, State, UserError, View
from ..engine.messages import Remark


class BadBot(UserError):
    """A bot that does not exist or breaks the bot contract. The message says how."""


class Decision:
    """One decision as its seat sees it."""

    def __init__(self, game: Game[Any], s: State, ask: Ask, chance: Chance) -> None:
        self.game = game
        self.ask = ask
        self.chance = chance
        """The bot's own randomness, independent of the table's."""
        self.plan: Remark = ""
        """What the bot means to do, in a sentence. It may set this when it chooses."""
        # A copy that the bot cannot overwrite: by replacing `ask` or `game` it could look from another seat.
        self.__table = game, s, ask.seat

    def view(self) -> View:
        """What the seat may know."""
        game, s, seat = self.__table
        view: View = game.view(s, seat)
        return view

    def sample_state(self, chance: Chance | None = None) -> State:
        """A state the seat cannot tell from the real one; what it may not know is dealt from `chance`.

        Without `chance`, the bot's own is used.
        """
        game, s, seat = self.__table
        state: State = game.resample(s, seat, chance or self.chance)
        return state

    def with_temperament(self, temperament: str) -> Decision:
        """The same decision for a bot of this temperament."""
        game, s, _ = self.__table
        return Decision(game.with_temperament(temperament), s, self.ask, self.chance)

    def why(self, action: Action) -> Remark:
        """The reason for this choice, in a sentence for the whole table; empty if the game gives no reasons.

        Partners hear the plan. Rivals do not: it may say what the bot holds.
        """
        game = self.__table[0]
        if game.cooperative and self.plan:
            return self.plan
        return "" if game.reason is None else game.reason(self.sample_state(), self.ask, action) or ""

    def advise(self, action: Action) -> Remark:
        """The reason for this choice, in a sentence for the player in this seat: it may use all that the seat knows."""
        game = self.__table[0]
        if self.plan:
            return self.plan
        return self.why(action) if game.advice is None else game.advice(self.sample_state(), self.ask, action) or ""


class Bot(Protocol):
    """Anything that chooses. None means silence, for an ask that may be left unanswered."""

    def choose(self, decision: Decision) -> Action | None: ...


class BotChoice(NamedTuple):
    """What a bot chose, and the decision it was handed."""

    action: Action | None
    decision: Decision

    def reason(self) -> Remark:
        """Why, in a sentence for the whole table; empty if the bot stayed silent or the game gives no reasons."""
        return "" if self.action is None else self.decision.why(self.action)

    def advice(self) -> Remark:
        """Why, in a sentence for the player in this seat; empty if the bot would stay silent."""
        return "" if self.action is None else self.decision.advise(self.action)


def ask_bot(bot: Bot, game: Game[Any], s: State, ask: Ask, chance: Chance) -> BotChoice:
    """Ask a bot for its choice, and check it. Every bot at every table is asked here."""
    decision = Decision(game, s, ask, chance)
    return checked_choice(bot.choose(decision), ask, decision)


def checked_choice(action: Action | None, ask: Ask, decision: Decision) -> BotChoice:
    """What a bot chose. Raises BadBot if that is not one of its options."""
    if action not in ask.options and not (action is None and ask.may):
        raise BadBot(f"The bot chose '{action}', which is not one of its options.")
    return BotChoice(action, decision)
