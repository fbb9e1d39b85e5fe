"""The kernel: agenda, asks and answers, refusals, playing on."""

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
    ask_order,
    play,
    playout,
    random_choice,
    run,
    waiting_for,
)

from .example_phases import AYE, HUM, NAY, End, Interruptible, Question, Say, Write, start_with


def test_phases_happen_in_the_order_they_were_planned() -> None:
    assert start_with(Write("one"), Write("two"), Write("three")).diary == ["one", "two", "three"]


def test_phases_that_a_phase_plans_happen_before_the_rest_of_the_agenda() -> None:
    assert start_with(Write("battle", (Write("shot"), Write("smoke"))), Write("peace")).diary == [
        "battle",
        "shot",
        "smoke",
        "peace",
    ]


def test_the_kernel_runs_to_the_next_decision_and_waits_there() -> None:
    s = start_with(Write("before"), Question((1,)), Write("after"))
    assert s.diary == ["before"]
    assert waiting_for(s) == [1]
    apply(s, 1, AYE)
    assert s.diary == ["before", "1:say:aye", "after"]
    assert (s.agenda, s.asks) == ([], [])


def test_end_clears_the_agenda() -> None:
    s = start_with(End(), Write("never"), Question((0,)))
    assert s.result == Result((0,), "over")
    assert (s.diary, s.agenda, s.asks) == ([], [], [])


def test_after_the_end_nobody_is_asked() -> None:
    s = start_with(Question((0, 1)), End(), Question((2,)))
    apply(s, 1, NAY)
    apply(s, 0, NAY)
    assert s.asks == []
    with pytest.raises(Refused, match="The game is over"):
        apply(s, 2, AYE)


def test_answers_stay_sealed_until_all_who_must_have_answered() -> None:
    s = start_with(Question((0, 1, 2)))
    apply(s, 2, AYE)
    apply(s, 0, NAY)
    assert s.diary == []
    assert s.sealed == {2: AYE, 0: NAY}
    assert waiting_for(s) == [1]
    apply(s, 1, AYE)
    assert s.diary == ["2:say:aye 0:say:nay 1:say:aye"]
    assert s.sealed == {}


def test_a_phase_does_not_wait_for_seats_that_only_may_answer() -> None:
    s = start_with(Question((0,), may=(1, 2)))
    assert waiting_for(s) == [0]
    apply(s, 2, HUM)
    assert s.diary == []
    apply(s, 0, AYE)
    assert s.diary == ["2:say:hum 0:say:aye"]


def test_an_interrupted_phase_continues_after_the_interruption() -> None:
    s = start_with(Interruptible((0,), may=(1,)), Write("after"))
    apply(s, 1, HUM)
    assert waiting_for(s) == [0]
    apply(s, 0, AYE)
    assert s.diary == ["1:say:hum", "0:say:aye", "after"]


def test_after_lists_the_seats_in_turn_order_and_ends_with_the_given_one() -> None:
    s = start_with()
    assert [s.after(seat) for seat in range(3)] == [[1, 2, 0], [2, 0, 1], [0, 1, 2]]


class Bang(Event):
    times: int


def test_an_event_is_created_only_if_there_is_a_listener() -> None:
    made: list[Event] = []

    def bang(times: int) -> Event:
        made.append(Bang(times))
        return made[-1]

    s = start_with()
    s.tell(bang, 1)
    assert made == []
    heard: list[Event] = []
    s.listener = heard.append
    s.tell(bang, times=2)
    assert heard == made == [Bang(2)]


def test_a_clone_has_the_kernel_fields_and_no_listener() -> None:
    s = start_with(Question((0, 1)), Write("after"))
    s.listener = print
    play(s, 0, AYE)
    twin = s.clone()
    play(twin, 1, AYE)
    assert twin.diary[-1] == "after"
    assert (s.diary, s.sealed, waiting_for(s)) == ([], {0: AYE}, [1])
    assert twin.listener is None


REFUSED: list[tuple[State, Seat, Action, str]] = [
    (start_with(End()), 0, AYE, "The game is over."),
    (start_with(Question((0,))), 3, AYE, "There is no seat 3 at this table of 3."),
    (start_with(Question((0,))), -1, AYE, "There is no seat -1 at this table of 3."),
    (start_with(Question((0, 1))), 2, AYE, "It is not your turn to choose; the table waits for {0} and {1}."),
    (start_with(Question((0,))), 0, HUM, "'say:hum' is not one of your options now. They are: say:aye, say:nay."),
    (start_with(Question((0,), (1,))), 1, AYE, "You have no vote. (T-1.1)"),
]


@pytest.mark.parametrize(("s", "seat", "action", "reason"), REFUSED, ids=lambda part: str(part)[:20])
def test_an_illegal_action_is_refused_with_a_reason(s: State, seat: Seat, action: Action, reason: str) -> None:
    with pytest.raises(Refused) as refusal:
        apply(s, seat, action)
    assert str(refusal.value) == reason


def test_a_seat_that_has_answered_cannot_answer_again() -> None:
    s = start_with(Question((0, 1)))
    apply(s, 0, AYE)
    with pytest.raises(Refused, match="You have answered already"):
        apply(s, 0, NAY)
    assert s.sealed == {0: AYE}


def test_a_refusal_has_its_rule_and_its_sentence() -> None:
    with pytest.raises(Refused) as refusal:
        apply(start_with(Question((0,), (1,))), 1, AYE)
    assert (refusal.value.rule, refusal.value.why) == ("T-1.1", "You have no vote.")


def test_seats_that_may_choose_are_asked_once_before_the_seat_that_must() -> None:
    asked: list[Seat] = []

    def choose(ask: Ask) -> Action | None:
        asked.append(ask.seat)
        return None if ask.may else AYE

    made, free = run(start_with(Interruptible((1,), (0, 2)), Question((2,), (0,))), choose)
    assert asked == [0, 2, 1, 0, 2]
    assert (made, free) == (2, 2)


def order(s: State, pending: Seat | None = None) -> list[Seat]:
    return [ask.seat for ask in ask_order(s, pending)]


def test_asks_are_put_to_those_who_may_and_then_to_the_first_who_must() -> None:
    assert order(start_with(Question((2, 1), may=(0,)))) == [0, 2]
    assert order(start_with(Question((0, 1, 2)))) == [0]
    assert order(start_with(Question((1,)))) == [1]
    assert order(start_with(Write("nothing to ask"))) == []


def test_while_a_seat_must_still_choose_those_who_may_are_not_asked_again() -> None:
    s = start_with(Interruptible((0,), may=(1, 2)))
    assert order(s) == [1, 2, 0]
    assert order(s, pending=0) == [0]
    apply(s, 1, HUM)
    assert order(s, pending=0) == [0]
    assert order(s) == [1, 2, 0]


def test_an_interruption_is_offered_only_once() -> None:
    said: list[tuple[Seat, str]] = []

    def choose(ask: Ask) -> Action:
        said.append((ask.seat, str(ask.options[0])))
        return ask.options[0]

    run(start_with(Interruptible((0,), (1,))), choose)
    assert said == [(1, "say:hum"), (0, "say:aye")]


def test_a_run_stops_at_its_limit() -> None:
    s = start_with(Question((0,)), Question((0,)), Question((0,)))
    assert playout(s, Fast(1), limit=2) == (2, 2)
    assert waiting_for(s) == [0]


def test_a_choice_with_one_option_is_not_counted_as_free_and_uses_no_chance() -> None:
    chance, twin = Fast(3), Fast(3)
    assert random_choice(Ask(0, [AYE]), chance) == AYE
    assert chance.below(1 << 60) == twin.below(1 << 60)


def test_a_random_choice_is_silence_as_often_as_each_option() -> None:
    chance = Fast(5)
    answers = [random_choice(Ask(0, [AYE, NAY], may=True), chance) for _ in range(3000)]
    assert all(900 < answers.count(answer) < 1100 for answer in (AYE, NAY, None))
    assert random_choice(Ask(0, [AYE]), chance) == Say("aye")
