"""Types of messages that depend on the game of the table.

Message types name them, and the schema and the decoders of clients put the game's own types in their place
(`goldgavel.protocol`). For type checkers they are what all games have in common.
"""

from abc import ABC
from typing import TYPE_CHECKING

from goldgavel.kernel.views import Event, Fields, View

if TYPE_CHECKING:
    GameView = View
    GameEvent = Event
    ViewChange = Fields
else:

    class OfTheGame(ABC):  # noqa: B024 - abstract, so that msgspec leaves its values to the decoder's hook
        """A type that depends on the table's game."""

    class GameView(OfTheGame):
        """The view of the game."""

    class GameEvent(OfTheGame):
        """An event of the game."""

    class ViewChange(OfTheGame):
        """The fields of a view that have changed, with their new values."""

    GameView.register(View)
    GameEvent.register(Event)
    ViewChange.register(dict)
