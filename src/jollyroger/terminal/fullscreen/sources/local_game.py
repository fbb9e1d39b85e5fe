"""A game on this machine for the full screen: people take turns at the keyboard, bots think in a thread."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, NamedTuple

from ....engine import Ask, Refused, Seat, ask_for, ask_order
from ...bot_seats import BotSeats, Hint, captains_hint
from ...interactive import SPEEDS
from ...messages import text as words
from ...session import Session
from .game_help import help_pages, rule_text
from .local_moment import LocalMoments
from .moment import Moment, OptionRow
from .source import Audience, GameSource, HelpPage


class Answer(NamedTuple):
    """What the person at the keyboard did: chose an option, or took a choice back (None)."""

    option: OptionRow | None


class LocalGame(GameSource):
    """Plays a session. What the reader sees is made by LocalMoments."""

    can_save = True

    def __init__(self, session: Session, beat_seconds: float = SPEEDS["normal"]) -> None:
        self._session = session
        self._match = session.match
        self._bots = BotSeats(session)
        self._moments = LocalMoments(session)
        self._beat_seconds = beat_seconds
        self._audience: Audience | None = None
        self._reader: Seat | None = session.people[0] if len(session.people) == 1 else None
        """Whose view is shown. With several people, nobody's until the first curtain is lifted."""
        self._asked: Ask | None = None
        self._answer: asyncio.Future[Answer] | None = None
        self._curtain_lifted = asyncio.Event()
        self._pause_skipped = asyncio.Event()

    async def run(self, audience: Audience) -> None:
        self._audience = audience
        while self._match.s.result is None:
            await self._step()
        if len(self._session.people) > 1:
            self._reader = None
        self._show(self._moments.ending(self._reader))

    async def _step(self) -> None:
        """One choice, or one undo: as in the line mode's loop."""
        session = self._session
        *offers, must = ask_order(self._match.s, session.pending)
        session.pending = must.seat
        for offer in offers:
            if await self._is_interrupted_by(offer, must.seat):
                return
        if must.seat not in session.people:
            await self._play_bot(must)
        elif session.is_forced(must):
            session.play_forced(must)
            await self._pause()
        else:
            await self._ask_person(must)

    async def _is_interrupted_by(self, offer: Ask, waiting: Seat) -> bool:
        """Ask somebody who may choose before the waiting seat does. Whether the match has changed."""
        if offer.seat in self._session.people:
            # Nobody is asked while a person decides: they have an option to let the other interrupt.
            if self._session.quiet or waiting in self._session.people:
                return False
            return await self._ask_person(offer)
        return await self._play_bot(offer)

    async def _play_bot(self, ask: Ask) -> bool:
        """Let a bot choose, in a thread. Whether it has chosen anything."""
        self._show(self._moments.waiting(self._reader, ask.seat))
        choice = await asyncio.to_thread(self._bots.ask, ask, self._match.s.clone())
        if choice.action is None:
            return False
        self._bots.note_reason(ask, choice)
        self._session.choose(ask.seat, str(choice.action))
        await self._pause()
        return True

    async def _pause(self) -> None:
        """Show what has happened, and give everybody a moment to read it."""
        if self._match.s.result is None and self._beat_seconds:
            self._show(self._moments.waiting(self._reader, None))
            with suppress(TimeoutError):
                await asyncio.wait_for(self._pause_skipped.wait(), self._beat_seconds)

    async def _ask_person(self, ask: Ask) -> bool:
        """Ask the person in that seat until the match changes or they stay silent. Whether it has changed."""
        await self._pass_keyboard(ask.seat)
        version = self._match.version
        while self._match.version == version:
            option = (await self._wait_for_answer(ask)).option
            if option is None or option.kind == "option":
                continue
            if option.kind == "interrupt":
                await self._let_interrupt(int(option.id), ask)
                continue
            self._session.quiet = self._session.quiet or option.kind == "quiet"
            break
        return self._match.version != version

    async def _wait_for_answer(self, ask: Ask) -> Answer:
        self._pause_skipped.clear()
        self._asked = ask
        self._answer = asyncio.get_running_loop().create_future()
        self._show(self._moments.question(ask))
        try:
            return await self._answer
        finally:
            self._asked = self._answer = None

    async def _let_interrupt(self, seat: Seat, ask: Ask) -> None:
        """Pass the keyboard to somebody who wants to interrupt, and back again if they do not."""
        offer = ask_for(self._match.s, seat)
        if offer is None:
            return
        version = self._match.version
        await self._pass_keyboard(seat)
        await self._wait_for_answer(offer)
        if self._match.version == version:
            await self._pass_keyboard(ask.seat)

    async def _pass_keyboard(self, seat: Seat) -> None:
        """With several people: draw the curtain until the next one says that they are there."""
        if self._reader != seat and len(self._session.people) > 1:
            self._curtain_lifted.clear()
            self._reader = None
            self._show(Moment(self._match.game.name, curtain=self._session.players[seat].name))
            await self._curtain_lifted.wait()
        self._reader = seat

    def _show(self, moment: Moment) -> None:
        assert self._audience is not None
        self._audience.show(moment)

    def _announce(self, text: str, is_bad: bool = False) -> None:
        if self._audience is not None:
            self._audience.announce(text, is_bad)

    def choose(self, option: OptionRow) -> None:
        if self._answer is None or self._answer.done() or self._asked is None:
            return
        if option.kind == "option":
            try:
                self._moments.mark_read(self._asked.seat)
                self._session.choose(self._asked.seat, option.id)
            except Refused as refusal:
                self._announce(self._session.renderer.fill_names(str(refusal)), is_bad=True)
                return
        self._answer.set_result(Answer(option))

    def undo(self) -> None:
        if self._answer is None or self._answer.done() or self._asked is None:
            self._announce(words("own-turn-first"))
            return
        try:
            label = self._session.undo(self._asked.seat)
        except Refused as refusal:
            self._announce(words("nothing-to-undo", why=self._session.renderer.fill_names(refusal.why)))
            return
        self._moments.forget()
        self._announce(words("undone", label=label))
        self._answer.set_result(Answer(None))

    async def hint(self) -> Hint | None:
        ask, version = self._asked, self._match.version
        if ask is None or not self._session.gives_hints:
            self._announce(words("own-turn-first" if ask is None else "hint-none-here"))
            return None
        hint = await asyncio.to_thread(captains_hint, self._session, ask, self._match.s.clone())
        return hint if self._asked is ask and self._match.version == version else None

    def lift_curtain(self) -> None:
        self._curtain_lifted.set()

    def skip_pause(self) -> None:
        self._pause_skipped.set()

    def toggle_interruptions(self) -> None:
        self._session.quiet = not self._session.quiet
        self._announce(words("interruptions-off" if self._session.quiet else "interruptions-on"))

    def save(self) -> None:
        self._session.save()
        if self._session.is_saved:
            self._announce(words("saved-anyway", path=str(self._session.path)))

    def help_pages(self) -> list[HelpPage]:
        return help_pages(self._match.game)

    def rule_text(self, id: str) -> str:
        return rule_text(self._match.game, id)

    def forecast(self) -> str:
        game: Any = self._match.game
        if self._reader is None:
            return ""
        return self._session.renderer.fill_names(game.words.hints(game.hints(self._match.s, self._reader)))

    def farewell(self) -> list[str]:
        session = self._session
        self._bots.close()
        if not session.is_saved:
            session.save()
        lines = [] if session.is_saved else [words("not-saved-last")]
        if self._match.s.result is None:
            return [
                *lines,
                words("game-kept", path=str(session.path)),
                words("go-on-with", command=session.resume_command()),
            ]
        record = self._match.record()
        return [
            *lines,
            self._moments.outcome(self._reader),
            words("sealed", commitment=record.commitment),
            words("secret", secret=record.secret or ""),
            words("record-kept", path=str(session.path)),
            words("check-with", command=session.shell_command("verify")),
            words("see-again-with", command=session.shell_command("replay")),
        ]
