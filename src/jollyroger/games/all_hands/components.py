"""The cards and numbers of the game, read from components.toml and checked. (AH-1)

A card is represented by the number of its kind: 0 to 29 are the crew cards (crew by crew, rank by rank), from 30 on
the action cards. Copies of a kind are interchangeable. (AH-1.1)
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from ...engine import BadComponents
from ...engine.components.file import Entry, parse
from ...engine.components.package_copy import package_components
from ...engine.messages import Message, Noun, message
from .messages import MESSAGES, text

RANKS: Final = 10
CREWS: Final = 3
CREW_KINDS: Final = RANKS * CREWS
MAX_CAPTAINS: Final = 6
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
    crew: int | None
    rank: int
    copies: int
    noun: Message | str
    """Its name, as an argument of messages: the game's own, or what the component file calls it."""
    effect: Message | str
    """What it does."""

    @property
    def name(self) -> str:
        return shown(self.noun)

    @property
    def about(self) -> str:
        return shown(self.effect)


class Components(NamedTuple):
    kinds: tuple[Kind, ...]
    crew_ids: tuple[str, ...]
    numbers: dict[str, int]

    @property
    def crews(self) -> tuple[str, ...]:
        """The names of the crews."""
        return tuple(text(noun.id) for noun in self.crew_nouns)

    @property
    def crew_nouns(self) -> tuple[Noun, ...]:
        """The names of the crews, as arguments of messages."""
        return tuple(Noun(f"crew-{id}") for id in self.crew_ids)


def shown(words: Message | str) -> str:
    return words if isinstance(words, str) else MESSAGES.render(words)


def read_components(path: Path) -> Components:
    """Read a component file. Raises BadComponents, with a sentence that says why, if it is inconsistent."""
    try:
        return _parse(parse(path.read_bytes()))
    except BadComponents as error:
        raise BadComponents(f"{path.name}: {error}") from None


def _parse(file: Entry) -> Components:
    crews = [crew.id() for crew in file.tables("crew", "crew")]
    ranks = [rank.number("rank") for rank in file.tables("rank", "rank")]
    actions = [_parse_action(card) for card in file.tables("action", "action")]
    if len(crews) != CREWS:
        raise BadComponents(f"there must be {CREWS} crews, not {len(crews)}.")
    if ranks != list(range(1, RANKS + 1)):
        raise BadComponents(f"the ranks must be 1 to {RANKS} in order.")
    if tuple(card.id for card in actions) != ACTIONS:
        raise BadComponents(f"the actions must be, in this order: {', '.join(ACTIONS)}.")
    copies = file.number("crew_copies", minimum=1)
    kinds = [crew_kind(id, number, rank, copies) for number, id in enumerate(crews) for rank in ranks]
    kinds += actions
    if len({kind.id for kind in kinds}) != len(kinds):
        raise BadComponents("two cards have the same id.")
    wanted, total = file.number("deck_total"), sum(kind.copies for kind in kinds)
    if total != wanted:
        raise BadComponents(f"the copies of all cards must add up to {wanted}, but they are {total}.")
    table = file.table("numbers")
    numbers = {name: table.number(name, minimum=1) for name in NUMBERS}
    for name in ("long_run", "short_run"):
        if numbers[name] > RANKS:
            raise BadComponents(f"'{name}' must be at most {RANKS}, all ranks of a crew, not {numbers[name]}.")
    most = (total - 1) // MAX_CAPTAINS
    if numbers["start_hand"] > most:
        raise BadComponents(
            f"'start_hand' must be at most {most}, or the deck is too small for {MAX_CAPTAINS} captains."
        )
    return Components(tuple(kinds), tuple(crews), numbers)


def crew_kind(id: str, number: int, rank: int, copies: int) -> Kind:
    """The card of a crew with this rank. Its title has no effect on the rules. (AH-1.3)"""
    crew = Noun(f"crew-{id}")
    name = message("crew-card", crew=crew, rank=rank)
    return Kind(
        f"{id}-{rank}", number, rank, copies, name, message("crew-card-about", title=Noun(f"rank-{rank}"), crew=crew)
    )


def _parse_action(card: Entry) -> Kind:
    """An action card. The file may give it a name and an effect of its own, which are shown in all languages."""
    id = card.id()
    name = card.text("name") if "name" in card else message(f"card-{id}")
    about = card.text("about") if "about" in card else message(f"card-{id}.about")
    return Kind(id, None, 0, card.number("copies", minimum=1), name, about)


COMPONENTS_FILE, COMPONENTS_HASH = package_components(__name__, Path(__file__).with_name("components.toml"))
COMPONENTS = read_components(COMPONENTS_FILE)
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
