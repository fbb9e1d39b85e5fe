"""What every game must keep: functions that take a position and raise AssertionError if the game breaks a promise."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, ParamSpec

from ...engine import (
    Action,
    Ask,
    Fast,
    Game,
    Match,
    Record,
    Refused,
    Seat,
    State,
    View,
    apply,
    ask_for,
    play,
    replay,
    run,
    split_view,
    verify,
    waiting_for,
)
from .positions import (
    MAX_CHOICES,
    Position,
    describe_asks,
    expect_no_error,
    make_random_choice,
    play_out,
    snapshot,
    visible_to,
)

P = ParamSpec("P")


def views_do_not_change_later(p: Position) -> None:
    """A view and its hints stay as they are while the game goes on: a server compares them with later ones."""
    views = [function(p.s, viewer) for function in view_functions(p.game) for viewer in p.viewers]
    before = [json.dumps(view) for view in views]
    play_out(p.s, p.new_seed())
    for view, text in zip(views, before, strict=True):
        changed = [key for key, value in json.loads(text).items() if json.loads(json.dumps(view[key])) != value]
        assert not changed, f"the view shares '{changed[0]}' with the state: copy it"


def parts_of_a_view_do_not_overlap(p: Position) -> None:
    """No key is in the public and in the private part of a view."""
    for function in view_functions(p.game):
        parts = split_view(function)
        for viewer in p.viewers:
            both = parts.public(p.s).keys() & parts.private(p.s, viewer).keys()
            assert not both, f"{sorted(both)} are in the public and in the private part of a view"


def view_functions(game: Game[Any]) -> list[Callable[[Any, Seat | None], View]]:
    return [game.view, game.hints, *([] if game.brief_hints is None else [game.brief_hints])]


def every_option_can_be_played(p: Position) -> None:
    """Unless the game is over some seat must choose, and every option offered can be played."""
    check_asks(p.game, p.s)
    for ask in p.s.asks:
        for option in ask.options:
            twin = p.s.clone()
            with expect_no_error(f"{option} of seat {ask.seat}"):
                play(twin, ask.seat, option)
            check_asks(p.game, twin)


def check_asks(game: Game[Any], s: State) -> None:
    if s.result is not None:
        assert [*s.asks, *s.agenda] == [], "the game is over, but the agenda or the asks are not empty"
        return
    assert waiting_for(s), "the game is not over, but no seat must choose"
    seats = [ask.seat for ask in s.asks]
    assert len(set(seats)) == len(seats), f"a seat is asked twice: {seats}"
    assert set(seats) <= set(range(s.seats)), f"a seat is asked that does not exist: {seats}"
    assert not set(seats) & set(s.sealed), "a seat is asked again though it has answered"
    for ask in s.asks:
        assert ask.options, f"seat {ask.seat} is asked but has no options"
        assert len(set(ask.options)) == len(ask.options), f"an option is offered twice: {describe_asks(s)}"
        unknown = [str(option) for option in ask.options if option not in game.catalogue]
        assert not unknown, f"these options are not in the catalogue: {unknown}"


def state_survives_json(p: Position) -> None:
    """A state that is encoded and decoded is the same, looks the same to everybody and plays on the same."""
    text, seed = json.dumps(p.game.codec.encode(p.s)), p.new_seed()
    decoded = p.game.codec.decode(json.loads(text), Fast(seed))
    assert snapshot(p.game, decoded) == snapshot(p.game, p.s), "the decoded state is not the one that was encoded"
    for viewer in p.viewers:
        same = visible_to(p.game, decoded, viewer) == visible_to(p.game, p.s, viewer)
        assert same, f"the decoded state looks different to {viewer}: is a field missing that `derived` leaves out?"
    p.s.chance = Fast(seed)
    play_out(decoded, seed)
    play_out(p.s, seed)
    assert snapshot(p.game, decoded) == snapshot(p.game, p.s), "the decoded state plays on differently"


def replay_gives_the_same_match(p: Position) -> None:
    """A record leads to the same state and events, with or without its secret, and through a file."""
    for secret in (False, True):
        check_same_match(replay(p.game, p.match.record(secret)), p.match)
    for _ in range(MAX_CHOICES):
        if p.s.result is not None:
            break
        make_random_choice(p)
    record = p.match.record()
    assert Record.loads(record.dumps()) == record, "the record changed when it was written and read"
    check_same_match(verify(p.game, record).match, p.match)


def check_same_match(one: Match[Any], other: Match[Any]) -> None:
    same_state = snapshot(one.game, one.s) == snapshot(other.game, other.s)
    assert same_state, "the same choices led to another state: does the game use chance other than the state's?"
    assert one.events == other.events, "the same choices caused other events"


def pieces_are_conserved(p: Position) -> None:
    """There are as many pieces of each kind as at the deal, after each choice of the match and at its end."""
    dealt = p.game.pieces(p.game.deal(p.s.seats, p.match.options, Fast(0)))

    def count(match: Match[Any]) -> None:
        now = p.game.pieces(match.s)
        assert now == dealt, f"after {match.version} choices there are {now} instead of {dealt}"

    count(replay(p.game, p.match.record(), count))
    play_out(p.s, p.new_seed())
    count(p.match)


def games_end(p: Position) -> None:
    """Every game ends, played at random and by the game's policy."""
    s, chance = p.s.clone(), p.chance
    play_out(p.s, p.new_seed())

    def choose(ask: Ask) -> Action | None:
        return p.game.policy(p.game.resample(s, ask.seat, chance), ask, chance)

    with expect_no_error("the game by its policy"):
        choices, _ = run(s, choose, MAX_CHOICES)
    assert s.result is not None, f"by its policy, the game was not over after {choices} choices"


def illegal_actions_are_refused(p: Position) -> None:
    """An action that is unknown, stale or not offered is refused with a reason and changes nothing."""
    match = p.match
    before = snapshot(p.game, p.s), match.record(secret=True), match.version
    first = str(p.game.catalogue[0])
    ids = ["", " ", "nonsense", "{0}", "x" * 300, "☠", first.upper(), f"{first}:1"]
    ids += [str(p.chance.pick(list(p.game.catalogue))) for _ in range(20)]
    ids += [str(option) for ask in p.s.asks for option in ask.options]
    for seat in (-1, *p.seats, p.s.seats):
        ask = ask_for(p.s, seat)
        offered = [] if ask is None else [str(option) for option in ask.options]
        for id in ids:
            if id not in offered:
                check_refused(match.choose, seat, id)
        for id in offered:
            check_refused(match.choose, seat, id, match.version - 1)
            check_refused(match.choose, seat, id, match.version + 1)
        check_refused(apply, p.s, seat, UnknownAction())
    after = snapshot(p.game, p.s), match.record(secret=True), match.version
    assert after == before, "a refused action changed the state"


class UnknownAction(Action):
    """An action of no game."""


def check_refused(attempt: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> Refused:
    refusal: Refused | None = None
    try:
        attempt(*args, **kwargs)
    except Refused as error:
        refusal = error
    assert refusal is not None, f"an illegal action was played: {args}"
    assert refusal.why.strip(), f"an action was refused without a reason: {args}"
    return refusal


def refusals_cite_a_rule(p: Position) -> None:
    """Each refusal the game announces cites an existing rule, and playing that action is refused with the same."""
    before = snapshot(p.game, p.s)
    for seat in p.seats:
        ask = ask_for(p.s, seat)
        refusals = p.game.refusals(p.s, seat)
        actions = [refusal.action for refusal in refusals]
        assert len(set(actions)) == len(actions), f"an action is refused twice: {refusals}"
        for action, rule, why in refusals:
            assert rule in p.game.rules.ids, f"there is no rule {rule}"
            assert action in p.game.catalogue, f"{action} is not in the catalogue"
            offered = ask is not None and action in ask.options
            assert not offered, f"{action} is both offered to seat {seat} and refused: {why}"
            refusal = check_refused(apply, p.s, seat, action)
            assert (refusal.rule, refusal.why) == (rule, why), f"{action} is refused with two different reasons"
    assert snapshot(p.game, p.s) == before, "listing the refusals changed the state"


def undo_restores_the_state(p: Position) -> None:
    """A choice that rolled nothing, revealed nothing and passed no turn on can be undone without a trace."""
    for _ in range(12):
        if p.s.result is not None:
            break
        before, record, pending = snapshot(p.game, p.s), p.match.record(), set(waiting_for(p.s))
        seat, action = make_random_choice(p)
        choice, events, after = p.match.choices[-1], p.match.events[-1], snapshot(p.game, p.s)
        final = choice.rolls or any(event.reveals for event in events)
        undoable = not final and p.s.result is None and set(waiting_for(p.s)) <= pending
        if not undoable:
            check_refused(p.match.undo, seat)
            assert snapshot(p.game, p.s) == after, "a refused undo changed the state"
            continue
        assert p.match.undoable(seat).choice == p.match.undo(seat) == choice
        assert snapshot(p.game, p.s) == before, f"undoing {action} of seat {seat} did not restore the state"
        assert p.match.record() == record, f"{action} of seat {seat} is still in the record after undo"
        assert p.match.choose(seat, str(action)) == events, f"{action} caused other events after undo"
        assert snapshot(p.game, p.s) == after, f"{action} led to another state after undo"
        check_undo_of_any_seat(p)
    while p.s.result is None:
        make_random_choice(p)
    check_same_match(verify(p.game, p.match.record()).match, p.match)


def check_undo_of_any_seat(p: Position) -> None:
    """A seat that can undo though others have chosen since leaves their choices as they were."""
    seat, choices = p.chance.pick(p.seats), p.match.choices[:]
    try:
        choice = p.match.undo(seat)
    except Refused:
        return
    at = max(n for n, made in enumerate(choices) if made == choice)
    assert p.match.choices == choices[:at] + choices[at + 1 :], "undo removed a choice of another seat"
    check_same_match(replay(p.game, p.match.record()), p.match)
