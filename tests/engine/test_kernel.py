"""The agenda, asks and answers, and what is refused."""

from __future__ import annotations

import pytest

from jollyroger.engine import (
    Action,
    Ask,
    Event,
    Fast,
    Refused,
    Result,
    Seat,
    State,
    apply,
    play,
    playout,
    random_choice,
    run,
    waiting_for,
)

from .example_phases import AYE, HUM, NAY, End, Ponder, Say, Vote, Write, table


def test_phases_happen_in_the_order_they_were_planned() -> None:
    assert table(Write("one"), Write("two"), Write("three")).diary == ["one", "two", "three"]


def test_what_a_phase_plans_happens_before_what_lies_below() -> None:
    assert table(Write("battle", (Write("shot"), Write("smoke"))), Write("peace")).diary == [
        "battle",
        "shot",
        "smoke",
        "peace",
    ]


def test_the_rules_run_on_to_the_next_decision_and_wait_there() -> None:
    s = table(Write("before"), Vote((1,)), Write("after"))
    assert s.diary == ["before"]
    assert waiting_for(s) == [1]
    apply(s, 1, AYE)
    assert s.diary == ["before", "1:say:aye", "after"]
    assert (s.agenda, s.asks) == ([], [])


def test_the_end_ends_everything_at_once() -> None:
    s = table(End(), Write("never"), Vote((0,)))
    assert s.result == Result((0,), "over")
    assert (s.diary, s.agenda, s.asks) == ([], [], [])


def test_after_the_end_nobody_is_asked_any_more() -> None:
    s = table(Vote((0, 1)), End(), Vote((2,)))
    apply(s, 1, NAY)
    apply(s, 0, NAY)
    assert s.asks == []
    with pytest.raises(Refused, match="The game is over"):
        apply(s, 2, AYE)


def test_answers_stay_sealed_until_all_who_must_have_answered() -> None:
    s = table(Vote((0, 1, 2)))
    apply(s, 2, AYE)
    apply(s, 0, NAY)
    assert s.diary == []
    assert s.sealed == {2: AYE, 0: NAY}
    assert waiting_for(s) == [1]
    apply(s, 1, AYE)
    assert s.diary == ["2:say:aye 0:say:nay 1:say:aye"]
    assert s.sealed == {}


def test_a_vote_does_not_wait_for_those_who_only_may() -> None:
    s = table(Vote((0,), may=(1, 2)))
    assert waiting_for(s) == [0]
    apply(s, 2, HUM)
    assert s.diary == []
    apply(s, 0, AYE)
    assert s.diary == ["2:say:hum 0:say:aye"]


def test_an_interrupted_phase_goes_on_after_the_interruption() -> None:
    s = table(Ponder((0,), may=(1,)), Write("after"))
    apply(s, 1, HUM)
    assert waiting_for(s) == [0]
    apply(s, 0, AYE)
    assert s.diary == ["1:say:hum", "0:say:aye", "after"]


def test_seats_after_one_go_round_to_it() -> None:
    s = table()
    assert [s.after(seat) for seat in range(3)] == [[1, 2, 0], [2, 0, 1], [0, 1, 2]]


class Bang(Event):
    times: int


def test_an_event_is_made_only_for_a_listener() -> None:
    made: list[Event] = []

    def bang(times: int) -> Event:
        made.append(Bang(times))
        return made[-1]

    s = table()
    s.tell(bang, 1)
    assert made == []
    heard: list[Event] = []
    s.listener = heard.append
    s.tell(bang, times=2)
    assert heard == made == [Bang(2)]


def test_a_clone_takes_over_what_the_kernel_keeps_and_nobody_listens_to_it() -> None:
    s = table(Vote((0, 1)), Write("after"))
    s.listener = print
    play(s, 0, AYE)
    twin = s.clone()
    play(twin, 1, AYE)
    assert twin.diary[-1] == "after"
    assert (s.diary, s.sealed, waiting_for(s)) == ([], {0: AYE}, [1])
    assert twin.listener is None


REFUSED: list[tuple[State, Seat, Action, str]] = [
    (table(End()), 0, AYE, "The game is over."),
    (table(Vote((0,))), 3, AYE, "There is no seat 3 at this table of 3."),
    (table(Vote((0,))), -1, AYE, "There is no seat -1 at this table of 3."),
    (table(Vote((0, 1))), 2, AYE, "It is not your turn to choose; the table waits for {0} and {1}."),
    (table(Vote((0,))), 0, HUM, "'say:hum' is not one of your options now. They are: say:aye, say:nay."),
    (table(Vote((0,), (1,))), 1, AYE, "You have no vote. (T-1.1)"),
]


@pytest.mark.parametrize(("s", "seat", "action", "reason"), REFUSED, ids=lambda part: str(part)[:20])
def test_what_cannot_be_played_is_refused_with_a_reason(s: State, seat: Seat, action: Action, reason: str) -> None:
    with pytest.raises(Refused) as refusal:
        apply(s, seat, action)
    assert str(refusal.value) == reason


def test_who_has_answered_waits_for_the_others() -> None:
    s = table(Vote((0, 1)))
    apply(s, 0, AYE)
    with pytest.raises(Refused, match="You have answered already"):
        apply(s, 0, NAY)
    assert s.sealed == {0: AYE}


def test_a_refusal_names_its_rule_apart_from_its_sentence() -> None:
    with pytest.raises(Refused) as refusal:
        apply(table(Vote((0,), (1,))), 1, AYE)
    assert (refusal.value.rule, refusal.value.why) == ("T-1.1", "You have no vote.")


def test_who_may_speak_is_asked_once_before_the_seat_that_must() -> None:
    asked: list[Seat] = []

    def choose(ask: Ask) -> Action | None:
        asked.append(ask.seat)
        return None if ask.may else AYE

    made, free = run(table(Ponder((1,), (0, 2)), Vote((2,), (0,))), choose)
    assert asked == [0, 2, 1, 0, 2]
    assert (made, free) == (2, 2)


def test_an_interruption_is_offered_once_and_then_the_seat_must_decide() -> None:
    said: list[tuple[Seat, str]] = []

    def choose(ask: Ask) -> Action:
        said.append((ask.seat, str(ask.options[0])))
        return ask.options[0]

    run(table(Ponder((0,), (1,))), choose)
    assert said == [(1, "say:hum"), (0, "say:aye")]


def test_a_run_stops_at_its_limit() -> None:
    s = table(Vote((0,)), Vote((0,)), Vote((0,)))
    assert playout(s, Fast(1), limit=2) == (2, 2)
    assert waiting_for(s) == [0]


def test_a_choice_without_an_alternative_is_not_free_and_takes_no_luck() -> None:
    luck, twin = Fast(3), Fast(3)
    assert random_choice(Ask(0, [AYE]), luck) == AYE
    assert luck.below(1 << 60) == twin.below(1 << 60)


def test_at_random_silence_is_as_likely_as_each_option() -> None:
    luck = Fast(5)
    answers = [random_choice(Ask(0, [AYE, NAY], may=True), luck) for _ in range(3000)]
    assert all(900 < answers.count(answer) < 1100 for answer in (AYE, NAY, None))
    assert random_choice(Ask(0, [AYE]), luck) == Say("aye")
