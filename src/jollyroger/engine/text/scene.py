"""What front ends show of an event over the board: a roll, a fight, a card, one step of a chain."""

from __future__ import annotations

from typing import Literal, NamedTuple

SceneKind = Literal["roll", "fight", "card", "reveal", "step"]
Tone = Literal["good", "bad", "plain"]
SECONDS: dict[SceneKind, float] = {"roll": 2.0, "fight": 2.5, "card": 2.0, "reveal": 2.5, "step": 0.6}
"""How long others see a scene at normal speed. Bots wait as long."""


class Side(NamedTuple):
    """One side of a roll or fight: its dice, and what is added to them, in the order in which it is added up."""

    name: str
    """A seat as {seat} ('You' for the viewer), or 'the Guard'."""
    seat: int | None = None
    picture: str = ""
    """The game's own id of a picture, which its screen draws."""
    dice: tuple[str, ...] = ()
    """Faces: '1' to '6', or the game's own names of symbols, which its screen draws."""
    modifiers: tuple[tuple[str, int], ...] = ()
    """Names and values: ('battle strength', 3)."""
    total: int | None = None


class Scene(NamedTuple):
    """A short scene about an event: who, with which dice or cards, and how it ends.

    A `roll` has one side and a `fight` two. A `card` shows one card, a `reveal` several at once. A `step` is one of
    several like it, as in a chain of explosions, and is shown shortly.
    """

    kind: SceneKind
    title: str
    """What it is about, in a few words: 'You fight the Guard'."""
    seat: int | None = None
    """Whose roll or card it is. That player presses 'Roll' before the dice are shown."""
    sides: tuple[Side, ...] = ()
    cards: tuple[str, ...] = ()
    """The game's own ids of pictures, which its screen draws."""
    verdict: str = ""
    """How it ends, in a few words: 'Won: 8 against 6'."""
    tone: Tone = "plain"
    """How the viewer should feel about it."""
    target: str = ""
    """Where it happens: the target on the board, as in `OptionText.target`."""
    step: int = 0
    steps: int = 0
    """The place in a chain: step 2 of 5."""

    @property
    def seconds(self) -> float:
        return SECONDS[self.kind]
