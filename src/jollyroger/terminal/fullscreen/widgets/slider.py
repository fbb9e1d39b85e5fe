"""The slider of a replay."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from ...messages import text
from ..sources.moment import ReplayPosition
from .coloured_text import NameColours


class Slider(Widget, can_focus=True):
    """Where the replay is: a bar with marks where turns begin, and the same in words."""

    class Moved(Message):
        def __init__(self, choice: int) -> None:
            super().__init__()
            self.choice = choice

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._position: ReplayPosition | None = None
        self._turn_starts: Sequence[int] = ()
        self._names: NameColours | None = None

    def show(self, position: ReplayPosition, turn_starts: Sequence[int], names: NameColours) -> None:
        self._position, self._turn_starts, self._names = position, turn_starts, names
        self.refresh()

    def render(self) -> Text:
        position = self._position
        if position is None or self._names is None:
            return Text()
        width = max(2, self.size.width)
        marks = {self._place(choice, position, width) for choice in self._turn_starts}
        here = self._place(position.choice, position, width)
        palette = self._names.palette
        bar = Text()
        for x in range(width):
            if x == here:
                bar.append("●", Style(color=palette.accent, bold=True))
            else:
                bar.append("┼" if x in marks else "─", Style(color=palette.accent if x < here else palette.dim))
        place = text(
            "slider",
            choice=position.choice,
            choices=position.last_choice,
            turn=position.turn,
            turns=position.last_turn,
        )
        return Text.assemble(bar, "\n", (place, Style(bold=True)), f" · {position.viewer}", (" (v)", palette.dim))

    def on_mouse_down(self, event: events.MouseDown) -> None:
        content = event.get_content_offset(self)
        if content is not None and content.y == 0:
            self.capture_mouse()
            self._move_to(content.x)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        if self.app.mouse_captured is self:
            self._move_to(event.get_content_offset_capture(self).x)

    def on_mouse_up(self) -> None:
        self.release_mouse()

    def _move_to(self, x: int) -> None:
        if self._position is not None:
            last = self._position.last_choice
            choice = max(0, min(last, round(x * last / max(1, self.size.width - 1))))
            if choice != self._position.choice:
                self.post_message(self.Moved(choice))

    @staticmethod
    def _place(choice: int, position: ReplayPosition, width: int) -> int:
        return round(choice * (width - 1) / max(1, position.last_choice))
