"""Random tables for property tests: figures, Gold, cards and dice. Rare combinations come up often."""

from __future__ import annotations

from collections.abc import Iterator

from jollyroger.engine import Fast

from .. import GAME
from ..components import HAND_CARDS, PERMANENT_CARDS, WEAPON_LIMIT
from ..state import Table, role_of

MAX_GOLD = 12
MAX_CARDS = 4


def random_tables(count: int, first_seed: int) -> Iterator[Table]:
    for seed in range(first_seed, first_seed + count):
        yield random_table(seed)


def random_table(seed: int) -> Table:
    """A table with dice rolled and nothing planned. The active player holds a Fortune card, so that he is asked."""
    chance = Fast(seed)
    seats = chance.pick(GAME.seats)
    s = GAME.deal(seats, GAME.fill_options(seats, {}), Fast(seed + 1))
    s.agenda.clear()
    s.active = s.first_player = chance.below(seats)
    s.turn = 1
    s.roll(2)
    place_figures(s, chance)
    s.chests = [chance.below(4) for _ in s.chests]
    s.trove = chance.below(MAX_GOLD)
    for seat in range(seats):
        s.gold[seat] = chance.below(MAX_GOLD)
        for _ in range(chance.below(2 * MAX_CARDS)):
            kind = chance.below(len(s.piles))
            if s.piles[kind]:
                s.piles[kind] -= 1
                s.crew[seat][kind] += 1
        deal_items(s, seat, chance)
        deal_fortune(s, seat, chance)
    s.bank = s.box.gold - sum(s.gold) - sum(s.chests) - s.trove
    return s


def place_figures(s: Table, chance: Fast) -> None:
    """Anywhere but on the Lair, where nobody stays, and on the other figures' Ship; half of them on one space."""
    board = s.box.board
    meeting_point = chance.below(board.lair)
    for figure in range(len(s.location)):
        spaces = [space for space in range(len(board.spaces)) if space not in (*board.ships, board.lair)]
        places = [meeting_point, chance.pick([*spaces, board.ships[role_of(figure)]])]
        s.location[figure] = chance.pick(places)
        s.stuck[figure] = chance.below(2) if s.space_kind(figure) == "quicksand" else 0


def deal_items(s: Table, seat: int, chance: Fast) -> None:
    """A few Items; a weapon above the limit is discarded."""
    for _ in range(chance.below(MAX_CARDS)):
        item = chance.draw(s.item_deck)
        role = s.box.items[item].role
        weapons = [other for other in s.items[seat] if role is not None and s.box.items[other].role == role]
        pile = s.items[seat] if len(weapons) < WEAPON_LIMIT else s.item_discard
        pile.append(item)
        pile.sort()


def deal_fortune(s: Table, seat: int, chance: Fast) -> None:
    """A few Fortune cards, the first to the hand."""
    kinds = set(HAND_CARDS)
    for _ in range(chance.below(MAX_CARDS) + (seat == s.active)):
        card = chance.pick([card for card in s.fortune_deck if card in kinds])
        s.fortune_deck.remove(card)
        owned = s.permanent[seat] if card in PERMANENT_CARDS else s.hands[seat]
        owned.append(card)
        owned.sort()
        kinds.update(PERMANENT_CARDS)
