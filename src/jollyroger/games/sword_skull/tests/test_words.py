"""The texts: board, prompts, labels, events and hints."""

from __future__ import annotations

import pytest

from jollyroger.engine import Event, Result
from jollyroger.testing.play import offered

from .. import GAME
from ..actions import PASS
from ..events import Clashed, DrewOpenly, DrewToHand, Hired, NoFortuneCards, Priced, Settled, Walked, WentHome
from ..presentation.hints import hints, landing_forecast
from ..presentation.landing import landing_text
from ..presentation.view import view
from ..state import Table
from .positions import BOX, begin_turn, choose_move, encounter, fight, figure, play_ids, space, table

WORDS = GAME.words


def label(s: Table, seat: int, id: str) -> str:
    action = GAME.catalogue.find(id)
    assert action is not None
    return WORDS.label(s, seat, action)


def test_the_text_board_shows_both_paths_and_the_figures() -> None:
    picture = WORDS.text_board(view(table(at="O0:o05 P1:v05", stuck="O0", trove=3), 0))
    assert "o05 Treasure Chest† [1 gold]  O0!" in picture
    assert "v05 Thieves' Den† > v06/v11  P1" in picture
    assert "o02 Cave > o03/v01" in picture
    assert "v06 Treasure Trove† [3 gold]" in picture
    assert "v10 Lava Tubes† > o18" in picture


def test_reconstructed_components_have_a_dagger_that_is_explained() -> None:
    picture = WORDS.text_board(view(table(), 0))
    assert "† reconstructed: our best guess, not taken from the box." in picture
    assert "o01 Fort Rock " in picture
    assert "Clearwater Marine†" in picture


def test_own_cards_are_explained_and_those_of_others_only_counted() -> None:
    s = table(hands=["lucky-blow", "fair-wind*2"], items=["compass"])
    picture = WORDS.text_board(view(s, 0))
    assert "You hold Lucky Blow†" in picture
    assert "2 Fortune cards" in picture
    assert "Fair Wind" not in picture
    assert "Compass† (Once a turn you may roll one of your two dice again before you move)" in picture


def test_the_label_of_a_move_says_what_happens_there() -> None:
    crew = ["", "clearwater-merchant"]
    s = choose_move(table(at="O0:o03 P0:o24 P1:o25", dice=[0, 1], gold=[5], crew=crew, items=["", "hook"]))
    hire = "hire a Clearwater Marine or a Clearwater Merchant, then pay 1 gold"
    assert label(s, 0, "move:officer:o04") == f"Officer to Clearwater past the Navy Docks: {hire}"
    robbed = "take 3 gold from the richest player, or all if that is less"
    fought = "fight {1}'s Pirate (Might 1, 43 % to win)"
    assert label(s, 0, "move:pirate:o25") == f"Pirate to the Bridge of Tears: {robbed}, then {fought}"


def test_the_labels_of_the_order_say_what_happens() -> None:  # SS-4.3
    s = choose_move(table(at="O0:o26 P0:o20", dice=[1, 1], items=["", "hook"]))
    assert label(s, 0, "first:officer").startswith("Officer first, at Quicksand: stuck")
    assert label(s, 0, "first:pirate") == "Pirate first, at the Royal Tax Collector: pay 3 gold to the Treasure Trove"


def test_before_doubles_are_kept_the_hints_show_where_they_lead() -> None:  # SS-4.3, SS-B4.8
    s = choose_move(table(at="O0:o30 P0:v04", dice=[1, 1], hands=["fair-wind"]))
    ends = [(end["role"], end["space"], end["castle"]) for end in hints(s, 0)["ends"]]
    assert ends == [("officer", "o00", 1), ("pirate", "v06", None), ("pirate", "v11", None)]
    s = choose_move(table(at="O0:o30 P0:v04", dice=[0, 0], hands=["fair-wind"]))
    assert hints(s, 0)["ends"] == []


@pytest.mark.parametrize(
    ("stuck", "said"),
    [
        ("", "Doubles! Both your figures move 4."),
        ("O0", "Doubles, but only your Pirate can move: 4."),
        ("P0", "Doubles, but only your Officer can move: 4."),
        ("O0 P0", "Neither of your figures can move."),
    ],
)
def test_the_prompt_of_doubles_names_the_figures_that_may_move(stuck: str, said: str) -> None:  # SS-4.3, SS-A24
    s = choose_move(table(at="O0:o28 P0:o28", stuck=stuck, dice=[2, 2], hands=["fair-wind"]))
    assert WORDS.prompt(s, 0) == said


def test_an_enemys_might_and_reward_are_shown() -> None:  # SS-7.1, SS-7.2
    crew = ["fort-rock-captain*3 clearwater-marine*3"]
    s = encounter(table(5, at="O0:o08", crew=crew, items=["lantern"], luck=["cyclops"]), "O0")
    assert "Turned up: Cyclops†. Might 7, reward 1 gold and 1 item." in WORDS.text_board(view(s, 0))
    assert WORDS.prompt(s, 0) == "The Cyclops! Fight it, or slip past with your Lantern?"
    assert WORDS.option_texts(s, s.asks[0])[0].note == "Might 7 · reward 1 gold and 1 item · you win 86 %"


def test_items_and_permanent_cards_are_listed_apart() -> None:  # SS-10.2, SS-10.3
    picture = WORDS.text_board(view(table(items=["hook"], permanent=["queens-commission"]), 0))
    assert "    Items: Hook† (Pirate +1)\n" in picture
    assert "    Fortune cards face up: Queen's Commission† (The Officer has 1 Might more)\n" in picture


def test_the_prompt_of_a_winner_names_the_loser() -> None:  # SS-8.2, SS-8.3
    s = fight(table(2, at="O0:o05 P1:o05", gold=[10, 1], luck=[3, 2]), "O0")
    assert WORDS.prompt(s, 0) == "You have beaten {1}'s Pirate! What do you take?"


def test_the_forecast_of_a_chest_includes_the_treasure_map() -> None:  # SS-B5.6
    s = choose_move(table(at="O0:o03 P0:o20", dice=[0, 2], items=["treasure-map"], chests=[3, 0, 0, 0]))
    assert landing_forecast(s, 0, space("o05"))["gold"] == 5
    assert landing_forecast(s, 0, space("o13"))["gold"] == 0


@pytest.mark.parametrize(
    ("mark", "end", "said"),
    [
        ("P0", "o25", "nothing: nobody has more than you"),
        ("O0", "o25", "nothing: nobody has more than you"),
        ("O0", "o28", "nothing, thanks to your Rope"),
        ("O0", "v06", "nothing: no gold lies there"),
        ("O0", "o00", "nothing happens"),
    ],
)
def test_the_text_of_a_space_without_effect_says_so(mark: str, end: str, said: str) -> None:  # SS-5.6, SS-B5.5
    s = choose_move(table(at="O0:o03 P0:o20", dice=[0, 1], items=["rope"]))
    assert landing_text(BOX, landing_forecast(s, figure(mark), space(end)), 0) == said


def test_a_table_without_odds_shows_none() -> None:
    s = choose_move(table(at="O0:o07 P0:o24 P1:o25", dice=[0, 1], odds=False))
    texts = [label(s, 0, id) for id in offered(s, 0)] + [WORDS.hints(hints(s, 0)), WORDS.prompt(s, 0)]
    assert not any("%" in text for text in texts)
    assert "This table does not show odds." in texts[-2]
    assert hints(s, 0)["figures"][0]["king"] is None
    assert hints(s, 0)["price"]["affordable"] is None


def test_the_hints_have_exact_odds() -> None:  # SS-6.1, SS-5.10
    ahead = hints(begin_turn(table(2, gold=[36], hands=["fair-wind"], items=["cutlass"])), 0)
    assert ahead["price"] == {"gold": 36, "prices": [30, 35, 35, 40, 40, 45], "affordable": 3}
    assert (ahead["figures"][0]["mate"], ahead["figures"][0]["king"]) == ([5, 35], [5, 35])
    assert "enough on 3 of 6 rolls" in WORDS.hints(ahead)


def test_the_odds_of_the_next_enemy_are_over_those_not_met() -> None:  # SS-7.1
    s = choose_move(table(at="O0:o07 P0:o24", dice=[0, 1]))
    s.enemy_deck, s.enemy_discard = [0, 15], s.enemy_deck[1:15]
    # Might 0 against 1 and against 3.
    assert landing_forecast(s, 0, space("o08"))["odds"] == [15 + 8, 70]


def test_the_hints_show_the_odds_before_a_fight() -> None:  # SS-8.5
    s = fight(table(2, at="O0:o05 P1:o05", hands=["fair-wind"], items=["cutlass", "hook"]), "O0")
    ahead = hints(s, 1)
    assert ahead["fight"]["wins"] == [24, 35]
    assert "{0}'s Officer attacks with Might 2 against 1, and wins 69 % (24 in 35)." in WORDS.hints(ahead)


def test_the_hints_forecast_every_space_within_reach() -> None:
    s = choose_move(table(at="O0:o31 P0:v05", dice=[1, 2], trove=4))
    text = WORDS.hints(hints(s, 0))
    assert (
        "Officer to the Cave before the Navy Docks: collect 1 gold at the Castle, then fight an enemy (32 % to win)."
        in text
    )
    assert "Pirate to the Lake of Fire: fight the First Mate (14 % to win), or else go to the Thieves' Den." in text
    assert "Pirate to the Geyser before the Buried Treasure" in text


def test_a_spectator_gets_no_hints() -> None:
    assert WORDS.hints(hints(table(), None)) == ""


@pytest.mark.parametrize(
    ("event", "you", "sentence"),
    [
        (DrewToHand(1, 1).seen_by(0), 0, "{1} draws a Fortune card."),
        (DrewToHand(1, 1), 1, "You draw Lucky Blow and keep it secret: Your die counts as 5, even if it was blank."),
        (DrewOpenly(1, 10), 0, "{1} draws Lost Purse: Take 3 gold from the bank."),
        (NoFortuneCards(1), 0, "{1} draws nothing: no Fortune card is left."),
        (WentHome(3, False), 1, "Your Pirate returns to its Ship."),
        (WentHome(3, True), 0, "{1}'s Pirate takes the Longboat to its Docks."),
        (
            Settled(0, (0, 2, 3), 1),
            1,
            "Bankrupt! {0} pays 2 gold to you and 3 gold to the Treasure Trove, but the bank has to add 1.",
        ),
        (
            Clashed(0, None, (0, 3), (2, 7), 1, "roll", (0, 1), ((), ()), "mate", None, False, False, (0, 0)),
            1,
            "{0}'s Officer has blank + 2, the First Mate 3 + 7.",
        ),
        (Priced(0, 0, 2, 30, 12), 0, "The Pirate King asks you for 30 gold, but you have only 12."),
        (Walked(0, 20, "move"), 0, "Only one legal move: your Officer goes to Mercenary Camp past the Pirate Docks."),
        (Walked(0, 20, "way"), 0, "Only one way: your Officer goes to Mercenary Camp past the Pirate Docks."),
        (Walked(0, 20, "move"), 1, "{0}'s Officer goes to Mercenary Camp past the Pirate Docks."),
        (Hired(0, 0, True), 0, "Only one pile is left: you hire a Clearwater Marine."),
    ],
)
def test_an_event_as_a_sentence(event: Event, you: int, sentence: str) -> None:
    assert WORDS.event_text(event, you) == sentence


@pytest.mark.parametrize(
    ("result", "you", "sentence"),
    [
        (Result((1,), "gold"), 0, "{1} wins by buying off the Pirate King."),
        (Result((1,), "might"), 1, "You win by beating the Pirate King."),
    ],
)
def test_the_outcome_as_a_sentence(result: Result, you: int, sentence: str) -> None:
    assert WORDS.outcome(result, you) == sentence


def test_the_prompt_and_labels_of_the_lair_name_the_price() -> None:
    s = encounter(table(2, at="O0:v12", gold=[50], luck=[0]), "O0")
    assert WORDS.prompt(s, 0) == "Pay the Pirate King 30 gold, or fight him?"
    assert label(s, 0, "pay") == "Pay 30 gold and win"


def test_the_prompt_of_an_auction_shows_the_item_and_the_highest_bid() -> None:  # SS-5.4
    s = encounter(table(2, at="O0:o10", luck=["hook"]), "O0")
    assert WORDS.prompt(s, 1) == "Bid for the Hook?"
    play_ids(s, 1, "bid:3")
    assert WORDS.prompt(s, 0) == "{1} bids 3 for the Hook. More?"


def test_the_label_of_a_pass() -> None:
    assert WORDS.label(table(), 0, PASS) == "Pass"


def test_the_text_of_a_card_has_the_number_of_the_file() -> None:
    assert BOX.cards["spyglass"].about.startswith("After a roll that is no double you may move 1 space more or less")
