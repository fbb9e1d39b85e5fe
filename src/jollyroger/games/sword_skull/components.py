"""The box: board, cards and numbers, read from a component file and checked. (SS-B1 to SS-B6)

A card is known by its kind, a number: its place in the file. Copies of a kind are alike in every way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

from ...engine import BadComponents
from ...engine.component_file import Entry, parse
from .board import FACES, OFFICER, PIRATE, read_board
from .cards import (
    Enemy,
    Fortune,
    Item,
    printed,
    read_crew,
    read_effect,
    read_enemy,
    read_fortune,
    read_tool,
    read_weapon,
)

PLAYERS = range(2, 6)
CREW_KINDS, CREW_CARDS, ENEMY_CARDS, FORTUNE_CARDS, ITEM_CARDS = 10, 36, 16, 33, 20
WEAPON_LIMIT = 2
FORTUNES = (
    "keep-the-peace",
    "lucky-blow",
    "quick-thinking",
    "local-guide",
    "bandits-bargain",
    "auction",
    "royal-pardon",
    "fair-wind",
    "queens-commission",
    "fearsome-reputation",
    "lost-purse",
    "sunken-galleon",
    "volunteer",
    "mutiny",
    "pickpocket",
    "press-ganged",
    "tribute",
)
(
    PEACE,
    LUCKY,
    QUICK,
    GUIDE,
    BARGAIN,
    AUCTION,
    PARDON,
    WIND,
    COMMISSION,
    REPUTATION,
    PURSE,
    GALLEON,
    VOLUNTEER,
    MUTINY,
    PICKPOCKET,
    PRESSED,
    TRIBUTE,
) = range(len(FORTUNES))
KEPT = frozenset({PEACE, LUCKY, QUICK, GUIDE, BARGAIN, PARDON, WIND})
"""Fortune cards that go to the hand, hidden. (SS-10.2)"""
RENOWN = {COMMISSION: OFFICER, REPUTATION: PIRATE}
"""Fortune cards that stay face up and give Might to a figure. (SS-6.3, SS-B4.9, SS-B4.10)"""
TOOLS = ("spyglass", "compass", "longboat", "rope", "treasure-map", "strongbox", "lantern", "royal-seal")
EFFECTS = (
    *("castle", "settlement", "cave", "docks", "church", "tavern", "trading-post", "chest", "tax", "bridge"),
    *("quicksand", "idol", "lava-tubes", "smoky-cave", "geyser", "thieves-den", "treasure-trove", "buried-treasure"),
    *("lake-of-fire", "lair", "ship"),
)
RESERVED = ("gold", "nothing")
"""What a winner may take instead of a Crew card: ids that no Crew card can have. (SS-8.2)"""


class Box:
    """All of it. Shared by every state of a game and never changed."""

    def __init__(self, file: Entry, hash: str = "") -> None:
        self.hash = hash
        king, chart = file.table("king"), file.table("chart")
        self.gold = file.number("gold")
        self.board = read_board(file)
        self.king = king.number("might")
        self.prices = king.numbers("prices")
        self.mate = file.table("mate").number("might")
        self.rows = chart.numbers("crew")
        masters = {"lake-of-fire": self.mate, "lair": self.king}
        effects = [(entry.text("kind"), entry) for entry in file.tables("effect", "effect")]
        if sorted(kind for kind, _ in effects) != sorted(EFFECTS):
            raise BadComponents(f"there must be one effect for each of these kinds: {', '.join(EFFECTS)}.")
        self.effects = {kind: read_effect(entry, masters.get(kind, 0)) for kind, entry in effects}
        self.crew = tuple(read_crew(entry) for entry in file.tables("crew", "crew"))
        self.enemies = tuple(read_enemy(entry) for entry in file.tables("enemy", "enemy"))
        fortunes = file.tables("fortune", "fortune card")
        self.fortunes = tuple(read_fortune(entry) for entry in fortunes)
        weapons, tools = file.tables("weapon", "weapon"), file.tables("tool", "tool")
        self.items = (*(read_weapon(entry) for entry in weapons), *(read_tool(entry) for entry in tools))
        _check_cards(self)
        _check_numbers(self)
        self.spyglass, self.compass, self.longboat, self.rope, self.map, self.strongbox, self.lantern, self.seal = (
            range(len(self.items) - len(TOOLS), len(self.items))
        )
        self.chart = _chart(self)
        self.printed = printed(self.crew, self.enemies, self.fortunes, self.items)
        self.cards: dict[str, Fortune | Item] = {card.id: card for card in self.fortunes}
        self.cards.update({item.id: item for item in self.items})
        self.crew_might = tuple(tuple(crew.might[role] for crew in self.crew) for role in (0, 1))
        self.crew_gold = tuple(crew.gold for crew in self.crew)
        self.homes = tuple(crew.settlement for crew in self.crew)
        self.volunteers = fortunes[VOLUNTEER].texts("settlements")
        _check_volunteers(self)
        self.settlements = {space.settlement: space.name for space in self.board.spaces if space.settlement is not None}

    def price(self, die: int, players: int) -> int:
        """What the Pirate King asks for. A blank counts 0. (SS-5.10, SS-A19)"""
        return self.prices[die + players - PLAYERS[0]]

    def prices_for(self, players: int) -> Sequence[int]:
        """His price by the face of the die."""
        return self.prices[players - PLAYERS[0] :][:FACES]

    def row(self, crew: int) -> int:
        """The row of an Enemy's chart for so many Crew cards. (SS-7.1)"""
        return max(number for number, least in enumerate(self.rows) if crew >= least)

    def deck(self, cards: Sequence[Enemy | Fortune | Item]) -> list[int]:
        """A full deck, as a bag."""
        return [kind for kind, card in enumerate(cards) for _ in range(card.copies)]


def read(path: Path, ours: bool = False) -> Box:
    """The box of a component file. One that does not add up is refused in a sentence."""
    text = path.read_bytes()
    return Box(parse(text), "" if ours else blake2b(text, digest_size=16).hexdigest())


def _chart(box: Box) -> list[dict[str, Any]]:
    """The board as it lies there, whatever happens on it."""
    spaces = box.board.spaces
    return [
        {
            "id": space.id,
            "name": space.name,
            "kind": space.kind,
            "settlement": space.settlement,
            "next": [spaces[other].id for other in space.next],
            "about": list(box.effects[space.kind].about),
            "reconstructed": space.reconstructed,
            "effect_reconstructed": box.effects[space.kind].reconstructed,
        }
        for space in spaces
    ]


def _check_cards(box: Box) -> None:
    """Counts, ids and the cards that have rules of their own."""
    for number, space in enumerate(box.board.spaces):
        if space.kind not in box.effects:
            raise BadComponents(f"space {space.id} is of kind '{space.kind}', which does not exist.")
        if number in box.board.outer and space.kind == "lava-tubes":
            raise BadComponents(f"space {space.id} is of kind '{space.kind}', which belongs in the volcano.")
        if number not in box.board.ships and space.kind == "ship":
            raise BadComponents(f"space {space.id} is of kind 'ship', which lies beside both paths.")
    if tuple(card.id for card in box.fortunes) != FORTUNES:
        raise BadComponents(f"the fortune cards must be, in this order: {', '.join(FORTUNES)}.")
    if tuple(item.id for item in box.items if item.role is None) != TOOLS:
        raise BadComponents(f"the tools must be, in this order: {', '.join(TOOLS)}.")
    if len(box.crew) != CREW_KINDS:
        raise BadComponents(f"there must be {CREW_KINDS} kinds of crew, not {len(box.crew)}.")
    homes = [crew.settlement for crew in box.crew]
    named = {space.settlement for space in box.board.spaces if space.settlement is not None}
    for settlement in sorted(named.union(homes)):
        if homes.count(settlement) != 2:
            raise BadComponents(
                f"the settlement '{settlement}' must have 2 kinds of crew, not {homes.count(settlement)}."
            )
    counts = {
        "crew": (sum(len(crew.backs) for crew in box.crew), CREW_CARDS),
        "enemy": (sum(enemy.copies for enemy in box.enemies), ENEMY_CARDS),
        "fortune": (sum(card.copies for card in box.fortunes), FORTUNE_CARDS),
        "item": (sum(item.copies for item in box.items), ITEM_CARDS),
    }
    for what, (found, wanted) in counts.items():
        if found != wanted:
            raise BadComponents(f"there must be {wanted} {what} cards, not {found}.")
    ids = [crew.id for crew in box.crew] + [enemy.id for enemy in box.enemies]
    ids += [card.id for card in box.fortunes] + [item.id for item in box.items]
    for id, times in Counter(ids).items():
        if times > 1:
            raise BadComponents(f"two kinds of card have the id '{id}'.")
    for crew in box.crew:
        if crew.id in RESERVED:
            raise BadComponents(f"no crew card can have the id '{crew.id}': a winner would not know what he takes.")


def _check_volunteers(box: Box) -> None:
    """They come from settlements that there are. (SS-B4.13)"""
    for home in box.volunteers:
        if home not in box.homes:
            raise BadComponents(f"volunteers come from '{home}', but there is no such settlement.")


def _check_numbers(box: Box) -> None:
    """Charts are whole, and prices rise with the roll."""
    totals = PLAYERS[-1] + FACES - PLAYERS[0]
    if len(box.prices) != totals:
        raise BadComponents(f"the price chart must have {totals} prices, not {len(box.prices)}.")
    if list(box.prices) != sorted(box.prices):
        raise BadComponents("the prices of the Pirate King must not fall as the roll rises.")
    if list(box.rows) != sorted(set(box.rows)) or box.rows[:1] != (0,):
        raise BadComponents("the rows of the Enemies' chart must begin at 0 crew and rise.")
    for enemy in box.enemies:
        if {len(enemy.might), len(enemy.gold), len(enemy.items)} != {len(box.rows)}:
            raise BadComponents(f"the chart of {enemy.id} must have {len(box.rows)} rows.")
