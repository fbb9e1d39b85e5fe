"""Who sits in the seats: people at this keyboard, and bots."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import PurePath
from typing import Any, NamedTuple

from ..bots import BOT_NAMES, LEVELS, Bot, bot_factory, check_bot, is_foreign
from ..engine import HUMAN, BadSetup, Chance, Game, Record, UserError
from ..engine.messages import Noun
from .console import Console
from .messages import text as words

MAX_NAME_LENGTH = 20
MAX_SEATS = 100
"""A record that claims more seats is corrupt; no more than these get a name."""
MAX_KIND_LENGTH = 900
"""A record holds texts of up to 1000 characters."""


class Player(NamedTuple):
    """Who sits in a seat. `kind` is human or the name of a bot. Records have it as 'mate:Long Tom'."""

    kind: str
    name: str

    @property
    def is_human(self) -> bool:
        return self.kind == HUMAN

    def __str__(self) -> str:
        return f"{self.kind}:{self.name}"


def seat_players(kinds: Sequence[str], names: Sequence[str], chance: Chance, game: Game[Any]) -> tuple[Player, ...]:
    """The players of a new game: people get `names` in seat order, bots get random ones.

    Raises BadSetup.
    """
    for kind in kinds:
        if kind != HUMAN:
            _check_bot(kind, game, len(kinds))
    people = sum(kind == HUMAN for kind in kinds)
    if len(names) > people:
        raise BadSetup(words("names-too-many", names=len(names), people=people, human=HUMAN))
    for name in names:
        _check_name(name)
    taken = {name.lower() for name in names}
    if len(taken) < len(names):
        raise BadSetup(words("names-equal"))
    default_names = [words("name-captain")] if people == 1 else [*map(captain, range(1, people + 1))]
    human_names = iter([*names, *default_names[len(names) :]])
    free_names = [name for name in BOT_NAMES if name.lower() not in taken]
    chance.shuffle(free_names)
    bot_names = iter([*free_names, *map(sailor, range(1, len(kinds) + 1))])
    return tuple(Player(kind, next(human_names) if kind == HUMAN else next(bot_names)) for kind in kinds)


def make_bots(players: Sequence[Player], foreign: Sequence[str]) -> list[Bot | None]:
    """The bots in the seats; None for a person. `foreign` are the files and programs named on the command line.

    A record may come from anybody: code that only a record names is never run. Raises BadSetup if it is needed.
    """
    bots: list[Bot | None] = []
    for player in players:
        if player.is_human:
            bots.append(None)
            continue
        name = player.kind
        if is_foreign(name) and name not in foreign:
            name = next((given for given in foreign if is_same_bot(given, name)), "")
            if not name:
                raise BadSetup(words("bot-not-trusted", player=player.name, bot=f"{player.kind:.200}"))
        bots.append(bot_factory(name)())
    return bots


def is_same_bot(given: str, recorded: str) -> bool:
    """Whether a bot on the command line is the one in a record: the same class of a file of the same name.

    >>> is_same_bot("bots/mine.py:Mine", "/elsewhere/mine.py:Mine"), is_same_bot("program:rm", "program:ls")
    (True, False)
    """
    if given == recorded:
        return True
    if not (".py:" in given and ".py:" in recorded):
        return False
    (file, _, name), (other_file, _, other_name) = given.rpartition(":"), recorded.rpartition(":")
    return (PurePath(file).name, name) == (PurePath(other_file).name, other_name)


def players_of(record: Record) -> tuple[Player, ...]:
    """The players in a record. Those it does not name are named after their seat."""
    players = []
    for seat in range(min(record.seats, MAX_SEATS)):
        text = record.players[seat] if seat < len(record.players) else ""
        kind, name = _split_player("".join(filter(str.isprintable, text)))
        players.append(Player(kind, name or captain(seat)))
    return tuple(players)


def captain(number: int) -> str:
    """The name of somebody who gave none."""
    return words("name-captain-number", number=number)


def sailor(number: int) -> str:
    """The name of a bot, once all others are taken."""
    return words("name-sailor-number", number=number)


def _split_player(text: str) -> tuple[str, str]:
    """The kind and the name. A bot's kind may have a colon, and so may a person's name.

    >>> _split_player("strength:35:Long Tom"), _split_player("human:Anne: the Red"), _split_player("Anne")
    (('strength:35', 'Long Tom'), ('human', 'Anne: the Red'), ('', 'Anne'))
    """
    if text.startswith(f"{HUMAN}:"):
        return HUMAN, text.removeprefix(f"{HUMAN}:")
    kind, _, name = text.rpartition(":")
    return kind, name


def show_players(players: Sequence[Player], console: Console) -> None:
    width = max(len(player.name) for player in players)
    for seat, player in enumerate(players):
        line = f"  {words('seat-line', seat=seat)}  {player.name:<{width}}"
        if player.is_human:
            console.write(line.rstrip())
        else:
            console.write(line, note=f"  {bot_text(player.kind)}")


def bot_text(kind: str) -> str:
    """What sits there, in words: 'a bot: Mate'. Bots that are no level are told by their names."""
    return words("note-bot", bot=Noun(f"bot-{kind}") if kind in LEVELS else kind)


def fill_names(text: str, players: Sequence[Player]) -> str:
    """The text with every {seat} replaced by the player's name."""

    def name(match: re.Match[str]) -> str:
        seat = int(match[1])
        return players[seat].name if seat < len(players) else words("seat-line", seat=seat)

    return re.sub(r"\{(\d{1,3})\}", name, text)


def _check_bot(name: str, game: Game[Any], seats: int) -> None:
    """At one's own keyboard every bot may play: those of files, programs, and with any budget."""
    if len(name) > MAX_KIND_LENGTH or not name.isprintable():
        raise BadSetup(words("bot-name-wrong", most=MAX_KIND_LENGTH, name=f"{name:.40}"))
    try:
        check_bot(name, game, seats)
    except UserError as error:
        raise BadSetup(words("seat-for", human=HUMAN, problem=str(error))) from error


def _check_name(name: str) -> None:
    if not name or not name.isprintable() or len(name) > MAX_NAME_LENGTH:
        raise BadSetup(words("name-wrong", most=MAX_NAME_LENGTH, name=f"{name!s:.40}"))
