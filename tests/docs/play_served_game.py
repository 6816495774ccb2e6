"""Starts a server, plays one game of the named kind over the live socket and saves its record."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect

NO_RESTS = {"trick_rest": 0, "lot_rest": 0, "round_rest": 0, "numbers_wait": 0, "bot_pause": 0, "patience": 60}


def ask(address: str, path: str, body: object = None, token: str = "") -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(address + path, data, headers)) as answer:  # noqa: S310 - our own server
        return json.loads(answer.read())


async def play(address: str, table: str, token: str) -> None:
    """Make the first legal move at each decision until the game is over."""
    socket = f"{address.replace('http', 'ws')}/live/{table}?protocol=1&lang=en"
    view: dict[str, Any] = {}
    async with connect(socket, additional_headers={"Authorization": f"Bearer {token}"}) as live:
        async for frame in live:
            message = json.loads(frame)
            view |= message.get("view") or {}
            if view.get("phase") == "over":
                return
            if (decision := message.get("decision")) is not None:
                move = {"type": "move", "id": f"m-{decision}", "decision": decision, "move": view["legal"][0]}
                await live.send(json.dumps(move))


def main(game: str) -> None:
    command = [sys.executable, "-m", "goldgavel", "serve", "--port", "0", "--bot-processes", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:  # noqa: S603
        try:
            assert server.stdout is not None
            address = next(word for word in server.stdout.readline().split() if word.startswith("http"))
            assert game in {offered["name"] for offered in ask(address, "/api/games")["games"]}
            assert f"{game.capitalize()}View" in ask(address, "/api/protocol.json")["$defs"]
            token = ask(address, "/api/identity", {"name": "Ann", "program": True})["token"]
            seats = ["me", "bot:random", "bot:random"]
            wish = {"game": game, "options": {"players": 3}, "seats": seats, "pace": NO_RESTS}
            table = ask(address, "/api/tables", wish, token)["id"]
            ask(address, f"/api/tables/{table}/start", {}, token)
            asyncio.run(asyncio.wait_for(play(address, table, token), 60))
            record = ask(address, f"/api/tables/{table}/record", None, token)
            Path("record.json").write_text(json.dumps(record), encoding="utf-8")
            print(record["result"])
        finally:
            server.terminate()


if __name__ == "__main__":
    main(sys.argv[1])
