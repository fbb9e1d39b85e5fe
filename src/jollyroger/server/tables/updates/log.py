"""The log of an update: what has happened, as its reader sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from ....engine import Action, Event, Game, Match, Scene, visible_events
from ....engine.messages import Person, Remark
from ... import protocol
from ...messages import text

MAX_LOG_MOMENTS = 300
"""The most moments that an update's log contains: the last ones."""
NO_REASONS: Mapping[int, Remark] = {}
NO_MOMENTS: Mapping[int, int] = {}
encode = msgspec.json.Encoder().encode


class PublicEvent(NamedTuple):
    """What spectators see of an event, and how they read it."""

    seen: Event
    data: dict[str, Any]
    encoded: bytes


class SharedEvents:
    """The events of one version of a game, encoded as spectators read them: once for all who read the same.

    That is everybody who sees as much of an event as they do, and whom its texts do not name; see `Words.event_text`.
    """

    def __init__(self) -> None:
        # By the identity of events: the match keeps them as long as the version lasts.
        self._public: dict[int, PublicEvent | None] = {}

    def get(self, game: Game[Any], event: Event, seat: int | None) -> protocol.EventInfo | msgspec.Raw | None:
        """The event for this reader; None if the reader sees nothing of it."""
        seen = event.seen_by(seat)
        if seen is None:
            return None
        key = id(event)
        try:
            public = self._public[key]
        except KeyError:
            public = self._public[key] = encode_public(game, event)
        if public is None or (public.seen is not seen and public.seen != seen):
            return build_event_info(game, seen, event_fields(seen), seat, seat)
        if seat is None or b"{%d}" % seat not in public.encoded:
            return msgspec.Raw(public.encoded)
        return build_event_info(game, seen, public.data, seat, seat)


def encode_public(game: Game[Any], event: Event) -> PublicEvent | None:
    """The event as spectators see it; None if they see nothing."""
    seen = event.seen_by(None)
    if seen is None:
        return None
    data = event_fields(seen)
    return PublicEvent(seen, data, encode(build_event_info(game, seen, data, None, None)))


def build_log(
    game: Game[Any],
    match: Match[Any],
    seat: int | None,
    log_from: int,
    bot_reasons: Mapping[int, Remark] = NO_REASONS,
    by_bot: Mapping[int, int] = NO_MOMENTS,
    shared: SharedEvents | None = None,
) -> list[protocol.Moment]:
    """The last moments from `log_from` on, as far as the seat (None: a spectator) sees them.

    `bot_reasons` are what bots said for the choices that led to these moments. `by_bot`: the moments to which the
    choice of a substitute bot led, and the seat it chose for. `shared`: the events that others read too.
    """
    log = []
    first = max(log_from, len(match.events) - MAX_LOG_MOMENTS)
    for number, events in enumerate(match.events[first:], start=first):
        infos: list[Any]
        # What a bot did in the reader's name is told like what others do: not as "You …".
        named = seat is not None and by_bot.get(number) == seat
        if named or shared is None:
            infos = [*build_event_infos(game, events, seat, named)]
        else:
            told = [shared.get(game, event, seat) for event in events]
            infos = [info for info in told if info is not None]
        if number in bot_reasons:
            seat_of_bot = match.choices[number - 1].seat
            said = text("notice-says", who=Person(seat_of_bot), reason=game.remark_text(bot_reasons[number]))
            infos.append(protocol.EventInfo("BotReason", said, {"seat": seat_of_bot}))
        log.append(protocol.Moment(number, infos, by_bot.get(number)))
    return log


def build_event_infos(
    game: Game[Any], events: Iterable[Event], seat: int | None, named: bool = False
) -> list[protocol.EventInfo]:
    """The events as far as the seat sees them. The text is empty for an event that deserves no sentence.

    `named`: the texts call the reader by name, not "you".
    """
    reader = None if named else seat
    return [build_event_info(game, event, event_fields(event), seat, reader) for event in visible_events(events, seat)]


def build_event_info(
    game: Game[Any], event: Event, data: dict[str, Any], seat: int | None, reader: int | None
) -> protocol.EventInfo:
    """An event with its fields as plain data."""
    words = game.words
    scene = words.scene(event, seat)
    return protocol.EventInfo(
        kind=type(event).__name__,
        text=words.event_text(event, reader),
        data=data,
        icon=event.icon,
        important=event.important,
        scene=None if scene is None else build_scene_info(scene),
    )


def build_scene_info(scene: Scene) -> protocol.SceneInfo:
    sides = [
        protocol.SideInfo(side.name, side.seat, side.picture, list(side.dice), list(side.modifiers), side.total)
        for side in scene.sides
    ]
    return protocol.SceneInfo(
        kind=scene.kind,
        title=scene.title,
        seconds=scene.seconds,
        seat=scene.seat,
        sides=sides,
        cards=list(scene.cards),
        verdict=scene.verdict,
        tone=scene.tone,
        target=scene.target,
        step=scene.step,
        steps=scene.steps,
    )


def event_fields(event: Event) -> dict[str, Any]:
    return dict(zip(event.fields, map(_plain_data, event.values()), strict=True))


def _plain_data(value: Any) -> Any:
    if value is None or type(value) in (int, str, bool):
        return value
    if isinstance(value, Action):
        return str(value)
    if isinstance(value, (tuple, list)):
        return [_plain_data(item) for item in value]
    return value
