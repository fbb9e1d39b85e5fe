"""Texts: events, labels, outcomes, and the text board."""

from __future__ import annotations

import pytest

from jollyroger.engine import Fast, Result, Scripted, play

from .. import GAME, events
from ..actions import PLACE, THROW
from ..components import FLAG, RUM, STORM
from ..events import Stormed, TookGold, Tossed
from ..presentation.event_text import SENTENCES, event_text
from ..presentation.words import label, outcome
from .positions import settle, settle_only, shown, table


def test_every_event_has_its_sentence() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and kind.__module__ == events.__name__}
    assert kinds == set(SENTENCES)


def test_gold_is_told_in_full_to_its_owner_only() -> None:  # BD-2.4
    event = TookGold(1, 2, (3, 5))
    assert event_text(event.seen_by(1), 1) == "You take 2 gold tokens, worth 3 and 5."
    assert event_text(event.seen_by(0), 0) == "{1} takes 2 gold tokens."
    tossed = Tossed(1, 5)
    assert event_text(tossed.seen_by(1), 1) == "You lose a gold token worth 5."
    assert event_text(tossed.seen_by(None), None) == "{1} loses a gold token."


def test_a_storm_that_leaves_a_die_says_so() -> None:  # BD-7.2
    text = "The flag line, all but one die, is rolled again: 1 anchor and 1 sword."
    assert event_text(Stormed(FLAG, (1, 3), True), None) == text
    assert event_text(Stormed(FLAG, (1, 3), False), None) == text.replace(", all but one die,", "")


def test_the_text_board_shows_the_columns() -> None:  # BD-3.1
    s = shown(table(2, black="2 0 1 3 0 1", dice={"map": [1, 0]}, gold=[[4, 5]], rum=[1]), 0, "map sword")
    picture = GAME.words.text_board(GAME.view(s, 0))
    assert "Treasure map      3  NR             1 short   1 gold each* / 2 damage*" in picture
    assert "Rum barrel        -                 inactive" in picture
    assert "R  {0}: 2 to place, 1 rum, 2 gold tokens (worth 4 + 5 = 9), captain" in picture
    assert "You rolled: [sword] [map]" in picture
    assert "worth" not in GAME.words.text_board(GAME.view(s, 1))


def test_a_single_token_is_not_added_up() -> None:  # BD-2.4
    s = shown(table(2, black="2 0 1 3 0 1", gold=[[5]]), 0, "map sword")
    assert "1 gold token (worth 5), captain" in GAME.words.text_board(GAME.view(s, 0))


def test_reconstructed_chests_and_titles_have_a_star() -> None:  # BD-2.4, BD-7.2
    s = settle_only(table(2, black="0 1 0 0 0 0"))
    assert "gold in the chest* 40" in GAME.words.text_board(GAME.view(s, 0))
    assert label(s, 0, THROW[STORM]) == "The Weather-witch* (Storm)"


@pytest.mark.parametrize(("quest", "shown_as"), [("kraken", "full"), ("armada", "usual")])
def test_a_layout_is_shown_only_if_the_quest_has_it(quest: str, shown_as: str) -> None:  # BD-3.2
    s = table(2, quest, layout="full")
    view = GAME.view(s, None)
    assert view["quest"]["layout"] == shown_as
    assert ("(layout full)" in GAME.words.text_board(view)) == (shown_as == "full")


def test_dice_of_a_closed_column_are_not_said_to_fill_it() -> None:  # BD-4.4
    s = shown(table(2, "kraken", black="2 0 1 3 0 0"), 0, "map rum flag flag")
    assert label(s, 0, PLACE[FLAG]) == "Place 2 flags (blocked)"
    assert label(s, 0, PLACE[RUM]) == "Place 1 rum barrel (inactive)"
    reasons = {str(refusal.action): refusal.why for refusal in GAME.refusals(s, 0)}
    assert reasons["place:flag"].endswith("the column is blocked.")
    assert reasons["place:rum"].endswith("the column is inactive.")


def test_a_settlement_of_nothing_is_shown_as_such() -> None:  # BD-4.5
    s = settle(table(2, luck=[...]))
    assert "Last round: nothing to settle." in GAME.words.text_board(GAME.view(s, 0))


def test_blocked_columns_are_marked() -> None:  # BD-5.1
    s = shown(table(2, "kraken", black="2 0 1 3 0 0"), 0, "map sword")
    assert "Pirate flag       X                 blocked" in GAME.words.text_board(GAME.view(s, 0))


def test_the_last_settlement_stays_in_sight() -> None:  # BD-11.1
    s = GAME.new(2, Fast(4))
    luck = Fast(1)
    while s.round == 1 and s.asks:
        play(s, s.asks[0].seat, luck.pick(s.asks[0].options))
    assert "Last round: " in GAME.words.text_board(GAME.view(s, None))


def test_each_ending_is_told() -> None:  # BD-10.2, BD-10.3
    assert outcome(Result((), "sunk"), 0) == "The ship has sunk: everyone loses."
    assert outcome(Result((), "crew-lost"), None) == "There is no crew left: everyone loses."
    assert outcome(Result((), "adrift"), 1).endswith("everyone loses.")
    assert outcome(Result((1,), "most-gold", (3, 9)), 1) == "You win with the most gold: {0} 3 and you 9."
    assert outcome(Result((1,), "fewest-tokens", (9, 9)), 0).startswith("{1} wins with as much gold as another")
    assert outcome(Result((0,), "captain", (9, 9)), None).startswith("{0} wins as captain of the last round")


def test_a_column_that_fails_is_told_with_its_surplus() -> None:  # BD-8.3
    s = table(black="0 0 0 3 1 0", dice={"map": [0], "ship": [0]})
    s.chance = Scripted([5, 2, 4])
    told: list[str] = []
    s.listener = lambda event: told.append(event_text(event, None))
    settle_only(s)
    assert told[:4] == [
        "The treasure map fails, 1 against 3.",
        "Penalty: 2 damage.",
        "The ship has taken 2 of 3 damage.",
        "Its 2 surplus dice roll 1 rum barrel and 1 ship: 1 ship joins the later columns.",
    ]
