"""The weights of `search_hints`. Made by tools/training/black_dice_value.py: change nothing by hand."""

from __future__ import annotations

from typing import Final

from ....engine import Frozen


class Weights(Frozen):
    """Learnt weights by quest; those of "any" are for quests that were not learnt."""

    success: dict[str, tuple[float, ...]]
    richest: dict[str, tuple[float, ...]]
    start: dict[str, tuple[float, ...]]
    """The chance of a quest at its start, for two, three and four players."""

    def success_of(self, quest: str) -> tuple[float, ...]:
        return self.success.get(quest, self.success["any"])

    def richest_of(self, quest: str) -> tuple[float, ...]:
        return self.richest.get(quest, self.richest["any"])

    def start_success(self, quest: str, seats: int) -> float:
        return self.start.get(quest, self.start["any"])[seats - 2]


WEIGHTS: Final = Weights(
    success={
        "any": (
            1.2069,
            -0.5759,
            -0.6384,
            -1.0083,
            -1.1114,
            0.3647,
            0.8788,
            -0.5285,
            -0.1343,
            0.394,
            0.8826,
            2.0562,
            -0.7079,
            -0.1988,
            0.2545,
            0.5075,
            0.57,
            -0.2103,
            0.104,
        ),
        "pirate-island": (
            1.1647,
            -0.1106,
            -0.5985,
            -1.188,
            -1.0683,
            0.541,
            0.9168,
            0.8923,
            0.276,
            0.3441,
            -2.3518,
            0.0,
            0.0,
            -0.2991,
            0.5201,
            0.7467,
            0.2493,
            -0.4457,
            0.2762,
        ),
        "kraken": (
            0.1087,
            -0.2167,
            0.0417,
            -0.843,
            0.0,
            -0.0952,
            0.4334,
            0.2124,
            0.3505,
            0.3271,
            0.0,
            1.7654,
            0.6238,
            -0.4325,
            0.0481,
            0.5685,
            0.2276,
            -0.206,
            -0.4681,
        ),
        "armada": (
            -0.3979,
            -0.5151,
            -0.7377,
            -0.9586,
            -0.7874,
            0.0,
            -0.5433,
            0.3482,
            0.214,
            0.3474,
            0.0,
            1.7541,
            0.0,
            -0.1113,
            0.0,
            0.7011,
            0.5859,
            0.6378,
            0.0556,
        ),
        "dutchman": (
            -0.9143,
            -0.7092,
            -0.4252,
            -1.4829,
            -0.7695,
            0.0,
            0.5833,
            0.1433,
            -0.1462,
            0.4515,
            0.0,
            2.3529,
            -0.3659,
            -0.0117,
            0.0,
            0.5505,
            0.2454,
            -2.6263,
            0.0761,
        ),
    },
    richest={
        "any": (1.4658, 0.2471, 0.4996, -0.2383, 0.0644, -0.0001, -0.1099),
        "pirate-island": (1.0507, 0.3063, 0.4455, 0.2148, 0.1264, -0.0383, -0.2296),
        "kraken": (1.5001, 0.0891, 0.9678, -0.4447, 0.0854, -0.1109, 0.113),
        "armada": (1.2599, -0.1002, 0.6336, -0.6758, 0.0435, 0.0116, -0.0422),
        "dutchman": (0.3267, 0.3875, 0.7326, 0.5994, -0.0261, 0.1948, -0.4585),
        "campaign": (-0.4483, 0.1304, 0.7005, 0.4994, 0.0407, 0.1976, -0.3596),
    },
    start={
        "any": (0.748, 0.693, 0.693),
        "pirate-island": (0.859, 0.756, 0.681),
        "kraken": (0.896, 0.889, 0.904),
        "armada": (0.844, 0.8, 0.793),
        "dutchman": (0.393, 0.326, 0.393),
    },
)
