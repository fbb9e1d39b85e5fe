"""The conformance suite: what every game must keep, checked at positions that hypothesis generates.

In the tests of a game:

    from jollyroger.testing.conformance import ConformanceSuite

    class TestMyGame(ConformanceSuite):
        game = GAME
"""

from .positions import Position, Setup, random_move, reach, setups
from .suite import AT_A_POSITION, TO_THE_END, ConformanceSuite, Property, check_property, every_property
from .texts import check_definition

__all__ = [
    "AT_A_POSITION",
    "TO_THE_END",
    "ConformanceSuite",
    "Position",
    "Property",
    "Setup",
    "check_definition",
    "check_property",
    "every_property",
    "random_move",
    "reach",
    "setups",
]
