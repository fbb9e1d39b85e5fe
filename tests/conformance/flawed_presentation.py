"""Games of Liar's Cove with one flaw in what they show, say, resample or ask."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from jollyroger.engine import Action, Ask, Catalogue, Chance, Codec, Fast, Game, Phase, Refusal, Seat, View

from ..toy import GAME, KINDS, Cove, presentation, toy
from ..toy.actions import CALL, CATALOGUE, HECKLE, Claim


def with_view_field(field: str, show: Callable[[Cove], Any]) -> Game[Cove]:
    """The view has one field more."""

    def view(s: Cove, seat: Seat | None) -> View:
        return {**presentation.view(s, seat), field: show(s)}

    return toy(view=view)


def with_words(**words: Any) -> Game[Cove]:
    return toy(words=replace(GAME.words, **words))


def leaky_label(s: Cove, seat: Seat, action: Action) -> str:
    label = presentation.label(s, seat, action)
    return f"{label} ({s.claim.card})" if action == CALL and s.claim is not None else label


def leaky_prompt(s: Cove, seat: Seat) -> str:
    return f"{presentation.prompt(s, seat)} The next captain's best card is a {max(s.hands[s.after(seat)[0]])}."


def repeated_label(s: Cove, seat: Seat, action: Action) -> str:
    return "Say something" if isinstance(action, Claim) else presentation.label(s, seat, action)


def resample_by_hidden_hands(s: Cove, seat: Seat | None, chance: Chance) -> Cove:
    """The chance depends on what is really in the others' hands."""
    hidden = sum(sum(hand) for other, hand in enumerate(s.hands) if other != seat)
    return presentation.resample(s, seat, Fast(chance.below(1 << 60) + hidden))


def resample_by_bag_order(s: Cove, seat: Seat | None, chance: Chance) -> Cove:
    """The chance depends on the order of the cards in the bag."""
    order = sum(place * card for place, card in enumerate(s.bag))
    return presentation.resample(s, seat, Fast(chance.below(1 << 60) + order))


def resample_nothing(s: Cove, seat: Seat | None, chance: Chance) -> Cove:
    twin = s.clone()
    twin.chance = Fast(chance.below(1 << 62))
    return twin


def resample_all_but_answers(s: Cove, seat: Seat | None, chance: Chance) -> Cove:
    """The sealed answers of the others stay as they are, where possible."""
    twin = presentation.resample(s, seat, chance)
    twin.sealed = {other: kept if kept in twin.gifts(other) else twin.sealed[other] for other, kept in s.sealed.items()}
    return twin


def resample_with_real_chance(s: Cove, seat: Seat | None, chance: Chance) -> Cove:
    twin = presentation.resample(s, seat, chance)
    twin.chance = s.chance.clone()
    return twin


def resample_losing_a_card(s: Cove, seat: Seat | None, chance: Chance) -> Cove:
    twin = presentation.resample(s, seat, chance)
    twin.bag.pop()
    return twin


class HeckleFirst(Phase[Cove]):
    """Asks the first captain for a heckle before all else."""

    may: bool = False
    refused: tuple[Refusal, ...] = ()

    def ask(self, s: Cove) -> list[Ask]:
        return [Ask(0, [HECKLE], self.may)]

    def resolve(self, s: Cove, answers: Mapping[Seat, Action]) -> None:
        pass

    def refusals(self, s: Cove, seat: Seat) -> Iterable[Refusal]:
        return self.refused


def beginning_with(phase: Phase[Cove]) -> Game[Cove]:
    """A game with this phase before all others."""

    def deal(seats: int, options: Mapping[str, str], chance: Chance) -> Cove:
        s = GAME.deal(seats, options, chance)
        s.plan(phase)
        return s

    return toy(deal=deal, codec=Codec(Cove, CATALOGUE, (*KINDS, type(phase), Refusal)))


def refusing(*refusals: Refusal) -> Game[Cove]:
    return beginning_with(HeckleFirst(refused=refusals))


class BadId(Action):
    def __str__(self) -> str:
        return "Shout it"


BAD_ACTION_ID = toy(catalogue=Catalogue([*CATALOGUE, BadId()]))
