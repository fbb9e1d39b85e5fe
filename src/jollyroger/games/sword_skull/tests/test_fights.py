"""Fights between players' figures: order, cards and spoils. (SS-8)"""

from __future__ import annotations

import pytest

from jollyroger.engine import waiting_for
from jollyroger.testing.play import current_phase, listen, offered

from ..rules.combat import CardsAfterRoll
from ..rules.fights import CardsBeforeRoll, Fights, Spoils
from .positions import crew, encounter, fight, hand, is_over, play_ids, refused_by_rule, space_of, table


def test_every_other_players_figure_on_the_space_is_fought() -> None:  # SS-8.1, T32
    s = fight(table(2, at="O0:o05 O1:o05 P1:o05", luck=[3, 2, 0, 4]), "O0")
    assert (current_phase(s), offered(s, 0)) == (Fights, ["attack:1:officer", "attack:1:pirate"])
    assert refused_by_rule(s, 0, "pass") == "SS-8.1"
    play_ids(s, 0, "attack:1:pirate", "take:nothing")
    # The Officer is left, and fought without asking; this time the defender wins.
    assert waiting_for(s) == [1]
    play_ids(s, 1, "take:gold")
    assert (s.gold, is_over(s)) == ([8, 12], True)


def test_figures_of_one_player_never_fight_each_other() -> None:  # SS-8.1
    assert is_over(fight(table(at="O0:o05 P0:o05"), "O0"))


def test_the_fights_come_after_the_encounter() -> None:  # SS-3.1, SS-8.1
    s = encounter(table(2, at="O0:o05 O1:o05", luck=[3, 2]), "O0")
    assert (s.gold[0], current_phase(s)) == (11, Spoils)


def test_the_winner_takes_two_gold_or_nothing() -> None:  # SS-8.2, SS-A9
    s = fight(table(2, at="O0:o05 O1:o05", luck=[3, 2]), "O0")
    assert offered(s, 0) == ["take:gold", "take:nothing"]
    play_ids(s, 0, "take:gold")
    assert s.gold == [12, 8]


def test_the_defender_may_win_and_take_too() -> None:  # SS-8.2
    s = fight(table(2, at="O0:o05 O1:o05", luck=[2, 3]), "O0")
    play_ids(s, 1, "take:gold")
    assert s.gold == [8, 12]


def test_a_loser_with_as_much_crew_gives_none() -> None:  # SS-8.2, T22
    three = ["hired-musketeer*2 clearwater-marine", "hired-cutthroat*2 rum-reef-fence"]
    s = fight(table(2, at="O0:o05 O1:o05", crew=three, luck=[3, 2]), "O0")
    assert offered(s, 0) == ["take:gold", "take:nothing"]
    assert refused_by_rule(s, 0, "take:rum-reef-fence") == "SS-8.2"


def test_a_loser_with_more_crew_gives_a_card_of_the_winners_choice() -> None:  # SS-8.2, SS-A9, T23
    more = ["hired-musketeer*2 clearwater-marine", "hired-cutthroat*2 rum-reef-fence smuggler-boss"]
    s = fight(table(2, at="O0:o05 O1:o05", crew=more, luck=[3, 2]), "O0")
    takes = ["take:rum-reef-fence", "take:hired-cutthroat", "take:smuggler-boss"]
    assert offered(s, 0) == ["take:gold", *takes, "take:nothing"]
    play_ids(s, 0, "take:smuggler-boss")
    assert ("smuggler-boss" in crew(s, 0), "smuggler-boss" in crew(s, 1), s.gold) == (True, False, [10, 10])


def test_the_beaten_figure_stays() -> None:  # SS-8.4
    s = fight(table(2, at="O0:o05 O1:o05", luck=[3, 2]), "O0")
    play_ids(s, 0, "take:gold")
    assert (space_of(s, "O0"), space_of(s, "O1")) == ("o05", "o05")


def test_a_loser_with_less_than_two_gold_is_bankrupt() -> None:  # SS-8.3, SS-9.2
    s = fight(table(2, at="O0:o05 P1:o05 O1:o06", gold=[10, 1], luck=[3, 2]), "O0")
    play_ids(s, 0, "take:gold")
    assert (s.gold, space_of(s, "P1"), space_of(s, "O1")) == ([12, 0], "pirate-ship", "o06")


def test_a_loser_with_less_than_two_gold_sells_items_first() -> None:  # SS-A27, SS-9.1
    s = fight(table(2, at="O0:o05 P1:o05", gold=[10, 1], items=["", "hook"], luck=[3, 1]), "O0")
    play_ids(s, 0, "take:gold")
    assert (s.gold, space_of(s, "P1"), s.items[1]) == ([12, 1], "o05", [])


def test_a_bankrupt_defender_leaves_and_the_attacker_fights_on() -> None:  # SS-A28
    s = fight(table(3, at="O0:o05 P1:o05 P2:o05", gold=[10, 0, 10], luck=[3, 2, 3, 2]), "O0")
    play_ids(s, 0, "attack:1:pirate", "take:gold", "take:gold")
    assert (space_of(s, "P1"), space_of(s, "P2"), s.gold) == ("pirate-ship", "o05", [14, 0, 8])


def test_a_bankrupt_attacker_leaves_and_its_other_fights_are_cancelled() -> None:  # SS-8.6, SS-8.3
    s = fight(table(3, at="O0:o05 P1:o05 P2:o05", gold=[0, 10, 10], luck=[2, 3]), "O0")
    play_ids(s, 0, "attack:1:pirate")
    play_ids(s, 1, "take:gold")
    assert (space_of(s, "O0"), is_over(s)) == ("navy-ship", True)


def test_players_with_cards_are_asked_the_attacker_first() -> None:  # SS-8.5
    s = fight(table(2, at="O0:o05 O1:o05", hands=["fair-wind", "royal-pardon"], luck=[3, 2]), "O0")
    seen = []
    while current_phase(s) in (CardsBeforeRoll, CardsAfterRoll):
        (seat,) = waiting_for(s)
        seen.append((current_phase(s), seat, offered(s, seat)))
        play_ids(s, seat, "pass")
    assert seen == [
        (CardsBeforeRoll, 0, ["pass"]),
        (CardsBeforeRoll, 1, ["pass"]),
        (CardsAfterRoll, 0, ["pass"]),
        (CardsAfterRoll, 1, ["pass"]),
    ]


@pytest.mark.parametrize("seat", [0, 1])
def test_either_player_may_keep_the_peace(seat: int) -> None:  # SS-B4.1, SS-8.5, SS-A34
    hands = ["keep-the-peace", "keep-the-peace"]
    s = fight(table(2, at="O0:o05 O1:o05", hands=hands), "O0")
    for other in range(seat):
        play_ids(s, other, "pass")
    play_ids(s, seat, "play:keep-the-peace")
    # No dice, no gain, and no second Keep the Peace.
    assert (is_over(s), s.gold, hand(s, 1 - seat), s.dice) == (True, [10, 10], ["keep-the-peace"], [])


def test_keep_the_peace_ends_one_fight_only() -> None:  # SS-A15, T43
    s = fight(table(2, at="O0:o05 O1:o05 P1:o05", hands=["", "keep-the-peace"], luck=[4, 2]), "O0")
    play_ids(s, 0, "attack:1:officer")
    play_ids(s, 1, "play:keep-the-peace")
    assert (current_phase(s), offered(s, 0)) == (Spoils, ["take:gold", "take:nothing"])


def test_a_lucky_blow_makes_a_blank_a_five_and_the_other_may_answer() -> None:  # SS-B4.2, SS-8.5, T42
    hands = ["lucky-blow", "quick-thinking"]
    s = fight(table(2, at="O0:o05 O1:o05", hands=hands, luck=[0, 4, 1]), "O0")
    play_ids(s, 0, "pass")
    play_ids(s, 1, "pass")
    play_ids(s, 0, "play:lucky-blow")
    assert (s.dice, waiting_for(s)) == ([5, 4], [1])
    play_ids(s, 1, "play:quick-thinking:other")
    assert s.dice == [1, 4]
    play_ids(s, 1, "take:gold")
    assert s.gold == [8, 12]


@pytest.mark.parametrize(("which", "dice"), [("own", [5, 3]), ("other", [2, 5])])
def test_quick_thinking_rolls_either_die_again(which: str, dice: list[int]) -> None:  # SS-B4.3
    s = fight(table(2, at="O0:o05 O1:o05", hands=["quick-thinking"], luck=[2, 3, 5]), "O0")
    play_ids(s, 0, "pass", f"play:quick-thinking:{which}")
    assert s.dice == dice


def test_two_blanks_after_a_card_are_rolled_again_and_cards_may_follow() -> None:  # SS-A14, SS-6.2
    hands = ["quick-thinking lucky-blow", ""]
    s = fight(table(2, at="O0:o05 O1:o05", hands=hands, luck=[0, 3, 0, 1, 2]), "O0")
    play_ids(s, 0, "pass", "play:quick-thinking:other")
    assert (s.dice, offered(s, 0)) == ([1, 2], ["pass", "play:lucky-blow"])


def test_after_two_blanks_the_attacker_is_asked_first_again() -> None:  # SS-A14, SS-8.5
    hands = ["quick-thinking lucky-blow", "lucky-blow"]
    s = fight(table(2, at="O0:o05 O1:o05", hands=hands, luck=[0, 3, 0, 1, 2]), "O0")
    play_ids(s, 0, "pass")
    play_ids(s, 1, "pass")
    play_ids(s, 0, "play:quick-thinking:other")
    assert (s.dice, waiting_for(s)) == ([1, 2], [0])
    play_ids(s, 0, "pass")
    assert waiting_for(s) == [1]
    play_ids(s, 1, "pass")
    assert current_phase(s) is Spoils


def test_cards_may_be_played_until_both_pass_in_succession() -> None:  # SS-8.5
    hands = ["lucky-blow quick-thinking", "lucky-blow quick-thinking"]
    s = fight(table(2, at="O0:o05 O1:o05", hands=hands, luck=[2, 3, 1]), "O0")
    play_ids(s, 0, "pass")
    play_ids(s, 1, "pass")
    play_ids(s, 0, "pass")
    play_ids(s, 1, "play:quick-thinking:own")
    play_ids(s, 0, "pass")
    play_ids(s, 1, "pass")
    assert current_phase(s) is Spoils


def test_being_asked_does_not_tell_which_cards_a_player_holds() -> None:  # SS-8.5, SS-10.2
    asked = []
    for card in ("keep-the-peace", "lucky-blow", "fair-wind"):
        s = fight(table(2, at="O0:o05 O1:o05", hands=["", card], luck=[3, 2]), "O0")
        told = listen(s)
        path = []
        while current_phase(s) in (CardsBeforeRoll, CardsAfterRoll):
            path.append((current_phase(s), waiting_for(s)))
            play_ids(s, 1, "pass")
        asked.append((path, told))
    assert asked[0] == asked[1] == asked[2]


def test_a_card_that_is_not_held_is_refused() -> None:  # SS-10.2
    s = fight(table(2, at="O0:o05 O1:o05", hands=["fair-wind"]), "O0")
    assert refused_by_rule(s, 0, "play:keep-the-peace") == "SS-10.2"
    assert refused_by_rule(s, 0, "play:quick-thinking:own") == "SS-10.2"
