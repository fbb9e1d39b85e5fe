"""The table in sentences, for somebody who cannot see it, made from a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....engine import Passage, View
from ....engine.text.english import listed, number, sentence, who, whose
from ..components import COMPONENTS, CREW_KINDS, HAND_LIMIT, KINDS, MONKEY, RANKS, kind_of
from ..rules.runs import missing_cards
from .card_text import card_list, card_named, runs_text, seven_text, three_text

THICKNESS = {
    1: f"up to {HAND_LIMIT // 2} cards",
    2: f"{HAND_LIMIT // 2 + 1} to {HAND_LIMIT - 1} cards",
    3: f"{HAND_LIMIT} cards or more",
}
HEIGHT = ["none left", "a few cards", "a low pile", "a fair pile", "a high pile", "a very high pile", "nearly all"]


def describe(view: View) -> list[Passage]:
    """The reader's hand, the auction, the captains, and the piles."""
    passages = [] if view["hand"] is None else [Passage("Your hand", own_hand(view))]
    if choice := own_choice(view):
        passages.append(Passage("Before you", choice))
    passages.append(Passage("The auction", auction(view)))
    passages += [captain_passage(captain, view) for captain in view["captains"] if captain["seat"] != view["you"]]
    passages.append(Passage("The piles", piles(view)))
    return passages


def own_hand(view: View) -> str:
    """The cards by crew, and what they lack."""
    hand = [kind_of(id) for id in view["hand"]]
    if not hand:
        return "You hold no cards."
    parts = [f"You hold {number(len(hand), 'card')}; the limit is {HAND_LIMIT}."]
    for crew, name in enumerate(COMPONENTS.crews):
        kinds = [kind for kind in hand if kind // RANKS == crew and kind < CREW_KINDS]
        ranks = listed(rank_text(kind, kinds) for kind in dict.fromkeys(kinds)) if kinds else "none"
        parts.append(f"{name}: {ranks}.")
    if actions := [kind for kind in hand if kind >= CREW_KINDS]:
        parts.append(f"Action cards: {card_list(actions)}.")
    if view["result"] is None:
        seven, three = missing_cards(hand)
        monkey = ", counting the Monkey" if MONKEY in hand else ""
        parts.append(f"You are {seven_text(seven)} and {three_text(three)}{monkey}.")
    return " ".join(parts)


def rank_text(kind: int, kinds: Sequence[int]) -> str:
    count = kinds.count(kind)
    return str(KINDS[kind].rank) if count == 1 else f"{KINDS[kind].rank} ({count} of them)"


def own_choice(view: View) -> str:
    """What the reader has laid, looks at, or searches."""
    parts = []
    if view["picks"]:
        verb = "picked to discard" if view["phase"] == "Discarding" else "laid for your bid"
        parts.append(f"You have {verb}: {named(view['picks'])}.")
    if view["bid"]:
        parts.append(f"Your bid lies face down: {named(view['bid'])}.")
    if view["aside"]:
        parts.append(f"You look at {named(view['aside'])}.")
    if view["pile"]:
        parts.append(f"You look through the discard pile: {named(view['pile'])}.")
    return " ".join(parts)


def named(ids: Sequence[str]) -> str:
    return card_list([kind_of(id) for id in ids])


def auction(view: View) -> str:
    """The auction card, what it means, and the bids that are open."""
    if view["auction"] is None:
        return "No card is up for auction now."
    card = KINDS[kind_of(view["auction"])]
    double = "No crew counts double" if card.crew is None else f"{COMPONENTS.crews[card.crew]} counts double"
    parts = [f"{card.name} is up for auction. {card.about if card.crew is None else ''} {double}.".replace("  ", " ")]
    for captain in view["captains"]:
        seat, you = captain["seat"], view["you"]
        cards = [laid for laid in view["row"] if laid["owner"] == seat]
        if cards:
            worth = captain["worth"]
            rum = "Rum and " if worth["rum"] else ""
            texts = listed(laid_text(laid, view) for laid in cards)
            parts.append(sentence(f"{whose(seat, you)} bid is worth {rum}{worth['value']}: {texts}."))
    return " ".join(parts)


def laid_text(laid: dict[str, Any], view: View) -> str:
    notes = ["already played"] if laid["spent"] else []
    if laid["claimed_by"] is not None:
        notes.append(f"claimed by {who(laid['claimed_by'], view['you'])}")
    return card_named(laid["card"]) + (f" ({', '.join(notes)})" if notes else "")


def captain_passage(captain: dict[str, Any], view: View) -> Passage:
    """What everyone may know of another captain."""
    if captain["shown"] is not None:
        cards = [kind_of(id) for id in captain["shown"]]
        runs = [[kind_of(id) for id in run] for run in captain["runs"]]
        wins = f" It wins with {runs_text(runs)}." if runs else ""
        parts = [f"The open hand: {card_list(cards)}.{wins}"]
    else:
        parts = [f"Holds {THICKNESS[captain['thickness']]}."]
    if captain["seat"] == view["dealer"]:
        parts.append("Deals.")
    if captain["bid"]:
        parts.append(f"Has bid {number(captain['bid'], 'card')}, face down.")
    if captain["passed"]:
        parts.append("Does not bid.")
    if captain["brawled"]:
        parts.append("Is in a tavern brawl this round.")
    if captain["brawled_next"]:
        parts.append("Is in a tavern brawl next round.")
    if captain["chosen"]:
        parts.append("Has chosen.")
    if captain["points"] is not None:
        parts.append(f"Has {number(captain['points'], 'point')}.")
    return Passage(f"{{{captain['seat']}}}", " ".join(parts))


def piles(view: View) -> str:
    top = f", {card_named(view['top'])} on top" if view["top"] else ""
    dealer = "You deal. " if view["dealer"] == view["you"] else ""
    return f"{dealer}Deck: {HEIGHT[view['deck']]}. Discard pile: {HEIGHT[view['discard']]}{top}."
