"""A bot for All Hands on Deck!, and one for any game.

Try them: jollyroger simulate all-hands --bots docs/examples/my_bot.py:MyBot,random
"""

from jollyroger.bots import Decision
from jollyroger.engine import Action, State, play, run


class MyBot:
    """Collects neighbours: bids for cards that fit its hand, with cards that do not."""

    def choose(self, decision: Decision) -> Action | None:
        if decision.ask.may:
            return None
        view = decision.view()
        hand, picked = view["hand"], len(view["picks"])
        prize = usefulness(view["auction"] or "", hand)

        def preference(option: Action) -> float:
            verb, _, card = str(option).partition(":")
            match verb:
                case "lay":
                    return prize - usefulness(card, hand) - picked - 0.5
                case "drop" | "give":
                    return 5 - usefulness(card, hand)
                case "done":
                    return 9 if len(hand) - picked < 12 else 0
                case "call":
                    return -9
            return usefulness(card, hand)

        return max(decision.ask.options, key=preference)


def usefulness(card: str, hand: list[str]) -> float:
    """How many neighbours a card has in a hand; 0 if the hand has it twice."""
    crew, _, rank = card.rpartition("-")
    if not rank.isdigit() or hand.count(card) > 1:
        return 0
    return sum(f"{crew}-{int(rank) + step}" in hand for step in (-2, -1, 1, 2))


class Ahead:
    """For any game: tries each option in a few sampled states and plays on by the game's policy.

    The policy's own choice gets a bonus, because so few trials prove little.
    """

    def choose(self, decision: Decision) -> Action | None:
        ask = decision.ask
        policy_choice = decision.game.policy(decision.sample_state(), ask, decision.chance)
        if ask.may or len(ask.options) == 1:
            return policy_choice
        states = [decision.sample_state() for _ in range(6)]

        def score(option: Action) -> float:
            wins = sum(self.play_on(decision, state, option) for state in states)
            return wins + 3 * (option == policy_choice)

        return max(ask.options, key=score)

    def play_on(self, decision: Decision, state: State, option: Action) -> float:
        """Play this option and the rest of the game: 1 for a win, a share for a shared one, 0 for a loss."""
        trial, seat = state.clone(), decision.ask.seat
        play(trial, seat, option)
        run(trial, lambda ask: decision.game.policy(trial, ask, decision.chance))
        winners = () if trial.result is None else trial.result.winners
        return 1 / len(winners) if seat in winners else 0
