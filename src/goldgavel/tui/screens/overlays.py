"""Dialogs over the table: a choice, a page to read, or a line to type."""

from collections.abc import Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

Choice = tuple[str, str]
"""The value of a choice, and its label."""


class Overlay(ModalScreen[str | None]):
    """A dialog with a title. Escape closes it. Its first focusable widget has the focus."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "back", show=False)]

    def __init__(self, title: str) -> None:
        super().__init__()
        self._title = title

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet"):
            yield Static(Text(self._title), id="title")
            yield from self.below_title()

    def below_title(self) -> ComposeResult:
        raise NotImplementedError

    def on_mount(self) -> None:
        """Use the colours of the table below."""
        for screen in self.app.screen_stack:
            self.add_class(getattr(screen, "game_name", "table"))

    def answer(self, chosen: str | None) -> None:
        """Close with a result. A second key press after closing is ignored."""
        if self.is_current:
            self.dismiss(chosen)

    def action_back(self) -> None:
        self.answer(None)


class PickerOverlay(Overlay):
    """A list of choices, optionally below a page to read."""

    def __init__(self, title: str, choices: Sequence[Choice], page: Sequence[RenderableType] = ()) -> None:
        super().__init__(title)
        self._choices = choices
        self._page = page

    def below_title(self) -> ComposeResult:
        if self._page:
            with VerticalScroll(id="pages", can_focus=False):
                yield Static(Group(*self._page), id="page")
        yield OptionList(
            *(Option(Text(words), id=f"choice-{place}") for place, (_, words) in enumerate(self._choices))
        )

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.answer(self._choices[event.option_index][0])


class ReaderOverlay(Overlay):
    """A page to read, which scrolls if it is longer than the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,q,space", "back", show=False)]

    def __init__(self, title: str, page: Sequence[RenderableType]) -> None:
        super().__init__(title)
        self._page = page

    def below_title(self) -> ComposeResult:
        with VerticalScroll(id="pages"):
            yield Static(Group(*self._page), id="page")


class InputOverlay(Overlay):
    """One line of input, sent with Enter."""

    def __init__(self, title: str, example: str = "") -> None:
        super().__init__(title)
        self._example = example

    def below_title(self) -> ComposeResult:
        yield Input(placeholder=self._example, max_length=300)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.answer(event.value.strip() or None)
