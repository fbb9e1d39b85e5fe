"""The screen of a replay: the screen of a game, with a slider in place of the options."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.timer import Timer

from .game_screen import GameScreen
from .keys import REPLAY_FOOTER, REPLAY_KEYS
from .sources.recorded_game import RecordedGame
from .widgets.board_pane import BoardPane
from .widgets.slider import Slider

SECONDS_PER_CHOICE = 0.8
ACTIONS = ("log", "enlarge", "help", "back", "scroll_sideways", "step", "turn", "go", "run", "viewer", "scroll_lines")
"""What can be done in a replay."""


class ReplayScreen(GameScreen):
    """Steps through a record."""

    FOOTER = REPLAY_FOOTER
    KEYS = REPLAY_KEYS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", "One choice back", priority=True),
        Binding("right", "step(1)", "One choice forward", priority=True),
        Binding("pageup", "turn(-1)", "One turn back", priority=True),
        Binding("pagedown", "turn(1)", "One turn forward", priority=True),
        Binding("home", "go(False)", "The deal", priority=True),
        Binding("end", "go(True)", "The end", priority=True),
        Binding("up", "scroll_lines(-1)", "Board up", priority=True),
        Binding("down", "scroll_lines(1)", "Board down", priority=True),
        Binding("space", "run", "Run"),
        Binding("v", "viewer", "Another view"),
    ]

    def __init__(self, source: RecordedGame) -> None:
        super().__init__(source)
        self._record = source
        self._clock: Timer | None = None
        self._is_running = False

    def compose_list(self) -> ComposeResult:
        yield Slider(id="options")

    def on_mount(self) -> None:
        # Textual calls the handler of the base class by itself.
        self._clock = self.set_interval(SECONDS_PER_CHOICE, self._run_on, pause=True)

    def show_list(self) -> None:
        if self.moment.replay is not None:
            self.query_one(Slider).show(self.moment.replay, self._record.turn_starts, self.names)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        # A dialog that is open gets these keys first.
        return action in ACTIONS and self.is_current

    def choose_by_key(self, key: str) -> None:
        """There are no options to choose."""

    def on_slider_moved(self, message: Slider.Moved) -> None:
        self._record.go_to(message.choice)

    def action_step(self, by: int) -> None:
        self._record.go_to(self._record.choice + by)

    def action_turn(self, direction: int) -> None:
        self._record.go_by_turns(direction)

    def action_go(self, to_end: bool) -> None:
        self._record.go_to(self._record.last_choice if to_end else 0)

    def action_viewer(self) -> None:
        self._record.change_viewer()

    def action_scroll_lines(self, lines: int) -> None:
        self.query_one(BoardPane).scroll_relative(y=lines, animate=False)

    def action_back(self) -> None:
        self.remove_class("enlarged")

    def action_run(self) -> None:
        """Let the replay run, or stop it."""
        if not self._is_running and self._record.choice == self._record.last_choice:
            self._record.go_to(0)
        self._set_running(not self._is_running)

    def _run_on(self) -> None:
        self._record.go_to(self._record.choice + 1)
        if self._record.choice == self._record.last_choice:
            self._set_running(False)

    def _set_running(self, is_running: bool) -> None:
        assert self._clock is not None
        self._is_running = is_running
        if is_running:
            self._clock.resume()
        else:
            self._clock.pause()
