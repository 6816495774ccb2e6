"""The app's manifest in the reader's language: what an installed page says about itself, and its shortcuts."""

import gzip
import hashlib
import json
from typing import Any

from goldgavel.text import say

PATH = "/app.webmanifest"


def manifest_in(built: bytes, lang: str) -> tuple[str, dict[str, bytes]]:
    """Return the manifest in a language: its tag and its bodies by encoding."""
    manifest: dict[str, Any] = json.loads(built)
    manifest |= {"lang": lang, "description": say("server-preview-page-text", lang)}
    manifest["shortcuts"] = [
        shortcut | {"name": shortcut_name(shortcut["url"], lang)} for shortcut in manifest.get("shortcuts", ())
    ]
    plain = json.dumps(manifest, ensure_ascii=False).encode()
    tag = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
    return tag, {"identity": plain, "gzip": gzip.compress(plain, 9, mtime=0)}


def shortcut_name(url: str, lang: str) -> str:
    """Return the name of a shortcut to a screen of a game, such as `keeper/aurum`."""
    screen, _, game = url.partition("/")
    return say(f"server-shortcut-{screen}", lang, game=say(f"page-{game}-name", lang))
