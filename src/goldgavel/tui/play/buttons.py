"""A button: its action, its label and its key."""

from typing import NamedTuple

from goldgavel.text import LazyText


class Button(NamedTuple):
    action: str
    """The action of the screen; `move …` makes that move."""
    words: LazyText
    key: str
    """The key as it is shown."""
    is_main: bool = False
    """True for the primary button, which Enter presses."""
