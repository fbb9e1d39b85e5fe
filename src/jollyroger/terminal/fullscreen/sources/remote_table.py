"""A seat at a table of a server as the source of the full screen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode

from ....engine import Game
from ...bot_seats import Hint
from ...messages import text as words
from ...table_link import TableLink, TableUnreachable, request
from .game_help import help_pages, rule_text
from .moment import OptionRow
from .source import Audience, GameSource, HelpPage
from .table_connection import Message, TableConnection
from .table_state import TableState
from .waiting_room import host_commands

CLOCK_SECONDS = 1.0
"""How often running clocks are shown anew."""


class RemoteTable(GameSource):
    """Plays a seat over the network, or watches."""

    has_chat = True

    def __init__(self, link: TableLink, find_game: Callable[[str], Game[Any] | None]) -> None:
        self._link = link
        self._find_game = find_game
        self._state = TableState(link.kind == "host" or link.host_token is not None)
        self._connection = TableConnection(link, self._receive, self._lose)
        self._audience: Audience | None = None
        self._sent_from = -1
        """The version from which the reader has chosen: a second choice from it would only be refused."""
        self._problem = ""

    async def run(self, audience: Audience) -> None:
        self._audience = audience
        self._show()
        clocks = asyncio.create_task(self._show_clocks())
        try:
            await self._connection.run()
        except TableUnreachable as error:
            self._problem = str(error)
            self._state.is_connected = False
            audience.show(self._state.moment(self._game_name)._replace(question=str(error), options=()))
        finally:
            clocks.cancel()

    async def _show_clocks(self) -> None:
        while True:
            await asyncio.sleep(CLOCK_SECONDS)
            if self._state.has_running_clock:
                self._show()

    @property
    def _game(self) -> Game[Any] | None:
        return self._find_game(self._state.table["game"]) if self._state.table else None

    @property
    def _game_name(self) -> str:
        return "" if self._game is None else self._game.name

    def _receive(self, message: Message) -> None:
        self._state.receive(message)
        if message["type"] == "refused":
            self._sent_from = -1
            self._announce(self._state.fill(message["why"]), is_bad=True)
        if message["type"] == "welcome" and self._state.must_resume_seat:
            self._connection.send("resume_seat", seat=self._state.seat)
        self._show()
        if message["type"] == "welcome" and self._state.seat is None and self._link.kind == "seat":
            self._announce(words("watching-only"), is_bad=True)

    def _lose(self) -> None:
        self._state.is_connected = False
        self._show()

    def _show(self) -> None:
        if self._audience is not None:
            self._audience.show(self._state.moment(self._game_name))

    def _announce(self, text: str, is_bad: bool = False) -> None:
        if self._audience is not None:
            self._audience.announce(text, is_bad)

    def choose(self, option: OptionRow) -> None:
        state = self._state
        if option.kind == "vote":
            self._connection.send("undo_vote", seat=state.voting_seat, agree=option.id == "yes")
        elif option.kind == "host":
            for type, fields in host_commands(option.id, state.table):
                self._connection.send(type, **fields)
        elif state.version != self._sent_from and state.seat is not None:
            self._sent_from = state.version
            state.mark_read()
            self._connection.send("choose", seat=state.seat, action=option.id, version=state.version)

    def undo(self) -> None:
        undo = self._state.update.get("undo")
        if self._state.seat is None or not undo:
            self._announce(words("undo-nothing"))
        elif not undo["allowed"]:
            self._announce(words("nothing-to-undo", why=self._state.fill(undo["text"])))
        else:
            if undo.get("needs_agreement"):
                self._announce(words("undo-asked"))
            self._connection.send("undo", seat=self._state.seat, version=self._state.version)

    async def hint(self) -> Hint | None:
        state = self._state
        question = state.update.get("question")
        if state.seat is None or not question:
            self._announce(words("own-turn-first"))
            return None
        query = urlencode({"seat": state.seat})
        try:
            hint = await asyncio.to_thread(request, f"{self._link.http}/hint?{query}", self._link.token)
        except TableUnreachable as error:
            self._announce(str(error))
            return None
        labels = {option["id"]: option["label"] for option in question["options"]}
        label = state.fill(labels.get(hint["action"], words("let-it-pass")))
        advice = state.fill(hint["reason"])
        text = words("hint-says", bot=hint["bot"].capitalize(), choice=label.rstrip(".!"), advice=advice).rstrip()
        # Others may have chosen meanwhile; what counts is that the reader still has the same choice.
        return Hint(text, hint["action"], advice) if state.update.get("question") == question else None

    def skip_pause(self) -> None:
        if self._state.seat is not None and self._state.table.get("status") == "playing":
            self._connection.send("hurry_bots")

    def say(self, text: str) -> None:
        if self._state.seat is None:
            self._announce(words("talk-seated"))
        else:
            self._connection.send("send_chat", seat=self._state.seat, text=text)

    def help_pages(self) -> list[HelpPage]:
        return [] if self._game is None else help_pages(self._game)

    def rule_text(self, id: str) -> str:
        return "" if self._game is None else rule_text(self._game, id)

    def forecast(self) -> str:
        return self._state.forecast

    def farewell(self) -> list[str]:
        if self._problem:
            return [self._problem]
        ending = self._state.moment().ending
        if ending is not None:
            return [ending.headline]
        return [words("come-back")]
