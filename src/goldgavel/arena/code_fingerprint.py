"""Identifies the code that plays, so that results of different code are not mixed in one contest."""

import hashlib
from functools import cache
from pathlib import Path

import goldgavel

PARTS = ("bots", "games", "kernel")


@cache
def code_fingerprint() -> str:
    """Return a short hash of the sources of the games and of our bots."""
    root = Path(goldgavel.__file__).parent
    mark = hashlib.blake2b(digest_size=6, person=b"goldgavel.code")
    for part in PARTS:
        for path in sorted((root / part).rglob("*.py")):
            mark.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return mark.hexdigest()
