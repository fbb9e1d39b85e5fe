"""A record for the full screen: every moment of it, as a seat saw it, a spectator, or with open hands."""

from __future__ import annotations

from typing import Any, Literal

from ....engine import BadSetup, Event, Game, Match, Record, Seat, TurnCounter, replay, waiting_for
from ...messages import text as words
from ...players import fill_names, players_of
from .game_help import help_pages, rule_text
from .moment import LogLine, Moment, ReplayPosition, SeatLine
from .source import Audience, GameSource, HelpPage

Viewer = Seat | Literal["spectator", "open"]


class RecordedGame(GameSource):
    """The moments of a record. Raises BadRecord if it cannot be played again."""

    def __init__(self, game: Game[Any], record: Record, seat: Seat | None = None, is_open: bool = False) -> None:
        if seat is not None and seat not in range(record.seats):
            raise BadSetup(words("no-such-seat", last=record.seats - 1, seat=seat))
        self._game = game
        self._record = record
        self._players = players_of(record)
        self._states: list[Any] = []
        self._turns: list[int] = []
        counter = TurnCounter()

        def watch(match: Match[Any]) -> None:
            self._states.append(match.s.clone())
            self._turns.append(counter.watch(match))

        self._events: list[list[Event]] = replay(game, record, watch).events
        people = [number for number, player in enumerate(self._players) if player.is_human]
        # Whoever played alone sees the game from their own seat first. Bots hide nothing from their readers.
        watched: Viewer = "open" if not people and record.result is not None else "spectator"
        first: Viewer = seat if seat is not None else people[0] if len(people) == 1 else watched
        # The hands of a game that is not over stay hidden, unless somebody asks for them.
        others: list[Viewer] = ["open", "spectator"] if is_open or record.result is not None else ["spectator"]
        opening: list[Viewer] = ["open"] if is_open else []
        viewers: list[Viewer] = [*opening, first, *others, *range(record.seats)]
        self._viewers = list(dict.fromkeys(viewers))
        self._logs: dict[Viewer, list[list[str]]] = {}
        """For each viewer, what is told of each choice; nothing, if it is not seen."""
        self._audience: Audience | None = None
        self.choice = 0

    @property
    def last_choice(self) -> int:
        return len(self._states) - 1

    async def run(self, audience: Audience) -> None:
        self._audience = audience
        self.show()

    def show(self) -> None:
        if self._audience is not None:
            self._audience.show(self.moment())

    def go_to(self, choice: int) -> None:
        """Go to the moment after this many choices, or to the nearest there is."""
        self.choice = max(0, min(choice, self.last_choice))
        self.show()

    def go_by_turns(self, direction: int) -> None:
        """Go to the beginning of the next turn, or of this one or the one before."""
        turn = self._turns[self.choice]
        if direction > 0:
            later = (choice for choice in range(self.choice, len(self._turns)) if self._turns[choice] > turn)
            self.go_to(next(later, self.last_choice))
        else:
            starts = [choice for choice in range(self.choice) if self._is_start(choice)]
            self.go_to(starts[-1] if starts else 0)

    def _is_start(self, choice: int) -> bool:
        return choice == 0 or self._turns[choice] != self._turns[choice - 1]

    def change_viewer(self) -> None:
        """See the same moment with other eyes."""
        self._viewers = [*self._viewers[1:], self._viewers[0]]
        self.show()

    @property
    def turn_starts(self) -> list[int]:
        """The choices with which turns begin."""
        return [choice for choice in range(len(self._turns)) if self._is_start(choice)]

    def moment(self) -> Moment:
        viewer = self._viewers[0]
        s = self._states[self.choice]
        seat = viewer if isinstance(viewer, int) else None
        awaited = waiting_for(s) if s.result is None else ()
        return Moment(
            title=self._game.name,
            seats=tuple(SeatLine(player.name, "", number in awaited) for number, player in enumerate(self._players)),
            goal=self._fill(self._game.words.goal(self._game.view(s, seat))),
            board=self._open_board() if viewer == "open" else self._board(seat),
            log=tuple(self._log(viewer)),
            question=self._description(),
            replay=ReplayPosition(
                self.choice, self.last_choice, self._turns[self.choice], self._turns[-1], self._viewer_name(viewer)
            ),
        )

    def _fill(self, text: str) -> str:
        return fill_names(text, self._players)

    def _viewer_name(self, viewer: Viewer) -> str:
        if isinstance(viewer, int):
            return words("view-of", name=self._players[viewer].name)
        return words("view-open" if viewer == "open" else "view-spectator")

    def _description(self) -> str:
        s = self._states[self.choice]
        if s.result is not None:
            seat = self._viewers[0] if isinstance(self._viewers[0], int) else None
            return self._fill(self._game.words.outcome(s.result, seat))
        waiting = ", ".join(self._players[seat].name for seat in waiting_for(s))
        if self.choice == self.last_choice:
            return words("replay-ends", names=waiting)
        return words("to-choose", names=waiting)

    def _board(self, seat: Seat | None) -> str:
        view = self._game.view(self._states[self.choice], seat)
        return self._fill(self._game.words.text_board(view)).rstrip()

    def _open_board(self) -> str:
        """What a spectator sees, and what each seat sees besides."""
        board = self._board(None)
        known = {*board.splitlines()}
        parts = [board]
        for seat, player in enumerate(self._players):
            own = [line for line in self._board(seat).splitlines() if line.strip() and line not in known]
            if own:
                parts.append("\n".join([words("also-sees", name=player.name), *(f"  {line}" for line in own)]))
        return "\n\n".join(parts)

    def _log(self, viewer: Viewer) -> list[LogLine]:
        """What the viewer reads up to this moment. Choices in a row of which nothing is seen are one line."""
        known = self._logs.setdefault(viewer, [])
        for number in range(len(known), self.choice + 1):
            texts = [self._fill(text) for event in self._events[number] if (text := self._sentence(event, viewer))]
            known.append(texts or list(filter(None, [self._describe_choice(number - 1, viewer)] if number else [])))
        lines: list[LogLine] = []
        unseen: list[Seat] = []
        for number, texts in enumerate(known[: self.choice + 1]):
            is_new = number == self.choice
            if number and not texts:
                unseen.append(self._record.choices[number - 1].seat)
            if unseen and (texts or is_new):
                lines.append(LogLine(self._have_chosen(unseen), is_new=is_new and not texts))
                unseen = []
            lines += [LogLine(text, is_new=is_new) for text in texts]
        return lines

    def _have_chosen(self, seats: list[Seat]) -> str:
        names = tuple(self._players[seat].name for seat in dict.fromkeys(seats))
        return words("have-chosen", names=names, count=len(names))

    def _sentence(self, event: Event, viewer: Viewer) -> str:
        """What the viewer reads of an event; with open hands, what those read who see all of it."""
        words = self._game.words
        if viewer == "open" and event.seen_by(None) != event:
            for seat in range(self._record.seats):
                if event.seen_by(seat) == event and (text := words.event_text(event, seat)):
                    return f"{{{seat}}}: {text}"
        seat_or_none = viewer if isinstance(viewer, int) else None
        seen = event.seen_by(seat_or_none)
        return "" if seen is None else words.event_text(seen, seat_or_none)

    def _describe_choice(self, number: int, viewer: Viewer) -> str:
        """A choice without an event that is seen: what it was, for those who may know; empty for others."""
        choice, s = self._record.choices[number], self._states[number]
        action = self._game.catalogue.find(choice.action)
        if action is None or viewer not in (choice.seat, "open"):
            return ""
        label = self._fill(self._game.words.label(s, choice.seat, action))
        if viewer == choice.seat:
            return words("you-chose", label=label)
        return words("name-chose", name=self._players[choice.seat].name, label=label)

    def help_pages(self) -> list[HelpPage]:
        return help_pages(self._game)

    def rule_text(self, id: str) -> str:
        return rule_text(self._game, id)
