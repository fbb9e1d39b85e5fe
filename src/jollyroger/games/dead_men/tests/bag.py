"""The bag of tokens, for laying out a ship."""

from __future__ import annotations

from ..component_reader import GOODS
from ..components import FROMM, OFF, TOKENS
from ..state import GONE, IN_BAG, LYING, Ship
from .names import look


class Bag:
    """The tokens not yet laid out."""

    def __init__(self, s: Ship, fromm: bool) -> None:
        self.s = s
        s.at = [IN_BAG] * FROMM + [IN_BAG if fromm else GONE]
        s.back = [None] * (FROMM + 1)

    def put(self, where: int, names: str) -> None:
        """Enemies (`crew-3 guard-8 fromm-4`) or goods (`treasure cutlass grog-5`) in a room; goods also elsewhere."""
        for name in names.split():
            if name.startswith("fromm"):
                self.s.at[FROMM] = where
                self.s.fromm = int(name.rpartition("-")[2])
            elif name in GOODS:
                kind = GOODS.index(name)
                token = next(token for token in self.left() if TOKENS[token].back == kind)
                self.s.at[token] = where + LYING if where < OFF else where
                self.s.back[token] = kind
            else:
                self.s.at[self.find(name)] = where

    def left(self) -> list[int]:
        return [token for token in range(FROMM) if self.s.at[token] == IN_BAG]

    def find(self, name: str) -> int:
        return next(token for token in self.left() if look(token) == name)
