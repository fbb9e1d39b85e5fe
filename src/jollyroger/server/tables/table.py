"""A table as its log tells it: who sits where, what is agreed, the game, the clocks and the talk."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...engine import Ask, Game, Match, Record, Refused, Sealed, play_on, waiting_for
from ..protocol import ChatLine, Status, UndoRequest
from . import entries
from .clocks import Clocks

HUMAN = "human"


class Chair:
    """A seat and who is in it: nobody, a person (perhaps with a bot standing in), or a bot."""

    def __init__(self) -> None:
        self.name = ""
        self.token: str | None = None
        self.bot: str | None = None
        self.salt = ""
        self.stood_in = False
        self.muted = False
        self.blocked: set[int] = set()

    @property
    def kind(self) -> str:
        return "person" if self.token is not None else "bot" if self.bot is not None else "open"


class Table:
    """The sum of a log. Only `take` changes it; an entry that cannot be is refused and changes nothing."""

    def __init__(self, id: str, games: Mapping[str, Game[Any]], opened: entries.Line) -> None:
        assert isinstance(opened.entry, entries.Opened)
        self.id = id
        self.opened = opened.entry
        self.game = games[self.opened.game]
        self.policy = self.opened.policy
        self.chairs = [Chair() for _ in range(self.opened.seats)]
        self.match: Match[Any] | None = None
        self.salts: list[str] = []
        self.host: int | None = None
        self.paused = False
        self.wish: UndoRequest | None = None
        self.said: list[ChatLine] = []
        self.keys: dict[str, int] = {}
        """What has been done, by the key of the wish: the version it led to."""
        self.n = 1
        """How many lines the log has."""
        self.version = 0
        """How often the game has changed."""
        self.affairs = 0
        """How often anything else has: the people, the clocks, what is agreed."""
        self.changed = self.at = opened.at
        """When the game last changed, and when the last line was written."""
        self._cuts = [0]
        self._asked: dict[int, tuple[Ask, int]] = {}
        self.whys: dict[int, str] = {}
        """What bots have said of the choices that led to these moments."""
        self.clocks = Clocks(self.policy.clock, self.opened.seats)

    @property
    def status(self) -> Status:
        if self.match is None:
            return "gathering"
        if self.match.s.result is not None:
            return "over"
        return "paused" if self.paused else "playing"

    @property
    def moment(self) -> int:
        """How many choices have been made."""
        return 0 if self.match is None else len(self.match.choices)

    def take(self, line: entries.Line) -> None:
        """Let what an entry says happen."""
        version, affairs = self.version, (self.status, self.wish)
        self._enter(line.entry)
        self.n += 1
        self.at = line.at
        if self.version != version:
            self.changed = line.at
            self.wish = None
        if line.key is not None:
            self.keys[line.key] = self.version
        if isinstance(line.entry, entries.Spoke):
            self.said.append(ChatLine(self.n, line.entry.seat, line.entry.text, line.at))
        elif text := entries.notice(line.entry):
            self.said.append(ChatLine(self.n, None, text, line.at))
        self.clocks.run(self.pondering(), line.at)
        plain = isinstance(line.entry, entries.Chose | entries.TookBack | entries.Spoke) and self.policy.clock is None
        if not plain or (self.status, self.wish) != affairs:
            self.affairs += 1

    def waiting_for(self) -> list[int]:
        """The seats that must choose before the game goes on."""
        return [] if self.match is None else waiting_for(self.match.s)

    def pondering(self) -> set[int]:
        """The people the game waits for, who play themselves."""
        if self.status != "playing":
            return set()
        return {seat for seat in self.waiting_for() if self.chairs[seat].token and not self.chairs[seat].stood_in}

    def manned(self, seat: int) -> str | None:
        """The bot that plays this seat now, if one does."""
        chair = self.chairs[seat]
        return "mate" if chair.stood_in else chair.bot

    def stale(self, seat: int, version: int) -> bool:
        """Whether this seat has been asked anew since that version, or the game is not that far.

        What others answer to the same question is sealed, and makes nobody's choice stale.
        """
        since = self._asked[seat][1] if seat in self._asked else self.version
        return not since <= version <= self.version

    def cut(self, version: int | None) -> int:
        """From which moment on the log must be told anew to somebody who saw this version of the game."""
        if version is None or not 0 <= version <= self.version:
            return 0
        return min(self._cuts[version + 1 :], default=self.moment + 1)

    def last_choice(self, seat: int) -> int | None:
        """How many choices had been made before this seat's last one."""
        assert self.match is not None
        choices = self.match.choices
        return next((n for n in reversed(range(len(choices))) if choices[n].seat == seat), None)

    def record(self) -> Record:
        """The record so far; its secret is told when the game is over, and that of a daily game when the day is."""
        assert self.match is not None
        return self.match.record()

    def free_seats(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "open"]

    def _enter(self, entry: entries.Entry) -> None:
        match entry:
            case entries.Opened():
                raise Refused("The table is open already.")
            case entries.SatDown(seat, name, token, salt):
                self._sit(self.chairs[seat], seat, name, token, salt)
            case entries.Manned(seat, bot, name):
                chair = self._clear(seat)
                chair.bot, chair.name = bot, name
                self._rename()
            case entries.Vacated(seat):
                self._clear(seat)
                self._rename()
            case entries.Started():
                self._start()
            case entries.Chose(seat, action, why):
                self._playing().choose(seat, action)
                self.clocks.renew(seat)
                self._change(self.moment)
                if why:
                    self.whys[self.moment] = f"{{{seat}}} says: {why}"
            case entries.TookBack(seat):
                before = self._playing().choices[:]
                self._playing().undo(seat)
                pairs = zip(before, self._playing().choices, strict=False)
                self._change(next((n for n, (old, new) in enumerate(pairs) if old is not new), self.moment) + 1)
            case entries.Wished(seat):
                self._wish(seat)
            case entries.Answered(seat, agree):
                self._answer(seat, agree)
            case entries.Rewound(moment):
                self._rewind(moment)
            case entries.Paused(on):
                self._game()
                self.paused = on
            case entries.StoodIn(seat):
                self.chairs[seat].stood_in = True
            case entries.Returned(seat):
                self.chairs[seat].stood_in = False
                self.clocks.renew(seat)
            case entries.Spoke(seat):
                if self.chairs[seat].muted:
                    raise Refused("The host has muted you.")
            case entries.Muted(seat, on):
                self.chairs[seat].muted = on
            case entries.Blocked(seat, other, on):
                blocked = self.chairs[seat].blocked
                blocked.add(other) if on else blocked.discard(other)
            case entries.Hosted(seat):
                self.host = seat
            case entries.Reissued(seat, token):
                self.chairs[seat].token = token

    def _clear(self, seat: int) -> Chair:
        """Nobody sits there any more. If it was the host, whoever opened the table is the host again."""
        if self.host == seat:
            self.host = None
        self.chairs[seat] = Chair()
        return self.chairs[seat]

    def _sit(self, chair: Chair, seat: int, name: str, token: str, salt: str) -> None:
        if chair.token is not None:
            raise Refused(f"Seat {seat + 1} is taken.")
        if any(other.name.lower() == name.lower() for other in self.chairs if other is not chair):
            raise Refused(f"Somebody here is called {name} already; choose another name.")
        if not name.isprintable() or name != name.strip():
            raise Refused("A name has plain characters only, and no space at its ends.")
        self.chairs[seat] = chair = Chair()
        chair.name, chair.token, chair.salt = name, token, salt
        self._rename()

    def _start(self) -> None:
        if self.match is not None:
            raise Refused("The game has begun already.")
        if free := self.free_seats():
            raise Refused(f"Seat {free[0] + 1} is free yet: wait for somebody, or put a bot there.")
        if self.opened.luck == "sealed":
            self.salts = [chair.salt for chair in self.chairs]
        self.match = self._deal()
        self._change(0)

    def _deal(self) -> Match[Any]:
        """The game at its beginning, which may lie in the middle of another."""
        luck = Sealed(bytes.fromhex(self.opened.secret), [bytes.fromhex(salt) for salt in self.salts])
        if self.opened.origin is None:
            return Match(self.game, self.opened.seats, luck, self.opened.options, self._players())
        record = Record.loads(self.opened.origin)
        return play_on(self.game, record, len(record.choices), luck, self._players())

    def _rewind(self, moment: int) -> None:
        match = self._game()
        if match.s.result is not None:
            raise Refused("The game is over, and its secret told; clone the table to play on from a moment of it.")
        if moment < match.played_on_from:
            raise Refused(f"The game was begun after choice {match.played_on_from}; it goes back no further.")
        if moment >= self.moment:
            raise Refused(f"One can go back only; {self.moment} choices have been made.")
        again = self._deal()
        for choice in match.choices[match.played_on_from : moment]:
            again.choose(choice.seat, choice.action)
        self.match = again
        self._change(moment + 1)

    def _wish(self, seat: int) -> None:
        self._playing()
        if self.wish is not None:
            raise Refused("Somebody has asked for that already; wait for the answers.")
        moment = self.last_choice(seat)
        if moment is None:
            raise Refused("You have not chosen anything yet.")
        voters = self.policy.undo == "vote"
        waiting_for = [other for other, chair in enumerate(self.chairs) if chair.token and other != seat and voters]
        self.wish = UndoRequest(seat, moment, waiting_for)

    def _answer(self, seat: int | None, agree: bool) -> None:
        if self.wish is None:
            raise Refused("Nobody has asked for anything.")
        if seat is not None and seat not in self.wish.waiting_for:
            raise Refused("You are not asked for this.")
        waiting_for = [other for other in self.wish.waiting_for if other != seat]
        self.wish = UndoRequest(self.wish.seat, self.wish.moment, waiting_for) if agree else None

    def _playing(self) -> Match[Any]:
        match = self._game()
        if self.paused:
            raise Refused("The game is paused.")
        return match

    def _game(self) -> Match[Any]:
        if self.match is None:
            raise Refused("The game has not begun yet.")
        return self.match

    def _change(self, cut: int) -> None:
        self.version += 1
        self._cuts.append(cut)
        self.whys = {moment: why for moment, why in self.whys.items() if moment < cut}
        assert self.match is not None
        before, self._asked = self._asked, {}
        for ask in self.match.s.asks:
            same = ask.seat in before and before[ask.seat][0] is ask
            self._asked[ask.seat] = before[ask.seat] if same else (ask, self.version)

    def _players(self) -> tuple[str, ...]:
        return tuple(f"{chair.bot or HUMAN}:{chair.name}" for chair in self.chairs)

    def _rename(self) -> None:
        if self.match is not None:
            self.match.players = self._players()
