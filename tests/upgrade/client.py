"""A third-party client written for version 0.1.0, which uses none of our code.

Do not change it: later servers must serve it as long as they speak protocol 1 (docs/protocol.md).
"""

import asyncio
import json
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect

NO_RESTS = {"trick_rest": 0, "round_rest": 0, "bot_pause": 0, "patience": 3600}


def ask(address: str, path: str, body: object = None, token: str = "") -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(address + path, data, headers)) as answer:  # noqa: S310 - a server of the tests
        return json.loads(answer.read())


def new_table(address: str, game: str, token: str, pace: dict[str, int]) -> str:
    """Make and start a table with the client and two bots."""
    wish = {"game": game, "options": {"players": 3}, "seats": ["me", "bot:random", "bot:random"], "pace": pace}
    table: str = ask(address, "/api/tables", wish, token)["id"]
    ask(address, f"/api/tables/{table}/start", {}, token)
    return table


def play(address: str, table: str, token: str, moves: int | None = None) -> int:
    """Make `moves` moves, each the first legal one, or play to the end. Returns how many were made."""
    return asyncio.run(asyncio.wait_for(_play(address, table, token, moves), 120))


async def _play(address: str, table: str, token: str, most: int | None) -> int:
    socket = f"{address.replace('http', 'ws')}/live/{table}?protocol=1&lang=en"
    view: dict[str, Any] = {}
    made, last = 0, ""
    async with connect(socket, additional_headers={"Authorization": f"Bearer {token}"}) as live:
        async for frame in live:
            message = json.loads(frame)
            view |= message.get("view") or {}
            if view.get("phase") == "over":
                return made
            if last and message.get("ack") == last and made == most:
                return made
            if (decision := message.get("decision")) is not None and made != most:
                last = f"m-{table}-{decision}"
                move = {"type": "move", "id": last, "decision": decision, "move": view["legal"][0]}
                await live.send(json.dumps(move))
                made += 1
    raise AssertionError("the server ended the connection before the game was over")
