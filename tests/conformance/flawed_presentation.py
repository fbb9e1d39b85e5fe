"""Faces of Liar's Cove with one thing wrong: what is shown, said, redealt or asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from jollyroger.engine import Action, Ask, Catalogue, Chance, Codec, Fast, Game, Phase, Refusal, Seat, View

from ..toy import GAME, KINDS, Cove, presentation, toy
from ..toy.actions import CALL, CATALOGUE, HECKLE, Claim


def showing(part: str, show: Callable[[Cove], Any]) -> Game[Cove]:
    """A view with one part more."""

    def view(s: Cove, seat: Seat | None) -> View:
        return {**presentation.view(s, seat), part: show(s)}

    return toy(view=view)


def wording(**words: Any) -> Game[Cove]:
    return toy(words=replace(GAME.words, **words))


def telling_label(s: Cove, seat: Seat, action: Action) -> str:
    label = presentation.label(s, seat, action)
    return f"{label} ({s.claim.card})" if action == CALL and s.claim is not None else label


def telling_prompt(s: Cove, seat: Seat) -> str:
    return f"{presentation.prompt(s, seat)} The next captain's best card is a {max(s.hands[s.after(seat)[0]])}."


def vague_label(s: Cove, seat: Seat, action: Action) -> str:
    return "Say something" if isinstance(action, Claim) else presentation.label(s, seat, action)


def remembering(s: Cove, seat: Seat | None, chance: Chance) -> Cove:
    """A redeal swayed by what is really in the others' hands."""
    hidden = sum(sum(hand) for other, hand in enumerate(s.hands) if other != seat)
    return presentation.resample(s, seat, Fast(chance.below(1 << 60) + hidden))


def lingering(s: Cove, seat: Seat | None, chance: Chance) -> Cove:
    """A redeal swayed by the order in which the cards lie in the bag."""
    order = sum(place * card for place, card in enumerate(s.bag))
    return presentation.resample(s, seat, Fast(chance.below(1 << 60) + order))


def peeking(s: Cove, seat: Seat | None, chance: Chance) -> Cove:
    """No redeal at all."""
    twin = s.clone()
    twin.chance = Fast(chance.below(1 << 62))
    return twin


def unsealing(s: Cove, seat: Seat | None, chance: Chance) -> Cove:
    """A redeal that leaves the sealed answers of the others as they are, where they can be."""
    twin = presentation.resample(s, seat, chance)
    twin.sealed = {other: kept if kept in twin.gifts(other) else twin.sealed[other] for other, kept in s.sealed.items()}
    return twin


def foreseeing(s: Cove, seat: Seat | None, chance: Chance) -> Cove:
    """A redeal with the real table's luck."""
    twin = presentation.resample(s, seat, chance)
    twin.chance = s.chance.clone()
    return twin


def losing(s: Cove, seat: Seat | None, chance: Chance) -> Cove:
    twin = presentation.resample(s, seat, chance)
    twin.bag.pop()
    return twin


class Answering(Phase[Cove]):
    """Asks the first captain for a heckle before all else; tests say what is wrong with it."""

    may: bool = False
    refused: tuple[Refusal, ...] = ()

    def ask(self, s: Cove) -> list[Ask]:
        return [Ask(0, [HECKLE], self.may)]

    def resolve(self, s: Cove, answers: Mapping[Seat, Action]) -> None:
        pass

    def refusals(self, s: Cove, seat: Seat) -> Iterable[Refusal]:
        return self.refused


def beginning(phase: Phase[Cove]) -> Game[Cove]:
    """A game with a phase before all others."""

    def deal(seats: int, options: Mapping[str, str], chance: Chance) -> Cove:
        s = GAME.deal(seats, options, chance)
        s.plan(phase)
        return s

    return toy(deal=deal, codec=Codec(Cove, CATALOGUE, (*KINDS, type(phase), Refusal)))


def refusing(*refusals: Refusal) -> Game[Cove]:
    return beginning(Answering(refused=refusals))


class Shouted(Action):
    def __str__(self) -> str:
        return "Shout it"


SHOUTING = toy(catalogue=Catalogue([*CATALOGUE, Shouted()]))
