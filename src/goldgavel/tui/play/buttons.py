"""What can be done now, each with its words and its key."""

from typing import NamedTuple

from goldgavel.text import LazyText


class Button(NamedTuple):
    action: str
    """What the screen does; `move …` makes that move."""
    words: LazyText
    key: str
    """As it is shown."""
    is_main: bool = False
    """The one that matters."""
