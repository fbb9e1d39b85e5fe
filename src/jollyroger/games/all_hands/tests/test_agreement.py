"""Options and refusals, and hints and rules, agree in thousands of positions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from jollyroger.engine import Action, Event, Fast, Phase, Seat, ask_for, play, random_choice
from jollyroger.testing.play import listen
from jollyroger.testing.random_play import positions

from .. import GAME
from ..actions import CALL, CLAIM, CUT, DONE, ENOUGH, FORFEIT, NAME, PASS, RESOLVE, SEAL, Call
from ..ai.evaluation import card_costs, hand_value
from ..components import CREW_KINDS, DECK, KINDS, MONKEY, RANK
from ..events import Caught, Cleared, Passed, Snatched, TurnedUp
from ..presentation.hints import hints
from ..presentation.view import has_passed
from ..rules import bidding, cheating, effects, rounds
from ..rules.auction import bid_strength
from ..rules.ending import add_to_hand, hand_is_over
from ..state import Table, cards_left

POSITIONS = 12_000


def asked_seats(s: Table) -> Iterator[tuple[Seat, set[Action]]]:
    for ask in s.asks:
        yield ask.seat, set(ask.options)


def test_a_call_is_offered_exactly_if_there_is_no_reason_against_it() -> None:  # AH-6.1, AH-6.3, AH-6.6, AH-6.7
    offered = 0
    for s in positions(GAME, POSITIONS):
        for seat in range(s.seats):
            if seat in s.sealed:
                continue
            ask = ask_for(s, seat)
            calls = {option for option in ask.options if isinstance(option, Call)} if ask else set()
            assert calls == {call for call in CALL if cheating.call_refusal(s, seat, call.captain) is None}
            offered += len(calls)
    assert offered


def listed(s: Table, phase: Phase[Table], seat: Seat) -> list[Action]:
    """The actions that a phase either offers to this seat or refuses with a reason."""
    row = range(len(s.row))
    others = [CALL[other] for other in range(s.seats) if other != seat] if s.cheating else []
    match phase:
        case bidding.Bidding():
            return [*others, *([SEAL, PASS] if seat == phase.seat else [])]
        case bidding.LastCall():
            return [*others, SEAL]
        case bidding.Rebidding():
            return [SEAL, FORFEIT]
        case rounds.Discarding():
            return [DONE]
        case cheating.Keeping():
            return [ENOUGH]
        case effects.Resolving():
            return [RESOLVE[kind] for kind in {card.kind for card in s.row if card.owner == seat} & RESOLVE.keys()]
        case effects.Cutting():
            return [CUT[phase.place]]
        case effects.Claiming():
            equal = [place for place in row if s.row[place] in s.row[:place] and s.row[place].claim is None]
            return [CLAIM[place] for place in row if place not in equal]
        case effects.ShadyDeal() | effects.Brawling():
            return list(NAME[: s.seats])
    return []


def test_what_is_not_offered_is_refused_with_a_reason_and_nothing_else() -> None:  # AH-3.3, AH-3.5, AH-3.7, AH-4.0
    seen = set()
    for s in positions(GAME, POSITIONS):
        phase = s.agenda[-1]
        for seat, offered in asked_seats(s):
            refused = {refusal.action for refusal in GAME.refusals(s, seat)}
            assert not offered & refused
            for action in listed(s, phase, seat):
                assert (action in offered) != (action in refused), (phase, action)
                seen.add((type(phase), action in offered))
    assert len({phase for phase, _ in seen}) == 10
    assert {offered for _, offered in seen} == {True, False}


def test_the_hints_name_exactly_the_cards_that_would_win_the_hand() -> None:  # AH-7.1, AH-7.2
    named = 0
    for s in positions(GAME, POSITIONS // 10):
        for seat in range(s.seats):
            told = hints(s, seat)
            winning = []
            for kind in (*range(CREW_KINDS), MONKEY):
                twin = s.clone()
                add_to_hand(twin, seat, kind, seen=False)
                if hand_is_over(twin):
                    winning.append(KINDS[kind].id)
            assert [card["card"] for card in told["winning"]] == winning
            assert told["auction_wins"] == (s.auction is not None and KINDS[s.auction].id in winning)
            named += len(winning)
    assert named


def test_a_call_costs_what_the_hints_say() -> None:  # AH-6.4, AH-6.5, AH-6.6
    made = set()
    for s in positions(GAME, POSITIONS // 10):
        for seat, offered in asked_seats(s):
            for call in [option for option in offered if isinstance(option, Call)]:
                for extra in (0, 10):
                    twin = s.clone()
                    for _ in range(min(extra, len(twin.deck))):
                        twin.pick_up(call.captain, twin.deck.pop(), seen=False)
                    excess, stake = hints(twin, call.captain)["excess"], hints(twin, seat)["stake"]
                    events = listen(twin)
                    play(twin, seat, call)
                    expected = Caught(seat, call.captain, excess) if excess else Cleared(seat, call.captain, stake)
                    assert events[0] == expected
                    assert [event.count for event in events if isinstance(event, Snatched)] == [excess or stake]
                    made.add(type(expected))
    assert made == {Caught, Cleared}


def test_a_revealed_bid_is_worth_what_the_hints_say() -> None:  # AH-5.1
    compared = 0
    for s in positions(GAME, POSITIONS):
        for seat in range(s.seats):
            hidden = [*s.bids[seat], *rounds.picked_cards(s.agenda[-1], seat)]
            if any(card.owner == seat for card in s.row) and not hidden:
                rum, value = bid_strength(s, seat)
                assert hints(s, seat)["laid"] == {"value": value, "rum": rum}
                compared += 1
    assert compared


def test_the_nearest_runs_lack_as_many_cards_as_the_hand() -> None:  # AH-7.4
    for s in positions(GAME, POSITIONS // 2):
        for seat in range(s.seats):
            told = hints(s, seat)
            rest = cards_left(s.hands[seat], rounds.picked_cards(s.agenda[-1], seat))
            for name, together in (("seven", min), ("three", sum)):
                lacking = together(len(run[name]["missing"]) for run in told["runs"])
                assert told["rest"][name] == max(0, lacking - rest.count(MONKEY))


def test_who_is_shown_as_having_passed_has_passed() -> None:  # AH-3.3
    shown = 0
    for seed in range(20):
        passed: set[Seat] = set()

        def note(event: Event, passed: set[Seat] = passed) -> None:
            if isinstance(event, TurnedUp):
                passed.clear()
            elif isinstance(event, Passed):
                passed.add(event.seat)

        chance, s = Fast(seed), GAME.new(2 + seed % 5, Fast(seed), listener=note)
        for _ in range(200):
            if isinstance(s.agenda[-1], cheating.CallWindow):
                assert {seat for seat in range(s.seats) if has_passed(s, seat)} == passed
                shown += len(passed)
            ask = chance.pick(s.asks)
            action = random_choice(ask, chance)
            if action is not None:
                play(s, ask.seat, action)
            if not s.asks:
                break
    assert shown


@pytest.mark.parametrize("size", [1, 5, 9, 12, 15])
def test_a_card_costs_what_the_hand_is_worth_less_without_it(size: int) -> None:
    chance = Fast(size)
    for _ in range(500):
        deck = DECK[:]
        hand = sorted(chance.draw(deck) for _ in range(size))
        for kind, cost in card_costs(hand).items():
            if kind < CREW_KINDS or kind == MONKEY:
                left = hand_value(cards_left(hand, [kind])) / hand_value(hand)
                assert cost == pytest.approx(1 - left + RANK[kind] / 1000)
