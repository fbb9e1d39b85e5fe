"""How a game ended: who won, what decided it, and what everybody has. A player is {seat}; the reader is 'you'."""

from __future__ import annotations

from typing import Any

from ....engine import Result, Seat, TallyRow, View
from ....engine.text.english import does, sentence, whose
from ..components import Box
from ..odds import win_chance

ENDINGS = {"gold": "by buying off the Pirate King", "might": "by beating the Pirate King"}


def outcome(result: Result, you: Seat | None) -> str:
    """How the game ended, in a sentence."""
    return f"{does(result.winners[0], you, 'win')} {ENDINGS[result.ending]}."


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
    rest = f"with {left} left" if left else "to the last coin"
    return f"{does(winner, view['you'], 'paid', 'paid')} the King {price} gold, {rest}."


def fight_text(view: View, winner: Seat) -> str:
    """The last dice are those of the fight with the King: the figure's, and his."""
    king, (die, other_die) = view["masters"]["king"], view["dice"]
    fighters = figures_on(view, winner, "lair")
    if len(fighters) != 1:
        # Which of the two has fought is no longer known. (SS-A17)
        return f"Both of {whose(winner, view['you'])} figures stood on his Lair."
    (fighter,) = fighters
    might = fighter["might"]
    name = sentence(f"{whose(winner, view['you'])} {fighter['role'].capitalize()}")
    totals = f"{die + might} against {other_die + king}" if other_die else "who rolled a blank"
    return f"{name} beat the Pirate King, {totals}: a {round(100 * win_chance(might - king))} % chance by the dice."


def close_text(view: View, winner: Seat) -> str:
    """The others who stood on the Lake of Fire, one move from the Lair."""
    near = [
        f"{whose(player['seat'], view['you'])} {figure['role'].capitalize()}"
        for player in view["players"]
        if player["seat"] != winner
        for figure in figures_on(view, player["seat"], "lake-of-fire")
    ]
    if not near:
        return ""
    names = " and ".join(near)
    return sentence(f"{names} stood on the Lake of Fire, one move away.")


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
        row("Gold", [player["gold"] for player in players]),
        row("Officer's Might", [player["figures"][0]["might"] for player in players]),
        row("Pirate's Might", [player["figures"][1]["might"] for player in players]),
        TallyRow("Chance to beat the King", tuple(f"{round(100 * win_chance(might - king))} %" for might in best)),
        row("Crew", [sum(player["crew"].values()) for player in players]),
        row("Items", [len(player["items"]) for player in players]),
        TallyRow("Fortune cards left", tuple(hand_text(box, hand) for hand in view["hands"])),
    ]


def hand_text(box: Box, hand: list[str]) -> str:
    """'Lucky Blow, Fair Wind'; 'none'."""
    return ", ".join(box.cards[id].name for id in hand) or "none"
