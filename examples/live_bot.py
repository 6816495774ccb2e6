"""A bot at a live table: `python examples/live_bot.py http://127.0.0.1:8000 TABLE [NAME]`.

It takes a free seat, reports that it is ready, and plays a random legal move for each decision.
"""

import asyncio
import json
import random
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect


def call(method: str, url: str, body: object, token: str = "") -> Any:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers, method=method)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def sit_down(server: str, table: str, name: str) -> str:
    """Make a new identity, take the first free seat and return the token, which is the only credential."""
    token: str = call("POST", f"{server}/api/identity", {"name": name, "program": True})["token"]
    with urllib.request.urlopen(f"{server}/api/tables/{table}") as answer:
        seats = json.load(answer)["seats"]
    free = next(number for number, seat in enumerate(seats) if seat["kind"] == "free")
    call("PUT", f"{server}/api/tables/{table}/seats/{free}", {"who": "me"}, token)
    return token


async def play(socket: ClientConnection) -> None:
    view: dict[str, Any] = {}
    async for text in socket:
        message = json.loads(text)
        if message["type"] in {"welcome", "update"}:
            view |= message["view"] or {}
        if message.get("decision") is not None:
            move = {"type": "move", "id": f"m{message['decision']}", "decision": message["decision"]}
            await socket.send(json.dumps(move | {"move": random.choice(view["legal"])}))
        if view.get("phase") == "deal":
            await socket.send('{"type": "ready"}')
        if view.get("phase") == "over":
            return


async def main(server: str, table: str, name: str = "Example") -> None:
    token = await asyncio.to_thread(sit_down, server, table, name)
    address = server.replace("http", "ws", 1) + f"/live/{table}?protocol=1"
    async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        await play(socket)


if __name__ == "__main__":
    if len(sys.argv) not in {3, 4}:
        sys.exit("Say where to play: python examples/live_bot.py http://127.0.0.1:8000 TABLE [NAME]")
    asyncio.run(main(*sys.argv[1:]))
