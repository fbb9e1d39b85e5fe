"""What every game promises: plain functions that take a position and raise AssertionError where a promise is broken."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ParamSpec

from jollyroger.engine import (
    Action,
    Fast,
    Game,
    Match,
    Record,
    Refused,
    State,
    apply,
    ask_for,
    play,
    replay,
    run,
    verify,
    waiting_for,
)

from .positions import BOUND, Position, advance, asked, play_out, playable, sent, snapshot

P = ParamSpec("P")


def every_option_can_be_played(p: Position) -> None:
    """Somebody must choose unless the game is over, and whatever is offered can be done."""
    asks_are_sound(p.game, p.s)
    for ask in p.s.asks:
        for option in ask.options:
            twin = p.s.clone()
            with playable(f"{option} of seat {ask.seat}"):
                play(twin, ask.seat, option)
            asks_are_sound(p.game, twin)


def asks_are_sound(game: Game[Any], s: State) -> None:
    if s.result is not None:
        assert [*s.asks, *s.agenda] == [], "the game is over, and yet something is to happen"
        return
    assert waiting_for(s), "the game goes on, and nobody must choose"
    seats = [ask.seat for ask in s.asks]
    assert len(set(seats)) == len(seats), f"a seat is asked twice: {seats}"
    assert set(seats) <= set(range(s.seats)), f"somebody who does not sit here is asked: {seats}"
    assert not set(seats) & set(s.sealed), "a seat that has answered is asked again"
    for ask in s.asks:
        assert ask.options, f"seat {ask.seat} is asked and has no options"
        assert len(set(ask.options)) == len(ask.options), f"an option stands twice: {asked(s)}"
        strangers = [str(option) for option in ask.options if option not in game.catalogue]
        assert not strangers, f"options that are not in the catalogue: {strangers}"


def a_clone_lives_its_own_life(p: Position) -> None:
    """Playing on with either changes nothing of the other, and with the same luck both come to the same end."""
    before, seed = snapshot(p.game, p.s), p.seed()
    twin = p.s.clone()
    assert snapshot(p.game, twin) == before, "a clone is not like its original"
    assert twin.listener is None, "somebody listens to a clone"
    play_out(twin, seed)
    assert snapshot(p.game, p.s) == before, "playing on in a clone changed the original"
    other = p.s.clone()
    play_out(p.s, seed)
    assert snapshot(p.game, other) == before, "playing on in the original changed a clone"
    assert snapshot(p.game, p.s) == snapshot(p.game, twin), "a clone had other luck than its original"


def a_table_survives_json(p: Position) -> None:
    """Written and read again it is the same table, looks the same to everybody, and plays on the same."""
    text, seed = json.dumps(p.game.codec.encode(p.s)), p.seed()
    back = p.game.codec.decode(json.loads(text), Fast(seed))
    assert snapshot(p.game, back) == snapshot(p.game, p.s), "the table was read otherwise than written"
    for reader in p.readers:
        assert sent(p.game, back, reader) == sent(p.game, p.s, reader), f"it looks otherwise to {reader}"
    p.s.chance = Fast(seed)
    play_out(back, seed)
    play_out(p.s, seed)
    assert snapshot(p.game, back) == snapshot(p.game, p.s), "a table that was read plays on otherwise"


def the_same_record_gives_the_same_end(p: Position) -> None:
    """A record leads to the table it is of, with or without its secret, and through a file."""
    for secret in (False, True):
        same_match(replay(p.game, p.match.record(secret)), p.match)
    for _ in range(BOUND):
        if p.s.result is not None:
            break
        advance(p)
    record = p.match.record()
    assert Record.loads(record.dumps()) == record, "the record changed in its file"
    same_match(verify(p.game, record), p.match)


def same_match(one: Match[Any], other: Match[Any]) -> None:
    assert snapshot(one.game, one.s) == snapshot(other.game, other.s), "the same choices led elsewhere"
    assert one.events == other.events, "the same choices were told otherwise"


def pieces_are_conserved(p: Position) -> None:
    """There are as many pieces of each kind as were unpacked, after each choice that led here and at the end."""
    unpacked = p.game.pieces(p.game.deal(p.s.seats, p.match.options, Fast(0)))

    def count(match: Match[Any]) -> None:
        now = p.game.pieces(match.s)
        assert now == unpacked, f"after {match.version} choices: {now} of {unpacked}"

    count(replay(p.game, p.match.record(), count))
    play_out(p.s, p.seed())
    count(p.match)


def games_end(p: Position) -> None:
    """At random and by rule of thumb, every game comes to an end."""
    sensible, luck = p.s.clone(), p.luck
    play_out(p.s, p.seed())

    def choose(ask: Any) -> Action | None:
        return p.game.policy(p.game.resample(sensible, ask.seat, luck), ask, luck)

    with playable("the game, by rule of thumb,"):
        made, _ = run(sensible, choose, BOUND)
    assert sensible.result is not None, f"by rule of thumb the game was not over after {made} choices"


def what_is_not_offered_is_refused(p: Position) -> None:
    """A foreign, stale or malformed action is refused with a reason, and nothing changes."""
    match = p.match
    before = snapshot(p.game, p.s), match.record(secret=True), match.version
    names = ["", " ", "nonsense", "{0}", "x" * 300, "☠", str(p.game.catalogue[0]).upper(), f"{p.game.catalogue[0]}:1"]
    names += [str(p.luck.pick(list(p.game.catalogue))) for _ in range(20)]
    names += [str(option) for ask in p.s.asks for option in ask.options]
    for seat in (-1, *p.seats, p.s.seats):
        ask = ask_for(p.s, seat)
        offered = [] if ask is None else [str(option) for option in ask.options]
        for name in names:
            if name not in offered:
                is_refused(match.choose, seat, name)
        for name in offered:
            is_refused(match.choose, seat, name, match.version - 1)
            is_refused(match.choose, seat, name, match.version + 1)
        is_refused(apply, p.s, seat, Stowaway())
    assert (snapshot(p.game, p.s), match.record(secret=True), match.version) == before, "a refusal changed the table"


@dataclass(frozen=True)
class Stowaway(Action):
    """An action of no game."""


def is_refused(attempt: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> Refused:
    refusal: Refused | None = None
    try:
        attempt(*args, **kwargs)
    except Refused as error:
        refusal = error
    assert refusal is not None, f"what should be refused could be done: {args}"
    assert refusal.why.strip(), f"a refusal without a reason: {args}"
    return refusal


def refusals_name_a_rule(p: Position) -> None:
    """Whoever asks why not is told the rule and a sentence, before and after trying."""
    before = snapshot(p.game, p.s)
    for seat in p.seats:
        ask = ask_for(p.s, seat)
        refusals = p.game.refusals(p.s, seat)
        actions = [refusal.action for refusal in refusals]
        assert len(set(actions)) == len(actions), f"an action is refused twice: {refusals}"
        for action, rule, why in refusals:
            assert rule in p.game.rules.ids, f"there is no rule {rule}"
            assert action in p.game.catalogue, f"{action} is not in the catalogue"
            assert ask is None or action not in ask.options, f"{action} is offered to seat {seat} and refused: {why}"
            refusal = is_refused(apply, p.s, seat, action)
            assert (refusal.rule, refusal.why) == (rule, why), f"two reasons for {action}"
    assert snapshot(p.game, p.s) == before, "asking why not changed the table"


def undo_returns_exactly(p: Position) -> None:
    """A choice without luck, revelation or a passed turn can be taken back as if it had never been."""
    for _ in range(12):
        if p.s.result is not None:
            break
        before, record, pending = snapshot(p.game, p.s), p.match.record(), set(waiting_for(p.s))
        seat, action = advance(p)
        choice, events, after = p.match.choices[-1], p.match.events[-1], snapshot(p.game, p.s)
        shown = choice.rolls or any(event.reveals for event in events)
        free = not shown and p.s.result is None and set(waiting_for(p.s)) <= pending
        if not free:
            is_refused(p.match.undo, seat)
            assert snapshot(p.game, p.s) == after, "a refused undo changed the table"
            continue
        assert p.match.undoable(seat).choice == p.match.undo(seat) == choice
        assert snapshot(p.game, p.s) == before, f"{action} of seat {seat} was not undone exactly"
        assert p.match.record() == record, f"{action} of seat {seat} is still in the record"
        assert p.match.choose(seat, str(action)) == events, f"{action} was told otherwise the second time"
        assert snapshot(p.game, p.s) == after, f"{action} led elsewhere the second time"
        takes_back_any(p)
    while p.s.result is None:
        advance(p)
    same_match(verify(p.game, p.match.record()), p.match)


def takes_back_any(p: Position) -> None:
    """A seat that may take a choice back though others have chosen since leaves theirs as they were."""
    seat, choices = p.luck.pick(p.seats), p.match.choices[:]
    try:
        choice = p.match.undo(seat)
    except Refused:
        return
    at = max(n for n, made in enumerate(choices) if made == choice)
    assert p.match.choices == choices[:at] + choices[at + 1 :], "undo touched a choice of somebody else"
    same_match(replay(p.game, p.match.record()), p.match)
