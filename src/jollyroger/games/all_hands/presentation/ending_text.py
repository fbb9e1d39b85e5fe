"""Once the game is over: what decided it, and what everybody had. Made from a view."""

from __future__ import annotations

from typing import Any

from ....engine import Seat, TallyRow, View
from ....engine.messages import message, person
from ..components import COMPONENTS, CREW_KINDS, RANK, RANKS, TARGET_POINTS, kind_of
from ..messages import people, sentence, text
from ..rules.runs import missing_cards
from .card_text import crew_and_ranks, runs_list


def cause(view: View) -> str:
    """What decided the game, in a sentence or two; empty while it goes on."""
    if view["result"] is None:
        return ""
    if view["result"]["points"]:
        return points_cause(view)
    if not view["result"]["winners"]:
        return text("cause-cards-out")
    (winner,) = view["result"]["winners"]
    runs = [[kind_of(id) for id in run] for run in view["captains"][winner]["runs"]]
    return text("cause-runs", runs=runs_list(runs), nearest=nearest_text(view, winner))


def nearest_text(view: View, winner: Seat) -> str:
    """Who came nearest besides the winner: 'You were one card short.'"""
    short = {seat: cards_short(view, seat) for seat in range(len(view["captains"])) if seat != winner}
    fewest = min(short.values())
    nearest = [seat for seat in short if short[seat] == fewest]
    if len(nearest) == 1:
        return text("cause-nearest", who=person(nearest[0], view["you"]), count=fewest)
    return sentence("cause-nearest-several", names=people(nearest, view["you"]), count=fewest)


def points_cause(view: View) -> str:
    """Why the long game ended, and by how much it was won. (AH-9.4)"""
    points, winners = view["result"]["points"], view["result"]["winners"]
    reached = sorted(seat for seat, total in enumerate(points) if total >= TARGET_POINTS)
    rest = max((total for seat, total in enumerate(points) if seat not in winners), default=0)
    margin = points[winners[0]] - rest
    if len(winners) > 1:
        how = message("cause-equal")
    else:
        how = message("cause-lead", points=margin) if margin else message("cause-last-hand")
    if reached:
        return sentence("cause-reached", names=people(reached, view["you"]), target=TARGET_POINTS, how=how)
    return text("cause-played", hands=view["hand_number"], how=how)


def tally(view: View) -> list[TallyRow]:
    """Points, how far each hand was from winning, the longest run of each crew, and the cards in hand."""
    if view["result"] is None:
        return []
    captains: list[dict[str, Any]] = view["captains"]
    rows = []
    if view["result"]["points"]:
        rows.append(TallyRow(text("tally-points"), tuple(str(captain["points"]) for captain in captains)))
    distances = [cards_short(view, captain["seat"]) for captain in captains]
    short = tuple(str(count) if count else text("tally-won") for count in distances)
    rows.append(TallyRow(text("tally-short"), short))
    for crew, noun in enumerate(COMPONENTS.crew_nouns):
        lengths = [longest_run(ranks_of(captain, crew)) for captain in captains]
        rows.append(TallyRow(text("tally-run", crew=noun), tuple(map(str, lengths))))
    rows.append(TallyRow(text("tally-cards"), tuple(str(len(captain["shown"])) for captain in captains)))
    return rows


def cards_short(view: View, seat: Seat) -> int:
    """How many cards an open hand lacks to win, by the shorter way. (AH-7.4)"""
    return min(missing_cards([kind_of(id) for id in view["captains"][seat]["shown"]]))


def ranks_of(captain: dict[str, Any], crew: int) -> set[int]:
    """The ranks of a crew in an open hand, with those for which a Monkey stands in a winning run."""
    held = [kind_of(id) for id in captain["shown"]]
    ranks = {RANK[kind] for kind in held if kind < CREW_KINDS and kind // RANKS == crew}
    for run in captain["runs"]:
        crew_of_run, run_ranks = crew_and_ranks([kind_of(id) for id in run])
        if crew_of_run == crew:
            ranks.update(run_ranks)
    return ranks


def longest_run(ranks: set[int]) -> int:
    best = length = 0
    for rank in range(1, RANKS + 1):
        length = length + 1 if rank in ranks else 0
        best = max(best, length)
    return best
