"""What is shown over the board: one scene for each thing that happens, with the numbers the rules used."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from jollyroger.engine import Event, Fast, Scene, play
from jollyroger.testing.play import listen
from jollyroger.testing.random_play import positions

from .. import GAME
from .. import events as e
from ..components import KINDS, RUM, kind_of
from ..presentation.scenes import scene
from ..rules import cheating
from ..rules.auction import card_value
from .play import bid, say
from .positions import bidding, hand_end, last_call, reveal, table


def told_in_games(games: int, random_share: float = 0.5) -> list[Event]:
    """The events of some games."""
    told: list[Event] = []
    for seed in range(games):
        chance = Fast(seed)
        options = {"length": "long-game"} if seed % 3 == 0 else {}
        s = GAME.new(2 + seed % 5, Fast(seed), options, told.append)
        for _ in range(500):
            if not s.asks:
                break
            ask = chance.pick([ask for ask in s.asks if not ask.may] or s.asks)
            at_random = chance.below(100) < 100 * random_share
            action = chance.pick(ask.options) if at_random else GAME.policy(s, ask, chance)
            if action is not None:
                play(s, ask.seat, action)
    return told


@pytest.fixture(scope="module")
def told() -> list[Event]:
    return told_in_games(25)


def shown(events: list[Event], you: int | None = None) -> list[tuple[Event, Scene]]:
    scenes = [(event, scene(event, you)) for event in events]
    return [(event, found) for event, found in scenes if found is not None]


def test_every_auction_with_bids_ends_in_one_scene(told: list[Event]) -> None:  # AH-3.6, AH-5.3, AH-5.4
    decided = [event for event in told if isinstance(event, (e.WonAuction, e.Tied, e.AuctionLost))]
    assert decided
    for event in decided:
        found = scene(event, None)
        assert found is not None
        assert [side.seat for side in found.sides] == list(event.captains)


def test_the_numbers_of_a_bid_add_up_to_what_the_rules_compared(told: list[Event]) -> None:  # AH-5.1, AH-5.2
    won = 0
    for event, found in shown(told):
        if not isinstance(event, e.BidsEvent):
            continue
        strengths = {}
        for seat, cards, side in zip(event.captains, event.bids, found.sides, strict=True):
            assert side.dice == tuple(KINDS[kind].id for kind in cards)
            value = sum(card_value(kind, event.auction) for kind in cards)
            assert side.total == (value if cards else None)
            assert not side.modifiers or value == sum(added for _, added in side.modifiers)
            strengths[seat] = (RUM in cards, value)
        if isinstance(event, e.WonAuction):
            won += 1
            assert [seat for seat in strengths if strengths[seat] == max(strengths.values())] == [event.seat]
    assert won


def test_bids_with_action_cards_are_shown_before_those_are_played(told: list[Event]) -> None:  # AH-3.5
    for before, after in pairwise(told):
        if isinstance(before, e.Revealed):
            assert before.has_actions == isinstance(after, e.Played)
            assert (scene(before, None) is not None) == before.has_actions


def test_every_action_card_that_is_played_has_one_scene(told: list[Event]) -> None:  # AH-4.0
    played = Counter(event.card for event in told if isinstance(event, e.Played))
    scenes = [found for event, found in shown(told) if " plays " in found.title]
    assert len(played) == 8
    assert Counter(kind_of(found.cards[0]) for found in scenes) == played


def test_every_call_has_one_scene_for_everyone(told: list[Event]) -> None:  # AH-6.5, AH-6.6
    calls = [event for event in told if isinstance(event, (e.Caught, e.Cleared))]
    assert calls
    for event in calls:
        for viewer in (None, event.caller, event.captain):
            found = scene(event, viewer)
            assert found is not None
            assert [side.seat for side in found.sides] == [event.caller, event.captain]


def test_a_right_call_says_how_many_cards_there_were_and_what_it_brings() -> None:  # AH-6.5
    s = bidding(table(hands=["any*5", "any*15"], draws="sea-sabre-1 sea-sabre-2 sea-sabre-4"))
    told = listen(s)
    say(s, 0, "call:1")
    found = scene(told[0], 0)
    assert found is not None
    assert found.title == "You call {1} a cheat!"
    assert found.verdict == "Right: {1}'s hand has 15 cards. You draw 3 cards and may keep one."
    assert found.tone == "good"


def test_a_false_call_does_not_tell_how_many_cards_there_were() -> None:  # AH-2.2, AH-6.6
    s = bidding(table(hands=["any*5", "any*8"], draws="sea-sabre-1 sea-sabre-2"))
    told = listen(s)
    say(s, 0, "call:1")
    found = scene(told[0], 2)
    assert found is not None
    assert found.verdict == "Wrong: {1}'s hand has 12 cards or fewer. {1} draws 2 cards from {0}'s hand."
    assert "8" not in f"{found}"


def test_only_who_loses_cards_is_shown_which() -> None:  # AH-4.4
    s = table(hands=["", "rum any*2", "sea-sabre-2 any*2"], bids=["mermaid"], draws="rum sea-sabre-2")
    told = listen(s)
    reveal(s)
    (lost,) = [event for event in told if isinstance(event, e.Snatched) and event.captain == 1]
    scenes = [scene(seen, seat) for seat in (0, 1, 2, None) if (seen := lost.seen_by(seat))]
    assert [found is not None for found in scenes] == [False, True, False, False]
    assert scenes[1] is not None
    assert scenes[1].cards == ("rum",)


@pytest.mark.parametrize(
    ("bids", "verdict"),
    [
        (["sea-sabre-7"], "The only bid"),
        (["sea-sabre-7", "stormsail-4"], "8 against 7"),
        (["rum", "sea-sabre-10"], "Rum beats every bid without Rum"),
        (["rum sea-sabre-2", "rum sea-sabre-3"], "Rum on both sides: 3 against 2"),
    ],
)
def test_the_scene_says_why_a_bid_wins(bids: list[str], verdict: str) -> None:  # AH-5.1, AH-5.2
    s = table(bids=bids)
    told = listen(s)
    reveal(s)
    (found,) = [found for event, found in shown(told) if isinstance(event, e.WonAuction)]
    assert found.verdict == verdict


def test_a_winning_hand_is_shown_with_the_monkey_in_its_gap() -> None:  # AH-7.1
    s = table(hands=["stormsail-2..4 stormsail-6..8 pirate-monkey rum"])
    told = listen(s)
    hand_end(s, winner=0)
    (found,) = [found for event, found in shown(told) if isinstance(event, e.HandWon)]
    assert found.cards[3] == "pirate-monkey"
    assert found.verdict == "Stormsail 2 to 8 (a Monkey for the 5)"


def test_the_points_of_a_hand_are_settled_one_captain_after_another() -> None:  # AH-9.1
    s = table(hands=["stormsail-2..8"], points=[10, 20, 30], long_game=True, chance=Fast(1))
    told = listen(s)
    hand_end(s, winner=0)
    scenes = [found for event, found in shown(told) if isinstance(event, e.Scored)]
    assert [(found.step, found.steps) for found in scenes] == [(1, 3), (2, 3), (3, 3)]
    assert [found.sides[0].total for found in scenes] == s.points


def test_a_call_that_everyone_can_see_to_be_wrong_is_folded() -> None:  # AH-2.2, AH-6.6
    s = last_call(table(hands=["any*5", "any*11", "any*12"]))
    (ask,) = [ask for ask in s.asks if ask.seat == 0]
    texts = GAME.words.option_texts(s, ask)
    assert [(text.target, text.folded) for text in texts] == [("seat:1", True), ("seat:2", False), ("", False)]


def test_a_folded_call_is_always_wrong() -> None:  # AH-6.4
    folded = 0
    for s in positions(GAME, 3000):
        for ask in s.asks:
            for action, text in zip(ask.options, GAME.words.option_texts(s, ask), strict=True):
                if text.folded:
                    assert cheating.cards_over_limit(s, action.captain) == 0  # type: ignore[attr-defined]
                    folded += 1
    assert folded


def test_a_card_that_is_laid_says_how_to_take_it_back() -> None:  # AH-3.3
    s = bidding(table(hands=["rum mermaid"]))
    say(s, 0, "lay:rum")
    refusals = {str(refusal.action): refusal.why for refusal in GAME.refusals(s, 0)}
    assert refusals["lay:rum"] == "You have no Rum left to lay. Undo takes back what you have laid."


def test_a_seal_warns_before_the_winning_cards_are_bid() -> None:  # AH-7.1
    s = bidding(table(hands=["stormsail-2..4 stormsail-6..8 rum"]))
    say(s, 0, "lay:stormsail-8")
    (ask,) = [ask for ask in s.asks if ask.seat == 0]
    seal = GAME.words.option_texts(s, ask)[-3]
    assert seal.label == "Seal your bid"
    assert "would win you the hand" in seal.risk
    bid(s, 0, "rum")
