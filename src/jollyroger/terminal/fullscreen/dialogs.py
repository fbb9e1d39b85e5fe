"""What opens over the game: questions, pages of text, a line to say. Escape closes each of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Static

from ..messages import text as words
from .sources.source import HelpPage

MAX_CHAT_LENGTH = 500


class ConfirmDialog(ModalScreen[bool]):
    """Asks whether to take a risk, and names it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,n", "answer(False)", "Back"),
        Binding("y", "answer(True)", "Do it"),
        Binding("left,right", "switch", "Other button", show=False),
    ]

    def __init__(self, label: str, risk: str) -> None:
        super().__init__()
        self._label = label
        self._risk = risk

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog small"):
            yield Static(Text(self._label, Style(bold=True)))
            yield Static(Text(self._risk), classes="paragraph")
            with Horizontal(classes="buttons"):
                yield Button(words("confirm-yes"), id="yes", compact=True)
                yield Button(words("confirm-no"), id="no", compact=True)

    def on_mount(self) -> None:
        self.query_one("#no", Button).focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "yes")

    def action_answer(self, answer: bool) -> None:
        self.dismiss(answer)

    def action_switch(self) -> None:
        self.focus_next()


class PagesDialog(ModalScreen[None]):
    """Pages of text: left and right turn them, up and down scroll."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,question_mark,l,r,f", "close", "Close"),
        Binding("left", "turn(-1)", "Previous page"),
        Binding("right,space", "turn(1)", "Next page"),
    ]

    def __init__(self, pages: Sequence[tuple[str, Text]], at_end: bool = False) -> None:
        super().__init__()
        self._pages = pages
        self._page = 0
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog large"):
            yield Static(classes="title", id="page-title")
            with VerticalScroll(id="page"):
                yield Static(id="page-text")
            keys = words("keys-pages" if len(self._pages) > 1 else "keys-page")
            yield Static(keys, classes="keys")

    def on_mount(self) -> None:
        self.query_one("#page").focus()
        self._show()
        if self._at_end:
            self.query_one("#page", VerticalScroll).scroll_end(animate=False)

    def _show(self) -> None:
        title, text = self._pages[self._page]
        number = f"   {words('page-of', page=self._page + 1, pages=len(self._pages))}" if len(self._pages) > 1 else ""
        self.query_one("#page-title", Static).update(
            Text.assemble((title, Style(bold=True)), (number, Style(dim=True)))
        )
        self.query_one("#page-text", Static).update(text)

    def action_turn(self, by: int) -> None:
        self._page = (self._page + by) % len(self._pages)
        self._show()
        self.query_one("#page", VerticalScroll).scroll_home(animate=False)

    def action_close(self) -> None:
        self.dismiss()


class SayDialog(ModalScreen[str]):
    """One line to say to the others at the table."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", "Close")]

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog small"):
            yield Static(words("say-title"), classes="title")
            yield Input(max_length=MAX_CHAT_LENGTH, compact=True)
            yield Static(words("say-keys"), classes="keys")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())

    def action_close(self) -> None:
        self.dismiss("")


def paragraphs_text(page: HelpPage, accent: str) -> Text:
    """The paragraphs of a page, their titles in bold."""
    paragraphs = []
    for paragraph in page.paragraphs:
        title, colon, rest = paragraph.partition(": ")
        if colon and len(title) <= 48:
            paragraphs.append(Text.assemble((title, Style(bold=True, color=accent)), f"  {rest}"))
        else:
            paragraphs.append(Text(paragraph))
    return Text("\n" if page.is_list else "\n\n").join(paragraphs)
