"""A table as its log describes it: the seats, the terms, the game, the clocks and the chat."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterable, Iterator, Mapping, Set
from dataclasses import replace
from typing import Any

import msgspec

from ...engine import HUMAN, Ask, Game, Match, Record, Refused, Sealed, play_on_in_steps, waiting_for
from ...engine.messages import Remark, decode_message
from ..daily import days
from ..messages import text as words
from ..notifications.turns import Turns
from ..protocol import Status, UndoRequest
from ..table_log import entries
from ..table_log.effects import effect_of
from ..table_log.kept_line import KeptLine
from ..table_log.notices import notice
from .clocks import Clocks
from .seat_state import SeatState

SUBSTITUTE_BOT = "mate"
"""The bot that plays for a person who is absent or out of time."""
MAX_BOT_CHOICES_IN_A_ROW = 2_000
"""After this many choices of bots alone they count as stuck. Whole games of random bots took up to 1,170 choices."""
REPEATED_CHOICES, DIFFERENT_CHOICES = 40, 4
"""Bots are stuck if their last 40 choices were only 4 different ones. In whole games of bots, the longest series of 4
different choices had 13."""
MAX_CHAT_LINES = 200
"""How many lines of the chat are kept in memory and sent to a client that connects. The log has them all."""
WITHOUT_PEOPLE = (
    entries.ActionChosen
    | entries.Undone
    | entries.ChatSent
    | entries.HintGiven
    | entries.NotificationsSwitched
    | entries.SeatNotified
)
"""Entries that change nothing that everybody sees of the people, unless clocks run."""


class RulesDiffer(Exception):
    """The log says that an entry had another effect than it has under the present rules."""


class Table:
    """The state that a log adds up to. Only `apply` changes it."""

    def __init__(self, id: str, games: Mapping[str, Game[Any]], first_line: entries.LogLine) -> None:
        assert isinstance(first_line.entry, entries.TableOpened)
        self.id = id
        self.opened = first_line.entry
        self.game = games[self.opened.game]
        self.policy = self.opened.policy
        self.rules = self.opened.rules
        """The rules that the log names for the game."""
        self.began_by_unknown_rules = False
        self.is_closed = False
        self.seats = [SeatState() for _ in range(self.opened.seats)]
        self.match: Match[Any] | None = None
        self.salts: list[str] = []
        self.host: int | None = None
        """The host's seat, once the host has changed; before that, the host is whoever opened the table."""
        self.paused = False
        self.undo_request: UndoRequest | None = None
        self.link_requests: dict[int, float] = {}
        """The seats for which the host wants a new link, and when the host asked."""
        self.copied_at: int | None = None
        """The moment of which the host last took a copy while the game was on."""
        self.next_game: entries.PlayedAgain | None = None
        """Where the same people play again, once the game is over."""
        self.chat: deque[KeptLine] = deque(maxlen=MAX_CHAT_LINES)
        self.version_by_key: dict[str, int] = {}
        """The commands that were done, by key, and the version of the game each led to."""
        self.line_count = 1
        """The number of lines in the log."""
        self.version = 0
        """The number of changes to the game."""
        self.people_version = 0
        """The number of changes to anything else: the people, the clocks, the status."""
        self.changed_at = self.updated_at = first_line.at
        """When the game last changed, and when the last line was written."""
        self.bot_reasons: dict[int, Remark] = {}
        """What bots said about the choices that led to these moments."""
        self.moments_by_bot: dict[int, int] = {}
        """The moments to which the choice of a substitute bot led, and its seat."""
        self.replayed_choices = 0
        """How many choices all rewinds together have replayed. Loading the table replays them again."""
        self._bot_choices: deque[tuple[int, str]] = deque(maxlen=MAX_BOT_CHOICES_IN_A_ROW)
        """What bots have chosen since a person last chose, resumed or rewound the game."""
        self.clocks = Clocks(self.policy.clock, self.opened.seats)
        self.turns = Turns()
        self._people_to_move: Set[int] = frozenset()
        self._changed_from = [0]
        """For each version, the first moment whose events it changed."""
        self._asked: dict[int, tuple[Ask, int]] = {}
        """For each seat that is asked, the ask and the version at which it was first put."""

    @property
    def status(self) -> Status:
        if self.match is None:
            return "gathering"
        if self.match.s.result is not None:
            return "over"
        return "paused" if self.paused else "playing"

    @property
    def can_go_on(self) -> bool:
        """Whether this process may serve the table: it is not closed, and no other rules are named for its game."""
        return not self.is_closed and (self.status == "over" or self.rules == entries.rules_of(self.game))

    @property
    def moment(self) -> int:
        """The number of choices made."""
        return 0 if self.match is None else len(self.match.choices)

    def apply(self, line: entries.LogLine) -> None:
        """Apply a log line. An entry that is not possible raises `Refused` and changes nothing.

        If the line names another effect than the entry has, `RulesDiffer` is raised and the table must be dropped.
        """
        for _ in self.apply_in_steps(line):
            pass

    def apply_in_steps(self, line: entries.LogLine) -> Iterator[None]:
        """Apply a log line; where that means replaying many choices, yield after each.

        Nothing of the table changes before the last step.
        """
        replayed: Match[Any] | None = None
        match line.entry:
            case entries.GameStarted():
                self._check_start()
                replayed = yield from self._replay(None)
            case entries.Rewound(moment):
                self._require_can_go_back(moment)
                replayed = yield from self._replay(moment)
        self._apply(line, replayed)

    def _apply(self, line: entries.LogLine, replayed: Match[Any] | None) -> None:
        """`replayed`: the game after an entry that starts it or goes back."""
        entry = line.entry
        version, before = self.version, (self.status, self.undo_request)
        if replayed is None:
            self._apply_entry(entry)
        else:
            self._set_match(replayed)
        if line.effect is not None and line.effect != self.effect_of(entry):
            raise RulesDiffer(f"after choice {self.moment} the position or the rolls are others")
        self.line_count += 1
        self.updated_at = line.at
        if isinstance(entry, entries.SeatLinkRequested):
            self.link_requests[entry.seat] = line.at
        if self.version != version:
            self.changed_at = line.at
            self.undo_request = None
        if line.key is not None:
            self.version_by_key[line.key] = self.version
        if isinstance(entry, entries.ChatSent):
            self.chat.append(KeptLine(self.line_count, entry.seat, entry.text, line.at))
        elif not isinstance(entry, entries.ActionChosen) and (text := notice(entry)):
            self.chat.append(KeptLine(self.line_count, None, text, line.at))
        people = self._people_to_move = self._find_people_to_move()
        self.clocks.run(people, line.at)
        self.turns.update(people, line.at)
        # Without clocks, choices and chat change nothing about the people unless the status changes with them.
        game_only = isinstance(entry, WITHOUT_PEOPLE)
        if not game_only or self.policy.clock is not None or (self.status, self.undo_request) != before:
            self.people_version += 1

    def effect_of(self, entry: entries.Entry) -> entries.Effect | None:
        """The effect of the entry that was applied last; None if it is none of the game's."""
        if self.match is None:
            return None
        match entry:
            case entries.ActionChosen():
                return effect_of(self.match, self.match.choices[-1].rolls)
            case entries.GameStarted() if self.opened.start_record is None:
                return effect_of(self.match, self.match.deal)
            case entries.GameStarted() | entries.Undone() | entries.Rewound() | entries.RulesChanged():
                return effect_of(self.match)
        return None

    @property
    def bots_are_stuck(self) -> bool:
        """Whether the bots among themselves repeat the same choices or do not come to an end."""
        choices = self._bot_choices
        if len(choices) < REPEATED_CHOICES:
            return False
        last = {choices[-number] for number in range(1, REPEATED_CHOICES + 1)}
        return len(last) <= DIFFERENT_CHOICES or len(choices) == MAX_BOT_CHOICES_IN_A_ROW

    def people_to_move(self) -> Set[int]:
        """The seats the game waits for whose people play themselves."""
        return self._people_to_move

    def _find_people_to_move(self) -> Set[int]:
        if self.match is None or self.status != "playing":
            return frozenset()
        seats = self.seats
        return {seat for seat in waiting_for(self.match.s) if seats[seat].is_person and not seats[seat].substituted}

    def bot_for(self, seat: int) -> str | None:
        """The bot that plays this seat now, if any."""
        state = self.seats[seat]
        return SUBSTITUTE_BOT if state.substituted else state.bot

    def is_stale(self, seat: int, version: int) -> bool:
        """Whether this seat's question is newer than that version, or the version does not exist yet.

        Sealed answers of others to the same question do not make a choice stale.
        """
        asked_at = self._asked[seat][1] if seat in self._asked else self.version
        return not asked_at <= version <= self.version

    def changed_from(self, version: int | None) -> int:
        """The first moment whose events are new to somebody who last saw this version of the game."""
        if version is None or not 0 <= version <= self.version:
            return 0
        return min(self._changed_from[version + 1 :], default=self.moment + 1)

    def moment_before_last_choice(self, seat: int) -> int | None:
        assert self.match is not None
        choices = self.match.choices
        return next((n for n in reversed(range(len(choices))) if choices[n].seat == seat), None)

    def record(self) -> Record:
        """The record so far. It includes the secret once the game is over."""
        assert self.match is not None
        return replace(self.match.record(), practice=self.policy.practice)

    @property
    def is_day_over(self) -> bool:
        """Whether this is a daily game whose secret other tables may show by now."""
        return self.opened.day is not None and days.is_over(self.opened.day)

    @property
    def is_secret_public(self) -> bool:
        """Whether the secret may be shown: the game is over and, for a daily game, nobody plays with its luck."""
        return self.status == "over" and days.is_secret_public(self.opened.day)

    @property
    def allows_several_seats(self) -> bool:
        """Whether one person may hold several seats: no rival is spied on, or all know that a device is shared."""
        return self.opened.hot_seat or self.game.cooperative

    @property
    def allows_hints(self) -> bool:
        """Whether people may ask for hints: always among partners, among rivals at practice tables."""
        return self.game.cooperative or self.policy.practice

    def free_seats(self) -> list[int]:
        return [seat for seat, state in enumerate(self.seats) if state.kind == "open"]

    def _apply_entry(self, entry: entries.Entry) -> None:
        match entry:
            case entries.TableOpened():
                raise Refused(words("refusal-table-open"))
            case entries.SeatTaken(seat, name, token_digest, salt):
                self._take_seat(seat, name, token_digest, salt)
            case entries.BotSeated(seat, bot, name):
                state = self._clear_seat(seat)
                state.bot, state.name = bot, name
                self._update_players()
            case entries.SeatFreed(seat):
                self._clear_seat(seat)
                self._update_players()
            case entries.ActionChosen(seat, action, reason):
                running = self._running_match()
                running.choose(seat, action)
                self._note_chooser(seat, action)
                self.clocks.renew(seat)
                self.turns.end(seat)
                self._note_change(len(running.choices))
                if self.seats[seat].substituted:
                    self.moments_by_bot[self.moment] = seat
                if reason:
                    self.bot_reasons[self.moment] = decode_message(reason)
            case entries.Undone(seat):
                self._undo(seat)
            case entries.UndoRequested(seat):
                self._request_undo(seat)
            case entries.UndoVoted(seat, agree):
                self._vote_on_undo(seat, agree)
            case entries.RewindRequested(moment, voters):
                self._request_rewind(moment, voters)
            case entries.Paused(on):
                self._started_match()
                self.paused = on
                self._bot_choices.clear()
            case entries.BotSubstituted(seat):
                self.seats[seat].substituted = True
            case entries.SeatResumed(seat):
                self.seats[seat].substituted = False
                self.clocks.renew(seat)
            case entries.ChatSent(seat):
                if self.seats[seat].muted:
                    raise Refused(words("refusal-muted"))
            case entries.SeatMuted(seat, on):
                self.seats[seat].muted = on
            case entries.SeatBlocked(seat, other, on):
                blocked = self.seats[seat].blocked
                blocked.add(other) if on else blocked.discard(other)
            case entries.HostChanged(seat):
                self.host = seat
            case entries.SeatLinkRequestDropped(seat):
                self.link_requests.pop(seat, None)
            case entries.SeatLinkRenewed(seat, token_digest, by_host):
                self.seats[seat].token_digest = token_digest
                self.link_requests.pop(seat, None)
                if by_host:
                    # Somebody else may sit here now.
                    self.seats[seat].sitting, self.seats[seat].wants_notices = self.line_count, False
            case entries.NotificationsSwitched(seat, on):
                self.seats[seat].wants_notices = on
            case entries.SeatNotified(seat, kind):
                self.turns.note_told(seat, kind)
                self.seats[seat].wants_notices &= kind != "over"
            case entries.TableCloned(moment) | entries.RecordExported(moment):
                self.copied_at = moment
            case entries.PlayedAgain():
                self._note_next_game(entry)
            case entries.RulesChanged(version, components_hash, proven):
                self.rules = entries.RulesId(version, components_hash)
                self.began_by_unknown_rules |= not proven
            case entries.TableClosed():
                self.is_closed = True

    def _note_next_game(self, entry: entries.PlayedAgain) -> None:
        if self.status != "over":
            raise Refused(words("refusal-game-not-over"))
        if self.next_game is not None:
            raise Refused(words("refusal-next-open"))
        self.next_game = entry

    def _clear_seat(self, seat: int) -> SeatState:
        """Empty a seat. If the host sat there, whoever opened the table is the host again."""
        if self.host == seat:
            self.host = None
        self.link_requests.pop(seat, None)
        # A vote that can no longer be given would keep the request open.
        request = self.undo_request
        if request is not None and (seat == request.seat or seat in request.waiting_for):
            self.undo_request = None
        self.seats[seat] = SeatState()
        return self.seats[seat]

    def _take_seat(self, seat: int, name: str, token_digest: str, salt: str) -> None:
        old = self.seats[seat]
        if old.is_person:
            raise Refused(words("refusal-seat-taken", seat=seat + 1))
        self.seats[seat] = state = SeatState()
        state.name, state.token_digest, state.salt = name, token_digest, salt
        state.sitting = self.line_count
        self._update_players()

    def _check_start(self) -> None:
        if self.match is not None:
            raise Refused(words("refusal-begun"))
        if free := self.free_seats():
            raise Refused(words("refusal-seat-free", seat=free[0] + 1))

    def _require_can_go_back(self, moment: int) -> None:
        match = self._started_match()
        if match.s.result is not None:
            raise Refused(words("refusal-over-clone"))
        if moment < match.played_on_from:
            raise Refused(words("refusal-back-start", choice=match.played_on_from))
        if moment >= self.moment:
            raise Refused(words("refusal-back-only", count=self.moment))

    def _request_rewind(self, moment: int, voters: list[int]) -> None:
        self._require_can_go_back(moment)
        self._require_no_undo_request()
        self.undo_request = UndoRequest(None, moment, voters)

    def _require_no_undo_request(self) -> None:
        if self.undo_request is not None:
            raise Refused(words("refusal-undo-asked"))

    def _replay(self, moment: int | None) -> Generator[None, None, Match[Any]]:
        """The game at its first moment (None), or at another one. Yields after each choice.

        A cloned or imported game starts in the middle of another one.
        """
        salts = [bytes.fromhex(salt) for salt in self._salts_in_use()]
        luck = Sealed(bytes.fromhex(self.opened.secret), salts, seeded=self.opened.luck != "sealed")
        if self.opened.start_record is None:
            match = Match(self.game, self.opened.seats, luck, self.opened.options, self._players())
        else:
            record = Record.loads(self.opened.start_record)
            try:
                for step in play_on_in_steps(self.game, record, len(record.choices), luck, self._players()):
                    match = step
                    yield
            except ValueError as error:
                raise RulesDiffer("the record that the game plays on from needs other rolls") from error
        if moment is not None and self.match is not None:
            for choice in self.match.choices[match.played_on_from : moment]:
                match.choose(choice.seat, choice.action)
                yield
        return match

    def _salts_in_use(self) -> list[str]:
        """The salts of the people and bots who sit here when the game starts; the same ones after that."""
        if self.match is None and self.opened.luck == "sealed":
            return [state.salt for state in self.seats]
        return self.salts

    def _set_match(self, match: Match[Any]) -> None:
        """Start the game, or go back."""
        self.salts = self._salts_in_use()
        first_moment = 0
        if self.match is not None:
            first_moment = len(match.choices) + 1
            self.replayed_choices += len(match.choices)
        self.match = match
        self._bot_choices.clear()
        self._note_change(first_moment)

    def _undo(self, seat: int) -> None:
        match = self._running_match()
        before = match.choices[:]
        match.undo(seat)
        pairs = zip(before, match.choices, strict=False)
        self._note_change(next((n for n, (old, new) in enumerate(pairs) if old is not new), self.moment) + 1)

    def _request_undo(self, seat: int) -> None:
        self._running_match()
        self._require_no_undo_request()
        moment = self.moment_before_last_choice(seat)
        if moment is None:
            raise Refused(words("refusal-nothing-chosen"))
        voters = [other for other, state in enumerate(self.seats) if state.is_person and other != seat]
        self.undo_request = UndoRequest(seat, moment, voters if self.policy.undo == "vote" else [])

    def _vote_on_undo(self, seat: int | None, agree: bool) -> None:
        request = self.undo_request
        if request is None:
            raise Refused(words("refusal-no-undo-asked"))
        if seat is not None and seat not in request.waiting_for:
            raise Refused(words("refusal-no-vote"))
        waiting = [other for other in request.waiting_for if other != seat]
        self.undo_request = UndoRequest(request.seat, request.moment, waiting) if agree else None

    def _note_chooser(self, seat: int, action: str) -> None:
        if self.bot_for(seat) is None:
            self._bot_choices.clear()
        else:
            self._bot_choices.append((seat, action))

    def _running_match(self) -> Match[Any]:
        if self.match is None:
            raise Refused(words("refusal-not-started"))
        if self.paused:
            raise Refused(words("refusal-paused"))
        return self.match

    def _started_match(self) -> Match[Any]:
        if self.match is None:
            raise Refused(words("refusal-not-started"))
        return self.match

    def _note_change(self, first_moment: int) -> None:
        """The game has a new version, whose events differ from `first_moment` on."""
        assert self.match is not None
        self.version += 1
        self._changed_from.append(first_moment)
        for moments in (self.bot_reasons, self.moments_by_bot):
            while moments and next(reversed(moments)) >= first_moment:
                moments.popitem()
        before, self._asked = self._asked, {}
        for ask in self.match.s.asks:
            same = ask.seat in before and before[ask.seat][0] is ask
            self._asked[ask.seat] = before[ask.seat] if same else (ask, self.version)

    def _players(self) -> tuple[str, ...]:
        return tuple(f"{state.bot or HUMAN}:{state.name}" for state in self.seats)

    def _update_players(self) -> None:
        if self.match is not None:
            self.match.players = self._players()


def with_effect(table: Table, line: entries.LogLine) -> entries.LogLine:
    """The line that was applied last, as it is written: with its effect on the game."""
    effect = table.effect_of(line.entry)
    return line if effect is None else msgspec.structs.replace(line, effect=effect)


def replay_lines(table: Table, lines: Iterable[str]) -> Iterator[None]:
    """Apply encoded log lines. Yields after each line, and after each choice of a replay within one."""
    for line in lines:
        yield from table.apply_in_steps(entries.decode(line))
        yield
