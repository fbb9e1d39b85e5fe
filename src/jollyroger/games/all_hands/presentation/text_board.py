"""The table and the hints as text, made from a view."""

from __future__ import annotations

from typing import Any

from ....engine import View
from ....engine.text.english import listed, number, who, whose
from ..components import COMPONENTS, CREW_KINDS, MONKEY, RANKS, kind_of
from ..rules.runs import missing_cards
from .card_text import card_list, card_named, seven_text, three_text
from .description import HEIGHT, THICKNESS


def text_board(view: View) -> str:
    """The auction, the captains, the bids, and the reader's hand crew by crew."""
    you = view["you"]
    lines = [f"Auction  {card_named(view['auction']) if view['auction'] else 'nothing'}"]
    top = f", {card_named(view['top'])} on top" if view["top"] else ""
    lines.append(f"Deck     {HEIGHT[view['deck']]}; discard pile: {HEIGHT[view['discard']]}{top}")
    lines += [f"  {captain_line(captain, view)}" for captain in view["captains"]]
    for bid in view["row"]:
        marks = ", resolved" if bid["spent"] else ""
        if bid["claimed_by"] is not None:
            marks += f", claimed by {who(bid['claimed_by'], you)}"
        lines.append(f"  on the table: {whose(bid['owner'], you)} {card_named(bid['card'])}{marks}")
    if view["aside"]:
        lines.append(f"You look at {listed(card_named(id) for id in view['aside'])}.")
    if view["pile"] is not None:
        lines.append(f"The discard pile: {listed(card_named(id) for id in view['pile'])}.")
    if view["hand"] is not None:
        hand = [kind_of(id) for id in view["hand"]]
        lines += hand_lines(hand)
        if view["result"] is None:
            lines.append(distance_line(hand))
    return "\n".join(lines)


def captain_line(captain: dict[str, Any], view: View) -> str:
    seat, you = captain["seat"], view["you"]
    notes = ["deals"] if seat == view["dealer"] else []
    notes.append(f"holds {THICKNESS[captain['thickness']]}" if seat != you else f"you hold {len(view['hand'])}")
    if captain["bid"]:
        notes.append(f"bids {number(captain['bid'], 'card')}")
    if captain["brawled"]:
        notes.append("in a brawl")
    if captain["brawled_next"]:
        notes.append("in a brawl next round")
    if captain["chosen"]:
        notes.append("has chosen")
    if captain["points"] is not None:
        notes.append(number(captain["points"], "point"))
    if captain["shown"]:
        notes.append(f"shows {listed(card_named(id) for id in captain['shown'])}")
    return f"{{{seat}}}: {', '.join(notes)}"


def hand_lines(hand: list[int]) -> list[str]:
    """The hand crew by crew with gaps for missing ranks, and the actions."""
    lines = []
    for crew, crew_name in enumerate(COMPONENTS.crews):
        cells = []
        for rank in range(1, RANKS + 1):
            count = hand.count(crew * RANKS + rank - 1)
            cells.append(f"{rank}{'*' * (count - 1)}" if count else ".")
        lines.append(f"{crew_name:12}" + "".join(f"{cell:>5}" for cell in cells))
    others = [kind for kind in hand if kind >= CREW_KINDS]
    lines.append(f"{'Actions':12}  {card_list(others) if others else 'none'}")
    return lines


def distance_line(hand: list[int]) -> str:
    """What the hand lacks to win."""
    seven, three = missing_cards(hand)
    monkeys = ", counting the Monkey" if MONKEY in hand else ""
    return f"You are {seven_text(seven)} and {three_text(three)}{monkeys}"


def hint_text(view: View) -> str:
    """The hints as text."""
    if not view:
        return ""
    lines = [f"You are {view['hand']['text']}."]
    if view["winning"]:
        outs = listed(f"{card_named(out['card'])} ({out['unseen']} unseen)" for out in view["winning"])
        lines.append(f"One of these cards wins the hand: {outs}.")
    if view["auction_wins"]:
        lines.append("The card up for auction wins it!")
    return "\n".join(lines)
