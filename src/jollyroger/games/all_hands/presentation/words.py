"""Prompts, the goal and the outcome. A captain is written {seat}; the reader is 'you'."""

from __future__ import annotations

from ....engine import Phase, Result, Seat, View, Words
from ....engine.messages import kept_by_language, message, person
from ..components import HAND_LIMIT, LONG_RUN, MOST_HANDS, SHORT_RUN, TARGET_POINTS, kind_of
from ..messages import people, sentence, text
from ..rules import bidding, cheating, effects, rounds
from ..rules.rounds import may_hold, picked_cards
from ..rules.runs import missing_cards
from ..state import Table
from .card_text import card
from .description import describe
from .ending_text import cause, tally
from .event_text import event_text
from .labels import label, target
from .option_text import options
from .scenes import scene
from .text_board import hint_text, marked_board, text_board
from .view import could_cheat


def prompt(s: Table, seat: Seat) -> str:
    """The question a captain is being asked."""
    phase = s.agenda[-1] if s.agenda else None
    match phase:
        case bidding.Bidding(bidder, picks):
            if bidder != seat:
                return text("prompt-waiting", bidder=person(bidder, seat))
            assert s.auction is not None
            return text("prompt-bid-more") if picks else text("prompt-bid", card=card(s.auction))
        case bidding.Rebidding(_, picks):
            return text("prompt-rebid-more" if picks else "prompt-rebid")
        case bidding.LastCall():
            others = [other for other in range(s.seats) if other != seat and s.can_be_called[other]]
            suspects = any(could_cheat(s, other) for other in others)
            return text("prompt-last-call-suspects", limit=HAND_LIMIT) if suspects else text("prompt-last-call")
        case cheating.Keeping(_, least, most, _):
            return text("prompt-keep") if least else text("prompt-keep-up-to", most=most)
        case rounds.Discarding():
            picks = picked_cards(phase, seat)
            if not may_hold(s, len(s.hands[seat]) - len(picks)):
                return text("prompt-discard-down", limit=HAND_LIMIT)
            return text("prompt-discard-more" if picks else "prompt-discard")
    return text(PROMPTS[type(phase)] if phase is not None else "prompt-over")


PROMPTS: dict[type[Phase[Table]], str] = {
    effects.Resolving: "prompt-resolve",
    effects.Cutting: "prompt-cut",
    effects.Claiming: "prompt-claim",
    effects.Plundering: "prompt-plunder",
    effects.ShadyDeal: "prompt-shady-deal",
    effects.Giving: "prompt-give",
    effects.Brawling: "prompt-brawl",
    effects.Tribute: "prompt-tribute",
}


def goal(view: View) -> str:
    """What wins, and how far the reader is from it."""
    missing: int | None = None
    if view["hand"] is not None and view["result"] is None:
        missing = min(missing_cards([kind_of(id) for id in view["hand"]]))
    points = [captain["points"] for captain in view["captains"]]
    if None in points:
        return goal_text(missing)
    best = points[view["you"]] if view["you"] is not None else max(points)
    return goal_text(missing, view["hand_number"], best)


@kept_by_language
def goal_text(missing: int | None, hand_number: int = 0, points: int | None = None) -> str:
    """The goal for a hand that lacks so many cards, and with points if several hands are played."""
    parts = [text("goal-runs", long=LONG_RUN, short=SHORT_RUN)]
    if missing is not None:
        parts.append(text("goal-missing", count=missing))
    if points is not None:
        parts.append(text("goal-hand", number=hand_number, hands=MOST_HANDS))
        parts.append(text("goal-points", points=points, target=TARGET_POINTS))
    return " · ".join(parts)


def outcome(result: Result, you: Seat | None) -> str:
    """A sentence about how the game ended."""
    if not result.winners:
        return text("outcome-drawn")
    winner = person(result.winners[0], you)
    if not result.points:
        return text("outcome-won", who=winner, ending=result.ending)
    scores = tuple(
        message("outcome-score", who=person(seat, you), points=points) for seat, points in enumerate(result.points)
    )
    if len(result.winners) == 1:
        return text("outcome-points", who=winner, scores=scores)
    return sentence("outcome-points-shared", names=people(result.winners, you), scores=scores)


WORDS: Words[Table] = Words(
    prompt=prompt,
    label=label,
    event_text=event_text,
    text_board=text_board,
    marked_board=marked_board,
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
