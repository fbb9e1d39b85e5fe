"""The screen of a game: board and log, the question, and the options below it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.css.query import NoMatches
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Static

from ..messages import text as words
from .dialogs import ConfirmDialog, PagesDialog, SayDialog, paragraphs_text
from .keys import GAME_FOOTER, GAME_KEYS, keys_page
from .sources.moment import LogLine, Moment, OptionRow, RefusalRow
from .sources.source import GameSource, HelpPage
from .theme import NIGHT, PALETTES
from .widgets.board_pane import BoardPane
from .widgets.coloured_text import NameColours
from .widgets.ending_text import ending_text
from .widgets.option_layout import COMMAND_CHARACTERS
from .widgets.options_pane import OptionsPane
from .widgets.panes import GoalLine, HeadLine, Line, LogPane, log_text

WIDE = 112
"""From this many columns on, the log is beside the board."""
TALL = 30
SPINNER = ("   ", ".  ", ".. ", "...")
SPINNER_SECONDS = 0.3


class GameScreen(Screen[None]):
    """Shows moments of a source and sends it what the user does. Knows nothing of where the game comes from."""

    AUTO_FOCUS = "#options"
    FOOTER = GAME_FOOTER
    KEYS = GAME_KEYS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", "Undo"),
        Binding("h", "hint", "Hint"),
        Binding("f", "forecast", "What lies ahead"),
        Binding("r", "refusals", "Rules of what is refused"),
        Binding("l", "log", "The whole log"),
        Binding("b", "enlarge", "Board on the whole screen"),
        Binding("i", "interruptions", "Ask me to interrupt, or not"),
        Binding("s", "save", "Save"),
        Binding("slash", "say", "Say"),
        Binding("question_mark,f1", "help", "Help"),
        Binding("pageup", "scroll_board(-1)", "Board up", priority=True),
        Binding("pagedown", "scroll_board(1)", "Board down", priority=True),
        Binding("less_than_sign", "scroll_sideways(-1)", "Board left"),
        Binding("greater_than_sign", "scroll_sideways(1)", "Board right"),
        Binding("up", "move(-1)", "Up"),
        Binding("down", "move(1)", "Down"),
        Binding("left", "sideways(-1)", "Left"),
        Binding("right", "sideways(1)", "Right"),
        Binding("enter", "choose", "Choose"),
        Binding("space", "skip", "Do not wait"),
        Binding("escape", "back", "Back"),
    ]

    def __init__(self, source: GameSource) -> None:
        super().__init__()
        self.source = source
        self.moment = Moment("")
        self._hint: LogLine | None = None
        self._notice = ""
        self._ending_shown = False
        self._spinner: Timer | None = None
        self._spinner_step = 0

    def compose(self) -> ComposeResult:
        yield Static(id="curtain")
        yield HeadLine(id="head")
        yield GoalLine(id="goal")
        with Horizontal(id="table"):
            yield BoardPane(id="board")
            yield LogPane(id="log")
        with Horizontal(id="question-bar"):
            yield Line(id="question")
            yield Static(id="more")
        yield from self.compose_list()
        yield Line(id="footer")

    def compose_list(self) -> ComposeResult:
        """What is below the question."""
        yield OptionsPane(id="options")

    def on_mount(self) -> None:
        self._spinner = self.set_interval(SPINNER_SECONDS, self._spin, pause=True)
        self._render_moment()

    def show(self, moment: Moment) -> None:
        """Show a moment. A curtain closes everything that is open."""
        if moment.options != self.moment.options or moment.curtain:
            self._hint = None
        if moment.curtain:
            self._notice = ""
            while self.app.screen is not self and self in self.app.screen_stack:
                self.app.pop_screen()
        self.moment = moment
        self.set_class(bool(moment.curtain), "curtained")
        self._draw(self._render_moment)

    def announce(self, text: str, is_bad: bool = False) -> None:
        """Show a line in the footer until the next key. A long one is also in the log."""
        self._notice = text
        self._draw(lambda: self._show_footer(is_bad))
        if len(text) > self.size.width - 2:
            self._draw(lambda: self._show_hint(text))

    def _draw(self, draw: Callable[[], None]) -> None:
        """Draw, unless the screen is not complete yet, or is being closed while a bot still moves."""
        if self.is_mounted:
            with suppress(NoMatches):
                draw()

    @property
    def names(self) -> NameColours:
        palette = PALETTES.get(self.app.theme, PALETTES[NIGHT])
        return NameColours([seat.name for seat in self.moment.seats], palette)

    def _render_moment(self) -> None:
        moment, names = self.moment, self.names
        curtain = words("curtain", name=moment.curtain) if moment.curtain else ""
        self.query_one("#curtain", Static).update(Text(curtain, Style(bold=True), justify="center"))
        self.query_one(HeadLine).show_moment(moment, names)
        self.query_one(GoalLine).show_goal(moment.goal, names)
        reader = "" if moment.replay is None else moment.replay.viewer
        offered = frozenset(option.target for option in moment.options)
        self.query_one(BoardPane).show(moment.board, moment.targets, offered, reader, names)
        self.query_one(LogPane).show(self._log(), names)
        self._show_question()
        self.show_list()
        if self._spinner is not None and moment.is_thinking:
            self._spinner.resume()
        elif self._spinner is not None:
            self._spinner.pause()
        if moment.ending is not None and not self._ending_shown:
            self._ending_shown = True
            self._open_pages((words("over-title"), ending_text(moment, names)))
        self._show_footer()

    def show_list(self) -> None:
        """Show the options and refusals of the moment."""
        options = self.query_one(OptionsPane)
        is_changed = options.show(self.moment.options, self.moment.refusals, self.names)
        self._highlight_target(options, reveal=is_changed)

    def _highlight_target(self, options: OptionsPane, reveal: bool) -> None:
        """Highlight on the board what the highlighted option is about."""
        chosen = options.highlighted
        self.query_one(BoardPane).highlight("" if chosen is None else chosen.target, reveal)

    def on_options_pane_highlighted(self, message: OptionsPane.Highlighted) -> None:
        # The board does not move under somebody who points with the mouse.
        self._highlight_target(self.query_one(OptionsPane), reveal=not message.by_mouse)

    def on_board_pane_clicked(self, message: BoardPane.Clicked) -> None:
        """Show the options about what was clicked; a second click chooses, or goes on to the next of several."""
        if not self.moment.options:
            return
        options, target = self.query_one(OptionsPane), message.target
        options.focus()
        found = options.options_about(target)
        if len(found) == 1 and (found[0].is_light or options.target == target):
            self._choose(found[0])
        elif found and options.target == target:
            options.highlight_next()
        elif found:
            self.remove_class("enlarged")
            options.show_only(target)
            self.announce(words("click-again" if len(found) == 1 else "choose-one"))
        else:
            options.show_only("")
            refusal = next((row for row in self.moment.refusals if target and row.target == target), None)
            if refusal is not None:
                self.announce(f"{refusal.label}: {refusal.why} ({refusal.rule})")

    def _log(self) -> tuple[LogLine, ...]:
        return self.moment.log if self._hint is None else (*self.moment.log, self._hint)

    def _show_question(self) -> None:
        style = Style(bold=True) if self.moment.is_asked else Style(italic=True)
        dots = SPINNER[self._spinner_step % len(SPINNER)] if self.moment.is_thinking else ""
        self.query_one("#question", Line).show(self.names.prose(self.moment.question, style).append(dots))

    def _spin(self) -> None:
        self._spinner_step += 1
        self._draw(self._show_question)

    def _show_footer(self, is_bad: bool = False) -> None:
        palette = self.names.palette
        if self._notice:
            text = Text(self._notice, Style(bold=True, color=palette.bad if is_bad else palette.accent))
        else:
            text = Text(words(self.FOOTER), Style(color=palette.dim))
        self.query_one("#footer", Line).show(text)

    def on_options_pane_scrolled(self) -> None:
        options = self.query_one(OptionsPane)
        above, below = options.hidden_rows
        count = len(options.options_about(options.target))
        marks = [words("options-of", count=count, all=len(self.moment.options))] if options.target else []
        marks += [f"▲ {above}"] if above else []
        marks += [f"▼ {words('options-below', count=below)}"] if below else []
        self.query_one("#more", Static).update(" ".join(marks))

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(event.size.width >= WIDE, "wide")
        self.set_class(event.size.height >= TALL, "tall")

    def on_key(self, event: events.Key) -> None:
        """A key that is no command: that of an option."""
        if self._notice:
            self._notice = ""
            self._show_footer()
        key = event.character if event.is_printable else None
        if key is not None and key not in COMMAND_CHARACTERS and not self.moment.curtain:
            self.choose_by_key(key)

    def choose_by_key(self, key: str) -> None:
        """Choose the option with that key, or say that there is none."""
        if not self.query_one(OptionsPane).choose_by_key(key) and self.moment.options:
            self.announce(words("no-key", key=repr(key)))

    def on_options_pane_chosen(self, message: OptionsPane.Chosen) -> None:
        self._choose(message.option)

    def _choose(self, option: OptionRow) -> None:
        if option not in self.moment.options:
            return  # pressed twice: the question is another one already
        if not option.risk:
            self.source.choose(option)
            return

        def answer(is_confirmed: bool | None) -> None:
            if is_confirmed and option in self.moment.options:
                self.source.choose(option)

        self.app.push_screen(ConfirmDialog(option.label, option.risk), answer)

    def on_options_pane_refusal_chosen(self, message: OptionsPane.RefusalChosen) -> None:
        self._open_refusals([message.refusal])

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Behind a curtain there is nothing but the curtain."""
        return not self.moment.curtain or action in ("choose", "skip", "leave", "toggle_theme")

    def action_choose(self) -> None:
        if self.moment.curtain:
            self.source.lift_curtain()
        elif self.moment.options:
            self.query_one(OptionsPane).choose_highlighted()
        else:
            self.source.skip_pause()

    def action_skip(self) -> None:
        if self.moment.curtain:
            return
        passing = next((option for option in self.moment.options if option.kind == "pass"), None)
        if passing is not None:
            self._choose(passing)
        else:
            self.source.skip_pause()

    def action_undo(self) -> None:
        self.source.undo()

    def action_hint(self) -> None:
        self.run_worker(self._ask_for_hint(), exclusive=True, group="hint")

    async def _ask_for_hint(self) -> None:
        question, thinking = self.moment.options, words("captain-thinks")
        if self.moment.is_asked:
            self.announce(thinking)
        hint = await self.source.hint()
        if hint is None or self.moment.options != question:
            if self._notice == thinking:
                self._notice = ""
                self._draw(self._show_footer)
            return
        self._notice = ""
        key = self.query_one(OptionsPane).highlight_option(hint.option)
        # The option is highlighted: two lines of log have room for the reason only.
        is_brief = bool(key and hint.advice) and not self.has_class("wide")
        self._show_hint(f"{key}: {hint.advice}" if is_brief else hint.text)
        self._show_footer()

    def _show_hint(self, text: str) -> None:
        self._hint = LogLine(text, "hint", is_new=True)
        self.query_one(LogPane).show(self._log(), self.names)

    def action_forecast(self) -> None:
        text = self.source.forecast() or words("ahead-nothing")
        self._open_pages((words("ahead-title"), self.names.prose(text)))

    def action_refusals(self) -> None:
        """The rule of the highlighted refusal, or all refusals and their rules."""
        chosen = self.query_one(OptionsPane).highlighted
        if isinstance(chosen, RefusalRow):
            self._open_refusals([chosen])
        elif self.moment.refusals:
            self._open_refusals([*self.moment.refusals])
        else:
            self.announce(words("refusals-none"))

    def _open_refusals(self, refusals: list[RefusalRow]) -> None:
        rules = dict.fromkeys(refusal.rule for refusal in refusals)
        paragraphs = [f"{refusal.label}: {refusal.why} ({refusal.rule})" for refusal in refusals]
        paragraphs += [f"{rule}: {text}" for rule in rules if (text := self.source.rule_text(rule))]
        page = HelpPage(words("refusals-title"), tuple(paragraphs))
        self._open_pages((page.title, paragraphs_text(page, self.names.palette.accent)))

    def action_log(self) -> None:
        self._open_pages((words("log-title"), log_text(self._log(), self.names)), at_end=True)

    def action_help(self) -> None:
        accent = self.names.palette.accent
        pages = [keys_page(self.KEYS), *self.source.help_pages()]
        self._open_pages(*((page.title, paragraphs_text(page, accent)) for page in pages))

    def _open_pages(self, *pages: tuple[str, Text], at_end: bool = False) -> None:
        self.app.push_screen(PagesDialog(pages, at_end))

    def action_enlarge(self) -> None:
        self.toggle_class("enlarged")

    def action_back(self) -> None:
        self.remove_class("enlarged")
        options = self.query_one(OptionsPane)
        options.show_only("")
        options.focus()

    def action_scroll_board(self, pages: int) -> None:
        board = self.query_one(BoardPane)
        board.scroll_relative(y=pages * max(1, board.size.height - 2), animate=False)

    def action_scroll_sideways(self, direction: int) -> None:
        board = self.query_one(BoardPane)
        board.scroll_relative(x=direction * board.size.width // 2, animate=False)

    def action_move(self, steps: int) -> None:
        self.query_one(OptionsPane).move_highlight(steps)

    def action_sideways(self, direction: int) -> None:
        self.query_one(OptionsPane).move_sideways(direction)

    def action_interruptions(self) -> None:
        self.source.toggle_interruptions()

    def action_save(self) -> None:
        if self.source.can_save:
            self.source.save()
        else:
            self.announce(words("server-keeps"))

    def action_say(self) -> None:
        def say(text: str | None) -> None:
            if text:
                self.source.say(text)

        if self.source.has_chat:
            self.app.push_screen(SayDialog(), say)
        else:
            self.announce(words("say-aloud"))
