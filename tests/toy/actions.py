"""The choices of a captain of Liar's Cove."""

from __future__ import annotations

from jollyroger.engine import Action, Catalogue

VALUES = range(1, 5)


class Give(Action):
    card: int


class Lay(Action):
    card: int


class Claim(Action):
    value: int


class Heckle(Action):
    pass


class Call(Action):
    pass


class Pay(Action):
    pass


class Drop(Action):
    card: int


GIVE, LAY, CLAIM, DROP = ({value: kind(value) for value in VALUES} for kind in (Give, Lay, Claim, Drop))
HECKLE, CALL, PAY = Heckle(), Call(), Pay()

CATALOGUE = Catalogue([*GIVE.values(), *LAY.values(), *CLAIM.values(), *DROP.values(), HECKLE, CALL, PAY])
