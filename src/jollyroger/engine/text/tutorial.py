"""A guided first game: what a newcomer is shown and asked to do, step by step."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from ..kernel import Seat

Reply = tuple[Seat, str]
"""A choice of another seat: the seat, and the id of the action."""


class TutorialStep(NamedTuple):
    """One thing to learn: a sentence or two about what is lit, and what to do with it."""

    text: str
    """At most 20 words."""
    light: str = ""
    """What is lit while all else is dimmed: a target on the board (`room:galley`), a button of the action bar
    (`option:rest`), an explained thing (`term:fatigue`), or a part of the table (`frame:goal`, `frame:board`,
    `frame:bar`, `frame:panel`, `frame:log`, `frame:seats`). Empty: nothing, and nothing is dimmed."""
    action: str = ""
    """The id of the action that the player takes. Empty: there is only something to read."""
    replies: tuple[Reply, ...] = ()
    """What the other seats choose after it."""


class Concept(NamedTuple):
    """Something explained in free play when it is first met."""

    id: str
    when: str
    """`event:Exploded`: such an event happened. `option:bury`: an action with this id, or starting with `bury:`, is
    offered."""
    text: str
    """At most 30 words."""
    light: str = ""
    """As in a step."""


class Tutorial(NamedTuple):
    """A guided first game, and what is explained in the games after it. Its luck comes from a fixed seed."""

    seats: int
    seed: int
    seat: Seat
    """The newcomer's seat."""
    options: Mapping[str, str]
    opening: tuple[Reply, ...]
    """What the other seats choose before the first step."""
    steps: tuple[TutorialStep, ...]
    concepts: tuple[Concept, ...] = ()

    @property
    def script(self) -> tuple[Reply, ...]:
        """All choices of the guided part, in order."""
        choices = [*self.opening]
        for step in self.steps:
            if step.action:
                choices.append((self.seat, step.action))
            choices.extend(step.replies)
        return tuple(choices)


def read_tutorial(path: Path) -> Tutorial:
    """Read a TOML file: the set-up, a table for each of the `[[steps]]`, and one for each of the `[[concepts]]`.

    Replies are written as `"1 pass"`: the seat, a space, the action.
    """
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return Tutorial(
        seats=data["seats"],
        seed=data["seed"],
        seat=data.get("seat", 0),
        options=data.get("options", {}),
        opening=_replies(data),
        steps=tuple(
            TutorialStep(step["text"], step.get("light", ""), step.get("action", ""), _replies(step))
            for step in data["steps"]
        ),
        concepts=tuple(Concept(**concept) for concept in data.get("concepts", ())),
    )


def _replies(table: Mapping[str, Any]) -> tuple[Reply, ...]:
    """The replies of a step, or of the whole file: those before the first step."""
    return tuple((int(seat), action) for seat, action in (reply.split(" ", 1) for reply in table.get("replies", ())))
