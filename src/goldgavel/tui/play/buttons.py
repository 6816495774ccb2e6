"""What can be done now, each with its words and its key."""

from typing import NamedTuple

from goldgavel.text import Message


class Button(NamedTuple):
    action: str
    """What the screen does; `move …` makes that move."""
    words: Message
    key: str
    """As it is shown."""
    is_main: bool = False
    """The one that matters."""
