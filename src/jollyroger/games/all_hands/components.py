"""The box: cards and numbers, read from components.toml once and checked. (AH-1)

A card is known by its kind, a number: 0-29 the crew (crew by crew, rank by rank), from 30 on the actions.
Copies of a kind are alike in every way. (AH-1.1)
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from ...engine import BadComponents

RANKS = 10
CREWS = 3
ACTIONS = (
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


class Kind(NamedTuple):
    """A card as printed. An action has no crew, and rank 0: that is its bid value. (AH-1.2)"""

    id: str
    name: str
    crew: int | None
    rank: int
    copies: int
    about: str


class Box(NamedTuple):
    kinds: tuple[Kind, ...]
    crews: tuple[str, ...]
    numbers: dict[str, int]


def read(path: Path) -> Box:
    """The box of a component file. One that does not add up is refused in a sentence."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        return _box(data)
    except (tomllib.TOMLDecodeError, KeyError, TypeError, AttributeError, UnicodeDecodeError) as error:
        raise BadComponents(f"{path.name} cannot be read: {error}.") from None
    except BadComponents as error:
        raise BadComponents(f"{path.name}: {error}") from None


def _box(data: dict[str, Any]) -> Box:
    crews, ranks, actions = data["crew"], data["rank"], data["action"]
    if len(crews) != CREWS:
        raise BadComponents(f"there must be {CREWS} crews, not {len(crews)}.")
    if [rank["rank"] for rank in ranks] != list(range(1, RANKS + 1)):
        raise BadComponents(f"the ranks must be 1 to {RANKS} in order.")
    if tuple(action["id"] for action in actions) != ACTIONS:
        raise BadComponents(f"the actions must be, in this order: {', '.join(ACTIONS)}.")
    # Names of ranks are for reading only: they have no effect on the rules. (AH-1.3)
    kinds = [
        Kind(
            f"{crew['id']}-{rank['rank']}",
            f"{crew['name']} {rank['rank']}",
            number,
            rank["rank"],
            data["crew_copies"],
            f"{rank['name']} of the {crew['name']}.",
        )
        for number, crew in enumerate(crews)
        for rank in ranks
    ]
    kinds += [Kind(card["id"], card["name"], None, 0, card["copies"], card["about"]) for card in actions]
    if len({kind.id for kind in kinds}) != len(kinds):
        raise BadComponents("two cards have the same id.")
    total = sum(kind.copies for kind in kinds)
    if total != data["deck_total"] or min(kind.copies for kind in kinds) < 1:
        raise BadComponents(f"the copies of all cards must add up to {data['deck_total']}, but they are {total}.")
    return Box(tuple(kinds), tuple(crew["name"] for crew in crews), data["numbers"])


BOX = read(Path(__file__).with_name("components.toml"))
KINDS = BOX.kinds
DECK = [number for number, kind in enumerate(KINDS) for _ in range(kind.copies)]
RANK = [kind.rank for kind in KINDS]
CREW = [kind.crew for kind in KINDS]
CUTPURSE, DOCK, PLUNDER, MERMAID, EIGHT, MONKEY, RUM, SHADY, BRAWL, KING = range(CREWS * RANKS, len(KINDS))

START_HAND = BOX.numbers["start_hand"]
HAND_LIMIT = BOX.numbers["hand_limit"]
FALSE_CALL_CARDS = BOX.numbers["false_call_cards"]
LONG_RUN = BOX.numbers["long_run"]
SHORT_RUN = BOX.numbers["short_run"]
SUIT_MULTIPLIER = BOX.numbers["suit_multiplier"]
KING_KEEPS = BOX.numbers["king_keeps"]
WIN_BONUS = BOX.numbers["win_bonus"]
TARGET_POINTS = BOX.numbers["target_points"]
MOST_HANDS = BOX.numbers["most_hands"]
MOST_RENEWALS = BOX.numbers["most_renewals"]


def kind_of(id: str) -> int:
    """The number of the card with this id."""
    return next(number for number, kind in enumerate(KINDS) if kind.id == id)
