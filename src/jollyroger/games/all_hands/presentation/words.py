"""Prompts, labels and outcomes. A captain is written {seat}; the reader is 'you'."""

from __future__ import annotations

from ....engine import Action, Phase, Result, Seat, Words
from ....engine.english import listed, number, sentence, who, whose
from .. import actions as a
from ..components import HAND_LIMIT, KINDS
from ..rules import bidding, cheating, effects, rounds
from ..rules.rounds import picked_cards
from ..state import Table
from .card_text import card_list, card_name
from .event_text import ENDINGS, event_text
from .text_board import hint_text, text_board


def prompt(s: Table, seat: Seat) -> str:
    """The question a captain is being asked."""
    phase = s.agenda[-1] if s.agenda else None
    if isinstance(phase, bidding.Bidding):
        if phase.seat != seat:
            return f"{{{phase.seat}}} is choosing a bid. You may call a cheat."
        return bid_prompt(s, "Your bid", "Lay a card, or pass.", phase.picks)
    if isinstance(phase, bidding.Rebidding):
        return bid_prompt(s, "A tie! Your extra bid", "Add a card, or give up.", phase.picks)
    if isinstance(phase, bidding.LastCall):
        return f"Last call before the bids are turned over. Does anyone hold more than {HAND_LIMIT} cards?"
    if isinstance(phase, cheating.Keeping):
        if phase.least:
            return "Which card do you keep? The rest is discarded."
        return f"You may keep {'one' if phase.most == 1 else 'up to two'} of these. The rest is discarded."
    if isinstance(phase, rounds.Discarding):
        chosen = picked_cards(phase, seat)
        so_far = f"So far {card_list(chosen)}." if chosen else "You may discard any number of cards, or none."
        return f"Discard: {so_far}"
    return PROMPTS[type(phase)] if phase is not None else "The game is over."


def bid_prompt(s: Table, what: str, first: str, picks: tuple[int, ...]) -> str:
    assert s.auction is not None
    return f"{what} for {card_name(s.auction)}: {card_list(picks) + '. Lay another, or seal it.' if picks else first}"


PROMPTS: dict[type[Phase[Table]], str] = {
    effects.Resolving: "Which of your actions do you resolve next?",
    effects.Cutting: "Cutpurse: which card on the table goes to the discard pile?",
    effects.Claiming: "Pieces of Eight: which card on the table do you claim?",
    effects.Plundering: "Hidden Plunder: which card do you take from the discard pile?",
    effects.ShadyDeal: "Shady Deal: which captain must give you a card?",
    effects.Giving: "A Shady Deal: which of your cards do you hand over?",
    effects.Brawling: "Tavern Brawl: whom do you drag into it?",
    effects.Tribute: "The Pirate King demands a card from you. Which?",
}


def label(s: Table, seat: Seat, action: Action) -> str:
    """The text of an option's button."""
    match action:
        case a.Lay(kind):
            return f"Lay {card_name(kind)}"
        case a.Drop(kind):
            return f"Discard {card_name(kind)}"
        case a.Give(kind):
            return f"Give {card_name(kind)}"
        case a.Keep(kind):
            return f"Keep {card_name(kind)}"
        case a.Take(kind):
            return f"Take {card_name(kind)}"
        case a.Resolve(kind):
            return f"{card_name(kind)}: {KINDS[kind].about}"
        case a.Cut(place):
            return f"Cut {card_on_table(s, seat, place)}"
        case a.Claim(place):
            return f"Claim {card_on_table(s, seat, place)}"
        case a.Call(captain):
            return f"Call {{{captain}}} a cheat"
        case a.Name(captain):
            return sentence(who(captain, seat))
        case a.Done():
            chosen = picked_cards(s.agenda[-1], seat) if s.agenda else ()
            return f"Discard {number(len(chosen), 'card')}" if chosen else "Discard nothing"
    return LABELS[type(action)]


LABELS: dict[type[Action], str] = {
    a.Seal: "Seal the bid",
    a.Pass: "Pass",
    a.Forfeit: "Give up the auction",
    a.Enough: "Keep no more",
    a.Spare: "Cut nothing",
    a.Agree: "No call: turn the bids over",
}


def card_on_table(s: Table, seat: Seat, place: int) -> str:
    """A card of the row, with what distinguishes it from equal ones."""
    if place >= len(s.row):
        return f"the card at place {place}"
    card = s.row[place]
    notes = []
    if card.claim is not None:
        notes.append(f"claimed by {who(s.claims[card.claim], seat)}")
        if s.claims.count(s.claims[card.claim]) > 1:
            notes[-1] += f" as number {card.claim + 1}"
    if card.resolved:
        notes.append("resolved")
    suffix = f" ({', '.join(notes)})" if notes else ""
    return f"{whose(card.owner, seat)} {card_name(card.kind)}{suffix}"


def outcome(result: Result, you: Seat | None) -> str:
    """A sentence about how the game ended."""
    if not result.winners:
        return "The hand was called off: nobody wins."
    winners = listed(who(seat, you) for seat in result.winners)
    alone = len(result.winners) == 1 and result.winners[0] != you
    how = f"with {ENDINGS[result.ending]}"
    if result.points:
        how = f"on points: {listed(f'{who(seat, you)} {points}' for seat, points in enumerate(result.points))}"
    return sentence(f"{winners} {'wins' if alone else 'win'} {how}.")


WORDS: Words[Table] = Words(
    prompt=prompt, label=label, event_text=event_text, text_board=text_board, outcome=outcome, hints=hint_text
)
