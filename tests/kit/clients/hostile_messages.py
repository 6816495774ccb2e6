"""Generates invalid messages, and valid ones at the wrong time."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, get_args

from msgspec import inspect

from goldgavel.protocol.messages import ClientMessage

WORDS = [
    *("move", "order", "ready", "ping", "welcome", "update", "type", "id", "decision", "waive", "version"),
    *("keep", "ask", "change", "no", "window", "always", "bid 3", "bid Ag7", "play Ag7", "swap Au1 Ag7", "pass"),
    *("wish", "say", "undo", "concede", "agree", "refuse", "withdraw", "of", "text", "</script><b>"),
    *("stop 1", "ban 2", "exchange", "", " ", "\x00", "\u202e", "é", "🂡", "a" * 64, "a" * 65, "1", "-1", "null"),
]
KINDS: list[Any] = list(inspect.multi_type_info(get_args(ClientMessage)))
ENDING = {"concede", "agree"}
"""They could end the game early."""
NUMBERS: list[Any] = [0, 1, 2, 3, -1, 17, 2**31, 2**63, -(2**63), 10**40, 0.5, 1e308, True, False, None]


Maker = Callable[[dict[str, Any], int | None], str | bytes]


class HostileMessages:
    """A generator of messages, as text or bytes."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def message(self, view: dict[str, Any], decision: int | None) -> str | bytes:
        if decision is not None and view.get("legal") and self.chance.random() < 0.2:
            return dumped(self.honest(view, decision))
        kinds: list[Maker] = [
            self.almost_right,
            self.almost_right,
            self.mutated,
            self.random_json,
            self.random_bytes,
        ]
        return self.chance.choice(kinds)(view, decision)

    def honest(self, view: dict[str, Any], decision: int) -> dict[str, Any]:
        """Return a legal move, so that the game continues and other messages arrive at every stage of it."""
        request = f"m{self.chance.randrange(10**9)}"
        return {"type": "move", "id": request, "decision": decision, "move": self.chance.choice(view["legal"])}

    def valid(self, view: dict[str, Any], decision: int | None) -> dict[str, Any]:
        """Return a valid message, which is sometimes a legal move."""
        chance = self.chance
        texts = {
            "id": [f"h{chance.randrange(40)}"],
            "move": [*(view.get("legal") or ()), "swap Au1 Ag7", "keep", chance.choice(WORDS) or "x"],
            "number": ["7", "C0FFEE", "0" * 64, "xyz", "-1"],
            "text": WORDS,
        }
        numbers = [decision or 1, 1, 2, 3, 17, 1000]
        kind = chance.choice(KINDS)
        fields = {one.name: self.field(one.type, texts.get(one.name, WORDS), numbers) for one in kind.fields}
        return {"type": kind.tag, **fields}

    def field(self, kind: inspect.Type, texts: list[str], numbers: list[int]) -> Any:
        """Return a value of that type."""
        if isinstance(kind, inspect.UnionType):
            return self.field(self.chance.choice(kind.types), texts, numbers)
        if isinstance(kind, inspect.LiteralType):
            return self.chance.choice([value for value in kind.values if value not in ENDING])
        if isinstance(kind, inspect.NoneType):
            return None
        return self.chance.choice(numbers if isinstance(kind, inspect.IntType) else texts)

    def almost_right(self, view: dict[str, Any], decision: int | None) -> str:
        """Return a valid message, usually with one wrong value."""
        message = self.valid(view, decision)
        if self.chance.random() < 0.7:
            field = self.chance.choice([*message, "more"])
            message[field] = self.chance.choice([*WORDS, *NUMBERS, [dict(message)], {"a": None}])
        return dumped(message)

    def mutated(self, view: dict[str, Any], decision: int | None) -> str:
        """Return a valid message with characters removed, inserted or repeated."""
        text = dumped(self.valid(view, decision))
        for _ in range(self.chance.randint(1, 4)):
            place = self.chance.randrange(len(text) + 1)
            inserted = self.chance.choice(
                ["", '"', "{", "}", "[", ":", ",", "\\", "\\u0000", "\\ud800", "e9", text[:20]]
            )
            text = text[:place] + inserted + text[place + self.chance.randint(0, 2) :]
        return text[:4096]

    def random_json(self, _view: dict[str, Any], _decision: int | None) -> str:
        return dumped(self.value(0))[:4096]

    def value(self, depth: int) -> Any:
        kind = self.chance.randrange(4 if depth < 4 else 2)
        if kind == 0:
            return self.chance.choice(WORDS)
        if kind == 1:
            return self.chance.choice(NUMBERS)
        size = self.chance.randrange(4)
        if kind == 2:
            return [self.value(depth + 1) for _ in range(size)]
        return {self.chance.choice(WORDS): self.value(depth + 1) for _ in range(size)}

    def random_bytes(self, _view: dict[str, Any], _decision: int | None) -> bytes:
        return self.chance.randbytes(self.chance.choice([0, 1, 7, 60, 4096]))


def dumped(value: Any) -> str:
    return json.dumps(value)
