"""What a seat is sent of a game, built from what it may know and from nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...engine import Action, Event, Game, Match, Refused, State, ask_for, visible_events, waiting_for
from .. import protocol

NOTHING: Mapping[int, str] = {}


def update(
    game: Game[Any],
    match: Match[Any],
    seat: int | None,
    version: int,
    since: int,
    undo: str,
    whys: Mapping[int, str] = NOTHING,
) -> protocol.Update:
    """Everything this seat (None: a spectator) may know now, and the log from the moment `since` on.

    `whys` is what bots have said aloud of the choices that led to these moments.
    """
    s = match.s
    return protocol.Update(
        seat=seat,
        version=version,
        moment=len(match.choices),
        log_from=since,
        view=game.view(s, seat),
        hints=game.hints(s, seat),
        question=None if seat is None else question(game, s, seat),
        waiting_for=waiting_for(s),
        undo=None if seat is None else undoable(game, match, seat, undo),
        log=[
            protocol.Moment(number, told(game, events, seat) + said(whys.get(number)))
            for number, events in enumerate(match.events[since:], start=since)
        ],
        result=outcome(game, s, seat),
    )


def question(game: Game[Any], s: State, seat: int) -> protocol.Question | None:
    """What the seat is asked: its options, and what it might expect but may not do."""
    ask = ask_for(s, seat)
    if ask is None:
        return None
    label = game.words.label
    return protocol.Question(
        prompt=game.words.prompt(s, seat),
        must=not ask.may,
        options=[protocol.OptionInfo(str(action), label(s, seat, action)) for action in ask.options],
        refusals=[
            protocol.RefusedOption(str(refusal.action), label(s, seat, refusal.action), refusal.rule, refusal.why)
            for refusal in game.refusals(s, seat)
        ],
    )


def undoable(game: Game[Any], match: Match[Any], seat: int, policy: str) -> protocol.UndoInfo:
    """What this seat could take back, or why it cannot."""
    if policy == "off":
        return protocol.UndoInfo(False, "At this table a choice stands.")
    try:
        before, choice = match.undoable(seat)
    except Refused as refusal:
        mine = match.s.result is None and any(choice.seat == seat for choice in match.choices)
        asking = mine and policy in ("vote", "host")
        return protocol.UndoInfo(asking, str(refusal), asking)
    action = game.catalogue.find(choice.action)
    assert action is not None
    return protocol.UndoInfo(True, game.words.label(before, seat, action))


def told(game: Game[Any], events: Iterable[Event], seat: int | None) -> list[protocol.EventInfo]:
    """What the seat sees of what has happened. What is not worth a sentence is told without one."""
    return [
        protocol.EventInfo(type(event).__name__, game.words.event_text(event, seat), particulars(event))
        for event in visible_events(events, seat)
    ]


def said(why: str | None) -> list[protocol.EventInfo]:
    return [] if why is None else [protocol.EventInfo("Said", why, {})]


def particulars(event: Event) -> dict[str, Any]:
    """An event's fields as plain data."""
    return {name: plain(getattr(event, name)) for name in event.fields}


def plain(value: Any) -> Any:
    if isinstance(value, Action):
        return str(value)
    if isinstance(value, (tuple, list)):
        return [plain(item) for item in value]
    return value


def outcome(game: Game[Any], s: State, seat: int | None) -> protocol.Outcome | None:
    """How the game has ended, if it has."""
    if s.result is None:
        return None
    winners, ending, points = s.result
    return protocol.Outcome(list(winners), ending, list(points), game.words.outcome(s.result, seat))
