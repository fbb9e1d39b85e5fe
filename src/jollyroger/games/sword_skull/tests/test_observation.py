"""What a learner observes: figures, cards and what is planned, but not the Fortune cards of others."""

from __future__ import annotations

from jollyroger.engine import Fast, Result, Seat, start

from .. import build
from ..presentation.observation.observer import SkullObserver
from ..rules.debt import PardonChoice
from ..rules.turns import ReleaseStuck, Turn
from ..state import Table
from .positions import BOX, choose_move, edited_box, space, table

OBSERVER = SkullObserver(BOX, 3)


def told(s: Table, seat: Seat) -> dict[str, float]:
    return OBSERVER.spec.describe(OBSERVER.encode(s, seat))


def test_the_fortune_cards_of_others_are_told_only_at_the_end() -> None:  # SS-10.2
    s = choose_move(table(hands=["royal-pardon", "lucky-blow*2", ""], dice=[1, 2]))
    names = told(s, 0)
    assert (names["my hand: royal-pardon"], names["left 1: fortune cards"]) == (1, 2)
    assert not [name for name in names if name.startswith("open hand")]
    s.end(Result((0,), "gold"))
    assert told(s, 0)["open hand of left 1: lucky-blow"] == 2


def test_figures_are_told_by_owner_seen_from_the_seat() -> None:  # SS-4
    s = choose_move(table(at="O1:o05", dice=[1, 2]))
    place = BOX.place_names[space("o05")]
    assert told(s, 1)[f"me: officer on: {place}"] == 1
    assert told(s, 0)[f"left 1: officer on: {place}"] == 1


def test_what_is_planned_is_told_with_whom_it_concerns() -> None:  # SS-9, SS-B4.7
    s = start(table(hands=["royal-pardon"]), PardonChoice(0, 1, (0, 4, 0, 2)), ReleaseStuck(0), Turn(1))
    names = told(s, 1)
    assert {"question: PardonChoice", "planned: PardonChoice: figure: pirate of left 2"} <= names.keys()
    assert names["planned: PardonChoice: debts to me"] == 4
    assert names["planned: PardonChoice: debts to the trove"] == 2
    assert (names["planned: Turn: seat: me"], names["planned: Turn: phases before it"]) == (1, 2)


def test_another_box_has_other_ranges() -> None:  # SS-B6
    def richer(data: dict[str, int]) -> None:
        data["gold"] += 100

    game = build(edited_box(richer))
    assert game.observation is not None
    observer = game.observation(3)
    index = observer.spec.index("me: gold")
    assert observer.spec.features[index].high == OBSERVER.spec.features[index].high + 200
    assert len(observer.encode(game.new(3, Fast(1)), 0)) == len(observer.spec)
