"""The history of a seat since the start of the game, for bots that read it."""

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from goldgavel.client.api import Api
from goldgavel.client.links import JoinError
from goldgavel.kernel.views import Told
from goldgavel.protocol.decoder import MessageDecoder
from goldgavel.protocol.messages import Welcome
from goldgavel.session.updates import EntryView

PAUSES = (0.0, 0.5, 1.0, 2.0, 4.0)


def read_history(api: Api, game: Any) -> list[Told]:
    """Fetch the history as the seat may know it now.

    Nothing is cached, because hidden information may have been revealed since. The history comes in the welcome of
    a new connection with `since=0`, so this can be called from any thread.
    """
    decoder = MessageDecoder(game)
    headers = {"Authorization": f"Bearer {api.token}"}
    for pause in PAUSES:
        time.sleep(pause)
        try:
            with connect(api.link.live(None, 0), additional_headers=headers, max_size=None) as socket:
                welcome = decoder.decode(socket.recv())
        except (OSError, WebSocketException, TimeoutError):
            continue
        except msgspec.MsgspecError as problem:
            raise JoinError("tui-server-newer") from problem
        return history_from(welcome.missed if isinstance(welcome, Welcome) else ())
    raise JoinError("tui-server-silent", server=api.link.server)


def history_from(missed: Sequence[EntryView]) -> list[Told]:
    """Convert the moves and deals; other notes are not part of a history. `ply` is the number of moves before."""
    steps: list[Told] = []
    ply = 0
    for entry in missed:
        if entry.note in {UNSET, "time"}:
            steps.append(Told(ply=ply, seat=entry.seat, move=entry.move, events=entry.events))
            ply += entry.move is not None
    return steps
