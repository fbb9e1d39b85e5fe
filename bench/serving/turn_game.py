"""What the games that measure the server share: people take turns, one kind of action each, without an end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeVar

from jollyroger.engine import Action, Catalogue, Chance, Codec, Event, Game, Phase, Rules, State, Words

S = TypeVar("S", bound=State)


class Texts(NamedTuple):
    """What people read of a game."""

    name: str
    about: str
    prompt: Callable[[Any, int], str]
    label: Callable[[Any], str]
    """Of an action."""
    event: Callable[[Any], str]
    board: Callable[[Mapping[str, Any]], str]


def make_turn_game(
    texts: Texts,
    seats: range,
    state: type[S],
    turn: type[Phase[S]],
    actions: Catalogue,
    deal: Callable[[int, Chance], S],
    view: Callable[[S, int | None], dict[str, Any]],
    resample: Callable[[S, int | None, Chance], S],
) -> Game[S]:
    def label(s: S, seat: int, action: Action) -> str:
        return texts.label(action)

    def event_text(event: Event, seat: int | None) -> str:
        return texts.event(event)

    def deal_and_begin(seats: int, options: Mapping[str, str], chance: Chance) -> S:
        s = deal(seats, chance)
        s.plan(turn())
        return s

    return Game(
        id=texts.name.lower(),
        name=texts.name,
        about=texts.about,
        version=1,
        seats=seats,
        options=(),
        catalogue=actions,
        codec=Codec(state, actions, [turn]),
        rules=Rules(f"# {texts.name}\n\n**{texts.name[:2].upper()}-1** {texts.about}"),
        words=Words(
            prompt=texts.prompt,
            label=label,
            event_text=event_text,
            text_board=texts.board,
            outcome=lambda result, seat: "Over.",
        ),
        deal=deal_and_begin,
        view=view,
        resample=resample,
        pieces=lambda s: {},
        policy=lambda s, ask, chance: ask.options[0],
    )
