"""The bag of tokens, for laying out a ship."""

from __future__ import annotations

from ..component_reader import GOODS
from ..components import FROMM, OFF_SHIP, TOKENS
from ..state import GONE, IN_BAG, LYING, Ship
from .names import look


class Bag:
    """The tokens not yet laid out."""

    def __init__(self, s: Ship, fromm: bool) -> None:
        self.s = s
        s.token_at = [IN_BAG] * FROMM + [IN_BAG if fromm else GONE]
        s.token_back = [None] * (FROMM + 1)

    def put(self, where: int, names: str) -> None:
        """Enemies (`crew-3 guard-8 fromm-4`) or goods (`treasure cutlass grog-5`) in a room; goods also elsewhere."""
        for name in names.split():
            if name.startswith("fromm"):
                self.s.token_at[FROMM] = where
                self.s.fromm_strength = int(name.rpartition("-")[2])
            elif name in GOODS:
                kind = GOODS.index(name)
                token = next(token for token in self.left() if TOKENS[token].back == kind)
                self.s.token_at[token] = where + LYING if where < OFF_SHIP else where
                self.s.token_back[token] = kind
            else:
                self.s.token_at[self.find(name)] = where

    def left(self) -> list[int]:
        return [token for token in range(FROMM) if self.s.token_at[token] == IN_BAG]

    def find(self, name: str) -> int:
        return next(token for token in self.left() if look(token) == name)
