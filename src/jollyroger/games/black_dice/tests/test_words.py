"""Texts: events, labels, outcomes, and the text board."""

from __future__ import annotations

import pytest

from jollyroger.engine import Fast, Result, Scripted, play

from .. import GAME, events
from ..actions import PLACE, THROW
from ..components import FLAG, RUM, STORM
from ..events import Stormed, TookGold, Tossed
from ..presentation.dice_text import sinking_text
from ..presentation.event_text import SENTENCES, event_text
from ..presentation.option_text import label, option_text
from ..presentation.words import outcome
from .golden import GOLDEN
from .positions import settle, settle_only, shown, table


def test_every_event_has_its_sentence() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and kind.__module__ == events.__name__}
    assert kinds - {events.Settled} == set(SENTENCES)


def test_gold_is_told_in_full_to_its_owner_only() -> None:  # BD-2.4
    event = TookGold(1, 2, (3, 5))
    assert event_text(event.seen_by(1), 1) == "You take 2 gold tokens, worth 3 and 5."
    assert event_text(event.seen_by(0), 0) == "{1} takes 2 gold tokens."
    tossed = Tossed(1, 5)
    assert event_text(tossed.seen_by(1), 1) == "You lose a gold token worth 5."
    assert event_text(tossed.seen_by(None), None) == "{1} loses a gold token."


def test_a_storm_that_leaves_a_die_says_so() -> None:  # BD-7.2
    text = "A storm on the flag: all its black dice but one show 1 anchor and 1 sword now."
    assert event_text(Stormed(0, FLAG, (1, 3), (), (1, 3), True), None) == text
    assert event_text(Stormed(0, FLAG, (1, 3), (), (1, 3), False), None) == text.replace(
        "all its black dice but one", "its black dice"
    )


def test_the_text_board_shows_the_columns() -> None:  # BD-3.1
    s = shown(table(2, black="2 0 1 3 0 1", dice={"map": [1, 0]}, gold=[[4, 5]], rum=[1]), 0, "map sword")
    picture = GAME.words.text_board(GAME.view(s, 0))
    assert "Treasure map      3  NR        1 short   1 gold token each* / 2 damage*" in picture
    assert "Rum barrel        -            inactive" in picture
    assert "R  {0}: 2 to place, 1 rum, 2 gold tokens (worth 4 + 5 = 9), ship's captain" in picture
    assert "You rolled: [sword] [map]" in picture
    assert "worth" not in GAME.words.text_board(GAME.view(s, 1))


def test_a_single_token_is_not_added_up() -> None:  # BD-2.4
    s = shown(table(2, black="2 0 1 3 0 1", gold=[[5]]), 0, "map sword")
    assert "1 gold token (worth 5), ship's captain" in GAME.words.text_board(GAME.view(s, 0))


def test_reconstructed_chests_have_a_star_on_the_text_board_only() -> None:  # BD-2.4, BD-7.2
    s = settle_only(table(2, black="0 1 0 0 0 0"))
    assert "40 gold tokens in the chest*" in GAME.words.text_board(GAME.view(s, 0))
    assert label(s, 0, THROW[STORM]) == "Throw the Weather-witch (Storm) overboard"


@pytest.mark.parametrize(("quest", "shown_as"), [("kraken", "full"), ("armada", "usual")])
def test_a_layout_is_shown_only_if_the_quest_has_it(quest: str, shown_as: str) -> None:  # BD-3.2
    s = table(2, quest, layout="full")
    view = GAME.view(s, None)
    assert view["quest"]["layout"] == shown_as
    shown = "(penalties: no column without one (harder))" in GAME.words.text_board(view)
    assert shown == (shown_as == "full")


def test_dice_of_a_closed_column_are_not_said_to_fill_it() -> None:  # BD-4.4
    s = shown(table(2, "kraken", black="2 0 1 3 0 0"), 0, "map rum flag flag")
    assert option_text(s, 0, PLACE[FLAG]).note == "blocked"
    assert option_text(s, 0, PLACE[RUM]).note == "inactive"
    reasons = {str(refusal.action): refusal.why for refusal in GAME.refusals(s, 0)}
    assert reasons["place:flag"].endswith("the column is blocked.")
    assert reasons["place:rum"].endswith("the column is inactive.")


def test_a_settlement_of_nothing_is_shown_as_such() -> None:  # BD-4.5
    s = settle(table(2, luck=[...]))
    assert "Round 1: nothing to settle." in GAME.words.text_board(GAME.view(s, 0))


def test_blocked_columns_are_marked() -> None:  # BD-5.1
    s = shown(table(2, "kraken", black="2 0 1 3 0 0"), 0, "map sword")
    assert "Pirate flag       X            blocked" in GAME.words.text_board(GAME.view(s, 0))


def test_the_last_settlement_stays_in_sight() -> None:  # BD-11.1
    s = GAME.new(2, Fast(4))
    luck = Fast(1)
    while s.round == 1 and s.asks:
        play(s, s.asks[0].seat, luck.pick(s.asks[0].options))
    assert "\nRound 1: " in GAME.words.text_board(GAME.view(s, None))


def test_the_round_before_is_not_shown_beside_a_settled_one() -> None:  # BD-11.1
    s = GOLDEN.final("most-gold.kraken")
    assert s.round > 1
    assert GAME.view(s, None)["last_round"] is None


def test_the_board_says_why_the_ship_sank() -> None:  # BD-8.5
    s = settle(table(black="0 0 0 2 0 1", damage=0, luck=[1, 1], round=2))
    assert GAME.words.cause(GAME.view(s, 0)) == "Sunk in round 2: the treasure map did 2 damage, the flag 1."


def test_earlier_damage_is_told_with_its_round() -> None:  # BD-8.5
    assert sinking_text(4, [[1, 4, 2], [4, 6, 1]]) == (
        "Sunk in round 4: the flag did 1 damage; the ship had taken 2 in round 1 (treasure map) before"
    )


def test_each_ending_is_told() -> None:  # BD-10.2, BD-10.3
    assert outcome(Result((), "sunk"), 0) == "The ship has sunk: everyone loses."
    assert outcome(Result((), "crew-lost"), None) == "There is no crew left: everyone loses."
    assert outcome(Result((), "adrift"), 1).endswith("everyone loses.")
    assert outcome(Result((1,), "most-gold", (3, 9)), 1) == "You win with the most gold: {0} 3 and you 9."
    assert outcome(Result((1,), "fewest-tokens", (9, 9)), 0).startswith("{1} wins with as much gold as another")
    assert outcome(Result((0,), "captain", (9, 9)), None).startswith("{0} wins as the ship's captain of the last round")


def test_a_column_that_fails_is_told_with_its_surplus() -> None:  # BD-8.3
    s = table(black="0 0 0 3 1 0", dice={"map": [0], "ship": [0]})
    s.chance = Scripted([5, 2, 4])
    told: list[str] = []
    s.listener = lambda event: told.append(event_text(event, None))
    settle_only(s)
    assert told[:4] == [
        "Treasure map failed, 1 of our dice against 3 black.",
        "Penalty of the treasure map: 2 damage.",
        "Our ship is hit: damage 2 of 3.",
        "Surplus of the treasure map re-rolled, 1 rum barrel and 1 ship: 1 ship joins a later column.",
    ]
