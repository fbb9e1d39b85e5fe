"""What is known of a table of a server, put together from its messages, and the moment to show of it."""

from __future__ import annotations

import time
from typing import Any

from ....engine.messages import Person
from ....engine.text.marked_text import TargetSpan, split_marks, with_marks
from ...messages import text as words
from ...players import Player, fill_names
from .moment import Ending, LogKind, LogLine, Moment, OptionRow, RefusalRow, SeatLine
from .waiting_room import host_options, waiting_board, waiting_question

Message = dict[str, Any]
CLOCK_FROM_SECONDS = 36 * 3600
"""Clocks with more time left are shown in days."""


class TableState:
    """The table, the last update for the seat, the log and the chat."""

    def __init__(self, holds_host_token: bool = False) -> None:
        self._holds_host_token = holds_host_token
        self.seat: int | None = None
        self.is_host = False
        self.table: Message = {}
        self.update: Message = {}
        self.is_connected = False
        self._log: dict[int, list[LogLine]] = {}
        self._chat: dict[int, tuple[int, LogLine]] = {}
        """Lines by their number, each with the moment at which it was heard."""
        self._read = -1
        self._clock_time = 0.0

    def receive(self, message: Message) -> None:
        """Take in a message of the server."""
        kind = message.get("type")
        if kind == "welcome":
            self.is_connected = True
            self.seat = message["seats"][-1] if message["seats"] else None
            self.is_host = message["host"]
            self._set_table(message["table"])
        elif kind == "table":
            self._set_table(message)
            if not self._holds_host_token:
                self.is_host = self.seat is not None and message["host"] == self.seat
        elif kind == "update" and message["seat"] == self.seat:
            self._set_update(message)
        elif kind == "chat_line" and message["number"] not in self._chat:
            self._hear(message)

    def mark_read(self) -> None:
        """What has happened so far is not new any more."""
        self._read = self.update.get("moment", -1)

    @property
    def version(self) -> int:
        return int(self.update.get("version", 0))

    @property
    def title(self) -> str:
        return str(self.table.get("title") or self.table.get("game") or words("a-table"))

    @property
    def has_running_clock(self) -> bool:
        return any(seat["clock"] and seat["clock"]["running"] for seat in self.table.get("seats", ()))

    @property
    def must_resume_seat(self) -> bool:
        """Whether a bot plays for the reader, who is back."""
        return self.seat is not None and bool(self.table) and bool(self.table["seats"][self.seat]["substituted"])

    def fill(self, text: str) -> str:
        return fill_names(
            text, [Player("", seat["name"] or words("a-free-seat")) for seat in self.table.get("seats", ())]
        )

    def moment(self, game_name: str = "") -> Moment:
        """What to show now."""
        board, targets = split_marks(self.fill(self._waiting_board() or self._marked_board()))
        is_paused = self.table.get("status") == "paused"
        question = {} if is_paused else self.update.get("question") or {}
        options = self._votes() or tuple(self._option(option) for option in question.get("options", ()))
        options = options or self._host_options()
        return Moment(
            title=game_name or self.title,
            seats=tuple(self._seat_line(number, seat) for number, seat in enumerate(self.table.get("seats", ()))),
            goal=self.fill(self.update.get("goal", "")),
            board=board.rstrip(),
            targets=targets,
            log=self._lines(),
            question=self._question(question, bool(options)),
            is_asked=bool(options),
            is_thinking=not options and self.table.get("status") == "playing" and not self.update.get("result"),
            options=options,
            refusals=tuple(self._refusal(refusal) for refusal in question.get("refusals", ())),
            ending=self._ending(),
        )

    @property
    def forecast(self) -> str:
        return self.fill((self.update.get("text_board") or {}).get("hints", ""))

    def _set_table(self, table: Message) -> None:
        self.table = table
        self._clock_time = time.monotonic()

    def _set_update(self, update: Message) -> None:
        first = update["log_from"]
        self._log = {number: lines for number, lines in self._log.items() if number < first}
        self.update = update
        for moment in update["log"]:
            texts = [event["text"] for event in moment["events"] if event["text"]]
            if moment.get("by_bot") is not None:
                texts = [words("played-by-bot", text=text) for text in texts]
            self._log[moment["number"]] = [LogLine(text) for text in texts]

    def _hear(self, line: Message) -> None:
        kind: LogKind = "notice" if line["seat"] is None else "chat"
        speaker = "" if line["seat"] is None else f"{{{line['seat']}}}: "
        self._chat[line["number"]] = (self.update.get("moment", -1), LogLine(f"{speaker}{line['text']}", kind, True))

    def _lines(self) -> tuple[LogLine, ...]:
        """The log, and the chat where it was heard."""
        spoken: dict[int, list[LogLine]] = {}
        for _, (moment, line) in sorted(self._chat.items()):
            spoken.setdefault(moment, []).append(line)
        lines: list[LogLine] = []
        for number in sorted({*self._log, *spoken}):
            lines += [line._replace(is_new=number > self._read) for line in self._log.get(number, ())]
            lines += spoken.get(number, ())
        return tuple(line._replace(text=self.fill(line.text)) for line in lines)

    def _seat_line(self, number: int, seat: Message) -> SeatLine:
        notes = [self._clock_text(seat["clock"])] if seat["clock"] else []
        if seat["kind"] == "person" and not seat["present"]:
            notes.append(words("note-away"))
        is_awaited = number in self.update.get("waiting_for", ()) and not self.update.get("result")
        return SeatLine(seat["name"] or words("free-seat"), " ".join(notes), is_awaited)

    def _clock_text(self, clock: Message) -> str:
        """
        >>> TableState()._clock_text({"seconds": 65.0, "running": False})
        '1:05'
        """
        passed = time.monotonic() - self._clock_time if clock["running"] else 0
        seconds = max(0, round(clock["seconds"] - passed))
        if seconds > CLOCK_FROM_SECONDS:
            return f"{seconds // 86400} d {seconds % 86400 // 3600} h"
        hours, minutes = seconds // 3600, seconds // 60 % 60
        return f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"

    def _question(self, question: Message, is_asked: bool) -> str:
        if not self.is_connected:
            return words("reconnecting" if self.table else "connecting")
        if request := self._undo_request():
            if request["seat"] is None:
                return words("undo-question-host")
            return self.fill(words("undo-question", who=Person(request["seat"])))
        if self.table["status"] == "gathering":
            return self.fill(waiting_question(self.table, self.is_host))
        if is_asked and question:
            prompt = self.fill(question["prompt"])
            return prompt if question["must"] else words("may-pass", prompt=prompt)
        if self.update.get("result"):
            return words("over")
        if self.table["status"] == "paused":
            return words("paused")
        waiting = ", ".join(f"{{{seat}}}" for seat in self.update.get("waiting_for", ()))
        return self.fill(words("waiting-for", names=waiting) if waiting else words("waiting"))

    def _option(self, option: Message) -> OptionRow:
        return OptionRow(
            id=option["id"],
            label=self.fill(option["label"]),
            note=self.fill(option.get("note", "")),
            group=self.fill(option.get("group", "")),
            risk=self.fill(option.get("risk", "")),
            chance=option.get("chance"),
            folded=option.get("folded", False),
            target=option.get("target", ""),
            is_light=option.get("light", False),
        )

    def _refusal(self, refusal: Message) -> RefusalRow:
        kind = refusal["id"].partition(":")[0]
        target = refusal.get("target", "")
        return RefusalRow(self.fill(refusal["label"]), self.fill(refusal["why"]), refusal["rule"], kind, target)

    def _undo_request(self) -> Message | None:
        """A request to take something back that the reader has to answer."""
        request: Message | None = self.table.get("undo_request")
        if request is None:
            return None
        is_asked = self.seat in request["waiting_for"] if request["waiting_for"] else self.is_host
        return request if is_asked else None

    @property
    def voting_seat(self) -> int | None:
        """Who votes on the request: the reader's seat, or the reader as the host (None)."""
        request = self._undo_request()
        return self.seat if request is not None and request["waiting_for"] else None

    def _marked_board(self) -> str:
        """The board of the last update, marked: its targets move when names are filled in."""
        text_board = self.update.get("text_board") or {}
        found = text_board.get("targets", {}).items()
        spans = [TargetSpan(line, start, end, target) for target, places in found for line, start, end in places]
        return with_marks(text_board.get("board", ""), spans)

    def _waiting_board(self) -> str:
        return waiting_board(self.table, self.seat) if self.table.get("status") == "gathering" else ""

    def _host_options(self) -> tuple[OptionRow, ...]:
        if not self.is_host or not self.is_connected or not self.table:
            return ()
        return tuple(option._replace(label=self.fill(option.label)) for option in host_options(self.table))

    def _votes(self) -> tuple[OptionRow, ...]:
        if self._undo_request() is None:
            return ()
        return (OptionRow("yes", words("vote-yes"), kind="vote"), OptionRow("no", words("vote-no"), kind="vote"))

    def _ending(self) -> Ending | None:
        result = self.update.get("result")
        if not result:
            return None
        headline = self.fill(result.get("headline") or result["text"])
        cause = self.fill(result.get("cause", ""))
        tally = tuple(
            (self.fill(row["label"]), tuple(map(self.fill, row["values"]))) for row in result.get("tally", ())
        )
        return Ending(headline, (cause,) if cause else (), tally)
