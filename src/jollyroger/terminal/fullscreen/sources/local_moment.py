"""What a seat of a game on this machine is shown: board, log, question, options and refusals."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ....engine import Ask, Seat
from ....engine.text.marked_text import split_marks
from ...messages import text as words
from ...render import Renderer
from ...session import Session
from .moment import Ending, LogLine, Moment, OptionRow, RefusalRow, SeatLine


class LogReader:
    """The log as each seat reads it, cached. Remembers what a seat has read when it chose last."""

    def __init__(self, renderer: Renderer) -> None:
        self._renderer = renderer
        self._lines: dict[Seat | None, list[list[LogLine]]] = {}
        self._read: dict[Seat | None, int] = {}

    def lines(self, seat: Seat | None) -> tuple[LogLine, ...]:
        known = self._lines.setdefault(seat, [])
        events = self._renderer.match.events
        for index in range(len(known), len(events)):
            remark = self._renderer.remarks.get((seat, index))
            lines = [] if remark is None else [LogLine(remark, "remark")]
            known.append(lines + [LogLine(text) for text in self._renderer.event_sentences(seat, events[index])])
        first_new = self._read.get(seat, 0)
        return tuple(line._replace(is_new=index >= first_new) for index, lines in enumerate(known) for line in lines)

    def mark_read(self, seat: Seat | None) -> None:
        self._read[seat] = len(self._renderer.match.events)

    def mark_all_read(self) -> None:
        for seat in (None, *range(len(self._renderer.players))):
            self.mark_read(seat)

    def forget(self) -> None:
        """Read everything again: a choice was undone."""
        self._lines.clear()
        count = len(self._renderer.match.events)
        self._read = {seat: min(read, count) for seat, read in self._read.items()}


class LocalMoments:
    """Makes the moments of a session."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._game: Any = session.match.game
        self._renderer = session.renderer
        self._log = LogReader(session.renderer)
        if session.match.choices:
            self._log.mark_all_read()
        self.mark_read, self.forget = self._log.mark_read, self._log.forget

    def waiting(self, reader: Seat | None, thinker: Seat | None) -> Moment:
        """Somebody else's turn: a bot thinks, or has just moved."""
        moment = self._base(reader, {thinker})
        if thinker is None:
            return moment
        name = self._session.players[thinker].name
        return moment._replace(question=words("thinking", name=name), is_thinking=True)

    def question(self, ask: Ask) -> Moment:
        """The asked person's turn to choose."""
        s, seat = self._session.match.s, ask.seat
        options = self._options(ask)
        if ask.may:
            let_pass = OptionRow("", words("let-it-pass"), kind="pass")
            always = OptionRow("", words("let-it-pass-always"), kind="quiet")
            options = (let_pass, *options, *([] if self._session.quiet else [always]))
        options += tuple(self._interruptions(seat))
        refusals = () if ask.may else self._refusals(seat)
        prompt = self._renderer.fill_names(self._game.words.prompt(s, seat))
        return self._base(seat, {seat})._replace(question=prompt, is_asked=True, options=options, refusals=refusals)

    def ending(self, reader: Seat | None) -> Moment:
        game_words, fill = self._game.words, self._renderer.fill_names
        view = self._game.view(self._session.match.s, reader)
        lines = tuple(filter(None, [fill(game_words.cause(view)), self._points()]))
        tally = tuple((fill(row.label), tuple(map(fill, row.values))) for row in game_words.tally(view))
        ending = Ending(self.outcome(reader), lines, tally)
        return self._base(reader, ())._replace(question=words("over"), ending=ending)

    def outcome(self, reader: Seat | None) -> str:
        result = self._session.match.s.result
        assert result is not None
        return self._renderer.fill_names(self._game.words.outcome(result, reader))

    def _points(self) -> str:
        result = self._session.match.s.result
        if result is None or not result.points:
            return ""
        players = self._session.players
        points = ", ".join(f"{players[seat].name} {count}" for seat, count in enumerate(result.points))
        return words("points", points=points)

    def _base(self, reader: Seat | None, awaited: Iterable[Seat | None]) -> Moment:
        view = self._game.view(self._session.match.s, reader)
        board, targets = split_marks(self._renderer.fill_names(self._game.words.board_with_targets(view)))
        return Moment(
            title=self._game.name,
            seats=tuple(
                SeatLine(player.name, "", seat in awaited) for seat, player in enumerate(self._session.players)
            ),
            goal=self._renderer.fill_names(self._game.words.goal(view)),
            board=board.rstrip(),
            targets=targets,
            log=self._log.lines(reader),
        )

    def _options(self, ask: Ask) -> tuple[OptionRow, ...]:
        """The options as the site sorts them: the most useful first, folded ones last."""
        fill = self._renderer.fill_names
        texts = zip(ask.options, self._game.words.option_texts(self._session.match.s, ask), strict=True)
        return tuple(
            OptionRow(
                str(action),
                fill(text.label),
                fill(text.note),
                fill(text.group),
                fill(text.risk),
                text.chance,
                text.folded,
                text.target,
                text.light,
            )
            for action, text in sorted(texts, key=lambda option: (option[1].folded, option[1].rank))
        )

    def _refusals(self, seat: Seat) -> tuple[RefusalRow, ...]:
        s, target = self._session.match.s, self._game.words.target
        refusals = self._game.refusals(s, seat)
        label, fill = self._renderer.option_label, self._renderer.fill_names
        return tuple(
            RefusalRow(label(seat, action), fill(why), rule, type(action).__name__, target(s, seat, action))
            for action, rule, why in refusals
        )

    def _interruptions(self, seat: Seat) -> list[OptionRow]:
        players = self._session.players
        return [
            OptionRow(
                str(other), words("interrupts", name=players[other].name), words("interrupts-note"), kind="interrupt"
            )
            for other in self._session.who_may_interrupt(seat)
        ]
