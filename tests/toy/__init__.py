"""Liar's Cove: a small game that uses every feature of the kernel. Tests make flawed variants of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from jollyroger.engine import Chance, Codec, Game, Option, Rules, Words, read_tutorial

from .actions import CATALOGUE
from .observation import CoveObserver
from .presentation import event_text, label, outcome, pieces, policy, prompt, resample, text_board, view
from .rules import Deal, Forfeit, Gifts, Showdown, Speak, Turn
from .state import Cove, OpenClaim

RULES = """# Liar's Cove

## 1 The cove

**LC-1.1** Two to four captains sit in the cove with two coins each; the chest holds a coin for each of them.

**LC-1.2** Cards are ones to fours, six of each, in a bag. A hand is filled up to three from the bag.

## 2 Gifts

**LC-2.1** Before each round all give a card to the left, in secret and at once.

**LC-2.2** One gives only what one holds.

## 3 Lies

**LC-3.1** In turn, a captain lays a card from his hand face down.

**LC-3.2** Then he says what it is. He may lie, but not go below the claim on the table.

**LC-3.3** Each of the others may heckle him once. It does nothing but sting.

**LC-3.4** A claim that nobody called before the next one earns its captain a coin from the chest.

## 4 Calls

**LC-4.1** While a captain ponders what to lay, anybody may call the claim on the table, and the card is shown.

**LC-4.2** Nobody calls his own claim.

**LC-4.3** A called liar forfeits to the caller; a caller who was wrong, to him: a coin, or a card that is not his last.

**LC-4.4** Cards that have been shown or believed go back into the bag.

## 5 The end

**LC-5.1** The game ends at dawn, or as soon as somebody is broke. The richest win.
"""

LENGTH = Option("length", ("short", "long"), "how many turns there are until dawn")
KINDS = (Deal, Forfeit, Gifts, OpenClaim, Showdown, Speak, Turn)


def toy(state: type[Cove] = Cove, **changes: Any) -> Game[Cove]:
    """Liar's Cove, or a variant of it: with another class of state, or with other fields of the `Game` changed."""

    def deal(seats: int, options: Mapping[str, str], chance: Chance) -> Cove:
        s = state(seats, chance)
        s.turns = seats * (2 if options["length"] == "short" else 5)
        s.plan(Deal())
        return s

    game = Game(
        id="liars-cove",
        name="Liar's Cove",
        about="Lay a card, lie about it, and be gone by dawn.",
        version=1,
        seats=range(2, 5),
        options=(LENGTH,),
        catalogue=CATALOGUE,
        codec=Codec(state, CATALOGUE, KINDS),
        rules=Rules(RULES),
        words=Words(prompt=prompt, label=label, event_text=event_text, text_board=text_board, outcome=outcome),
        deal=deal,
        view=view,
        resample=resample,
        pieces=pieces,
        policy=policy,
        observation=CoveObserver,
        tutorial=read_tutorial(Path(__file__).with_name("tutorial.toml")),
    )
    return replace(game, **changes)


GAME = toy()

__all__ = ["GAME", "Cove", "toy"]
