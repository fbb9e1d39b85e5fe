"""A guided first game: what a newcomer is shown and asked to do, step by step."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from ..kernel import Seat
from ..messages import AnyText, Catalogue, LazyText

Reply = tuple[Seat, str]
"""A choice of another seat: the seat, and the id of the action."""


class TutorialStep:
    """One thing to learn: a sentence or two about what is lit, and what to do with it."""

    def __init__(self, text: AnyText, light: str = "", action: str = "", replies: tuple[Reply, ...] = ()) -> None:
        self._text = text
        self.light = light
        """What is lit while all else is dimmed: a target on the board (`room:galley`), a button of the action bar
        (`option:rest`), an explained thing (`term:fatigue`), or a part of the table (`frame:goal`, `frame:board`,
        `frame:bar`, `frame:panel`, `frame:log`, `frame:seats`). Empty: nothing, and nothing is dimmed."""
        self.action = action
        """The id of the action that the player takes. Empty: there is only something to read."""
        self.replies = replies
        """What the other seats choose after it."""

    @property
    def text(self) -> str:
        """At most 20 words."""
        return str(self._text)


class Concept:
    """Something explained in free play when it is first met."""

    def __init__(self, id: str, when: str, text: AnyText, light: str = "") -> None:
        self.id = id
        self.when = when
        """`event:Exploded`: such an event happened. `option:bury`: an action with this id, or starting with `bury:`,
        is offered."""
        self._text = text
        self.light = light
        """As in a step."""

    @property
    def text(self) -> str:
        """At most 30 words."""
        return str(self._text)


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


def read_tutorial(path: Path, messages: Catalogue | None = None) -> Tutorial:
    """Read a TOML file: the set-up, a table for each of the `[[steps]]`, and one for each of the `[[concepts]]`.

    Replies are written as `"1 pass"`: the seat, a space, the action. The texts are the messages `tutorial-step-1` and
    so on, and `concept-ID`. Without a catalogue they are in the file, as `text`.
    """
    data = tomllib.loads(path.read_text(encoding="utf-8"))

    def text_of(table: Mapping[str, Any], id: str) -> AnyText:
        return table["text"] if messages is None else LazyText(messages, id)

    return Tutorial(
        seats=data["seats"],
        seed=data["seed"],
        seat=data.get("seat", 0),
        options=data.get("options", {}),
        opening=_replies(data),
        steps=tuple(
            TutorialStep(
                text_of(step, f"tutorial-step-{number}"), step.get("light", ""), step.get("action", ""), _replies(step)
            )
            for number, step in enumerate(data["steps"], start=1)
        ),
        concepts=tuple(  # messages: concept-*
            Concept(table["id"], table["when"], text_of(table, f"concept-{table['id']}"), table.get("light", ""))
            for table in data.get("concepts", ())
        ),
    )


def _replies(table: Mapping[str, Any]) -> tuple[Reply, ...]:
    """The replies of a step, or of the whole file: those before the first step."""
    return tuple((int(seat), action) for seat, action in (reply.split(" ", 1) for reply in table.get("replies", ())))
