"""A bot for All Hands on Deck! Say: jollyroger simulate all-hands --bots docs/examples/my_bot.py:MyBot,random"""

from jollyroger.bots import Decision
from jollyroger.engine import Action, State, play, run


class MyBot:
    """Collects neighbours: bids for cards that fit its hand, with cards that do not."""

    def choose(self, decision: Decision) -> Action | None:
        if decision.ask.may:
            return None
        view = decision.view()
        hand, picked = view["hand"], len(view["picks"])
        wish = use(view["auction"] or "", hand)

        def liking(option: Action) -> float:
            verb, _, card = str(option).partition(":")
            match verb:
                case "lay":
                    return wish - use(card, hand) - picked - 0.5
                case "drop" | "give":
                    return 5 - use(card, hand)
                case "done":
                    return 9 if len(hand) - picked < 12 else 0
                case "call":
                    return -9
            return use(card, hand)

        return max(decision.ask.options, key=liking)


def use(card: str, hand: list[str]) -> float:
    """How much a card helps a hand: by each neighbour it has there, and not at all if it is there twice."""
    crew, _, rank = card.rpartition("-")
    if not rank.isdigit() or hand.count(card) > 1:
        return 0
    return sum(f"{crew}-{int(rank) + step}" in hand for step in (-2, -1, 1, 2))


class Ahead:
    """For any game: tries each option at tables that may be the real one, and plays on by the rule of thumb.

    What the rule of thumb says has the benefit of the doubt: a few trials say little.
    """

    def choose(self, decision: Decision) -> Action | None:
        ask = decision.ask
        thumb = decision.game.policy(decision.sample_state(), ask, decision.chance)
        if ask.may or len(ask.options) == 1:
            return thumb
        worlds = [decision.sample_state() for _ in range(6)]

        def wins(option: Action) -> float:
            return sum(self.outcome(decision, world, option) for world in worlds) + 3 * (option == thumb)

        return max(ask.options, key=wins)

    def outcome(self, decision: Decision, world: State, option: Action) -> float:
        """How a game ends that goes on with this option: 1 for a win of one's own, 0 for a loss."""
        trial, seat = world.clone(), decision.ask.seat
        play(trial, seat, option)
        run(trial, lambda ask: decision.game.policy(trial, ask, decision.chance))
        winners = () if trial.result is None else trial.result.winners
        return 1 / len(winners) if seat in winners else 0
