"""The parts of an update: the question, the log, the outcome, the game as text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ....engine import (
    Action,
    Event,
    Game,
    Match,
    OptionText,
    Refused,
    Scene,
    State,
    ask_for,
    visible_events,
)
from ... import protocol

MAX_LOG_MOMENTS = 300
"""The most moments that an update's log contains: the last ones."""
NO_REASONS: Mapping[int, str] = {}
NO_MOMENTS: Mapping[int, int] = {}


def build_log(
    game: Game[Any],
    match: Match[Any],
    seat: int | None,
    log_from: int,
    bot_reasons: Mapping[int, str] = NO_REASONS,
    by_bot: Mapping[int, int] = NO_MOMENTS,
) -> list[protocol.Moment]:
    """The last moments from `log_from` on, as far as the seat (None: a spectator) sees them.

    `bot_reasons` are the texts bots gave for the choices that led to these moments. `by_bot`: the moments to which the
    choice of a substitute bot led, and the seat it chose for.
    """
    log = []
    first = max(log_from, len(match.events) - MAX_LOG_MOMENTS)
    for number, events in enumerate(match.events[first:], start=first):
        # What a bot did in the reader's name is told like what others do: not as "You …".
        infos = build_event_infos(game, events, seat, named=by_bot.get(number) == seat)
        if number in bot_reasons:
            seat_of_bot = match.choices[number - 1].seat
            infos.append(protocol.EventInfo("BotReason", bot_reasons[number], {"seat": seat_of_bot}))
        log.append(protocol.Moment(number, infos, by_bot.get(number)))
    return log


def build_text_board(game: Game[Any], s: State, seat: int | None) -> protocol.TextBoard:
    """The game as text, from what the seat may know."""
    view = game.view(s, seat)
    return protocol.TextBoard(
        board=game.words.text_board(view),
        hints=game.words.hints(game.hints(s, seat)),
        passages=[protocol.PassageInfo(*passage) for passage in game.words.describe(view)],
    )


def build_question(game: Game[Any], s: State, seat: int) -> protocol.Question | None:
    """What the seat is asked, if anything: its options, the most useful first, and the options that are refused."""
    ask = ask_for(s, seat)
    if ask is None:
        return None
    words = game.words
    options = zip(ask.options, words.option_texts(s, ask), strict=True)
    return protocol.Question(
        prompt=words.prompt(s, seat),
        must=not ask.may,
        options=[
            build_option_info(action, text)
            for action, text in sorted(options, key=lambda option: (option[1].folded, option[1].rank))
        ],
        refusals=[
            protocol.RefusedOption(
                id=str(refusal.action),
                label=words.label(s, seat, refusal.action),
                rule=refusal.rule,
                why=refusal.why,
                target=words.target(s, seat, refusal.action),
            )
            for refusal in game.refusals(s, seat)
        ],
    )


def build_option_info(action: Action, text: OptionText) -> protocol.OptionInfo:
    return protocol.OptionInfo(
        str(action),
        label=text.label,
        button=text.button,
        note=text.note,
        group=text.group,
        target=text.target,
        pose=text.pose,
        risk=text.risk,
        chance=text.chance,
        icon=text.icon,
        folded=text.folded,
        light=text.light,
        ends_turn=text.ends_turn,
    )


def build_undo_info(game: Game[Any], match: Match[Any], seat: int, policy: str) -> protocol.UndoInfo:
    """What this seat could undo, or why it cannot."""
    if policy == "off":
        return protocol.UndoInfo(False, "Undo is off at this table.")
    try:
        before, choice = match.undoable(seat)
    except Refused as refusal:
        has_chosen = match.s.result is None and any(choice.seat == seat for choice in match.choices)
        may_ask = has_chosen and policy in ("vote", "host")
        return protocol.UndoInfo(may_ask, str(refusal), needs_agreement=may_ask)
    action = game.catalogue.find(choice.action)
    assert action is not None
    return protocol.UndoInfo(True, game.words.label(before, seat, action))


def build_event_infos(
    game: Game[Any], events: Iterable[Event], seat: int | None, named: bool = False
) -> list[protocol.EventInfo]:
    """The events as far as the seat sees them. The text is empty for an event that deserves no sentence.

    `named`: the texts call the reader by name, not "you".
    """
    words, reader = game.words, None if named else seat
    return [
        protocol.EventInfo(
            kind=type(event).__name__,
            text=words.event_text(event, reader),
            data=event_fields(event),
            icon=event.icon,
            important=event.important,
            scene=build_scene_info(words.scene(event, seat)),
        )
        for event in visible_events(events, seat)
    ]


def build_scene_info(scene: Scene | None) -> protocol.SceneInfo | None:
    if scene is None:
        return None
    fields = scene._asdict() | {
        "sides": [
            protocol.SideInfo(**(side._asdict() | {"dice": list(side.dice), "modifiers": list(side.modifiers)}))
            for side in scene.sides
        ],
        "cards": list(scene.cards),
    }
    return protocol.SceneInfo(seconds=scene.seconds, **fields)


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


def build_outcome(game: Game[Any], s: State, seat: int | None) -> protocol.Outcome | None:
    """How the game ended, if it has."""
    if s.result is None:
        return None
    winners, ending, points = s.result
    view = game.view(s, seat)
    headline, cause = game.words.outcome(s.result, seat), game.words.cause(view)
    tally = [protocol.TallyRowInfo(row.label, list(row.values)) for row in game.words.tally(view)]
    return protocol.Outcome(list(winners), ending, list(points), f"{headline} {cause}".rstrip(), headline, cause, tally)
