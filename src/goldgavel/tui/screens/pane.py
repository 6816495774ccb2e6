"""A widget that shows a canvas."""

from collections.abc import Callable

from rich.style import Style
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from goldgavel.tui.draw.canvas import Canvas

Draw = Callable[[int, int], Canvas]
"""Draws a canvas of a given width and height."""


class ActionClicked(Message):
    """The player has clicked a zone that has an action."""

    def __init__(self, action: str) -> None:
        super().__init__()
        self.action = action


class Pane(Widget):
    def __init__(self, draw: Draw, name: str) -> None:
        super().__init__(id=name)
        self._draw = draw
        self._canvas: Canvas | None = None

    def redraw(self) -> None:
        self._canvas = None
        self.refresh()

    def on_resize(self) -> None:
        self.redraw()

    @property
    def canvas(self) -> Canvas:
        width, height = self.size
        if self._canvas is None or (self._canvas.width, self._canvas.height) != (width, height):
            self._canvas = self._draw(width, height)
        return self._canvas

    def render_line(self, y: int) -> Strip:
        canvas = self.canvas
        if y >= canvas.height:
            return Strip.blank(self.size.width, Style())
        return Strip(canvas.segments(y, self.app.theme), canvas.width)

    def on_click(self, event: events.Click) -> None:
        action = self.canvas.action_at(event.x, event.y)
        if action is not None:
            self.post_message(ActionClicked(action))
