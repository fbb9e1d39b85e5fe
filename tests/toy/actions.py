"""What a captain of Liar's Cove can say."""

from __future__ import annotations

from dataclasses import dataclass

from jollyroger.engine import Action, Catalogue

VALUES = range(1, 5)


@dataclass(frozen=True)
class Give(Action):
    card: int


@dataclass(frozen=True)
class Lay(Action):
    card: int


@dataclass(frozen=True)
class Claim(Action):
    value: int


@dataclass(frozen=True)
class Heckle(Action):
    pass


@dataclass(frozen=True)
class Call(Action):
    pass


@dataclass(frozen=True)
class Pay(Action):
    pass


@dataclass(frozen=True)
class Drop(Action):
    card: int


GIVE, LAY, CLAIM, DROP = ({value: kind(value) for value in VALUES} for kind in (Give, Lay, Claim, Drop))
HECKLE, CALL, PAY = Heckle(), Call(), Pay()

CATALOGUE = Catalogue([*GIVE.values(), *LAY.values(), *CLAIM.values(), *DROP.values(), HECKLE, CALL, PAY])
