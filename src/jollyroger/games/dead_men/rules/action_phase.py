"""Chapter 5, the action phase: one action after another until the turn ends. (DM-5)"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from ....engine import Action, Ask, Phase, Refusal, Seat
from ..actions import END_TURN
from ..events import TurnEnded
from ..state import Ship
from .effects import EFFECTS
from .legal_actions import legal_actions
from .refusals import action_refusal, expected_refusals


class Acting(Phase[Ship]):
    """The active pirate acts until he ends his turn or leaving or death ends it. (DM-5.2)"""

    def ask(self, s: Ship) -> list[Ask]:
        return [] if s.actions_over else [Ask(s.active, legal_actions(s))]

    def resolve(self, s: Ship, answers: Mapping[Seat, Action]) -> None:
        end_actions(s)

    def proceed(self, s: Ship) -> list[Ask]:
        if not s.actions_over:
            return [Ask(s.active, legal_actions(s))]
        s.agenda.pop()
        end_actions(s)
        return []

    def answer(self, s: Ship, seat: Seat, action: Action) -> None:
        if action is END_TURN:
            end_actions(s)
        else:
            s.plan(self)
            EFFECTS[type(action)](s, seat, action)

    def refusals(self, s: Ship, seat: Seat) -> Iterator[Refusal]:
        return expected_refusals(s, seat)

    def refusal(self, s: Ship, seat: Seat, action: Action) -> Refusal | None:
        return action_refusal(s, seat, action)


ACTING: Final = Acting()


def end_actions(s: Ship) -> None:
    """Only own tokens pass on to the next player; received ones go back to their owner. (DM-5.1)"""
    s.actions_over = True
    s.received_tokens, s.own_tokens = s.own_tokens, 0
    s.tell(TurnEnded, s.active, s.received_tokens)
