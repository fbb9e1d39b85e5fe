"""The table and the hints as text, made from a view."""

from __future__ import annotations

from typing import Any

from ....engine import View
from ....engine.messages import message, person
from ....engine.text.marked_text import marked, without_marks
from ..components import COMPONENTS, CREW_KINDS, KINDS, MONKEY, RANKS, kind_of
from ..messages import text
from ..rules.runs import missing_cards
from .card_text import card, card_named, card_with, distance_of, distance_to_seven, distance_to_three
from .description import height_text, laid_marks, thickness_text


def text_board(view: View) -> str:
    """The auction, the captains, the bids, and the reader's hand crew by crew."""
    return without_marks(marked_board(view))


def marked_board(view: View) -> str:
    """The text board; captains, bids and cards are marked."""
    auction = view["auction"]
    lines = [text("board-auction", card=card_with(auction)) if auction else text("board-auction-none")]
    lines.append(piles_line(view))
    lines += ["  " + marked(captain_line(captain, view), f"seat:{captain['seat']}") for captain in view["captains"]]
    for place, bid in enumerate(view["row"]):
        lines.append("  " + text("board-bid", card=marked(bid_text(bid, view), f"row:{place}")))
    if view["aside"]:
        lines.append(text("board-aside", cards=tuple(marked_card(id, "aside") for id in view["aside"])))
    if view["pile"] is not None:
        lines.append(text("board-pile", cards=tuple(marked_card(id, "pile") for id in view["pile"])))
    if view["hand"] is not None:
        hand = [kind_of(id) for id in view["hand"]]
        lines += hand_lines(hand)
        if view["result"] is None:
            lines.append(distance_line(hand))
    return "\n".join(lines)


def piles_line(view: View) -> str:
    deck, discard = height_text(view["deck"]), height_text(view["discard"])
    if view["top"] is None:
        return text("board-deck", deck=deck, discard=discard)
    return text("board-deck-top", deck=deck, discard=discard, card=card_with(view["top"]))


def bid_text(bid: dict[str, Any], view: View) -> str:
    """A card of the revealed bids."""
    marks, claimer = laid_marks(bid, view)
    owner = person(bid["owner"], view["you"])
    return text("board-card", owner=owner, card=card_with(bid["card"]), marks=marks, claimer=claimer)


def marked_card(id: str, place: str) -> str:
    """The name of a card that lies in this place, as in labels.CARD_PLACES."""
    return marked(card_named(id), f"{place}:{id}")


def captain_line(captain: dict[str, Any], view: View) -> str:
    seat, you = captain["seat"], view["you"]
    notes = [text("board-deals")] if seat == view["dealer"] else []
    if seat == you:
        notes.append(text("board-you-hold", count=len(view["hand"])))
    else:
        notes.append(text("board-holds", size=thickness_text(captain["thickness"])))
    if captain["bid"]:
        notes.append(text("board-bids", count=captain["bid"]))
    if captain["brawled"]:
        notes.append(text("board-brawled"))
    if captain["brawled_next"]:
        notes.append(text("board-brawled-next"))
    if captain["chosen"]:
        notes.append(text("board-chosen"))
    if captain["points"] is not None:
        notes.append(text("board-points", points=captain["points"]))
    if captain["shown"]:
        notes.append(text("board-shows", cards=tuple(card_with(id) for id in captain["shown"])))
    return f"{{{seat}}}: {', '.join(notes)}"


def hand_lines(hand: list[int]) -> list[str]:
    """The hand crew by crew with gaps for missing ranks, and the actions."""
    lines = []
    for crew, crew_name in enumerate(COMPONENTS.crews):
        cells = []
        for rank in range(1, RANKS + 1):
            kind = crew * RANKS + rank - 1
            count = hand.count(kind)
            cell = f"{rank}{'*' * (count - 1)}" if count else "."
            # With the space before it: a digit alone is hard to hit.
            content = marked(f" {cell}", f"card:{KINDS[kind].id}") if count else f" {cell}"
            cells.append(" " * (4 - len(cell)) + content)
        lines.append(f"{crew_name:12}{''.join(cells)}")
    actions = [kind for kind in hand if kind >= CREW_KINDS]
    names = tuple(marked(action_text(kind, actions), f"card:{KINDS[kind].id}") for kind in dict.fromkeys(actions))
    lines.append(f"{text('board-actions'):12}  {text('listed', things=names) if names else text('board-actions-none')}")
    return lines


def action_text(kind: int, actions: list[int]) -> str:
    """An action card of a hand, and how many there are of it."""
    count = actions.count(kind)
    return text("counted-card", count=count, card=card(kind)) if count > 1 else card_named(KINDS[kind].id)


def distance_line(hand: list[int]) -> str:
    """What the hand lacks to win."""
    seven, three = missing_cards(hand)
    id = "board-distance-monkey" if MONKEY in hand else "board-distance"
    return text(id, seven=distance_to_seven(seven), three=distance_to_three(three))


def hint_text(view: View) -> str:
    """The hints as text."""
    if not view:
        return ""
    lines = [text("hint-distance", distance=distance_of(view["hand"]["seven"], view["hand"]["three"]))]
    if view["winning"]:
        outs = tuple(
            message("hint-winning-card", card=card_with(out["card"]), unseen=out["unseen"]) for out in view["winning"]
        )
        lines.append(text("hint-winning", cards=outs))
    if view["auction_wins"]:
        lines.append(text("hint-auction"))
    return "\n".join(lines)
