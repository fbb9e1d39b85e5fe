"""The cards and numbers of the game, read from components.toml and checked. (AH-1)

A card is represented by the number of its kind: 0 to 29 are the crew cards (crew by crew, rank by rank), from 30 on
the action cards. Copies of a kind are interchangeable. (AH-1.1)
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from ...engine import BadComponents
from ...engine.component_file import Entry, parse

RANKS: Final = 10
CREWS: Final = 3
CREW_KINDS: Final = RANKS * CREWS
ACTIONS: Final = (
    "cutpurse",
    "fall-off-the-dock",
    "hidden-plunder",
    "mermaid",
    "pieces-of-eight",
    "pirate-monkey",
    "rum",
    "shady-deal",
    "tavern-brawl",
    "pirate-king",
)


NUMBERS: Final = (
    "start_hand",
    "hand_limit",
    "false_call_cards",
    "long_run",
    "short_run",
    "suit_multiplier",
    "king_keeps",
    "win_bonus",
    "target_points",
    "most_hands",
    "most_renewals",
)


class Kind(NamedTuple):
    """A card as printed. An action card has no crew, and rank 0 as its bid value. (AH-1.2)"""

    id: str
    name: str
    crew: int | None
    rank: int
    copies: int
    about: str


class Components(NamedTuple):
    kinds: tuple[Kind, ...]
    crews: tuple[str, ...]
    numbers: dict[str, int]


def read_components(path: Path) -> Components:
    """Read a component file. Raises BadComponents, with a sentence that says why, if it is inconsistent."""
    try:
        return _parse(parse(path.read_bytes()))
    except BadComponents as error:
        raise BadComponents(f"{path.name}: {error}") from None


def _parse(file: Entry) -> Components:
    crews = [(crew.id(), crew.text("name")) for crew in file.tables("crew", "crew")]
    # Rank names are display texts without effect on the rules. (AH-1.3)
    ranks = [(rank.number("rank"), rank.text("name")) for rank in file.tables("rank", "rank")]
    actions = [
        Kind(card.id(), card.text("name"), None, 0, card.number("copies", minimum=1), card.text("about"))
        for card in file.tables("action", "action")
    ]
    if len(crews) != CREWS:
        raise BadComponents(f"there must be {CREWS} crews, not {len(crews)}.")
    if [rank for rank, _ in ranks] != list(range(1, RANKS + 1)):
        raise BadComponents(f"the ranks must be 1 to {RANKS} in order.")
    if tuple(card.id for card in actions) != ACTIONS:
        raise BadComponents(f"the actions must be, in this order: {', '.join(ACTIONS)}.")
    copies = file.number("crew_copies", minimum=1)
    kinds = [
        Kind(f"{id}-{rank}", f"{name} {rank}", number, rank, copies, f"{title} of the {name}.")
        for number, (id, name) in enumerate(crews)
        for rank, title in ranks
    ]
    kinds += actions
    if len({kind.id for kind in kinds}) != len(kinds):
        raise BadComponents("two cards have the same id.")
    wanted, total = file.number("deck_total"), sum(kind.copies for kind in kinds)
    if total != wanted:
        raise BadComponents(f"the copies of all cards must add up to {wanted}, but they are {total}.")
    numbers = file.table("numbers")
    return Components(
        tuple(kinds), tuple(name for _, name in crews), {name: numbers.number(name, minimum=1) for name in NUMBERS}
    )


COMPONENTS = read_components(Path(__file__).with_name("components.toml"))
KINDS: Final = COMPONENTS.kinds
DECK: Final = [number for number, kind in enumerate(KINDS) for _ in range(kind.copies)]
RANK: Final = [kind.rank for kind in KINDS]
CREW: Final = [kind.crew for kind in KINDS]

# In the order of ACTIONS.
CUTPURSE: Final = CREW_KINDS
DOCK: Final = CREW_KINDS + 1
PLUNDER: Final = CREW_KINDS + 2
MERMAID: Final = CREW_KINDS + 3
EIGHT: Final = CREW_KINDS + 4
MONKEY: Final = CREW_KINDS + 5
RUM: Final = CREW_KINDS + 6
SHADY: Final = CREW_KINDS + 7
BRAWL: Final = CREW_KINDS + 8
KING: Final = CREW_KINDS + 9

START_HAND: Final = COMPONENTS.numbers["start_hand"]
HAND_LIMIT: Final = COMPONENTS.numbers["hand_limit"]
FALSE_CALL_CARDS: Final = COMPONENTS.numbers["false_call_cards"]
LONG_RUN: Final = COMPONENTS.numbers["long_run"]
SHORT_RUN: Final = COMPONENTS.numbers["short_run"]
SUIT_MULTIPLIER: Final = COMPONENTS.numbers["suit_multiplier"]
KING_KEEPS: Final = COMPONENTS.numbers["king_keeps"]
WIN_BONUS: Final = COMPONENTS.numbers["win_bonus"]
TARGET_POINTS: Final = COMPONENTS.numbers["target_points"]
MOST_HANDS: Final = COMPONENTS.numbers["most_hands"]
MOST_RENEWALS: Final = COMPONENTS.numbers["most_renewals"]


KIND_OF: Final = {kind.id: number for number, kind in enumerate(KINDS)}


def kind_of(id: str) -> int:
    """The number of the kind with this id."""
    return KIND_OF[id]
