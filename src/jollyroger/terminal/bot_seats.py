"""The bots at this keyboard, and the hint of the strongest of them."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, NamedTuple

from ..bots import Captain, ask_bot
from ..engine import Action, Ask, Fast, Seat, State
from ..engine.messages import Noun, Person, Remark
from .messages import text
from .players import make_bots
from .session import Session


class ExplainedChoice(NamedTuple):
    """What a bot chooses (None: it stays silent), and the reason it gives."""

    action: Action | None
    reason: Remark


class BotSeats:
    """Asks the bots of a session, and remarks on the reasons they give."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._bots = make_bots(session.players, session.foreign_bots)
        self._secret = session.match.record(secret=True).secret
        self._said: dict[Seat, set[Remark]] = {}
        """What each bot has said since somebody else chose last."""

    def ask(self, ask: Ask, s: State) -> ExplainedChoice:
        """Let the bot of that seat choose. It only reads this state, so that it may think in another thread."""
        bot = self._bots[ask.seat]
        assert bot is not None
        match = self._session.match
        # Seeded by the secret and the place in the game: a resumed game goes on as it would have.
        key = f"{self._secret}/{ask.seat}/{len(match.choices)}"
        seed = int.from_bytes(blake2b(key.encode(), digest_size=8, person=b"jr-bots").digest(), "big")
        choice = ask_bot(bot, match.game, s, ask, Fast(seed))
        return ExplainedChoice(choice.action, choice.reason())

    def note_reason(self, ask: Ask, choice: ExplainedChoice) -> None:
        """Remark on the reason before the choice is played: when a plan is made or changes, not at every step."""
        match, renderer = self._session.match, self._session.renderer
        if not match.choices or match.choices[-1].seat != ask.seat:
            self._said[ask.seat] = set()
        said = self._said.setdefault(ask.seat, set())
        if choice.reason and choice.reason not in said:
            reason = match.game.remark_text(choice.reason)
            readers: list[Seat | None] = [*self._session.people] or [None]
            for seat in readers:
                remark = renderer.fill_names(text("bot-says", who=Person(ask.seat), reason=reason))
                renderer.remarks[seat, len(match.events)] = remark
        said.add(choice.reason)

    def close(self) -> None:
        """Close the bots that have a `close` method: programs end."""
        for bot in self._bots:
            close = getattr(bot, "close", None)
            if close is not None:
                close()


class Hint(NamedTuple):
    """What a strong bot would do, in a sentence, the id of that option (empty: stay silent), and the reason alone."""

    text: str
    option: str
    advice: str = ""


def captains_hint(session: Session, ask: Ask, s: State) -> Hint:
    """What the Captain would do in the place of whoever is asked, and why."""
    game: Any = session.match.game
    choice = ask_bot(Captain(), game, s, ask, Fast(0))
    fill_names = session.renderer.fill_names
    label = text("let-it-pass") if choice.action is None else fill_names(game.words.label(s, ask.seat, choice.action))
    advice = fill_names(game.remark_text(choice.advice()))
    told = text("hint-says", bot=Noun("bot-captain"), choice=label.rstrip(".!"), advice=advice).rstrip()
    return Hint(told, "" if choice.action is None else str(choice.action), advice)
