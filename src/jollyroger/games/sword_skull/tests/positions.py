"""Positions for tests, set up by short texts.

`table(at="O0:o05 P1:v05", crew=["clearwater-marine*2", ""], luck=[3, "cyclops"])`: O0 is the Officer of seat 0. Cards
are taken from their piles and decks. `luck` lists all rolls and draws in order: a die by its face (a blank is 0), a
card by its id. Any further roll or draw is an error.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from jollyroger.engine import Scripted, Seat, start, waiting_for
from jollyroger.engine.components.file import Entry
from jollyroger.testing import play as testing
from jollyroger.testing.play import offered

from .. import GAME
from ..actions import BoxActions
from ..board import ROLES
from ..components import Box
from ..rules.fights import Fights
from ..rules.spaces import Encounter
from ..rules.turns import BeforeRoll, EndOfTurn, MoveChoice, ReleaseStuck
from ..state import Table

FILE = Path(__file__).parents[1] / "components.toml"
BOX = GAME.deal(2, GAME.fill_options(2, {}), Scripted([])).box


def edited_box(edit: Callable[[dict[str, Any]], object]) -> Box:
    """The built-in box, with a change in its component file."""
    data = tomllib.loads(FILE.read_text(encoding="utf-8"))
    edit(data)
    return Box(Entry(data))


def change_box(s: Table, edit: Callable[[dict[str, Any]], object]) -> None:
    """Give a table the built-in box with a change in its component file."""
    s.box = edited_box(edit)
    s.actions = BoxActions(s.box)


def figure(mark: str) -> int:
    """'O0' is the Officer of seat 0, 'P1' the Pirate of seat 1."""
    return 2 * int(mark[1]) + "OP".index(mark[0])


def space(id: str) -> int:
    return next(number for number, space in enumerate(BOX.board.spaces) if space.id == id)


def kind(id: str) -> int:
    """The kind of the card with this id, of any deck."""
    decks: list[list[str]] = [[card.id for card in BOX.crew], [card.id for card in BOX.enemies]]
    decks += [[card.id for card in BOX.fortunes], [card.id for card in BOX.items]]
    return next(ids.index(id) for ids in decks if id in ids)


def kinds(text: str) -> list[int]:
    """The kinds of the cards in a text: 'dagger*2 hook'."""
    found = []
    for word in text.split():
        id, _, times = word.partition("*")
        found += [kind(id)] * int(times or 1)
    return found


def table(
    seats: int = 3,
    at: str = "",
    gold: Sequence[int] = (),
    crew: Sequence[str] = (),
    items: Sequence[str] = (),
    hands: Sequence[str] = (),
    permanent: Sequence[str] = (),
    chests: Sequence[int] = (1, 1, 1, 1),
    trove: int = 0,
    stuck: str = "",
    dice: Sequence[int] = (),
    luck: Sequence[int | str] = (),
    seat: Seat = 0,
    odds: bool = True,
) -> Table:
    """A table with these things on it; everything else is as at the start of a game."""
    options = GAME.fill_options(seats, {"reveal_odds": "on" if odds else "off"})
    s = GAME.deal(seats, options, Scripted([kind(it) if isinstance(it, str) else it for it in luck]))
    s.agenda.clear()
    s.first_player = s.active = seat
    s.turn = 1
    s.dice = list(dice)
    for word in at.split():
        mark, _, id = word.partition(":")
        s.location[figure(mark)] = space(id)
    for mark in stuck.split():
        s.stuck[figure(mark)] = 1
    s.gold[: len(gold)] = gold
    s.chests, s.trove = list(chests), trove
    s.bank = BOX.gold - sum(s.gold) - sum(chests) - trove
    for other, text in enumerate(crew):
        for number in kinds(text):
            s.piles[number] -= 1
            s.crew[other][number] += 1
    assert min(s.piles) >= 0, f"there is not enough crew for {seats} players"
    for deck, owners, texts in (
        (s.item_deck, s.items, items),
        (s.fortune_deck, s.hands, hands),
        (s.fortune_deck, s.permanent, permanent),
    ):
        for other, text in enumerate(texts):
            for number in kinds(text):
                deck.remove(number)
                owners[other].append(number)
            owners[other].sort()
    return s


def choose_move(s: Table) -> Table:
    """The dice are rolled: the active player chooses his move."""
    return start(s, MoveChoice(s.active, False))


def encounter(s: Table, mark: str) -> Table:
    """A figure encounters the space it stands on, then fights."""
    return start(s, Encounter(figure(mark)), Fights(figure(mark)))


def fight(s: Table, mark: str) -> Table:
    """A figure fights the others on its space."""
    return start(s, Fights(figure(mark)))


def begin_turn(s: Table) -> Table:
    """The active player has one turn."""
    return start(s, BeforeRoll(s.active), EndOfTurn(s.active), ReleaseStuck(s.active))


play_ids = partial(testing.play_ids, GAME)
refused_by_rule = partial(testing.refused_by_rule, GAME)


def space_of(s: Table, mark: str) -> str:
    """The space a figure stands on."""
    return BOX.board.spaces[s.location[figure(mark)]].id


def might(s: Table, mark: str) -> int:
    return s.might(figure(mark))


def is_over(s: Table) -> bool:
    """Whether nothing is left to happen in this position."""
    return not s.agenda and not waiting_for(s)


def crew(s: Table, seat: Seat) -> dict[str, int]:
    return {BOX.crew[number].id: count for number, count in enumerate(s.crew[seat]) if count}


def items(s: Table, seat: Seat) -> list[str]:
    return [BOX.items[number].id for number in s.items[seat]]


def hand(s: Table, seat: Seat) -> list[str]:
    return [BOX.fortunes[number].id for number in s.hands[seat]]


def discarded(s: Table) -> list[str]:
    """The ids of all discarded cards."""
    piles = ((BOX.enemies, s.enemy_discard), (BOX.items, s.item_discard), (BOX.fortunes, s.fortune_discard))
    return [cards[number].id for cards, pile in piles for number in pile]


def ends(s: Table, seat: Seat, role: str) -> list[str]:
    """The spaces where this figure of the player may end its move."""
    assert role in ROLES
    return sorted(id.rpartition(":")[2] for id in offered(s, seat) if id.startswith(f"move:{role}:"))
