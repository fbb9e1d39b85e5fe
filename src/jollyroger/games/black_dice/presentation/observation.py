"""What each player may know, as numbers for learners. (BD-2.4)"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from ....engine import FeatureList, Observer, QuestionFeatures, Seat, seat_names
from ..components import FACES, GOLD, PENALTIES, PIRATES, REWARDS, SYMBOLS, USUAL, Components, Quest
from ..rules.penalties import OTHERS_LOSS, Loading, Throwing, Tossing
from ..rules.pirates import Hauling, Picking, Putting, Storming, Swapping, Taking, Turning
from ..rules.rewards import MovingDie
from ..rules.settlement import Pardonable, Penalty, Surplus
from ..rules.turns import Acting
from ..state import Table

VERSION: Final = 1
"""Raise it with every change of the features."""
QUESTIONS: Final = (
    *(Acting, Picking, Turning, Swapping, Storming, Hauling, Taking, Putting),
    *(Penalty, Surplus, Throwing, Loading, Tossing, MovingDie),
)
ENDINGS: Final = ("most-gold", "fewest-tokens", "captain", "sunk", "crew-lost", "adrift")
FATES: Final = ("completed", "failed", "inactive")


class DiceObserver(Observer[Table]):
    """Encodes what a player may know with these components."""

    left_out: ClassVar[Mapping[str, str]] = {
        "quest.number": "It is a text.",
        "last_round": "It is settled and has no further effect.",
        "duels": "They are settled; the captain and the gold tell who has won them.",
        "cause": "It tells how the game ended.",
    }
    unordered: ClassVar[Mapping[str, str]] = {
        "columns.dice": "For each player, the first and the last of his dice are told by their place in the column.",
        "columns.spilled": "The order of rolled dice has no effect.",
        "overboard": "The order in which pirates went has no effect.",
    }

    def __init__(self, components: Components, seats: int) -> None:
        features, names = FeatureList(), seat_names(seats)
        numbers, gold, symbols = components.numbers, len(components.gold), SYMBOLS[1:]
        self.seats = seats
        self.question = QuestionFeatures(features, seats, QUESTIONS, ENDINGS)
        features.group("question details")
        self.about_face = features.one_of("question about", symbols)
        self.about_owner = features.one_of("question about the die of", names)
        self.about_count = features.number("question: how many more", max(OTHERS_LOSS, numbers.rum))
        self.any_face = features.flag("question: any face")
        self.quest = features.group("quest")
        self._add_quest(features, components)
        self.quests = [
            {layout: quest_values(components, number, layout) for layout in components.layouts}
            for number in range(len(components.quests))
        ]
        self.table = features.group("table")
        features.flag("campaign")
        features.number("round", numbers.most_rounds)
        features.number("stage", max(len(quest.stages) for quest in components.quests))
        features.number("black dice out", numbers.black_dice)
        features.number("rum in the hold", numbers.rum)
        features.number("gold in the pool", gold)
        features.number("gold tossed", gold)
        features.number("tokens found", max(1, *(quest.tokens for quest in components.quests)))
        features.number("hits on the enemy", max(1, *(quest.hits for quest in components.quests)))
        features.number("damage of the ship", numbers.ship_damage)
        features.flag("flag unlocked")
        features.number("black dice next round", len(FACES) * seats, -float(len(FACES) * numbers.black_dice))
        features.flag("one die fewer next round")
        features.flag("one die more next round")
        self.captain = features.one_of("captain", names)
        self.active = features.one_of("active", names)
        self.pardon = features.one_of("may ignore a penalty", names)
        self.roll = features.group("roll")
        for state in ("fresh", "rerolled", "out"):
            features.counts(state, dict.fromkeys(symbols, numbers.dice_a_colour))
        self.columns = features.group("columns")
        for symbol in symbols:
            self._add_column(features, symbol, names, numbers.black_dice, numbers.dice_a_colour)
        self.column_width = 3 + len(FATES) + len(FACES) + 3 * seats
        self.pirates = features.group("pirates")
        for pirate in components.pirates:
            features.flag(f"pirate {pirate.id}: in the crew")
            features.flag(f"pirate {pirate.id}: overboard")
            features.number(f"pirate {pirate.id}: rum", max(1, pirate.limit))
        self.players: list[int] = []
        for name in names:
            self.players.append(features.group(f"player {name}"))
            features.number(f"{name}: dice to place", numbers.dice_a_colour)
            features.number(f"{name}: rum", numbers.rum)
            features.number(f"{name}: gold tokens", gold)
            features.number(f"{name}: gold of earlier quests", sum(components.gold) * len(components.quests))
            features.number(f"{name}: tokens of earlier quests", gold * len(components.quests))
            # Those of others are open at the end of the game.
            features.counts(f"{name}: gold tokens seen", {str(value): gold for value in GOLD})
        self.blank = features.blank()
        super().__init__(features.spec(VERSION))

    def _add_quest(self, features: FeatureList, components: Components) -> None:
        features.one_of("quest", [quest.id for quest in components.quests])
        features.one_of("layout", components.layouts)
        features.number("tokens needed", max(1, *(quest.tokens for quest in components.quests)))
        features.number("hits needed", max(1, *(quest.hits for quest in components.quests)))
        for symbol in SYMBOLS[1:]:
            features.one_of(f"column {symbol}: reward", REWARDS)
            features.number(f"column {symbol}: size of the reward", most(components, reward=True))
            features.one_of(f"column {symbol}: penalty", PENALTIES)
            features.number(f"column {symbol}: size of the penalty", most(components, reward=False))

    def _add_column(self, features: FeatureList, symbol: str, names: Sequence[str], black: int, dice: int) -> None:
        features.number(f"column {symbol}: black dice", black)
        features.flag(f"column {symbol}: blocked")
        features.number(f"column {symbol}: dice missing", black, -float(dice * len(names)))
        features.one_of(f"column {symbol}: fate", FATES)
        features.counts(f"column {symbol}: surplus rolled", dict.fromkeys(SYMBOLS[1:], black))
        for name in names:
            features.number(f"column {symbol}: dice of {name}", dice)
            features.number(f"column {symbol}: place of the first die of {name}", dice * len(names))
            features.number(f"column {symbol}: place of the last die of {name}", dice * len(names))

    def encode(self, s: Table, seat: Seat) -> list[float]:
        v = self.blank[:]
        self.question.write(v, s, seat)
        if s.agenda:
            self._write_question_details(v, s, seat)
        layout = s.layout if s.layout in s.quest.layouts else USUAL
        values = self.quests[s.quest_number][layout]
        v[self.quest : self.quest + len(values)] = values
        self._write_table(v, s, seat)
        for offset, dice in enumerate((s.fresh, s.rerolled, s.out)):
            start = self.roll + offset * len(FACES) - 1
            for face in dice:
                v[start + face] += 1.0
        self._write_columns(v, s, seat)
        at = self.pirates
        for pirate in range(len(PIRATES)):
            v[at + 2] = float(s.rum_on[pirate])
            at += 3
        for pirate in s.crew:
            v[self.pirates + 3 * pirate] = 1.0
        for pirate in s.flipped:
            v[self.pirates + 3 * pirate + 1] = 1.0
        self._write_players(v, s, seat)
        return v

    def _write_question_details(self, v: list[float], s: Table, seat: Seat) -> None:
        phase = s.agenda[-1]
        if isinstance(phase, Putting):
            v[self.about_face + phase.face - 1] = 1.0
            v[self.about_owner + (phase.owner - seat) % self.seats] = 1.0
        elif isinstance(phase, Turning):
            v[self.about_face + phase.face - 1] = 1.0
        elif isinstance(phase, Pardonable):
            v[self.about_face + phase.column - 1] = 1.0
        elif isinstance(phase, (Loading, Tossing)):
            v[self.about_count] = float(phase.count)
        elif isinstance(phase, Picking):
            v[self.any_face] = float(phase.any_face)

    def _write_table(self, v: list[float], s: Table, seat: Seat) -> None:
        v[self.table : self.captain] = [
            float(s.campaign),
            float(s.round),
            float(s.stage_number + 1),
            float(s.black[0]),
            float(s.hold),
            float(len(s.gold)),
            float(len(s.tossed)),
            float(s.tokens),
            float(s.hits),
            float(s.damage),
            float(s.unlocked),
            float(s.extra_black),
            float(s.die_fewer_next),
            float(s.die_more_next),
        ]
        v[self.captain + (s.captain - seat) % self.seats] = 1.0
        if s.active is not None:
            v[self.active + (s.active - seat) % self.seats] = 1.0
        if s.pardon is not None:
            v[self.pardon + (s.pardon - seat) % self.seats] = 1.0

    def _write_columns(self, v: list[float], s: Table, seat: Seat) -> None:
        seats, at, fates = self.seats, self.columns, s.fates
        blocked = s.stage.blocked
        for face in FACES:
            column = s.columns[face]
            v[at] = float(s.black[face])
            if face == blocked:
                v[at + 1] = 1.0
            v[at + 2] = float(s.black[face] - len(column))
            if fates[face]:
                v[at + 3 + FATES.index(fates[face])] = 1.0
            for rolled in s.spills[face]:
                v[at + 5 + rolled] += 1.0
            owners = at + 12
            for place, owner in enumerate(column):
                own = owners + 3 * ((owner - seat) % seats)
                if not v[own]:
                    v[own + 1] = place + 1.0
                v[own] += 1.0
                v[own + 2] = place + 1.0
            at += self.column_width

    def _write_players(self, v: list[float], s: Table, seat: Seat) -> None:
        for distance, at in enumerate(self.players):
            other = (seat + distance) % self.seats
            v[at] = float(s.unplaced(other))
            v[at + 1] = float(s.rum[other])
            v[at + 2] = float(len(s.purses[other]))
            if s.campaign:
                v[at + 3] = float(s.banked[other])
                v[at + 4] = float(s.banked_tokens[other])
            if distance == 0 or s.result is not None:
                for value in s.purses[other]:
                    v[at + 5 + GOLD.index(value)] += 1.0


def most(components: Components, reward: bool) -> int:
    """The highest number of a reward or penalty on any tile."""
    adventures = [adventure for quest in components.quests for tile in quest.layouts.values() for adventure in tile]
    return max(1, *((adventure.reward if reward else adventure.penalty).n for adventure in adventures))


def quest_values(components: Components, number: int, layout: str) -> list[float]:
    """What is printed on a quest's tile in this layout, in the order of the group 'quest'."""
    quest: Quest = components.quests[number]
    values = [float(other == number) for other in range(len(components.quests))]
    values += [float(other == layout) for other in components.layouts]
    values += [float(quest.tokens), float(quest.hits)]
    for adventure in quest.adventures(layout):
        values += [float(kind == adventure.reward.kind) for kind in REWARDS]
        values.append(float(adventure.reward.n))
        values += [float(kind == adventure.penalty.kind) for kind in PENALTIES]
        values.append(float(adventure.penalty.n))
    return values
