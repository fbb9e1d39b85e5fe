"""The box: board, cards and numbers, read from a component file and checked. (SS-B1 to SS-B6)

A card is represented by its kind: its index in the file. Copies of a kind are identical.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from ...engine import BadComponents
from ...engine.components.file import Entry, hash_components, parse
from ...engine.messages import Noun
from .board import FACES, OFFICER, PIRATE, read_board
from .cards import (
    Crew,
    Effect,
    Enemy,
    Fortune,
    Item,
    printed_cards,
    read_crew,
    read_effect,
    read_enemy,
    read_fortune,
    read_tool,
    read_weapon,
)
from .messages import MESSAGES, Wording, shown
from .places import find_places, place_wording

PLAYERS: Final = range(2, 6)
CREW_KINDS: Final = 10
CREW_CARDS: Final = 36
ENEMY_CARDS: Final = 16
FORTUNE_CARDS: Final = 33
ITEM_CARDS: Final = 20
MAX_GOLD: Final = 1000
"""The Gold of a box at most: there is an action for every bid. (SS-5.4)"""
WEAPON_LIMIT: Final = 2
"""Weapons that each figure may have. (SS-10.3)"""
FORTUNES: Final = (
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
PEACE: Final = 0
LUCKY: Final = 1
QUICK: Final = 2
GUIDE: Final = 3
BARGAIN: Final = 4
AUCTION: Final = 5
PARDON: Final = 6
WIND: Final = 7
COMMISSION: Final = 8
REPUTATION: Final = 9
PURSE: Final = 10
GALLEON: Final = 11
VOLUNTEER: Final = 12
MUTINY: Final = 13
PICKPOCKET: Final = 14
PRESSED: Final = 15
TRIBUTE: Final = 16
"""Indices in FORTUNES."""
HAND_CARDS: Final = frozenset({PEACE, LUCKY, QUICK, GUIDE, BARGAIN, PARDON, WIND})
"""Fortune cards that are kept hidden in the hand. (SS-10.2)"""
PERMANENT_CARDS: Final = {COMMISSION: OFFICER, REPUTATION: PIRATE}
"""Fortune cards that stay face up, and the figure they give Might to. (SS-6.3, SS-B4.9, SS-B4.10)"""
TOOLS: Final = ("spyglass", "compass", "longboat", "rope", "treasure-map", "strongbox", "lantern", "royal-seal")
SPACE_KINDS: Final = (
    *("castle", "settlement", "cave", "docks", "church", "tavern", "trading-post", "chest", "tax", "bridge"),
    *("quicksand", "idol", "lava-tubes", "smoky-cave", "geyser", "thieves-den", "treasure-trove", "buried-treasure"),
    *("lake-of-fire", "lair", "ship"),
)
RESERVED_CREW_IDS: Final = ("gold", "nothing")
"""Ids that no Crew card may have: `take:gold` and `take:nothing` are other actions. (SS-8.2)"""


class Box:
    """All components of a game. Shared by its states and never changed."""

    def __init__(self, file: Entry, hash: str = "") -> None:
        self.hash = hash
        king, chart = file.table("king"), file.table("chart")
        self.gold = file.number("gold")
        self.board = read_board(file)
        self.king_might = king.number("might")
        self.prices = king.numbers("prices")
        self.mate_might = file.table("mate").number("might")
        self.chart_rows = chart.numbers("crew")
        self.guardian_might = {"lake-of-fire": self.mate_might, "lair": self.king_might}
        effects = [(entry.text("kind"), entry) for entry in file.tables("effect", "effect")]
        if sorted(kind for kind, _ in effects) != sorted(SPACE_KINDS):
            raise BadComponents(f"there must be one effect for each of these kinds: {', '.join(SPACE_KINDS)}.")
        self.effects = {kind: read_effect(entry, self.guardian_might.get(kind, 0)) for kind, entry in effects}
        self.crew = tuple(read_crew(entry) for entry in file.tables("crew", "crew"))
        self.enemies = tuple(read_enemy(entry) for entry in file.tables("enemy", "enemy"))
        fortunes = file.tables("fortune", "fortune card")
        self.fortunes = tuple(read_fortune(entry) for entry in fortunes)
        weapons, tools = file.tables("weapon", "weapon"), file.tables("tool", "tool")
        self.items = (*(read_weapon(entry) for entry in weapons), *(read_tool(entry) for entry in tools))
        _check_cards(self)
        _check_numbers(self)
        self._row_for_crew = [
            max(row for row, least in enumerate(self.chart_rows) if crew >= least) for crew in range(CREW_CARDS + 1)
        ]
        self.spyglass, self.compass, self.longboat, self.rope, self.map, self.strongbox, self.lantern, self.seal = (
            range(len(self.items) - len(TOOLS), len(self.items))
        )
        self.located = find_places(self.board.spaces)
        self.places = tuple(place_wording(self.board.spaces, place) for place in self.located)
        self.board_view = _board_view(self)
        self.printed = printed_cards(self.crew, self.enemies, self.fortunes, self.items)
        self.cards: dict[str, Fortune | Item] = {card.id: card for card in self.fortunes}
        self.cards.update({item.id: item for item in self.items})
        self.crew_settlements = tuple(crew.settlement for crew in self.crew)
        self.crew_might = [_kinds_with([crew.might[role] for crew in self.crew]) for role in (OFFICER, PIRATE)]
        self.crew_gold = _kinds_with([crew.gold for crew in self.crew])
        self.settlement_gold = {
            home: [(kind, gold) for kind, gold in self.crew_gold if self.crew_settlements[kind] == home]
            for home in self.crew_settlements
        }
        self.item_might = [
            [item.might if item.role == role else 0 for item in self.items] for role in (OFFICER, PIRATE)
        ]
        self.fortune_might = [
            [card.n if PERMANENT_CARDS.get(kind) == role else 0 for kind, card in enumerate(self.fortunes)]
            for role in (OFFICER, PIRATE)
        ]
        self.spyglass_routes = self.board.spread_routes(self.items[self.spyglass].n)
        self.volunteers = fortunes[VOLUNTEER].texts("settlements")
        _check_volunteers(self)
        # Crew is hired from the piles of one settlement, or of those that volunteers come from. (SS-5.2, SS-B4.13)
        hired_together = [self.volunteers, *[(home,) for home in self.crew_settlements]]
        self.hired_at = {homes: _kinds_from(self.crew, homes) for homes in hired_together}
        self.settlements: dict[str, Wording] = {
            space.settlement: space.noun for space in self.board.spaces if space.settlement is not None
        }

    @property
    def place_names(self) -> tuple[str, ...]:
        """What each place is called in a sentence, in the language of the reader."""
        return tuple(shown(place) for place in self.places)

    def price(self, die: int, players: int) -> int:
        """The Pirate King's price. A blank counts 0. (SS-5.10, SS-A19)"""
        return self.prices[die + players - PLAYERS[0]]

    def prices_for(self, players: int) -> Sequence[int]:
        """The Pirate King's price for each face of the die."""
        return self.prices[players - PLAYERS[0] :][:FACES]

    def row(self, crew: int) -> int:
        """The row of the Enemies' chart for this number of Crew cards. (SS-7.1)"""
        return self._row_for_crew[crew]

    def deck(self, cards: Sequence[Enemy | Fortune | Item]) -> list[int]:
        """The kinds of all copies, sorted."""
        return [kind for kind, card in enumerate(cards) for _ in range(card.copies)]


def read(path: Path, builtin: bool = False) -> Box:
    """Read the box of a component file; raises BadComponents if it does not add up."""
    text = path.read_bytes()
    return Box(parse(text), "" if builtin else hash_components(text))


def _kinds_from(crews: Sequence[Crew], settlements: tuple[str, ...]) -> list[int]:
    """The kinds of Crew of these settlements."""
    return [kind for kind, crew in enumerate(crews) if crew.settlement in settlements]


def _kinds_with(symbols: Sequence[int]) -> list[tuple[int, int]]:
    """The kinds of Crew that have a symbol at all, each with how many."""
    return [(kind, count) for kind, count in enumerate(symbols) if count]


def _board_view(box: Box) -> list[dict[str, Any]]:
    """The fixed part of the board, for the view."""
    spaces = box.board.spaces
    return [
        {
            "id": space.id,
            **({"noun": space.noun.id} if isinstance(space.noun, Noun) else {"name": space.name}),
            "place": box.located[number].as_view(spaces),
            "kind": space.kind,
            "settlement": space.settlement,
            "next": [spaces[other].id for other in space.next],
            "n": list(box.effects[space.kind].n),
            "about": own_clauses(box.effects[space.kind]),
            "reconstructed": space.reconstructed,
            "effect_reconstructed": box.effects[space.kind].reconstructed,
        }
        for number, space in enumerate(spaces)
    ]


def own_clauses(effect: Effect) -> list[str] | None:
    """What the component file says that a space does; None if it leaves that to the messages."""
    own = [clause for clause in effect.clauses if isinstance(clause, str)]
    return own if len(own) == len(effect.clauses) else None


def _check_cards(box: Box) -> None:
    """Check the counts, the ids, and the cards that the rules name."""
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
    settlements = [crew.settlement for crew in box.crew]
    named = {space.settlement for space in box.board.spaces if space.settlement is not None}
    for settlement in sorted(named.union(settlements)):
        if settlements.count(settlement) != 2:
            raise BadComponents(
                f"the settlement '{settlement}' must have 2 kinds of crew, not {settlements.count(settlement)}."
            )
    for space in box.board.spaces:
        if isinstance(space.noun, Noun) and not MESSAGES.has(space.noun.id):
            raise BadComponents(f"space '{space.id}' has no 'name'.")
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
        if crew.id in RESERVED_CREW_IDS:
            raise BadComponents(f"no crew card can have the id '{crew.id}': a winner would not know what he takes.")


def _check_volunteers(box: Box) -> None:
    """Check that volunteers come from existing settlements. (SS-B4.13)"""
    for home in box.volunteers:
        if home not in box.crew_settlements:
            raise BadComponents(f"volunteers come from '{home}', but there is no such settlement.")


def _check_numbers(box: Box) -> None:
    """Check that charts are complete and prices do not fall as the roll rises."""
    totals = PLAYERS[-1] + FACES - PLAYERS[0]
    if len(box.prices) != totals:
        raise BadComponents(f"the price chart must have {totals} prices, not {len(box.prices)}.")
    if not max(box.prices) <= box.gold <= MAX_GOLD:
        raise BadComponents(
            f"the Gold must be worth at least the highest price of the Pirate King and at most {MAX_GOLD}."
        )
    if list(box.prices) != sorted(box.prices):
        raise BadComponents("the prices of the Pirate King must not fall as the roll rises.")
    if list(box.chart_rows) != sorted(set(box.chart_rows)) or box.chart_rows[:1] != (0,):
        raise BadComponents("the rows of the Enemies' chart must begin at 0 crew and rise.")
    for enemy in box.enemies:
        if {len(enemy.might), len(enemy.gold), len(enemy.items)} != {len(box.chart_rows)}:
            raise BadComponents(f"the chart of {enemy.id} must have {len(box.chart_rows)} rows.")
