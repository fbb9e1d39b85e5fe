"""The table in sentences, for somebody who cannot see it, made from a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....engine import Passage, View
from ....engine.messages import Argument, message, person
from ..components import COMPONENTS, CREW_KINDS, HAND_LIMIT, KINDS, MONKEY, RANKS, kind_of
from ..messages import text
from ..rules.runs import missing_cards
from .card_text import card_list, card_with, distance_to_seven, distance_to_three, runs_list


def thickness_text(size: int) -> str:
    """How large another captain's hand looks. (AH-2.2)"""
    match size:
        case 1:
            return text("thickness-1", most=HAND_LIMIT // 2)
        case 2:
            return text("thickness-2", least=HAND_LIMIT // 2 + 1, most=HAND_LIMIT - 1)
    return text("thickness-3", least=HAND_LIMIT)


def height_text(steps: int) -> str:
    """How high a pile looks. (AH-2.2)"""
    return text(f"height-{steps}")


def describe(view: View) -> list[Passage]:
    """The reader's hand, the auction, the captains, and the piles."""
    passages = [] if view["hand"] is None else [Passage(text("describe-hand"), own_hand(view))]
    if choice := own_choice(view):
        passages.append(Passage(text("describe-choice"), choice))
    passages.append(Passage(text("describe-auction"), auction(view)))
    passages += [captain_passage(captain, view) for captain in view["captains"] if captain["seat"] != view["you"]]
    passages.append(Passage(text("describe-piles"), piles(view)))
    return passages


def own_hand(view: View) -> str:
    """The cards by crew, and what they lack."""
    hand = [kind_of(id) for id in view["hand"]]
    if not hand:
        return text("describe-hand-none")
    parts = [text("describe-hand-size", count=len(hand), limit=HAND_LIMIT)]
    for crew, noun in enumerate(COMPONENTS.crew_nouns):
        kinds = [kind for kind in hand if kind // RANKS == crew and kind < CREW_KINDS]
        if kinds:
            ranks = tuple(rank_argument(kind, kinds) for kind in dict.fromkeys(kinds))
            parts.append(text("describe-crew", crew=noun, ranks=ranks))
        else:
            parts.append(text("describe-crew-none", crew=noun))
    if actions := [kind for kind in hand if kind >= CREW_KINDS]:
        parts.append(text("describe-actions", cards=card_list(actions)))
    if view["result"] is None:
        seven, three = missing_cards(hand)
        id = "describe-distance-monkey" if MONKEY in hand else "describe-distance"
        parts.append(text(id, seven=distance_to_seven(seven), three=distance_to_three(three)))
    return " ".join(parts)


def rank_argument(kind: int, kinds: Sequence[int]) -> Argument:
    rank, count = KINDS[kind].rank, kinds.count(kind)
    return rank if count == 1 else message("describe-rank-several", rank=rank, count=count)


def own_choice(view: View) -> str:
    """What the reader has laid, looks at, or searches."""
    parts = []
    if view["picks"]:
        id = "describe-picked" if view["phase"] == "Discarding" else "describe-laid"
        parts.append(text(id, cards=cards_with(view["picks"])))
    if view["bid"]:
        parts.append(text("describe-bid", cards=cards_with(view["bid"])))
    if view["aside"]:
        parts.append(text("describe-aside", cards=cards_with(view["aside"])))
    if view["pile"]:
        parts.append(text("describe-pile", cards=cards_with(view["pile"])))
    return " ".join(parts)


def cards_with(ids: Sequence[str]) -> tuple[Argument, ...]:
    """The cards with these ids, as a list in a message."""
    return card_list([kind_of(id) for id in ids])


def auction(view: View) -> str:
    """The auction card, what it means, and the bids that are open."""
    if view["auction"] is None:
        return text("describe-auction-none")
    up = KINDS[kind_of(view["auction"])]
    if up.crew is None:
        parts = [text("describe-auction-action", card=up.noun, about=up.effect)]
    else:
        parts = [text("describe-auction-crew", card=up.noun, crew=COMPONENTS.crew_nouns[up.crew])]
    for captain in view["captains"]:
        cards = tuple(laid_card(laid, view) for laid in view["row"] if laid["owner"] == captain["seat"])
        if cards:
            worth = captain["worth"]
            id = "describe-worth-rum" if worth["rum"] else "describe-worth"
            who = person(captain["seat"], view["you"])
            parts.append(text(id, who=who, value=worth["value"], cards=cards))
    return " ".join(parts)


def laid_card(laid: dict[str, Any], view: View) -> Argument:
    """A card of the revealed bids, with what has become of it."""
    marks, claimer = laid_marks(laid, view)
    if marks == "none":
        return card_with(laid["card"])
    return message("describe-card-marked", card=card_with(laid["card"]), marks=marks, claimer=claimer)


def laid_marks(laid: dict[str, Any], view: View) -> tuple[str, Argument]:
    """Whether a card was played, claimed, both or none of it; and by whom it is claimed."""
    if laid["claimed_by"] is None:
        return ("played" if laid["spent"] else "none"), ""
    return ("both" if laid["spent"] else "claimed"), person(laid["claimed_by"], view["you"])


def captain_passage(captain: dict[str, Any], view: View) -> Passage:
    """What everyone may know of another captain."""
    if captain["shown"] is not None:
        cards = cards_with(captain["shown"])
        runs = [[kind_of(id) for id in run] for run in captain["runs"]]
        parts = [
            text("describe-open-hand-wins", cards=cards, runs=runs_list(runs))
            if runs
            else text("describe-open-hand", cards=cards)
        ]
    else:
        parts = [text("describe-holds", size=thickness_text(captain["thickness"]))]
    if captain["seat"] == view["dealer"]:
        parts.append(text("describe-deals"))
    if captain["bid"]:
        parts.append(text("describe-has-bid", count=captain["bid"]))
    if captain["passed"]:
        parts.append(text("describe-passed"))
    if captain["brawled"]:
        parts.append(text("describe-brawled"))
    if captain["brawled_next"]:
        parts.append(text("describe-brawled-next"))
    if captain["chosen"]:
        parts.append(text("describe-chosen"))
    if captain["points"] is not None:
        parts.append(text("describe-points", points=captain["points"]))
    return Passage(f"{{{captain['seat']}}}", " ".join(parts))


def piles(view: View) -> str:
    deck, discard = height_text(view["deck"]), height_text(view["discard"])
    if view["top"]:
        height = text("describe-deck-top", deck=deck, discard=discard, card=card_with(view["top"]))
    else:
        height = text("describe-deck", deck=deck, discard=discard)
    return f"{text('describe-you-deal')} {height}" if view["dealer"] == view["you"] else height
