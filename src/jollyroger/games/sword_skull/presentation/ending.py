"""How a game ended: who won, what decided it, and what everybody has. A player is {seat}; the reader is 'you'."""

from __future__ import annotations

from typing import Any

from ....engine import Result, Seat, TallyRow, View
from ....engine.messages import Message, person
from ..components import Box
from ..messages import sentence, text
from ..odds import win_chance
from .landing import figure_with


def outcome(result: Result, you: Seat | None) -> str:
    """How the game ended, in a sentence."""
    return text("outcome", who=person(result.winners[0], you), ending=result.ending)


def cause(view: View) -> str:
    """What decided the game: the price that was paid, or the dice of the last fight; and who came close."""
    if view["result"] is None:
        return ""
    (winner,) = view["result"]["winners"]
    decided = price_text(view, winner) if view["result"]["ending"] == "gold" else fight_text(view, winner)
    return f"{decided} {close_text(view, winner)}".rstrip()


def price_text(view: View, winner: Seat) -> str:
    """The last roll was for the price, so it tells how high it was."""
    price, left = view["prices"][view["dice"][0]], view["players"][winner]["gold"]
    return text("cause-price", who=person(winner, view["you"]), price=price, left=left)


def fight_text(view: View, winner: Seat) -> str:
    """The last dice are those of the fight with the King: the figure's, and his."""
    king, (die, other_die) = view["masters"]["king"], view["dice"]
    fighters = figures_on(view, winner, "lair")
    if len(fighters) != 1:
        # Which of the two has fought is no longer known. (SS-A17)
        return text("cause-both", who=person(winner, view["you"]))
    (fighter,) = fighters
    might = fighter["might"]
    figure = figure_with(winner, fighter["role"], view["you"])
    chance = round(100 * win_chance(might - king))
    if not other_die:
        return sentence("cause-fight-blank", figure=figure, chance=chance)
    return sentence("cause-fight", figure=figure, total=die + might, other=other_die + king, chance=chance)


def close_text(view: View, winner: Seat) -> str:
    """The others who stood on the Lake of Fire, one move from the Lair."""
    near: list[Message] = [
        figure_with(player["seat"], figure["role"], view["you"])
        for player in view["players"]
        if player["seat"] != winner
        for figure in figures_on(view, player["seat"], "lake-of-fire")
    ]
    return sentence("cause-close", figures=tuple(near), count=len(near)) if near else ""


def figures_on(view: View, seat: Seat, kind: str) -> list[dict[str, Any]]:
    """The player's figures on a kind of space."""
    spaces = {space["id"] for space in view["board"] if space["kind"] == kind}
    return [figure for figure in view["players"][seat]["figures"] if figure["space"] in spaces]


def tally(box: Box, view: View) -> list[TallyRow]:
    """What everybody has once the game is over; nothing before."""
    if view["result"] is None:
        return []
    king, players = view["masters"]["king"], view["players"]
    best = [max(figure["might"] for figure in player["figures"]) for player in players]

    def row(label: str, values: list[int]) -> TallyRow:
        return TallyRow(label, tuple(str(value) for value in values))

    return [
        row(text("tally-gold"), [player["gold"] for player in players]),
        row(text("tally-officer"), [player["figures"][0]["might"] for player in players]),
        row(text("tally-pirate"), [player["figures"][1]["might"] for player in players]),
        TallyRow(text("tally-chance"), tuple(chance_text(might - king) for might in best)),
        row(text("tally-crew"), [sum(player["crew"].values()) for player in players]),
        row(text("tally-items"), [len(player["items"]) for player in players]),
        TallyRow(text("tally-fortune"), tuple(hand_text(box, hand) for hand in view["hands"])),
    ]


def hand_text(box: Box, hand: list[str]) -> str:
    """'Lucky Blow, Fair Wind'; 'none'."""
    return ", ".join(box.cards[id].name for id in hand) or text("tally-none")


def chance_text(difference: int) -> str:
    return text("percent", chance=round(100 * win_chance(difference)))
