"""A line of the chat as a table keeps it: what somebody wrote, or a notice for readers of every language."""

from __future__ import annotations

from typing import NamedTuple

from ...engine.messages import Message
from ..messages import MESSAGES
from ..protocol import ChatLine


class KeptLine(NamedTuple):
    number: int
    seat: int | None
    text: Message | str
    at: float

    def shown(self) -> ChatLine:
        """The line in the language of the reader."""
        text = self.text if isinstance(self.text, str) else MESSAGES.render(self.text)
        return ChatLine(self.number, self.seat, text, self.at)
