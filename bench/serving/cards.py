"""A small card game, to measure the server: discard a card of your hand, draw another. Only you see your hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from jollyroger.engine import Action, Ask, Catalogue, Chance, Event, Game, Phase, State

from .turn_game import Texts, make_turn_game

CARDS, HAND = 52, 7


class Discard(Action):
    card: int


CATALOGUE = Catalogue([Discard(card) for card in range(CARDS)])


class Discarded(Event):
    seat: int
    card: int


class CardTable(State):
    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.pile: list[int] = []
        self.turn = 0

    def clone(self) -> CardTable:
        copy = CardTable(self.seats, self.chance.clone())
        copy.hands = [hand[:] for hand in self.hands]
        copy.deck, copy.pile, copy.turn = self.deck[:], self.pile[:], self.turn
        copy.copy_kernel(self)
        return copy


class Turn(Phase[CardTable]):
    def ask(self, s: CardTable) -> list[Ask]:
        return [Ask(s.turn, [Discard(card) for card in s.hands[s.turn]])]

    def resolve(self, s: CardTable, answers: Mapping[int, Action]) -> None:
        action = answers[s.turn]
        assert isinstance(action, Discard)
        hand = s.hands[s.turn]
        hand.remove(action.card)
        s.pile.append(action.card)
        s.tell(Discarded, s.turn, action.card)
        if not s.deck:
            s.deck, s.pile = s.pile[:-1], s.pile[-1:]
        hand.append(s.chance.draw(s.deck))
        s.turn = (s.turn + 1) % s.seats
        s.plan(self)


def deal(seats: int, chance: Chance) -> CardTable:
    s = CardTable(seats, chance)
    s.deck = list(range(CARDS))
    s.hands = [[chance.draw(s.deck) for _ in range(HAND)] for _ in range(seats)]
    return s


def view(s: CardTable, seat: int | None) -> dict[str, Any]:
    hands = [hand if number == seat else len(hand) for number, hand in enumerate(s.hands)]
    return {"you": seat, "hands": hands, "deck": len(s.deck), "pile": s.pile, "turn": s.turn}


def resample(s: CardTable, seat: int | None, chance: Chance) -> CardTable:
    """Deal everything anew that the seat does not see."""
    copy = s.clone()
    hidden = [*copy.deck, *(card for other, hand in enumerate(copy.hands) if other != seat for card in hand)]
    chance.shuffle(hidden)
    for other, hand in enumerate(copy.hands):
        if other != seat:
            copy.hands[other] = [hidden.pop() for _ in hand]
    copy.deck = hidden
    return copy


GAME: Game[CardTable] = make_turn_game(
    Texts(
        name="Cards",
        about="Discard a card, draw another.",
        prompt=lambda s, seat: "Discard which card?",
        label=lambda action: f"Discard {action.card}",
        event=lambda event: f"{{{event.seat}}} discards {event.card}.",
        board=lambda view: f"Pile: {view['pile']}",
    ),
    seats=range(2, 5),
    state=CardTable,
    turn=Turn,
    actions=CATALOGUE,
    deal=deal,
    view=view,
    resample=resample,
)
