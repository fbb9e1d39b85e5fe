"""What every game must keep secret: no seat and no bot learns what it may not know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...engine import Action, Chance, Event, Fast, Game, Recorder, Seat, State, ask_for, visible_events
from ...engine.kernel import explain_refusal
from .positions import Position, expect_no_error, play_and_listen, play_out, snapshot, visible_to

KNOWN = ("view", "waiting", "sealed", "result", "answer")
"""The part of what a seat is sent that determines the rest."""
TRIES = 4
MAX_UNSEEN_CHOICES = 30
"""How many choices that nobody sees, such as the cards of a bid, may come before one that is seen."""


def resample(p: Position, s: State, viewer: Seat | None, chance: Chance) -> State:
    with expect_no_error("resample()"):
        sample: State = p.game.resample(s, viewer, chance)
    return sample


def resampled_state_looks_the_same(p: Position) -> None:
    """Everything a server would send is the same in the real state and in one with all secrets dealt anew."""
    before = snapshot(p.game, p.s)
    for viewer in p.viewers:
        sample = resample(p, p.s, viewer, Fast(p.new_seed()))
        check_same(f"to {viewer}", visible_to(p.game, p.s, viewer), visible_to(p.game, sample, viewer))
        if viewer is not None:
            check_same(f"to {viewer}", reasons(p.game, p.s, viewer), reasons(p.game, sample, viewer))
    assert snapshot(p.game, p.s) == before, "resample() changed the real state"


def roles_are_public(p: Position) -> None:
    """Everybody knows the roles of all seats: they are the same with all secrets dealt anew."""
    roles = p.game.roles(p.s)
    assert len(roles) in (0, p.s.seats), f"{len(roles)} seats of {p.s.seats} have roles"
    for role in roles:
        assert [*role] == [*roles[0]], f"the seats have other kinds of roles: {[*roles[0]]} and {[*role]}"
        for kind, name in role.items():
            assert all(text.strip() for text in (kind, name)), f"a role has no name: {dict(role)}"
            assert not any(sign in kind + name for sign in "{}_"), f"a role is no text for people: {kind} {name}"
    for viewer in p.viewers:
        sample = resample(p, p.s, viewer, Fast(p.new_seed()))
        assert [*p.game.roles(sample)] == [*roles], f"the roles tell {viewer} what is hidden"


def check_same(viewer: str, real: dict[str, Any], resampled: dict[str, Any]) -> None:
    for key in real.keys() | resampled.keys():
        a, b = real.get(key), resampled.get(key)
        assert a == b, f"{key} tells {viewer} what is hidden:\n{a}\n{b}"


def reasons(game: Game[Any], s: State, seat: Seat) -> dict[str, str]:
    """The reasons given to a seat that tries every action it is not offered."""
    ask = ask_for(s, seat)
    options = [] if ask is None else ask.options
    return {str(action): str(explain_refusal(s, seat, action)) for action in game.catalogue if action not in options}


def resample_forgets_what_is_hidden(p: Position) -> None:
    """A resampled state depends only on what the seat knows and on the chance given, so no bot can learn a secret."""
    pieces = p.game.pieces(p.s)
    for viewer in p.viewers:
        first, second = p.new_seed(), p.new_seed()
        sample = resample(p, p.s, viewer, Fast(second))
        again = resample(p, resample(p, p.s, viewer, Fast(first)), viewer, Fast(second))
        assert p.game.pieces(sample) == pieces, f"resample() for {viewer} changed the number of pieces"
        same = snapshot(p.game, again) == snapshot(p.game, sample)
        assert same, f"resample() for {viewer} depends on what is hidden"
        assert sample.listener is None, "a resampled state has a listener"


def resampled_state_has_its_own_chance(p: Position) -> None:
    """A resampled state can be played to the end, and the chance of the real state does not influence how."""
    viewer, seed = p.chance.pick(p.viewers), p.new_seed()
    other_chance = p.s.clone()
    other_chance.chance = Fast(p.new_seed())
    sample, other = (resample(p, s, viewer, Fast(seed)) for s in (p.s, other_chance))
    assert sample.chance is not p.s.chance, "resample() keeps the chance of the real state"
    play_out(sample, seed)
    play_out(other, seed)
    same = snapshot(p.game, other) == snapshot(p.game, sample)
    assert same, f"resample() for {viewer} keeps the chance of the real state"


def equal_views_are_resampled_equally(p: Position) -> None:
    """If another choice or another roll changes nothing that a seat sees, it changes none of its resampled states.

    The reverse, too: no event may tell a seat what its resampled states do not know, unless the event shows it to all.
    So a roll that everybody sees must leave a trace in the view, if only as the last roll.
    """
    for ask in p.s.asks:
        action, seed, sample_seed = p.chance.pick(ask.options), p.new_seed(), p.new_seed()
        recorder = Recorder(Fast(seed))
        left, left_events = play_copy(p, ask.seat, action, recorder)
        rolls = len(recorder.collect())
        # Other choices with the same chance; then the same choice with one roll changed.
        others = [play_copy(p, ask.seat, p.chance.pick(ask.options), Fast(seed)) for _ in range(TRIES)]
        for _ in range(TRIES if rolls else 0):
            chance = OneRollChanged(seed, p.chance.below(rolls), p.new_seed())
            others.append(play_copy(p, ask.seat, action, chance))
        for right, right_events in others:
            differ = p.game.codec.encode(left) != p.game.codec.encode(right)
            for viewer in p.viewers:
                a, b = visible_to(p.game, left, viewer), visible_to(p.game, right, viewer)
                if any(a.get(key) != b.get(key) for key in KNOWN):
                    continue
                samples = [p.game.codec.encode(resample(p, s, viewer, Fast(sample_seed))) for s in (left, right)]
                if visible_events(left_events, viewer) == visible_events(right_events, viewer):
                    check_same(f"to {viewer}", a, b)
                    check_same(f"to {viewer}, by resample(),", *samples)
                elif differ and samples[0] == samples[1]:
                    told = private_events(left_events, viewer), private_events(right_events, viewer)
                    assert told[0] == told[1], f"events tell {viewer} what is hidden:\n{told[0]}\n{told[1]}"


class OneRollChanged(Fast):
    """The same chance as `Fast(seed)`, except for one roll."""

    def __init__(self, seed: int, at: int, by: int) -> None:
        super().__init__(seed)
        self.at, self.by = at, by

    def below(self, n: int) -> int:
        number = super().below(n)
        self.at -= 1
        return (number + 1 + self.by % (n - 1)) % n if self.at == -1 and n > 1 else number


def play_copy(p: Position, seat: Seat, action: Action, chance: Chance) -> tuple[State, list[Event]]:
    """Play a choice on a copy, with this chance. Returns the copy and the events."""
    s = p.s.clone()
    s.chance = chance
    return s, play_and_listen(s, seat, action)


def private_events(events: list[Event], viewer: Seat | None) -> list[Event]:
    """What a viewer sees of the events, without those that reveal something to all."""
    return [
        event
        for event in visible_events(events, viewer)
        if not event.reveals or type(event).seen_by is not Event.seen_by
    ]


def only_revealing_events_reveal(p: Position) -> None:
    """A choice without rolls and without a revealing event shows nobody what was hidden.

    Undo relies on it: a choice that can be undone must have told nobody anything. The seat that chooses sees exactly
    the same in all states that looked the same to it before; the others see what some choice would have led to.
    """
    for ask in p.s.asks:
        action = p.chance.pick(ask.options)
        recorder = Recorder(Fast(p.new_seed()))
        real, events = play_copy(p, ask.seat, action, recorder)
        if recorder.collect() or any(event.reveals for event in events):
            continue
        for viewer in p.viewers:
            sample = resample(p, p.s, viewer, Fast(p.new_seed()))
            seen = visible_to(p.game, real, viewer), visible_events(events, viewer)
            if viewer == ask.seat:
                sample_events = play_and_listen(sample, viewer, action)
                assert visible_events(sample_events, viewer) == seen[1], f"{action} tells {viewer} what is hidden"
                check_same(f"{viewer} after {action}", seen[0], visible_to(p.game, sample, viewer))
            else:
                possible = some_choice_shows(p, seen, sample, ask.seat, viewer)
                assert possible, f"{action} of seat {ask.seat} tells {viewer} what is hidden"


def some_choice_shows(p: Position, seen: Any, s: State, seat: Seat, viewer: Seat | None) -> bool:
    """Whether some choice of this seat shows the viewer exactly this, after any number of choices he does not see."""
    nothing: tuple[Any, Sequence[Event]] = visible_to(p.game, s, viewer), []
    for _ in range(MAX_UNSEEN_CHOICES):
        ask, unseen = ask_for(s, seat), None
        for option in [] if ask is None else ask.options:
            other = s.clone()
            events = play_and_listen(other, seat, option)
            found = visible_to(p.game, other, viewer), visible_events(events, viewer)
            if found == seen:
                return True
            unseen = other if found == nothing else unseen
        if unseen is None:
            return False
        s = unseen
    return False
