"""A minimal HTTP client for JSON, so that making tables takes little of the clients' core."""

import asyncio
import json
from typing import Any

OK = range(200, 300)


class ApiError(Exception):
    pass


class Api:
    """A connection that is kept alive, and reopened when the server has closed it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        request = written(method, path, b"" if body is None else json.dumps(body).encode(), token)
        try:
            status, answer = await self._exchange(request)
        except (OSError, asyncio.IncompleteReadError):
            self.close()
            status, answer = await self._exchange(request)
        if status not in OK:
            raise ApiError(f"{method} {path}: {status} {answer.decode()}")
        return json.loads(answer) if answer[:1] in {b"{", b"["} else None  # a plain-text answer has no data

    async def _exchange(self, request: bytes) -> tuple[int, bytes]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._streams
        writer.write(request)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        return int(head[0].split()[1]), await reader.readexactly(content_length(head))

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


def written(method: str, path: str, body: bytes, token: str | None) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", f"Content-Length: {len(body)}"]
    lines += ["Content-Type: application/json"] if body else []
    lines += [f"Authorization: Bearer {token}"] if token else []
    return "\r\n".join([*lines, "", ""]).encode() + body


def content_length(head: list[str]) -> int:
    lengths = [line.partition(":")[2] for line in head if line.lower().startswith("content-length:")]
    return int(lengths[0]) if lengths else 0
