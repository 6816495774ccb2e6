"""The messages of the live protocol by name and field; `python -m tests.upgrade.protocol` writes the file."""

import json
from pathlib import Path
from typing import Any, get_args

import msgspec

from goldgavel.protocol import messages

FILE = Path(__file__).with_name("protocol-1.json")


def described() -> dict[str, Any]:
    """Return the messages that the server sends, and those it accepts with their required fields."""
    sent = {str(kind.__struct_config__.tag): fields(kind) for kind in messages.FromServer.__subclasses__()}
    taken = {
        str(kind.__struct_config__.tag): {"fields": fields(kind), "required": fields(kind, required=True)}
        for kind in get_args(messages.ClientMessage)
    }
    return {"sent": sent, "taken": taken}


def fields(kind: Any, *, required: bool = False) -> list[str]:
    return sorted(field.encode_name for field in msgspec.structs.fields(kind) if field.required or not required)


if __name__ == "__main__":
    FILE.write_text(json.dumps(described(), indent=1) + "\n", encoding="utf-8")
