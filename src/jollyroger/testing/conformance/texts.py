"""What every game must keep about its texts, its policy and its definition."""

from __future__ import annotations

import re
from typing import Any

from ...engine import BadSetup, Fast, Game, Seat
from .positions import Position


def check_text(p: Position, text: str, viewer: Seat | None) -> None:
    """The text is not empty, names seats as {seat}, and calls the viewer 'you'."""
    assert text.strip(), "a text is empty"
    others = {f"{{{seat}}}" for seat in p.seats if seat != viewer}
    named = set(re.findall(r"\{[^}]*\}", text))
    assert named <= others, f"a text for {viewer} may not contain {sorted(named - others)}: {text}"
    assert not re.search("[{}]", re.sub(r"\{\d+\}", "", text)), f"a text has a stray brace: {text}"


def prompts_and_labels_are_well_formed(p: Position) -> None:
    """Every ask has a prompt, and its labels are all different; every refusal has a sentence."""
    for ask in p.s.asks:
        check_text(p, p.game.words.prompt(p.s, ask.seat), ask.seat)
        labels = [p.game.words.label(p.s, ask.seat, option) for option in ask.options]
        assert len(set(labels)) == len(labels), f"two options have the same label: {labels}"
        for label in labels:
            check_text(p, label, ask.seat)
    for seat in p.seats:
        for refusal in p.game.refusals(p.s, seat):
            check_text(p, refusal.why, seat)


def event_texts_and_board_are_well_formed(p: Position) -> None:
    """Each viewer's part of each event has a text, the board is not empty, and the result has a sentence."""
    for viewer in p.viewers:
        for event in (event for events in p.match.events for event in events):
            seen = event.seen_by(viewer)
            if seen is not None:
                assert seen.seen_by(viewer) == seen, f"seen_by({viewer}) changes {seen} once more"
                # An event that is not worth a line has an empty text.
                text = p.game.words.event_text(seen, viewer)
                if text:
                    check_text(p, text, viewer)
        if p.s.result is not None:
            check_text(p, p.game.words.outcome(p.s.result, viewer), viewer)
        assert p.game.words.text_board(p.game.view(p.s, viewer)).strip(), "the text board is empty"
        hints = p.game.words.hints(p.game.hints(p.s, viewer))
        if hints:
            check_text(p, hints, viewer)


def policy_chooses_an_offered_option(p: Position) -> None:
    """From what the seat may know, the policy chooses an option, or silence where that is allowed."""
    for ask in p.s.asks:
        sample = p.game.resample(p.s, ask.seat, Fast(p.new_seed()))
        action = p.game.policy(sample, ask, p.chance)
        allowed = ask.may if action is None else action in ask.options
        assert allowed, f"the policy chose {action}, which is not offered to seat {ask.seat}"


def check_definition(game: Game[Any]) -> None:
    """Ids fit a command line, codes are dense, and a setup that does not fit is refused."""
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", game.id), f"'{game.id}' is no id: use small letters and hyphens"
    assert game.version >= 1, "versions begin with 1"
    assert game.rules.ids, "the game has no rules"
    for code, action in enumerate(game.catalogue):
        id = str(action)
        assert re.fullmatch(r"[a-z0-9_:.+-]+", id), f"'{id}' is no id of an action"
        assert game.catalogue.find(id) is action
        assert game.catalogue.code(action) == code
        assert game.catalogue[code] is action
    for option in game.options:
        assert len(set(option.values)) == len(option.values) >= 1, f"option {option.id} has no values or one twice"
        check_bad_setup(game, game.seats[0], {option.id: "no such value"})
    check_bad_setup(game, game.seats[0], {"no such option": "1"})
    check_bad_setup(game, game.seats[0] - 1, {})
    check_bad_setup(game, game.seats[-1] + 1, {})


def check_bad_setup(game: Game[Any], seats: int, options: dict[str, str]) -> None:
    reason: str | None = None
    try:
        game.new(seats, Fast(0), options)
    except BadSetup as error:
        reason = str(error)
    assert reason is not None, f"{game.name} was set up for {seats} seats with {options}"
    assert reason.strip(), f"a setup was refused without a reason: {seats} seats, {options}"
