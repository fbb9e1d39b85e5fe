"""The scene of a fight: both dice, what the Might of each side comes from, and who wins. (SS-6)"""

from __future__ import annotations

from ....engine import Scene, Seat, Side
from ....engine.text.english import listed, number, sentence
from ....engine.text.scene import Tone
from .. import events
from ..board import ROLES
from ..components import FORTUNES, LUCKY, Box
from ..state import owner_of, role_of
from .event_text import event_text, figure_name, foe_name

ATTACKER, DEFENDER = 0, 1


def fight_scene(event: events.Clashed, you: Seat | None, box: Box) -> Scene:
    """The dice of a fight, at its start and after each card that changes them."""
    foe = foe_name(event.foe, event.enemy, event.defender, you, box)
    title = sentence(f"{figure_name(event.attacker, you)} fights {foe}")
    sides = (fight_side(event, ATTACKER, you, box), fight_side(event, DEFENDER, you, box))
    return Scene(
        "fight",
        title,
        # Nobody presses 'Roll' for a card that sets a die.
        owner_of(event.attacker) if event.cause != FORTUNES[LUCKY] else None,
        sides,
        verdict=verdict(event, you, foe, box),
        tone=tone(event.won, event, you) if any(event.dice) else "plain",
    )


def fight_side(event: events.Clashed, which: int, you: Seat | None, box: Box) -> Side:
    """One side: the die if it was rolled now, else its face among what is added."""
    face = event.dice[which]
    figure = (event.attacker, event.defender)[which]
    name = sentence(foe_name(event.foe, event.enemy, figure, you, box))
    dice: tuple[str, ...] = ()
    modifiers: list[tuple[str, int]] = []
    if which in event.changed and event.cause != FORTUNES[LUCKY]:
        dice = (str(face) if face else "blank",)
    elif which in event.changed:
        modifiers.append((box.fortunes[LUCKY].name, face))
    else:
        modifiers.append((f"the {face or 'blank'} stays", face))
    modifiers += [(source_name(id, box), might) for id, might in event.sources[which]]
    if figure is None:
        modifiers.append(("Might", event.might[which]))
    total = face + event.might[which]
    if figure is None:
        enemy = None if event.enemy is None else f"enemy:{box.enemies[event.enemy].id}"
        return Side(name, None, enemy or event.foe, dice, tuple(modifiers), total)
    return Side(name, owner_of(figure), figure_picture(figure), dice, tuple(modifiers), total)


def figure_picture(figure: int) -> str:
    """'officer:0': the Officer of seat 0."""
    return f"{ROLES[role_of(figure)]}:{owner_of(figure)}"


def source_name(id: str, box: Box) -> str:
    return "crew" if id == "crew" else box.cards[id].name


def verdict(event: events.Clashed, you: Seat | None, foe: str, box: Box) -> str:
    """How the fight stands, or how it ends: 'Your Officer wins, 8 to 5: 2 gold'."""
    if not any(event.dice):
        return "Two blanks: both roll again"
    winner = figure_name(event.attacker, you) if event.won else foe
    totals = sorted((die + might for die, might in zip(event.dice, event.might, strict=True)), reverse=True)
    by = "a blank always loses" if 0 in event.dice else f"{totals[0]} to {totals[1]}"
    if event.open:
        return sentence(f"{winner} leads, {by}. Cards can still change it")
    tie = " (a tie is the attacker's)" if totals[0] == totals[1] and 0 not in event.dice else ""
    return sentence(f"{winner} wins, {by}{tie}{consequence(event)}")


def consequence(event: events.Clashed) -> str:
    """What comes of the fight for the attacker. (SS-7.2, SS-7.3, SS-5.9, SS-5.10, SS-8.2)"""
    if event.foe == "enemy":
        gold, items = event.reward
        prize = listed([f"{gold} gold"] * (gold > 0) + [number(items, "item")] * (items > 0))
        return f". Reward: {prize}" if event.won else ". No harm done"
    if event.foe == "figure":
        return ""
    if event.won:
        return ". The way to the Lair is free" if event.foe == "mate" else ". The game is won!"
    return ". Off to the Thieves' Den"


def tone(won: bool, event: events.Clashed | events.Prevailed, you: Seat | None) -> Tone:
    sides = (owner_of(event.attacker), None if event.defender is None else owner_of(event.defender))
    if you is None or you not in sides:
        return "plain"
    return "good" if won == (you == sides[ATTACKER]) else "bad"


def outcome_scene(event: events.Prevailed, you: Seat | None, box: Box) -> Scene | None:
    """The end of a fight in which cards could be played after the last dice; else the dice have told it."""
    if not event.contested:
        return None
    title = event_text(box, event, you).rstrip(".")
    return Scene("step", title, tone=tone(event.won, event, you))
