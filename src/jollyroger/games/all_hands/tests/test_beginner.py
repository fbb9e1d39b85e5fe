"""A beginner's mistakes: he overbids, calls too early, forgets the limit, and goes by the number on a card."""

from __future__ import annotations

from jollyroger.engine import Chance, Fast, Scripted, Seat, ask_for

from .. import GAME
from ..ai.beginner import CALLS_ONE_IN, beginner
from ..rules.cheating import Keeping
from ..rules.effects import Brawling, Giving
from ..state import Table
from .play import bid, say
from .positions import begin, bidding, cards, discarding, reveal, table


def choice(s: Table, seat: Seat, chance: Chance | None = None) -> str:
    """What a beginner chooses."""
    ask = ask_for(s, seat)
    assert ask is not None
    action = beginner(s, ask, chance or Fast(1))
    assert action in ask.options
    return str(action)


def sensible(s: Table, seat: Seat) -> str:
    ask = ask_for(s, seat)
    assert ask is not None
    return str(GAME.policy(s, ask, Fast(1)))


def test_a_beginner_bids_for_a_card_that_does_not_help_him() -> None:  # AH-3.3
    s = bidding(table(hands=["stormsail-2..4 sea-sabre-9"], auction="stormsail-2"))
    assert sensible(s, 0) == "pass"
    assert choice(s, 0) == "lay:sea-sabre-9"


def test_a_beginner_adds_his_highest_sailor_to_a_bid_that_is_enough() -> None:  # AH-3.3
    s = bidding(table(hands=["stormsail-2..4 stormsail-6..7 sea-sabre-1 sea-sabre-9 black-viper-8"]))
    while sensible(s, 0) != "seal":
        say(s, 0, sensible(s, 0))
    assert choice(s, 0).startswith("lay:")


def test_a_beginner_saves_his_action_cards() -> None:  # AH-4.0
    s = bidding(table(hands=["mermaid stormsail-2 sea-sabre-9"], auction="stormsail-2"))
    assert sensible(s, 0) == "lay:mermaid"
    assert choice(s, 0) == "pass"


def test_a_beginner_stops_at_a_bid_of_four_cards() -> None:
    s = bidding(table(hands=["any*5"], auction="rum"))
    say(s, 0, *[str(option) for option in s.asks[0].options[:4]])
    assert choice(s, 0) == sensible(s, 0)


def test_a_beginner_lays_nothing_beside_fall_off_the_dock() -> None:  # AH-4.2
    s = bidding(table(hands=["fall-off-the-dock sea-sabre-9"]))
    say(s, 0, "lay:fall-off-the-dock")
    assert choice(s, 0) == sensible(s, 0)


def test_a_beginner_calls_a_thick_stack_without_counting_it() -> None:  # AH-6.6
    s = bidding(table(hands=["any*5", "any*11 rum"]))
    s.known_cards[1] = cards("rum")
    assert choice(s, 0, Scripted([0])) == "call:1"
    assert not choice(s, 0, Scripted([CALLS_ONE_IN - 1])).startswith("call")


def test_a_beginner_calls_nobody_with_a_thin_stack() -> None:  # AH-2.2
    s = bidding(table(hands=["any*5", "any*10 rum"]))
    s.known_cards[1] = cards("rum")
    assert not choice(s, 0, Scripted([])).startswith("call")


def test_a_beginner_calls_nobody_whose_cards_were_just_counted() -> None:  # AH-6.5
    s = bidding(table(hands=["any*5", "any*12 rum"], draws="rum"))
    s.known_cards[1] = cards("rum")
    say(s, 0, "call:1", "enough")
    assert not choice(s, 0, Scripted([])).startswith("call")


def test_a_beginner_forgets_the_limit() -> None:  # AH-6.1
    s = discarding(table(hands=["any*14"]))
    assert sensible(s, 0).startswith("drop")
    assert choice(s, 0) == "done"


def test_a_beginner_discards_where_he_must() -> None:  # AH-3.7
    s = discarding(table(hands=["any*14"], cheating=False))
    assert choice(s, 0).startswith("drop")


def test_a_beginner_keeps_the_highest_sailor_instead_of_the_one_that_fits() -> None:  # AH-4.4
    s = table(hands=["stormsail-2..4 stormsail-6"])
    s.aside = sorted(cards("stormsail-5 sea-sabre-10"))
    for kind in s.aside:
        s.deck.remove(kind)
    begin(s, Keeping(0, 1, 1, "AH-4.4"))
    assert sensible(s, 0) == "keep:stormsail-5"
    assert choice(s, 0) == "keep:sea-sabre-10"


def test_a_beginner_gives_his_lowest_card_even_if_he_needs_it() -> None:  # AH-4.8
    s = begin(table(hands=["stormsail-1..6 sea-sabre-10"]), Giving(0, 1))
    assert sensible(s, 0) == "give:sea-sabre-10"
    assert choice(s, 0) == "give:stormsail-1"


def test_a_beginner_cuts_the_highest_card_of_any_rival() -> None:  # AH-4.1
    s = bidding(table(hands=["cutpurse", "sea-sabre-9 sea-sabre-8", "black-viper-10"], auction="rum"))
    bid(s, 0, "cutpurse")
    bid(s, 1, "sea-sabre-8 sea-sabre-9")
    bid(s, 2, "black-viper-10")
    while any(str(option) == "agree" for ask in s.asks for option in ask.options):
        say(s, s.asks[0].seat, "agree")
    assert sensible(s, 0) != choice(s, 0)
    assert s.row[int(choice(s, 0).removeprefix("cut:"))].owner == 2


def test_a_beginner_without_rivals_spares_his_own_bid() -> None:  # AH-4.1
    s = reveal(table(hands=["any*5"], bids=["cutpurse sea-sabre-9"]))
    assert choice(s, 0) == "spare"


def test_a_beginner_starts_a_brawl_with_anybody() -> None:  # AH-4.9
    s = begin(table(hands=["any*5", "any*5", "any*7"]), Brawling(0))
    assert {choice(s, 0, Fast(seed)) for seed in range(20)} == {"name:1", "name:2"}
