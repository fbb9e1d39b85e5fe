"""What every game promises about its words, its rule of thumb, and what it is made of."""

from __future__ import annotations

import re
from typing import Any

from jollyroger.engine import BadSetup, Fast, Game, Seat

from .positions import Position


def is_speech(p: Position, text: str, reader: Seat | None) -> None:
    """Something is said; captains are {seat}, and the reader is 'you'."""
    assert text.strip(), "nothing is said"
    others = {f"{{{seat}}}" for seat in p.seats if seat != reader}
    named = set(re.findall(r"\{[^}]*\}", text))
    assert named <= others, f"{sorted(named - others)} named to {reader}: {text}"
    assert not re.search("[{}]", re.sub(r"\{\d+\}", "", text)), f"a stray brace: {text}"


def every_seat_is_asked_in_words(p: Position) -> None:
    """A question, and an answer on each button that is like no other."""
    for ask in p.s.asks:
        is_speech(p, p.game.words.prompt(p.s, ask.seat), ask.seat)
        labels = [p.game.words.label(p.s, ask.seat, option) for option in ask.options]
        assert len(set(labels)) == len(labels), f"two buttons say the same: {labels}"
        for label in labels:
            is_speech(p, label, ask.seat)
    for seat in p.seats:
        for refusal in p.game.refusals(p.s, seat):
            is_speech(p, refusal.why, seat)


def everything_is_told_in_words(p: Position) -> None:
    """Each seat is told its part of what has happened, and sees no less of it by looking twice."""
    for reader in p.readers:
        for event in (event for events in p.match.events for event in events):
            part = event.seen_by(reader)
            if part is not None:
                assert part.seen_by(reader) == part, f"{part} is not all that {reader} sees of it"
                # What is not worth a line is told by saying nothing.
                sentence = p.game.words.event_text(part, reader)
                if sentence:
                    is_speech(p, sentence, reader)
        if p.s.result is not None:
            is_speech(p, p.game.words.outcome(p.s.result, reader), reader)
        assert p.game.words.text_board(p.game.view(p.s, reader)).strip(), "the picture of the table is empty"
        forecast = p.game.words.hints(p.game.hints(p.s, reader))
        if forecast:
            is_speech(p, forecast, reader)


def the_rule_of_thumb_chooses_what_is_offered(p: Position) -> None:
    """From what the seat may know, it finds an option; silence only where that is free."""
    for ask in p.s.asks:
        world = p.game.resample(p.s, ask.seat, Fast(p.seed()))
        action = p.game.policy(world, ask, p.luck)
        assert ask.may if action is None else action in ask.options, f"{action} is not offered to seat {ask.seat}"


def the_game_is_well_made(game: Game[Any]) -> None:
    """Ids are fit for a command line, codes are dense, and a set-up that does not fit is refused."""
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", game.id), f"'{game.id}' is no id"
    assert game.version >= 1
    assert game.rules.ids, "the game has no rules"
    for code, action in enumerate(game.catalogue):
        id = str(action)
        assert re.fullmatch(r"[a-z0-9_:.+-]+", id), f"'{id}' is no id of an action"
        assert game.catalogue.find(id) is action
        assert game.catalogue.code(action) == code
        assert game.catalogue[code] is action
    for option in game.options:
        assert len(set(option.values)) == len(option.values) >= 1
        is_bad_setup(game, game.seats[0], {option.id: "no such value"})
    is_bad_setup(game, game.seats[0], {"no such option": "1"})
    is_bad_setup(game, game.seats[0] - 1, {})
    is_bad_setup(game, game.seats[-1] + 1, {})


def is_bad_setup(game: Game[Any], seats: int, options: dict[str, str]) -> None:
    reason: str | None = None
    try:
        game.new(seats, Fast(0), options)
    except BadSetup as error:
        reason = str(error)
    assert reason is not None, f"{game.name} was set up for {seats} with {options}"
    assert reason.strip(), f"a set-up refused without a reason: {seats}, {options}"
