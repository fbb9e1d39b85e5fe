"""The scenes that are shown over the board: rolls, duels, the settlement step by step, what goes overboard.

A die's face is its owner and symbol, as in `black:map` and `2:map`. A card is `crew:storm`, `gold:4`, or a settled
column with its number of black dice and the owners of the others, `column:map:3:0-0-2`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal

from ....engine import Event, Scene, Seat, Side
from ....engine.text.english import does, listed, number, sentence, who
from .. import events as e
from ..components import SYMBOLS
from .dice_text import dice_list, sinking_text, symbol_name
from .event_text import event_text, only_move, rank_name

BLACK = "black"


def scene(event: Event, you: Seat | None) -> Scene | None:
    """What is shown of an event, if anything."""
    make = SCENES.get(type(event))
    return None if make is None else make(event, you)


def column_target(column: int) -> str:
    return f"column:{SYMBOLS[column]}"


def dice(owner: Seat | str, faces: Iterable[int]) -> tuple[str, ...]:
    """The ids of dice that show these faces."""
    return tuple(f"{owner}:{SYMBOLS[face]}" for face in faces)


def player(seat: Seat, you: Seat | None, faces: Iterable[int], total: int | None = None) -> Side:
    return Side(sentence(who(seat, you)), seat=seat, dice=dice(seat, faces), total=total)


def black_side(faces: Iterable[int]) -> Side:
    return Side("Black dice", picture=BLACK, dice=dice(BLACK, faces))


def roll(title: str, seat: Seat, you: Seat | None, faces: Sequence[int], active: Sequence[int]) -> Scene:
    """A player's roll, and which of the dice can be placed."""
    inactive = [face for face in faces if face not in active]
    if not inactive:
        verdict = "All can be placed" if len(faces) > 1 else "It can be placed"
    elif len(inactive) == len(faces):
        verdict = "None can be placed" if len(faces) > 1 else "It cannot be placed"
    else:
        verdict = f"Inactive: {dice_list(inactive)}"
    return Scene("roll", title, seat=seat, sides=(player(seat, you, faces),), verdict=verdict)


def rolled(x: e.Rolled, you: Seat | None) -> Scene:
    return roll(f"{does(x.seat, you, 'roll')} {number(len(x.faces), 'die', 'dice')}", x.seat, you, x.faces, x.active)


def rerolled(x: e.Rerolled, you: Seat | None) -> Scene:
    made = roll(f"{does(x.seat, you, 're-roll')} {dice_list(x.old)}", x.seat, you, x.new, x.active)
    out = [face for face in x.new if face not in x.active]
    return made._replace(verdict=f"Out for this roll: {dice_list(out)}") if out else made


def drank(x: e.Drank, you: Seat | None) -> Scene:
    verb = "re-roll" if x.seat == you else "re-rolls"
    return roll(f"{does(x.seat, you, 'drink')} a rum and {verb}", x.seat, you, x.faces, x.active)


def black_rolled(x: e.BlackRolled, you: Seat | None) -> Scene:
    most = max(x.lines)
    highest = [symbol_name(face) for face, count in enumerate(x.lines, 1) if count == most]
    verdict = f"Most black dice: {listed(highest)} ({most})" if most else "No column is active"
    laid = Counter(dict(enumerate(x.lines, 1)))
    if x.seeded is not None:
        laid[x.seeded] -= 1
    return Scene(
        "roll",
        f"Round {x.round}: the black dice",
        sides=(black_side(x.rolls),),
        verdict=f"{verdict}{blocked_dice(x.rolls, x.again, laid)}",
    )


def blocked_dice(rolls: Sequence[int], again: Sequence[int], laid: Counter[int]) -> str:
    """What became of black dice that showed a blocked symbol: `laid` counts the dice of each column. (BD-4.3)"""
    if again:
        out = len(rolls) - sum(count for column, count in laid.items() if column)
        gone = f", {out} out" if out else ""
        return f" · {len(again)} blocked, re-rolled: {dice_list(again)}{gone}"
    moved, gained = Counter(rolls) - laid, laid - Counter(rolls)
    if not moved:
        return ""
    verb = "goes" if moved.total() == 1 else "go"
    return f" · blocked: {dice_list([*moved.elements()])} {verb} to the {listed(map(symbol_name, gained))}"


def stormed(x: e.Stormed, you: Seat | None) -> Scene:
    stay = x.now.count(x.column) + x.one_stays
    blocked = blocked_dice(x.rolls, x.again, Counter(x.now))
    return Scene(
        "roll",
        f"Storm on the {symbol_name(x.column)}",
        seat=x.seat,
        sides=(black_side(x.rolls),),
        verdict=f"{number(stay, 'die stays', 'dice stay')} on the {symbol_name(x.column)}{blocked}",
        target=column_target(x.column),
    )


def spilled(x: e.Spilled, you: Seat | None) -> Scene:
    joined = listed(f"+{x.joined.count(column)} {symbol_name(column)}" for column in sorted(set(x.joined)))
    return Scene(
        "roll",
        f"Surplus of the {symbol_name(x.column)}",
        sides=(black_side(x.rolls),),
        verdict=f"On to later columns: {joined}" if x.joined else "All put away",
        tone="bad" if x.joined else "good",
        target=column_target(x.column),
    )


def duelled(x: e.Duelled, you: Seat | None) -> Scene:
    rivals = [seat for seat, face in enumerate(x.rolls) if face]
    best = [seat for seat in rivals if x.rolls[seat] == max(x.rolls)]
    verdict = f"Tie: {listed(who(seat, you) for seat in best)} roll again"
    return Scene(
        "fight" if len(rivals) == 2 else "reveal",
        f"Duel for {rank_name(x.rank)}",
        seat=you if you in rivals else None,
        sides=tuple(player(seat, you, [x.rolls[seat]], x.rolls[seat]) for seat in rivals),
        verdict=verdict if len(best) > 1 else f"{does(best[0], you, 'win')} with the {symbol_name(max(x.rolls))}",
        tone="good" if best == [you] else "plain",
    )


def settled(x: e.Settled, verdict: str, tone: Literal["good", "bad"]) -> Scene:
    # A picture of the column, not dice of two sides: these are not being rolled.
    owners = "-".join(map(str, x.owners))
    return Scene(
        "step",
        f"{sentence(symbol_name(x.column))}: {x.black} black, {len(x.owners)} of ours",
        cards=(f"column:{SYMBOLS[x.column]}:{x.black}:{owners}",),
        verdict=verdict,
        tone=tone,
        target=column_target(x.column),
        step=x.step,
        steps=x.steps,
    )


def completed(x: e.Completed, you: Seat | None) -> Scene:
    return settled(x, f"Filled: {x.reward}", "good")


def failed(x: e.Failed, you: Seat | None) -> Scene:
    return settled(x, f"Failed: {x.black - len(x.owners)} short", "bad")


def punished(x: e.Punished, you: Seat | None) -> Scene:
    title = f"{sentence(symbol_name(x.column))} failed"
    return Scene("step", title, verdict=sentence(x.penalty), tone="bad", target=column_target(x.column))


def took_gold(x: e.TookGold, you: Seat | None) -> Scene | None:
    """Only who takes gold sees a scene: what the tokens are worth."""
    if x.gold is None:
        return None
    cards = tuple(f"gold:{gold}" for gold in x.gold)
    title = f"{does(x.seat, you, 'take')} {number(x.count, 'gold token')}"
    return Scene("step", title, seat=x.seat, cards=cards, verdict=f"Worth {listed(map(str, x.gold))}", tone="good")


def thrown(x: e.Thrown, you: Seat | None) -> Scene:
    verdict = f"Overboard: {number(x.left, 'pirate is', 'pirates are')} left"
    return Scene("card", x.pirate, cards=(f"crew:{x.card}",), verdict=verdict, tone="bad")


def only_option(x: e.OnlyMove, you: Seat | None) -> Scene:
    return Scene("step", "Only one legal move", seat=x.seat, verdict=sentence(only_move(x.action)))


def quest_began(x: e.QuestBegan, you: Seat | None) -> Scene:
    return Scene("reveal", x.quest, cards=tuple(f"crew:{id}" for id in x.cards), verdict=x.goal)


def quest_won(x: e.QuestWon, you: Seat | None) -> Scene:
    sides = tuple(
        Side(sentence(who(seat, you)), seat=seat, modifiers=((number(tokens, "gold token"), worth),), total=worth)
        for seat, (worth, tokens) in enumerate(zip(x.gold, x.tokens, strict=True))
    )
    return Scene("reveal", f"{x.quest} is done!", sides=sides, verdict="The purses are opened", tone="good")


def step(title: str, tone: Literal["good", "bad", "plain"]) -> Callable[[Event, Seat | None], Scene]:
    """A scene that says what the event's sentence says."""
    return lambda x, you: Scene("step", title, verdict=event_text(x, you), tone=tone)


SCENES: dict[type[Event], Callable[[Any, Seat | None], Scene | None]] = {
    e.QuestBegan: quest_began,
    e.Duelled: duelled,
    e.BlackRolled: black_rolled,
    e.Rolled: rolled,
    e.Rerolled: rerolled,
    e.Drank: drank,
    e.OnlyMove: only_option,
    e.Stormed: stormed,
    e.Completed: completed,
    e.Failed: failed,
    e.Punished: punished,
    e.Spilled: spilled,
    e.TookGold: took_gold,
    e.FoundToken: step("A find!", "good"),
    e.EnemyHit: step("A hit!", "good"),
    e.Locked: step("The flag is locked", "bad"),
    e.Thrown: thrown,
    e.SeaWolf: step("Sea wolf", "plain"),
    e.BecameCaptain: step("The ship's captain", "plain"),
    e.Sank: lambda x, you: Scene("reveal", "The ship goes down", verdict=sinking_text(x.round, x.damages), tone="bad"),
    e.CrewLost: lambda x, you: Scene("reveal", "No crew left", verdict=event_text(x, you), tone="bad"),
    e.QuestWon: quest_won,
}
