"""The scenes that are shown over the board: rolls, duels, the settlement step by step, what goes overboard.

A die's face is its owner and symbol, as in `black:map` and `2:map`. A card is `crew:storm`, `gold:4`, or a settled
column with its number of black dice and the owners of the others, `column:map:3:0-0-2`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal

from ....engine import Event, Scene, Seat, Side
from ....engine.messages import message, person
from .. import events as e
from ..components import SYMBOLS
from ..messages import people, shown, text
from .dice_text import dice_list, sinking_text, symbol
from .event_text import event_text, only_move, rank_id

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
    return Side(text("side-player", who=person(seat, you)), seat=seat, dice=dice(seat, faces), total=total)


def black_side(faces: Iterable[int]) -> Side:
    return Side(text("side-black"), picture=BLACK, dice=dice(BLACK, faces))


def roll(title: str, seat: Seat, you: Seat | None, faces: Sequence[int], active: Sequence[int]) -> Scene:
    """A player's roll, and which of the dice can be placed."""
    inactive = [face for face in faces if face not in active]
    if not inactive:
        verdict = text("scene-roll-all", count=len(faces))
    elif len(inactive) == len(faces):
        verdict = text("scene-roll-none", count=len(faces))
    else:
        verdict = text("scene-roll-inactive", dice=dice_list(inactive))
    return Scene("roll", title, seat=seat, sides=(player(seat, you, faces),), verdict=verdict)


def rolled(x: e.Rolled, you: Seat | None) -> Scene:
    title = text("scene-rolled", who=person(x.seat, you), count=len(x.faces))
    return roll(title, x.seat, you, x.faces, x.active)


def rerolled(x: e.Rerolled, you: Seat | None) -> Scene:
    title = text("scene-rerolled", who=person(x.seat, you), dice=dice_list(x.old))
    made = roll(title, x.seat, you, x.new, x.active)
    out = [face for face in x.new if face not in x.active]
    return made._replace(verdict=text("scene-rerolled-out", dice=dice_list(out))) if out else made


def drank(x: e.Drank, you: Seat | None) -> Scene:
    return roll(text("scene-drank", who=person(x.seat, you)), x.seat, you, x.faces, x.active)


def black_rolled(x: e.BlackRolled, you: Seat | None) -> Scene:
    most = max(x.lines)
    highest = tuple(symbol(face) for face, count in enumerate(x.lines, 1) if count == most)
    verdict = text("scene-black-most", columns=highest, count=most) if most else text("scene-black-none")
    laid = Counter(dict(enumerate(x.lines, 1)))
    if x.seeded is not None:
        laid[x.seeded] -= 1
    return Scene(
        "roll",
        text("scene-black-rolled", round=x.round),
        sides=(black_side(x.rolls),),
        verdict=" · ".join(filter(None, [verdict, blocked_dice(x.rolls, x.again, laid)])),
    )


def blocked_dice(rolls: Sequence[int], again: Sequence[int], laid: Counter[int]) -> str:
    """What became of black dice that showed a blocked symbol: `laid` counts the dice of each column. (BD-4.3)"""
    if again:
        out = len(rolls) - sum(count for column, count in laid.items() if column)
        return text("scene-blocked-rerolled", count=len(again), dice=dice_list(again), out=out)
    moved, gained = Counter(rolls) - laid, laid - Counter(rolls)
    if not moved:
        return ""
    columns = tuple(symbol(column) for column in gained)
    return text("scene-blocked-moved", dice=dice_list([*moved.elements()]), count=moved.total(), columns=columns)


def stormed(x: e.Stormed, you: Seat | None) -> Scene:
    stay = text("scene-storm-stay", count=x.now.count(x.column) + x.one_stays, column=symbol(x.column))
    return Scene(
        "roll",
        text("scene-storm", column=symbol(x.column)),
        seat=x.seat,
        sides=(black_side(x.rolls),),
        verdict=" · ".join(filter(None, [stay, blocked_dice(x.rolls, x.again, Counter(x.now))])),
        target=column_target(x.column),
    )


def spilled(x: e.Spilled, you: Seat | None) -> Scene:
    joined = tuple(
        message("scene-spilled-die", count=x.joined.count(column), column=symbol(column))
        for column in sorted(set(x.joined))
    )
    return Scene(
        "roll",
        text("scene-spilled", column=symbol(x.column)),
        sides=(black_side(x.rolls),),
        verdict=text("scene-spilled-on", dice=joined) if joined else text("scene-spilled-none"),
        tone="bad" if x.joined else "good",
        target=column_target(x.column),
    )


def duelled(x: e.Duelled, you: Seat | None) -> Scene:
    rivals = [seat for seat, face in enumerate(x.rolls) if face]
    best = [seat for seat in rivals if x.rolls[seat] == max(x.rolls)]
    if len(best) > 1:
        verdict = text("scene-duel-tie", names=people(best, you))
    else:
        verdict = text("scene-duel-won", who=person(best[0], you), die=symbol(max(x.rolls)))
    return Scene(
        "fight" if len(rivals) == 2 else "reveal",
        text("scene-duel", rank=rank_id(x.rank)),
        seat=you if you in rivals else None,
        sides=tuple(player(seat, you, [x.rolls[seat]], x.rolls[seat]) for seat in rivals),
        verdict=verdict,
        tone="good" if best == [you] else "plain",
    )


def settled(x: e.Settled, verdict: str, tone: Literal["good", "bad"]) -> Scene:
    # A picture of the column, not dice of two sides: these are not being rolled.
    owners = "-".join(map(str, x.owners))
    return Scene(
        "step",
        text("scene-settled", column=symbol(x.column), black=x.black, ours=len(x.owners)),
        cards=(f"column:{SYMBOLS[x.column]}:{x.black}:{owners}",),
        verdict=verdict,
        tone=tone,
        target=column_target(x.column),
        step=x.step,
        steps=x.steps,
    )


def completed(x: e.Completed, you: Seat | None) -> Scene:
    return settled(x, text("scene-filled", reward=x.reward), "good")


def failed(x: e.Failed, you: Seat | None) -> Scene:
    return settled(x, text("scene-failed", count=x.black - len(x.owners)), "bad")


def punished(x: e.Punished, you: Seat | None) -> Scene:
    title, penalty = text("scene-punished", column=symbol(x.column)), shown(x.penalty)
    verdict = penalty[:1].upper() + penalty[1:]
    return Scene("step", title, verdict=verdict, tone="bad", target=column_target(x.column))


def took_gold(x: e.TookGold, you: Seat | None) -> Scene | None:
    """Only who takes gold sees a scene: what the tokens are worth."""
    if x.gold is None:
        return None
    cards = tuple(f"gold:{gold}" for gold in x.gold)
    title = text("scene-took-gold", who=person(x.seat, you), count=x.count)
    verdict = text("scene-took-gold-worth", worth=x.gold)
    return Scene("step", title, seat=x.seat, cards=cards, verdict=verdict, tone="good")


def thrown(x: e.Thrown, you: Seat | None) -> Scene:
    title, verdict = text("scene-thrown", title=x.title, pirate=x.pirate), text("scene-thrown-left", left=x.left)
    return Scene("card", title, cards=(f"crew:{x.card}",), verdict=verdict, tone="bad")


def only_option(x: e.OnlyMove, you: Seat | None) -> Scene:
    move = shown(only_move(x.action))
    return Scene("step", text("scene-only-move"), seat=x.seat, verdict=move[:1].upper() + move[1:])


def quest_began(x: e.QuestBegan, you: Seat | None) -> Scene:
    return Scene("reveal", shown(x.quest), cards=tuple(f"crew:{id}" for id in x.cards), verdict=shown(x.goal))


def quest_won(x: e.QuestWon, you: Seat | None) -> Scene:
    sides = tuple(
        Side(
            text("side-player", who=person(seat, you)),
            seat=seat,
            modifiers=((text("scene-gold-tokens", count=tokens), worth),),
            total=worth,
        )
        for seat, (worth, tokens) in enumerate(zip(x.gold, x.tokens, strict=True))
    )
    title = text("scene-quest-won", quest=x.quest)
    return Scene("reveal", title, sides=sides, verdict=text("scene-purses-opened"), tone="good")


def step(title_id: str, tone: Literal["good", "bad", "plain"]) -> Callable[[Event, Seat | None], Scene]:
    """A scene that says what the event's sentence says."""
    return lambda x, you: Scene("step", text(title_id), verdict=event_text(x, you), tone=tone)


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
    e.FoundToken: step("scene-find", "good"),
    e.EnemyHit: step("scene-hit", "good"),
    e.Locked: step("scene-locked", "bad"),
    e.Thrown: thrown,
    e.SeaWolf: step("scene-sea-wolf", "plain"),
    e.BecameCaptain: step("scene-captain", "plain"),
    e.Sank: lambda x, you: Scene("reveal", text("scene-sank"), verdict=sinking_text(x.round, x.damages), tone="bad"),
    e.CrewLost: lambda x, you: Scene("reveal", text("scene-crew-lost"), verdict=event_text(x, you), tone="bad"),
    e.QuestWon: quest_won,
}
