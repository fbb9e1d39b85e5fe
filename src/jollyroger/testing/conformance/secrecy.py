"""What every game promises about secrets: nobody learns what he may not know, and no bot can."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from jollyroger.engine import Action, Chance, Event, Fast, Game, Recorder, Seat, State, ask_for, visible_events
from jollyroger.engine.kernel import explain_refusal

from .positions import Position, heard, play_out, playable, sent, snapshot

KNOWN = ("view", "waiting", "sealed", "result", "answer")
"""Of what is sent, that from which the rest must follow."""
TRIES = 4
SILENT = 30
"""How many choices that nobody sees, such as the cards of a bid, may come before one that is seen."""


def redeal(p: Position, s: State, reader: Seat | None, chance: Chance) -> State:
    with playable("the redeal"):
        world: State = p.game.resample(s, reader, chance)
    return world


def a_redealt_table_looks_the_same(p: Position) -> None:
    """Everything a server would send is the same in the real table and in one with all secrets dealt anew."""
    before = snapshot(p.game, p.s)
    for reader in p.readers:
        world = redeal(p, p.s, reader, Fast(p.seed()))
        same(f"to {reader}", sent(p.game, p.s, reader), sent(p.game, world, reader))
        if reader is not None:
            same(f"to {reader}", reasons(p.game, p.s, reader), reasons(p.game, world, reader))
    assert snapshot(p.game, p.s) == before, "a redeal changed the real table"


def same(who: str, real: dict[str, Any], redealt: dict[str, Any]) -> None:
    for key in real.keys() | redealt.keys():
        a, b = real.get(key), redealt.get(key)
        assert a == b, f"{key} tells {who} what is hidden:\n{a}\n{b}"


def reasons(game: Game[Any], s: State, seat: Seat) -> dict[str, str]:
    """What somebody who tries everything is told."""
    ask = ask_for(s, seat)
    options = [] if ask is None else ask.options
    return {str(action): str(explain_refusal(s, seat, action)) for action in game.catalogue if action not in options}


def a_redealt_table_has_forgotten_the_real_one(p: Position) -> None:
    """Secrets dealt anew depend on the seat and the bot's luck alone, so what is hidden cannot sway a bot."""
    counted = p.game.pieces(p.s)
    for reader in p.readers:
        once, twice = p.seed(), p.seed()
        world = redeal(p, p.s, reader, Fast(twice))
        again = redeal(p, redeal(p, p.s, reader, Fast(once)), reader, Fast(twice))
        assert p.game.pieces(world) == counted, f"a redeal for {reader} has other pieces"
        assert snapshot(p.game, again) == snapshot(p.game, world), f"a redeal for {reader} remembers what was hidden"
        assert world.listener is None, "somebody listens to a redeal"


def a_redealt_table_plays_on_with_luck_of_its_own(p: Position) -> None:
    """It can be played to the end, and what lies ahead at the real table has no part in how."""
    reader, seed, luck = p.luck.pick(p.readers), p.seed(), p.seed()
    elsewhere = p.s.clone()
    elsewhere.chance = Fast(luck)
    world, other = (redeal(p, s, reader, Fast(seed)) for s in (p.s, elsewhere))
    assert world.chance is not p.s.chance, "a redeal has the real table's luck"
    play_out(world, seed)
    play_out(other, seed)
    assert snapshot(p.game, other) == snapshot(p.game, world), f"a redeal for {reader} has the real table's luck"


def what_looks_the_same_is_dealt_the_same(p: Position) -> None:
    """Where another choice or other luck makes no difference to what a seat sees, it makes none to its redeals.

    And the other way round: what its redeals do not know, no event has told it, unless the event is there to show
    it to all. Luck that everybody sees must therefore leave a trace in the view, if only as the last roll.
    """
    for ask in p.s.asks:
        one, luck, seed = p.luck.pick(ask.options), p.seed(), p.seed()
        rolled = Recorder(Fast(luck))
        left, told = after(p, ask.seat, one, rolled)
        rolls = len(rolled.collect())
        # Other choices with the same luck; then the same choice, where one roll has slipped.
        others = [after(p, ask.seat, p.luck.pick(ask.options), Fast(luck)) for _ in range(TRIES)]
        others += [after(p, ask.seat, one, Slip(luck, p.luck.below(rolls), p.seed())) for _ in range(TRIES) if rolls]
        for right, said in others:
            truths = p.game.codec.encode(left), p.game.codec.encode(right)
            for reader in p.readers:
                a, b = sent(p.game, left, reader), sent(p.game, right, reader)
                if any(a.get(key) != b.get(key) for key in KNOWN):
                    continue
                worlds = [p.game.codec.encode(redeal(p, s, reader, Fast(seed))) for s in (left, right)]
                parts = whispers(told, reader), whispers(said, reader)
                if visible_events(told, reader) == visible_events(said, reader):
                    same(f"to {reader}", a, b)
                    same(f"by a redeal to {reader}", *worlds)
                elif truths[0] != truths[1] and worlds[0] == worlds[1]:
                    assert parts[0] == parts[1], f"events tell {reader} what is hidden:\n{parts[0]}\n{parts[1]}"


class Slip(Fast):
    """Luck like another's but for one roll."""

    def __init__(self, seed: int, at: int, by: int) -> None:
        super().__init__(seed)
        self.at, self.by = at, by

    def below(self, n: int) -> int:
        number = super().below(n)
        self.at -= 1
        return (number + 1 + self.by % (n - 1)) % n if self.at == -1 and n > 1 else number


def after(p: Position, seat: Seat, action: Action, chance: Chance) -> tuple[State, list[Event]]:
    """The table after a choice with this luck, and what has happened."""
    s = p.s.clone()
    s.chance = chance
    return s, heard(s, seat, action)


def whispers(events: list[Event], reader: Seat | None) -> list[Event]:
    """What a reader is told but for the events that openly show something to all."""
    return [
        event
        for event in visible_events(events, reader)
        if not event.reveals or type(event).seen_by is not Event.seen_by
    ]


def only_events_that_reveal_show_what_was_hidden(p: Position) -> None:
    """What follows from a choice without luck and without a revealing event could have followed in any other world.

    Undo relies on it: what could be taken back must not have told anybody anything. Whoever chooses sees exactly the
    same in all worlds that looked the same to him before; the others see what some choice would have led to.
    """
    for ask in p.s.asks:
        action, seed = p.luck.pick(ask.options), p.seed()
        luck = Recorder(Fast(seed))
        real, events = after(p, ask.seat, action, luck)
        if luck.collect() or any(event.reveals for event in events):
            continue
        for reader in p.readers:
            world = redeal(p, p.s, reader, Fast(p.seed()))
            looks = sent(p.game, real, reader), visible_events(events, reader)
            if reader == ask.seat:
                told = heard(world, reader, action)
                assert visible_events(told, reader) == looks[1], f"{action} tells {reader} what is hidden"
                same(f"{reader} after {action}", looks[0], sent(p.game, world, reader))
            else:
                found = can_look_like(p, looks, world, ask.seat, reader)
                assert found, f"{action} of seat {ask.seat} tells {reader} what is hidden"


def can_look_like(p: Position, looks: Any, world: State, seat: Seat, reader: Seat | None) -> bool:
    """Whether some choice of this seat would have shown the reader just this; silent ones before it do not count."""
    unseen: tuple[Any, Sequence[Event]] = sent(p.game, world, reader), []
    for _ in range(SILENT):
        ask, silent = ask_for(world, seat), None
        for option in [] if ask is None else ask.options:
            other = world.clone()
            told = heard(other, seat, option)
            found = sent(p.game, other, reader), visible_events(told, reader)
            if found == looks:
                return True
            silent = other if found == unseen else silent
        if silent is None:
            return False
        world = silent
    return False
