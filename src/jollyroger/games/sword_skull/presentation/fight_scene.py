"""The scene of a fight: both dice, what the Might of each side comes from, and who wins. (SS-6)"""

from __future__ import annotations

from ....engine import Scene, Seat, Side
from ....engine.messages import Argument, capitalised
from ....engine.text.scene import Tone
from .. import events
from ..board import ROLES
from ..components import FORTUNES, LUCKY, Box
from ..messages import sentence, text
from ..state import owner_of, role_of
from .event_text import event_text, face, figure_noun, foe_noun
from .text_board import reward_noun

ATTACKER, DEFENDER = 0, 1


def fight_scene(event: events.Clashed, you: Seat | None, box: Box) -> Scene:
    """The dice of a fight, at its start and after each card that changes them."""
    foe = foe_noun(event.foe, event.enemy, event.defender, you, box)
    title = sentence("scene-fight", figure=figure_noun(event.attacker, you), foe=foe)
    sides = (fight_side(event, ATTACKER, you, box), fight_side(event, DEFENDER, you, box))
    return Scene(
        "fight",
        title,
        # Nobody presses 'Roll' for a card that sets a die.
        owner_of(event.attacker) if event.cause != FORTUNES[LUCKY] else None,
        sides,
        verdict=capitalised(verdict(event, you, foe)),
        tone=tone(event.won, event, you) if any(event.dice) else "plain",
    )


def fight_side(event: events.Clashed, which: int, you: Seat | None, box: Box) -> Side:
    """One side: the die if it was rolled now, else its face among what is added."""
    die = event.dice[which]
    figure = (event.attacker, event.defender)[which]
    name = sentence("scene-side", who=foe_noun(event.foe, event.enemy, figure, you, box))
    dice: tuple[str, ...] = ()
    modifiers: list[tuple[str, int]] = []
    if which in event.changed and event.cause != FORTUNES[LUCKY]:
        dice = (str(die) if die else "blank",)
    elif which in event.changed:
        modifiers.append((box.fortunes[LUCKY].name, die))
    else:
        modifiers.append((text("scene-part-stays", face=face(die)), die))
    modifiers += [(source_name(id, box), might) for id, might in event.sources[which]]
    if figure is None:
        modifiers.append((text("scene-part-might"), event.might[which]))
    total = die + event.might[which]
    if figure is None:
        enemy = None if event.enemy is None else f"enemy:{box.enemies[event.enemy].id}"
        return Side(name, None, enemy or event.foe, dice, tuple(modifiers), total)
    return Side(name, owner_of(figure), figure_picture(figure), dice, tuple(modifiers), total)


def figure_picture(figure: int) -> str:
    """'officer:0': the Officer of seat 0."""
    return f"{ROLES[role_of(figure)]}:{owner_of(figure)}"


def source_name(id: str, box: Box) -> str:
    return text("scene-part-crew") if id == "crew" else box.cards[id].name


def verdict(event: events.Clashed, you: Seat | None, foe: Argument) -> str:
    """How the fight stands, or how it ends: 'Your Officer wins, 8 to 5. Reward: 2 gold'."""
    if not any(event.dice):
        return text("scene-two-blanks")
    winner = figure_noun(event.attacker, you) if event.won else foe
    most, least = sorted((die + might for die, might in zip(event.dice, event.might, strict=True)), reverse=True)
    by = "blank" if 0 in event.dice else "tie" if most == least else "totals"
    arguments: dict[str, Argument] = {"winner": winner, "by": by, "most": most, "least": least}
    if event.open:
        return text("scene-leads", **arguments)
    if event.foe == "enemy" and event.won:
        return text("scene-wins-reward", reward=reward_noun(*event.reward), **arguments)
    return text("scene-wins", outcome=consequence(event), **arguments)


def consequence(event: events.Clashed) -> str:
    """What comes of the fight for the attacker. (SS-7.3, SS-5.9, SS-5.10, SS-8.2)"""
    if event.foe == "enemy":
        return "harmless"
    if event.foe == "figure":
        return "none"
    if event.won:
        return "way-free" if event.foe == "mate" else "game"
    return "den"


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
