"""Scenes: one for each roll, fight and card, with numbers that are those of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from jollyroger.engine import Event, Fast, Scene, Side, ask_for, play, random_choice
from jollyroger.testing.play import listen

from .. import GAME, events
from ..odds import lair_win_chance
from ..presentation.hints import landing_forecast
from ..presentation.labels import space_target
from ..state import Table, figures_of, owner_of
from .positions import BOX, choose_move, encounter, fight, play_ids, table
from .random_tables import random_tables

WORDS = GAME.words


def scenes(told: list[Event], you: int | None) -> list[Scene]:
    seen = [event.seen_by(you) for event in told]
    return [scene for event in seen if event is not None for scene in [WORDS.scene(event, you)] if scene is not None]


def played_games(count: int) -> Iterator[tuple[Table, list[Event]]]:
    """Random games, step by step: the state after a choice, and the events that it brought."""
    for seed in range(count):
        s, chance = GAME.new(GAME.seats[seed % len(GAME.seats)], Fast(seed)), Fast(seed + 1)
        told = listen(s)
        while s.asks:
            action = random_choice(s.asks[0], chance)
            assert action is not None
            told.clear()
            play(s, s.asks[0].seat, action)
            yield s, told


def face_value(face: str) -> int:
    return 0 if face == "blank" else int(face)


def side_sum(side: Side) -> int:
    return sum(map(face_value, side.dice)) + sum(value for _, value in side.modifiers)


def test_every_side_adds_up_to_its_total_and_every_fight_to_its_verdict() -> None:  # SS-6.1, SS-6.2, SS-6.3
    kinds = set()
    for _, told in played_games(30):
        for number, event in enumerate(told):
            scene = WORDS.scene(event, None)
            if scene is None:
                continue
            kinds.add((type(event).__name__, scene.kind))
            assert all(side_sum(side) == side.total for side in scene.sides)
            if isinstance(event, events.Clashed):
                check_fight(event, scene, told[number + 1 :])
    fought = {("Clashed", "fight"), ("Prevailed", "step"), ("FoeAppeared", "step")}
    rolled = {(name, "roll") for name in ("Rolled", "RolledForSpace", "UsedCompass", "Priced")}
    shown = {("DrewOpenly", "card"), ("DrewToHand", "card"), ("Played", "card"), ("OnOffer", "card"), ("Took", "card")}
    ended = {(name, "reveal") for name in ("GotItem", "Settled", "GameWon")}
    assert kinds >= fought | rolled | shown | ended | {("GotItem", "card"), ("Bargained", "card")}


def check_fight(event: events.Clashed, scene: Scene, later: list[Event]) -> None:
    """The sides are those of the event, and if no card can follow, its outcome is the one that is told next."""
    attacker, defender = scene.sides
    assert (attacker.total, defender.total) == tuple(d + m for d, m in zip(event.dice, event.might, strict=True))
    assert sum(value for _, value in event.sources[0]) == event.might[0]
    outcome = next((other for other in later if isinstance(other, (events.Prevailed, events.Clashed))), None)
    if not event.open:
        assert isinstance(outcome, events.Prevailed)
        assert (outcome.won, outcome.contested) == (event.won, False)
        assert "wins" in scene.verdict
    elif any(event.dice):
        assert "leads" in scene.verdict
        assert outcome is None or not isinstance(outcome, events.Prevailed) or outcome.contested


def test_a_contested_fight_is_told_again_when_it_is_decided() -> None:  # SS-8.5
    s = fight(table(2, at="O0:o05 P1:o05", hands=["quick-thinking"], luck=[1, 3, 4]), "O0")
    told = listen(s)
    play_ids(s, 0, "pass", "play:quick-thinking:own")
    assert [scene.kind for scene in scenes(told, 0)] == ["fight", "card", "fight"]
    opening, _, again = scenes(told, 0)
    assert opening.verdict == "{1}'s Pirate leads, 3 to 1. Cards can still change it"
    assert (again.sides[0].dice, again.sides[1].dice) == (("4",), ())
    assert again.sides[1].modifiers == (("the 3 stays", 3),)
    assert (again.verdict, again.tone) == ("Your Officer wins, 4 to 3", "good")


def test_a_lucky_blow_is_added_by_name() -> None:  # SS-B4.2
    s = encounter(table(at="O0:v11", items=["cutlass"], hands=["lucky-blow"], luck=[0, 1, 2, 0]), "O0")
    told = listen(s)
    play_ids(s, 0, "play:lucky-blow")
    _, scene, *_ = scenes(told, 1)
    assert scene.sides[0].modifiers == (("Lucky Blow", 5), ("Cutlass", 2))
    assert (scene.seat, scene.sides[1].modifiers) == (None, (("the 1 stays", 1), ("Might", 7)))
    assert scene.verdict == "The First Mate wins, 8 to 7. Off to the Thieves' Den"


def test_two_blanks_have_a_scene_of_their_own() -> None:  # SS-6.2
    s = table(at="O0:o08", luck=["cave-bats", 0, 0, 5, 1])
    told = listen(s)
    encounter(s, "O0")
    fights = [scene for scene in scenes(told, 0) if scene.kind == "fight"]
    assert [scene.verdict for scene in fights] == [
        "Two blanks: both roll again",
        "Your Officer wins, 5 to 2. Reward: 1 gold",
    ]


def test_a_hidden_card_is_seen_by_its_owner_only() -> None:  # SS-10.2
    s = table(at="O0:o03", luck=["lucky-blow"])
    told = listen(s)
    encounter(s, "O0")
    (own,), (other,) = scenes(told, 0), scenes(told, 1)
    assert (own.kind, own.cards) == ("card", ("fortune:lucky-blow",))
    assert (other.kind, other.cards) == ("step", ("fortune:",))
    assert other == scenes(told, None)[0]


def test_a_forced_move_is_announced_to_its_owner() -> None:  # SS-4.3
    s = table(at="O0:o16 P0:o28", dice=[1, 3], stuck="P0")
    told = listen(s)
    choose_move(s)
    title = "Only one legal move: your Officer goes to Mercenary Camp past the Pirate Docks"
    assert [(scene.title, scene.target) for scene in scenes(told, 0)] == [(title, "space:o20")]
    assert scenes(told, 1) == []


def test_whoever_holds_cards_is_asked_and_so_never_forced() -> None:  # SS-3.2, SS-10.2
    for hand in ("lucky-blow", "local-guide"):
        s = choose_move(table(at="O0:o16 P0:o28", dice=[1, 3], stuck="P0", hands=[hand]))
        told = listen(s)
        play_ids(s, 0, "move:officer:o20")
        assert told[0] == events.Walked(0, 20, "")


@pytest.mark.parametrize(
    ("mark", "at", "luck", "verdict"),
    [
        ("O0", "v01", [0], "A blank: back to the Ship"),
        ("O0", "v01", [3], "3 gold from the Idol"),
        ("P0", "v02", [0], "A blank: it stays where it is"),
        ("P0", "v05", [2, 1], "A toll of 3 gold"),
        ("P0", "v09", [5, 1], "6 gold dug up"),
    ],
)
def test_a_roll_for_a_space_says_what_it_means(mark: str, at: str, luck: list[int], verdict: str) -> None:  # SS-5.7
    s = table(at=f"{mark}:{at}", luck=luck)
    told = listen(s)
    encounter(s, mark)
    assert (scenes(told, 0)[0].verdict, scenes(told, 0)[0].target) == (verdict, f"space:{at}")


def test_the_sources_of_might_add_up_to_it() -> None:  # SS-6.3
    for s in random_tables(300, first_seed=50000):
        for figure in range(2 * s.seats):
            assert sum(might for _, might in s.might_sources(figure)) == s.might(figure)


def test_the_chance_at_the_lair_is_that_of_paying_or_winning() -> None:  # SS-5.10
    for s in random_tables(50, first_seed=51000):
        figure = figures_of(s.active)[0]
        s.gold[s.active] += 28
        end = landing_forecast(s, figure, s.box.board.lair)
        pays = sum(price <= s.gold[s.active] for price in s.box.prices_for(s.seats)) / 6
        wins, cases = end["odds"]
        assert end["game"] == lair_win_chance(s, figure) == pytest.approx(pays + (1 - pays) * wins / cases)


def test_nothing_that_players_read_has_ids_or_daggers() -> None:
    ids = [space.id for space in BOX.board.spaces[:44]]
    for s, told in played_games(4):
        texts: list[Any] = [WORDS.event_text(event, None) for event in told]
        for ask in s.asks:
            texts.append(WORDS.prompt(s, ask.seat))
            texts += [part for text in WORDS.option_texts(s, ask) for part in (text.label, text.button, text.note)]
            texts += [refusal.why for refusal in GAME.refusals(s, ask.seat)]
        text = " ".join(texts)
        assert "†" not in text
        assert not [id for id in ids if id in text.replace("(", " ").split()]


def test_all_offered_spaces_are_targets_on_the_board() -> None:
    spaces = {space_target(s, number) for s in random_tables(1, 0) for number in range(len(BOX.board.spaces))}
    kinds: set[str] = set()
    for s, _ in played_games(12):
        for ask in s.asks:
            targets = [text.target for text in WORDS.option_texts(s, ask)]
            assert all(target in spaces for target in targets if target.startswith("space:"))
            kinds.update(target.partition(":")[0] for target in targets)
    assert kinds == {"", "space", "die", "card", "weapon", "crew", "seat", "auction", "item", "spoils"}


def test_bids_that_nobody_needs_are_folded() -> None:  # SS-5.4
    s = encounter(table(3, at="O0:o10", gold=[10, 9, 4], luck=["hook"]), "O0")
    ask = ask_for(s, 1)
    assert ask is not None
    texts = {str(action): text for action, text in zip(ask.options, WORDS.option_texts(s, ask), strict=True)}
    shown = ["pass", *(f"bid:{gold}" for gold in (1, 2, 3, 5, 9))]
    assert [id for id, text in texts.items() if not text.folded] == shown
    assert texts["bid:9"].note == "leaves you 0"
    play_ids(s, 1, "bid:3")
    play_ids(s, 2, "bid:4")
    last = s.asks[0]
    assert owner_of(0) == last.seat
    folded = [
        str(action) for action, text in zip(last.options, WORDS.option_texts(s, last), strict=True) if text.folded
    ]
    assert folded == [f"bid:{gold}" for gold in range(6, 11)]
    assert WORDS.option_texts(s, last)[1].note == "leaves you 5 · nobody can bid more"
