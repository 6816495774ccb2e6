"""A person with a browser, and their HTTP requests."""

from typing import Any, Self

import httpx

from tests.kit.clients.live_client import NO_TLS, SOON

Json = dict[str, Any]


class Visitor:
    def __init__(self, address: str, name: str | None = None) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=SOON, verify=NO_TLS)
        self.me: Json = {} if name is None else self.done("POST", "/api/identity", {"name": name})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def ask(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        """Make a request and return the response, whatever its status."""
        return self.http.request(method, path, **more | ({} if body is None else {"json": body}))

    def done(self, method: str, path: str, body: object = None, **more: Any) -> Any:
        """Make a request that must succeed and return its answer."""
        answer = self.ask(method, path, body, **more)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def refused(self, status: int, method: str, path: str, body: object = None, **more: Any) -> str:
        """Make a request that must be refused with this status and a sentence; return the error code."""
        answer = self.ask(method, path, body, **more)
        assert answer.status_code == status, answer.text
        found = answer.json()
        assert set(found) <= {"code", "text", "rule"}
        assert found["text"].endswith(".")
        assert "Traceback" not in answer.text
        code: str = found["code"]
        return code

    @property
    def secret(self) -> str:
        return self.http.cookies["goldgavel"]

    @property
    def bearer(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.secret}"}

    def table(self, game: str = "aurum", **spec: Any) -> Json:
        made: Json = self.done("POST", "/api/tables", {"game": game, **spec})
        return made

    def sit(self, table: Json, seat: int, who: str = "me") -> httpx.Response:
        return self.ask("PUT", f"/api/tables/{table['id']}/seats/{seat}", {"who": who})
