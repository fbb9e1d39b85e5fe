"""How options are shown: targets, buttons, notes and risks; the goal, the description and the glossary."""

from __future__ import annotations

from jollyroger.engine import OptionText, Seat
from jollyroger.testing.random_play import positions

from .. import GAME
from ..actions import Place, Reroll
from ..components import COMPONENTS, PENALTIES, PIRATES, REWARDS
from ..rules import turns
from ..rules.penalties import fatal_ending
from ..state import Table
from .positions import shown, table

WITHOUT_PLACE = {"reroll:all", "drink", "done", "stay", "cancel", "suffer"}


def options(s: Table, seat: Seat = 0) -> dict[str, OptionText]:
    (ask,) = s.asks
    assert ask.seat == seat
    return dict(zip(map(str, ask.options), GAME.words.option_texts(s, ask), strict=True))


def my_turn() -> Table:
    s = table(black="2 0 1 3 0 1", dice={"map": [1]}, rum=[2], gold=[[4]], waiting=[0, 2, 1])
    return shown(s, 0, "map map sword ship ship")


def test_placing_is_about_the_column_and_says_what_it_brings() -> None:  # BD-6.3
    place = options(my_turn())["place:map"]
    assert (place.target, place.label) == ("column:map", "Place 2 dice on the treasure map")
    assert (place.button, place.note) == ("Place 2 dice here", "fills it · pays 1 gold token each")


def test_fewer_dice_to_re_roll_than_possible_are_folded() -> None:  # BD-6.2
    offered = options(my_turn())
    assert (offered["reroll:ship:1"].folded, offered["reroll:ship:2"].folded) == (True, False)
    assert offered["reroll:ship:2"].note == "free · 4 of 6 symbols are active"


def test_only_what_has_no_place_is_without_a_target() -> None:
    seen = set()
    for s in positions(GAME, 4000, random_share=1):
        for ask in s.asks:
            for option, text in zip(ask.options, GAME.words.option_texts(s, ask), strict=True):
                assert (text.target == "") == (str(option) in WITHOUT_PLACE), option
                assert text.target or text.icon, option
                assert text.chance is None
                assert not set("*†").intersection(text.label)
                seen.add(type(option).__name__)
    assert {"Place", "Reroll", "Use", "Swap", "Storm", "Haul", "Take", "Put", "Pick", "Turn", "Throw"} <= seen


def test_placing_is_confirmed_if_it_leaves_too_few_dice_for_a_deadly_column() -> None:  # BD-8.5
    s = table(2, black="1 0 0 2 0 0", damage=1, rum=[1])
    risk = options(shown(s, 0, "anchor anchor"))["place:anchor"].risk
    assert risk == "No die is left then for 2 gaps on the treasure map. If it fails, the ship sinks."


def test_the_risk_is_true() -> None:  # BD-7.6, BD-8.5
    risky = 0
    for s in positions(GAME, 3000, random_share=1):
        if isinstance(s.agenda[-1], turns.Acting):
            for option in s.asks[0].options:
                if isinstance(option, Place):
                    twin = s.clone()
                    turns.place_dice(twin, s.asks[0].seat, option.face)
                    left = sum(twin.waiting)
                    deadly = any(
                        twin.missing(column) > left
                        for column in twin.active_columns()
                        if fatal_ending(twin, twin.adventure(column).penalty)
                    )
                    text = GAME.words.option_texts(s, s.asks[0])[list(s.asks[0].options).index(option)]
                    assert bool(text.risk) == deadly
                    risky += deadly
    assert risky


def test_ending_the_turn_says_what_waits() -> None:  # BD-6.3, BD-6.4
    done = options(shown(table(black="1 0 0 0 0 0", rum=[1]), 0, "ship map"))["done"]
    assert (done.ends_turn, done.button, done.note) == (True, "End turn", "2 dice wait for your next turn")


def test_the_goal_tells_how_far_it_is() -> None:  # BD-10.1
    goal = GAME.words.goal
    assert goal(GAME.view(table(2, damage=1), 0)) == (
        "Empty the chest, be the richest · 40 gold tokens left · damage 1 of 3"
    )
    assert goal(GAME.view(table(2, "kraken", tokens=1), 0)).startswith(
        "Find 2 summoning tokens, hit the Kraken 3 times, be the richest · found 1 of 2"
    )
    assert goal(GAME.view(table(2, "armada", hits=2), 0)).startswith("Hit the Armada 3 times, be the richest · 2 of 3")


def test_the_description_begins_with_the_reader() -> None:
    first, columns, *_ = GAME.words.describe(GAME.view(my_turn(), 0))
    assert first.heading == "You"
    assert "You have 5 dice to place, 2 rum and 1 gold token worth 4 (4)." in first.text
    assert "Treasure map: 3 black dice, and players' dice: 1 of {1}. It is 2 short." in columns.text
    assert columns.text.endswith("8 dice are left for 6 gaps.")


def test_the_description_keeps_the_worth_of_others_gold_secret() -> None:  # BD-2.4
    told = " ".join(passage.text for passage in GAME.words.describe(GAME.view(my_turn(), 1)))
    assert "{0}, the ship's captain, has 5 dice to place, 2 rum and 1 gold token." in told


def test_everything_on_the_table_is_in_the_glossary() -> None:
    terms = {term.id for term in GAME.glossary}
    assert terms >= {f"reward-{kind}" for kind in REWARDS} | {f"penalty-{kind}" for kind in PENALTIES}
    assert terms >= set(PIRATES)


def test_no_effect_has_a_placeholder_left() -> None:
    texts = [
        effect.about
        for quest in COMPONENTS.quests
        for adventures in quest.layouts.values()
        for adventure in adventures
        for effect in adventure
    ]
    assert not any("{" in text for text in texts)
    assert {"1 gold token each", "2 gold tokens each", "a map piece", "a hit on the Kraken"} <= set(texts)


def test_a_folded_re_roll_has_a_better_one() -> None:  # BD-6.2
    for s in positions(GAME, 1000, random_share=1):
        for ask in s.asks:
            texts = GAME.words.option_texts(s, ask)
            for option, text in zip(ask.options, texts, strict=True):
                if text.folded:
                    assert isinstance(option, Reroll)
                    assert option.count < s.fresh.count(option.face)
