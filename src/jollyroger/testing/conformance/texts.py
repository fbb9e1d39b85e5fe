"""What every game must keep about its texts, its policy and its definition."""

from __future__ import annotations

import re
from typing import Any

from ...engine import Ask, BadSetup, Fast, Game, Scene, Seat
from ...engine.text.marked_text import split_marks
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
        check_option_texts(p, ask)
    for seat in p.seats:
        for refusal in p.game.refusals(p.s, seat):
            check_text(p, refusal.why, seat)


def check_option_texts(p: Position, ask: Ask) -> None:
    """Every option has a text of its own, and nothing that is shown of it names seats in a wrong way."""
    texts = p.game.words.option_texts(p.s, ask)
    assert len(texts) == len(ask.options), f"{len(ask.options)} options have {len(texts)} texts"
    labels = [text.label for text in texts]
    assert len(set(labels)) == len(labels), f"two options have the same label: {labels}"
    for option, text in zip(ask.options, texts, strict=True):
        for part in (text.label, text.button, text.note, text.group, text.pose, text.risk):
            if part:
                check_text(p, part, ask.seat)
        same_target = p.game.words.target(p.s, ask.seat, option)
        assert text.target == same_target, f"{option} has the targets '{text.target}' and '{same_target}'"
        assert text.chance is None or 0 <= text.chance <= 1, f"{option} has a chance of {text.chance}"
    assert ask.may or not all(text.folded for text in texts), "all options are folded"


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
                check_scene(p, p.game.words.scene(seen, viewer), viewer)
        if p.s.result is not None:
            check_text(p, p.game.words.outcome(p.s.result, viewer), viewer)
            if cause := p.game.words.cause(p.game.view(p.s, viewer)):
                check_text(p, cause, viewer)
        check_text_board(p, viewer)
        view = p.game.view(p.s, viewer)
        passages = p.game.words.describe(view)
        texts = [p.game.words.hints(p.game.hints(p.s, viewer)), p.game.words.goal(view)]
        for text in [*texts, *(text for passage in passages for text in passage)]:
            if text:
                check_text(p, text, viewer)


def check_text_board(p: Position, viewer: Seat | None) -> None:
    """The board is not empty, and its marks are all that the marked board has besides."""
    view = p.game.view(p.s, viewer)
    board = p.game.words.text_board(view)
    assert board.strip(), "the text board is empty"
    plain, _ = split_marks(p.game.words.board_with_targets(view))
    assert plain == board, "the marked board differs from the text board"
    assert plain.replace("\n", " ").isprintable(), "the text board has a broken mark, or a control character"


def events_read_the_same_for_those_they_do_not_name(p: Position) -> None:
    """Whoever sees as much of an event as spectators, and is not named to them, reads the same as they do."""
    words = p.game.words
    for event in (event for events in p.match.events for event in events):
        public = event.seen_by(None)
        if public is None:
            continue
        told = (words.event_text(public, None), words.scene(public, None))
        named = {int(seat) for seat in re.findall(r"\{(\d+)\}", repr(told))}
        for seat in p.seats:
            seen = event.seen_by(seat)
            if seen == public and seat not in named:
                own = (words.event_text(seen, seat), words.scene(seen, seat))
                assert own == told, f"seat {seat} is not named in {told}, but reads {own}"


def check_scene(p: Position, scene: Scene | None, viewer: Seat | None) -> None:
    """A scene says what it is about, and all its texts are well formed."""
    if scene is None:
        return
    check_text(p, scene.title, viewer)
    assert scene.kind != "fight" or len(scene.sides) == 2, f"a fight has two sides: {scene}"
    names = [side.name for side in scene.sides]
    modifiers = [name for side in scene.sides for name, _ in side.modifiers]
    for text in [*names, *modifiers, *([scene.verdict] if scene.verdict else [])]:
        check_text(p, text, viewer)
    for side in scene.sides:
        assert side.total is None or side.dice or side.modifiers, f"a total comes from nothing: {side}"


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
    for term in game.glossary:
        assert term.rule in game.rules.ids, f"the glossary cites {term.rule} for '{term.id}', which is no rule"
        assert all(part.strip() for part in (term.name, term.text)), f"'{term.id}' has an empty part in the glossary"
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
