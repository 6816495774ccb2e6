"""The history of a seat since the start of the game, for bots that read it."""

import time
from typing import Any

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from goldgavel.client.api import Api
from goldgavel.client.links import JoinError
from goldgavel.kernel.views import Told

PAUSES = (0.0, 0.5, 1.0, 2.0, 4.0)


def read_history(api: Api, game: Any) -> list[Told]:
    """Fetch the history as the seat may know it now.

    Nothing is cached, because hidden information may have been revealed since. The history comes in the welcome of
    a new connection with `since=0`, so this can be called from any thread.
    """
    headers = {"Authorization": f"Bearer {api.token}"}
    for pause in PAUSES:
        time.sleep(pause)
        try:
            with connect(api.link.live(api.lang, 0), additional_headers=headers, max_size=None) as socket:
                welcome = msgspec.json.decode(socket.recv())
        except (OSError, WebSocketException, TimeoutError):
            continue
        return history_from(welcome["missed"], game)
    raise JoinError("tui-server-silent", server=api.link.server)


def history_from(missed: list[dict[str, Any]], game: Any) -> list[Told]:
    """Convert the moves and deals; other notes are not part of a history. `ply` is the number of moves before."""
    kind: Any = game.event_type
    steps: list[Told] = []
    ply = 0
    for told in missed:
        if told.get("note") in {None, "time"}:
            events = msgspec.convert(told["events"], tuple[kind, ...])
            steps.append(Told(ply=ply, seat=told["seat"], move=told["move"], events=events))
            ply += told["move"] is not None
    return steps
