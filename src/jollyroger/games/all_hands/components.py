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


NUMBERS = (
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
    if missing := [kind.name for kind in kinds if kind.copies < 1]:
        raise BadComponents(f"there must be at least one copy of every card, and of {missing[0]} there is none.")
    total = sum(kind.copies for kind in kinds)
    if total != data["deck_total"]:
        raise BadComponents(f"the copies of all cards must add up to {data['deck_total']}, but they are {total}.")
    numbers = data["numbers"]
    for name in NUMBERS:
        if not isinstance(numbers.get(name), int) or numbers[name] < 1:
            raise BadComponents(f"the numbers must have {name}, a whole number of at least 1.")
    return Box(tuple(kinds), tuple(crew["name"] for crew in crews), numbers)


BOX = read(Path(__file__).with_name("components.toml"))
KINDS = BOX.kinds
DECK = [number for number, kind in enumerate(KINDS) for _ in range(kind.copies)]
RANK = [kind.rank for kind in KINDS]
CREW = [kind.crew for kind in KINDS]
CUTPURSE, DOCK, PLUNDER, MERMAID, EIGHT, MONKEY, RUM, SHADY, BRAWL, KING = range(CREWS * RANKS, len(KINDS))

(
    START_HAND,
    HAND_LIMIT,
    FALSE_CALL_CARDS,
    LONG_RUN,
    SHORT_RUN,
    SUIT_MULTIPLIER,
    KING_KEEPS,
    WIN_BONUS,
    TARGET_POINTS,
    MOST_HANDS,
    MOST_RENEWALS,
) = (BOX.numbers[name] for name in NUMBERS)


def kind_of(id: str) -> int:
    """The number of the card with this id."""
    return next(number for number, kind in enumerate(KINDS) if kind.id == id)
