"""All that a seat was told since the game began, for bots that read it."""

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
    """As the seat may know it now: what was secret when it happened may be open since, so nothing is kept.

    The welcome of a connection with `since=0` has it; it may be asked for from any thread.
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
    """Moves and deals; notes about anything else are not part of a history. A ply counts the moves before."""
    kind: Any = game.event_type
    steps: list[Told] = []
    ply = 0
    for told in missed:
        if told.get("note") in {None, "time"}:
            events = msgspec.convert(told["events"], tuple[kind, ...])
            steps.append(Told(ply=ply, seat=told["seat"], move=told["move"], events=events))
            ply += told["move"] is not None
    return steps
