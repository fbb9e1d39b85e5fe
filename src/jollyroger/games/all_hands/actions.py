"""The actions. A card is named by its kind, a card on the table by its place in the row of revealed bids."""

from __future__ import annotations

from typing import Final, TypeVar

from ...engine import Action, Catalogue
from .components import CUTPURSE, DECK, KINDS, MAX_CAPTAINS, MONKEY, RUM

C = TypeVar("C", bound="CardAction")


class CardAction(Action):
    """Base of the actions that name a kind of card."""

    kind: int

    def __str__(self) -> str:
        return f"{type(self).__name__.lower()}:{KINDS[self.kind].id}"


class Lay(CardAction):
    """Pick this card of your hand for your bid. (AH-3.3)"""


class Drop(CardAction):
    """Pick this card of your hand to discard. (AH-3.7)"""


class Give(CardAction):
    """Give this card of your hand away. (AH-4.8, AH-4.10)"""


class Keep(CardAction):
    """Keep this one of the cards you are looking at. (AH-4.4, AH-4.10, AH-6.5, AH-6.6)"""


class Take(CardAction):
    """Take this card from the discard pile. (AH-4.3)"""


class Resolve(CardAction):
    """Resolve this action of your bid next. (AH-3.5)"""


class Cut(Action):
    """Send the card at this place of the row to the discard pile. (AH-4.1)"""

    place: int


class Claim(Action):
    """Claim the card at this place of the row. (AH-4.5)"""

    place: int


class Call(Action):
    """Cheat! That captain holds more than the limit. (AH-6.3)"""

    captain: int


class Name(Action):
    """Name this captain. (AH-4.8, AH-4.9)"""

    captain: int


class Seal(Action):
    """Your bid is complete. (AH-3.3)"""


class Pass(Action):
    """Bid nothing. (AH-3.3)"""


class Forfeit(Action):
    """Give up a tied auction. (AH-5.4)"""


class Done(Action):
    """Discard what you have picked, if anything. (AH-3.7)"""


class Enough(Action):
    """Keep no more of the cards you are looking at. (AH-4.10, AH-6.5)"""


class Spare(Action):
    """Let the Cutpurse cut nothing. (AH-4.1)"""


class Agree(Action):
    """No cheat to call: turn the bids over. (AH-6.3)"""


LAY: Final = [Lay(kind) for kind in range(len(KINDS))]
DROP: Final = [Drop(kind) for kind in range(len(KINDS))]
GIVE: Final = [Give(kind) for kind in range(len(KINDS))]
KEEP: Final = [Keep(kind) for kind in range(len(KINDS))]
TAKE: Final = [Take(kind) for kind in range(len(KINDS))]
RESOLVE: Final = {kind: Resolve(kind) for kind in range(CUTPURSE, len(KINDS)) if kind not in (MONKEY, RUM)}
CUT: Final = [Cut(place) for place in range(len(DECK))]
CLAIM: Final = [Claim(place) for place in range(len(DECK))]
CALL: Final = [Call(captain) for captain in range(MAX_CAPTAINS)]
NAME: Final = [Name(captain) for captain in range(MAX_CAPTAINS)]
SEAL: Final = Seal()
PASS: Final = Pass()
FORFEIT: Final = Forfeit()
DONE: Final = Done()
ENOUGH: Final = Enough()
SPARE: Final = Spare()
AGREE: Final = Agree()

CATALOGUE = Catalogue(
    [
        *LAY,
        *DROP,
        *GIVE,
        *KEEP,
        *TAKE,
        *RESOLVE.values(),
        *CUT,
        *CLAIM,
        *CALL,
        *NAME,
        *[SEAL, PASS, FORFEIT, DONE, ENOUGH, SPARE, AGREE],
    ]
)


def for_each_kind(cards: list[int], actions: list[C]) -> list[Action]:
    """The action for each kind of card, once. The cards are sorted."""
    options: list[Action] = []
    last = -1
    for kind in cards:
        if kind != last:
            options.append(actions[kind])
            last = kind
    return options
