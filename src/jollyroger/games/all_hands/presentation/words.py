"""Prompts, the goal and the outcome. A captain is written {seat}; the reader is 'you'."""

from __future__ import annotations

from ....engine import Phase, Result, Seat, View, Words
from ....engine.text.english import listed, number, sentence, who
from ..components import HAND_LIMIT, LONG_RUN, MOST_HANDS, SHORT_RUN, TARGET_POINTS, kind_of
from ..rules import bidding, cheating, effects, rounds
from ..rules.rounds import may_hold, picked_cards
from ..rules.runs import missing_cards
from ..state import Table
from .card_text import card_name
from .description import describe
from .ending_text import cause, tally
from .event_text import ENDINGS, event_text
from .labels import label, target
from .option_text import options
from .scenes import scene
from .text_board import hint_text, text_board
from .view import could_cheat


def prompt(s: Table, seat: Seat) -> str:
    """The question a captain is being asked."""
    phase = s.agenda[-1] if s.agenda else None
    match phase:
        case bidding.Bidding(bidder, picks):
            if bidder != seat:
                return f"{{{bidder}}} is choosing a bid."
            assert s.auction is not None
            return "Add a card, or seal your bid?" if picks else f"What do you bid for {card_name(s.auction)}?"
        case bidding.Rebidding(_, picks):
            return "A tie! Add another card, or seal your bid?" if picks else "A tie! Add a card, or give up?"
        case bidding.LastCall():
            others = [other for other in range(s.seats) if other != seat and s.can_be_called[other]]
            suspects = any(could_cheat(s, other) for other in others)
            question = f"Does anyone hold more than {HAND_LIMIT} cards?" if suspects else "Ready to see them?"
            return f"All bids are in. {question}"
        case cheating.Keeping(_, least, most, _):
            return "Which card do you keep?" if least else f"Keep {'one' if most == 1 else 'up to two'} of these?"
        case rounds.Discarding():
            picks = picked_cards(phase, seat)
            if not may_hold(s, len(s.hands[seat]) - len(picks)):
                return f"Discard down to {HAND_LIMIT} cards."
            return "Discard these, or more?" if picks else "Do you want to discard any cards?"
    return PROMPTS[type(phase)] if phase is not None else "The game is over."


PROMPTS: dict[type[Phase[Table]], str] = {
    effects.Resolving: "Which of your action cards do you play next?",
    effects.Cutting: "Cutpurse: which card do you cut?",
    effects.Claiming: "Pieces of Eight: which card do you claim?",
    effects.Plundering: "Hidden Plunder: which card do you take?",
    effects.ShadyDeal: "Shady Deal: who gives you a card?",
    effects.Giving: "A Shady Deal! Which card do you hand over?",
    effects.Brawling: "Tavern Brawl: with whom?",
    effects.Tribute: "The Pirate King wants a card from you. Which one?",
}


def goal(view: View) -> str:
    """What wins, and how far the reader is from it."""
    parts = [f"{LONG_RUN} in a row of one crew, or {SHORT_RUN} in a row of all three"]
    if view["hand"] is not None and view["result"] is None:
        missing = min(missing_cards([kind_of(id) for id in view["hand"]]))
        parts.append(f"{number(missing, 'card')} to go")
    points = [captain["points"] for captain in view["captains"]]
    if None not in points:
        best = points[view["you"]] if view["you"] is not None else max(points)
        parts.append(f"hand {view['hand_number']} of {MOST_HANDS}")
        parts.append(f"{best} of {TARGET_POINTS} points")
    return " · ".join(parts)


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
    prompt=prompt,
    label=label,
    event_text=event_text,
    text_board=text_board,
    outcome=outcome,
    hints=hint_text,
    options=options,
    target=target,
    scene=scene,
    goal=goal,
    describe=describe,
    cause=cause,
    tally=tally,
)
