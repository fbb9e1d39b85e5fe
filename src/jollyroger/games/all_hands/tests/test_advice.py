"""The advice for the captain who is asked: true, never empty, and without what is hidden from him."""

from __future__ import annotations

import pytest

from jollyroger.engine import Fast, ask_for
from jollyroger.testing.random_play import positions

from .. import GAME
from ..ai.advice import advice
from ..messages import MESSAGES
from ..presentation.labels import label
from ..rules.bidding import Bidding, LastCall
from ..rules.cheating import Keeping
from ..rules.effects import Brawling, Claiming, Cutting, Giving, Plundering, Resolving, ShadyDeal
from ..rules.rounds import Discarding
from ..state import Table
from .play import bid, say
from .positions import begin, bidding, cards, discarding, last_call, reveal, table

MAX_LENGTH = 150


def told(s: Table, seat: int, action: str) -> str:
    ask = ask_for(s, seat)
    assert ask is not None
    return MESSAGES.render(advice(s, ask, next(option for option in ask.options if str(option) == action)))


def test_every_option_has_advice_that_uses_only_what_the_seat_may_know() -> None:  # AH-2.2
    phases = set()
    for number, s in enumerate(positions(GAME, 12_000, random_share=0.5)):
        if number % 12 and isinstance(s.agenda[-1], (Bidding, Discarding, LastCall)):
            continue
        phases.add(type(s.agenda[-1]))
        for ask in s.asks:
            sample = GAME.resample(s, ask.seat, Fast(number))
            for action in ask.options:
                text = MESSAGES.render(advice(s, ask, action))
                assert text == MESSAGES.render(advice(sample, ask, action)), label(s, ask.seat, action)
                assert text[0].isupper() or text[0] == "{", text
                assert text[-1] in ".!", text
                assert len(text) <= MAX_LENGTH, text
    assert phases >= {Keeping, Cutting, Claiming, Plundering, Resolving, ShadyDeal, Giving, Brawling}


def test_a_card_to_lay_is_one_the_hand_can_spare() -> None:  # AH-5.1, AH-7.4
    s = bidding(table(hands=["stormsail-2..4 stormsail-6 stormsail-10 sea-sabre-9 rum"], auction="stormsail-5"))
    assert told(s, 0, "lay:sea-sabre-9") == (
        "Sea Sabre 9 adds 9, and you can spare it; with Stormsail 5 you are two cards from seven in a row."
    )
    assert told(s, 0, "lay:stormsail-10").startswith("Stormsail 10 adds 20, doubled, and you can spare it;")
    assert told(s, 0, "lay:stormsail-4").startswith("Stormsail 4 adds 8, doubled, though you need it;")
    assert told(s, 0, "lay:rum").startswith("Rum beats every bid without Rum: with Stormsail 5")


def test_an_auction_card_that_wins_the_hand_is_worth_a_bid() -> None:  # AH-7.2
    s = bidding(table(hands=["stormsail-1..4 stormsail-6 stormsail-7 sea-sabre-9"], auction="stormsail-5"))
    assert told(s, 0, "lay:sea-sabre-9").endswith("Stormsail 5 wins you the hand.")


def test_passing_is_for_cards_that_do_not_help() -> None:  # AH-3.3
    s = bidding(table(hands=["stormsail-2..4"], auction="stormsail-3"))
    assert told(s, 0, "pass") == "Stormsail 3 does not bring you nearer to winning: save your cards."
    s = bidding(table(auction="mermaid"))
    assert told(s, 0, "pass") == "Mermaid is good to have, but not for the cards you would pay."


def test_fall_off_the_dock_counts_the_cards_that_are_lost() -> None:  # AH-4.2
    s = bidding(table(hands=["any*5", "fall-off-the-dock any*3"]))
    bid(s, 0, "sea-sabre-1")
    assert told(s, 1, "lay:fall-off-the-dock") == (
        "With Fall off the Dock nobody gets Stormsail 5, and 1 card of other bids goes overboard."
    )


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("sea-sabre-9", "A bid worth 9 is enough for Stormsail 5: keep the rest for your runs."),
        ("rum", "Only another Rum can beat this bid, so there is no need to pay more."),
        ("mermaid", "Your action works without paying sailors for Stormsail 5."),
        ("pirate-monkey", "A Monkey is worth nothing in a bid: it would be better in your hand."),
    ],
)
def test_a_bid_to_seal_is_high_enough(card: str, text: str) -> None:  # AH-5.2
    s = bidding(table(hands=[f"{card} stormsail-1"]))
    say(s, 0, f"lay:{card}")
    assert told(s, 0, "seal") == text


def test_a_cheat_can_be_counted() -> None:  # AH-6.3, AH-6.5
    s = last_call(table(hands=["any*5", "any*13", "any*12"], bids=["stormsail-1"]))
    assert told(s, 0, "call:1") == "Count their cards: {1} holds more than 12."
    assert told(s, 0, "call:2") == "Count their cards: {2} holds no more than 12, and the call costs you 2 cards."
    assert told(s, 1, "agree") == "Count their cards: nobody you can call holds more than 12."


def test_above_the_limit_the_card_one_misses_least_goes() -> None:  # AH-3.7, AH-6.1
    s = discarding(table(hands=["stormsail-1..6 stormsail-2 sea-sabre-1..6"]))
    assert told(s, 0, "drop:stormsail-2") == "You hold 13 cards, 1 too many. You will miss Stormsail 2 least."
    assert told(s, 0, "drop:sea-sabre-4").endswith("Your nearest run does not need Sea Sabre 4.")
    assert told(s, 1, "done") == "You keep 5 of 12 cards: there is room, and every card can pay for a bid."


def test_a_gift_is_what_one_misses_least() -> None:  # AH-4.8
    s = begin(table(hands=["stormsail-1..6 sea-sabre-9"]), Giving(0, 1))
    assert told(s, 0, "give:sea-sabre-9") == "You will miss Sea Sabre 9 least."
    assert told(s, 0, "give:stormsail-4") == "You need Stormsail 4 for your nearest run."


def test_the_best_of_several_cards_is_kept() -> None:  # AH-6.5
    s = table(hands=["stormsail-1..5"])
    s.aside = [s.deck.pop(s.deck.index(kind)) for kind in cards("stormsail-6 stormsail-10")]
    begin(s, Keeping(0, 0, 1, "AH-6.5"))
    assert told(s, 0, "keep:stormsail-6") == "With Stormsail 6 you are one card from seven in a row."
    assert told(s, 0, "keep:stormsail-10") == (
        "Stormsail 10 does not bring you nearer to winning, but it can pay for a later bid."
    )


def test_a_cutpurse_strikes_the_strongest_bid() -> None:  # AH-4.1
    s = reveal(table(bids=["cutpurse stormsail-1", "stormsail-9 sea-sabre-2", "rum"]))
    texts = {str(option): told(s, 0, str(option)) for option in s.asks[0].options}
    assert "{1}'s bid falls from 20 to 2 without Stormsail 9." in texts.values()
    assert "{2}'s bid is nothing special without its Rum: then it is worth 0." in texts.values()
    assert texts["spare"] == "You may leave all bids as they are."


def test_a_tie_is_given_up_if_nothing_can_be_spared() -> None:  # AH-5.4
    s = bidding(table(2, hands=["stormsail-4 sea-sabre-1", "stormsail-4 sea-sabre-2"]))
    bid(s, 0, "stormsail-4")
    bid(s, 1, "stormsail-4")
    say(s, 0, "agree")
    say(s, 1, "agree")
    assert told(s, 0, "forfeit") == "Stormsail 5 is not worth another card of your hand."
