"""Reads the server's messages at a table of one game, for the clients of this package."""

from typing import Any

import msgspec
from msgspec import UnsetType
from msgspec.structs import replace

from goldgavel.games.game_types import GameEvent, GameView, ViewChange
from goldgavel.kernel.game import Game
from goldgavel.kernel.views import View
from goldgavel.protocol.messages import FromServer, ServerMessage, Update

KINDS = frozenset(kind.__struct_config__.tag for kind in FromServer.__subclasses__())


class Tagged(msgspec.Struct, frozen=True):
    type: str


class MessageDecoder:
    """Decodes messages with the views and events of one game."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self._types: dict[Any, Any] = {GameView: game.view_type, GameEvent: game.event_type}
        self._fields = {field.name: field.type for field in msgspec.structs.fields(game.view_type)}
        self._decode = msgspec.json.Decoder(ServerMessage, dec_hook=self._typed).decode

    def decode(self, text: str | bytes) -> ServerMessage | None:
        """Return the message, or None for a kind of message that only later servers send.

        Raises `msgspec.MsgspecError` if it does not follow the protocol.
        """
        try:
            found: ServerMessage = self._decode(text)
        except msgspec.ValidationError:
            if msgspec.json.decode(text, type=Tagged).type in KINDS:
                raise
            return None
        return found

    def _typed(self, kind: Any, value: Any) -> Any:
        if kind is not ViewChange:
            return msgspec.convert(value, self._types[kind])
        return {
            name: msgspec.convert(field, self._fields[name])
            for name, field in msgspec.convert(value, dict[str, Any]).items()
            if name in self._fields
        }


def merged(view: View, update: Update) -> View:
    """Return the view after an update."""
    moves = view.moves if isinstance(update.moves, UnsetType) else view.moves + update.moves
    return replace(view, **{"moves": moves, **update.view})
