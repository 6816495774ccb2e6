"""`index.html` with a link preview for messengers: a title, a sentence and a picture.

The preview reveals nothing about a table: it is the same for every table, whether it exists or not.
"""

import gzip
import hashlib
import re
from collections.abc import Callable
from functools import lru_cache
from html import escape
from typing import Any, NamedTuple

from goldgavel.server.http.site.screens import Screen
from goldgavel.text import say

PICTURE = "/preview.png"
WIDTH, HEIGHT = 1200, 630
DESCRIPTION = re.compile(r"[ \t]*<meta name=\"description\"[^>]*>\n?")
ENGLISH = '<html lang="en">'
RELATIVE = re.compile(r"(?<=[ \t\n])(src|href)=\"\./")
HOST = re.compile(r"([A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")
LOCALES = {"en": "en_US", "ru": "ru_RU", "fr": "fr_FR"}
REMEMBERED = 128
"""Cached variants of `index.html`, a few kilobytes each. A made-up host name costs a fraction of a millisecond."""


class IndexFile(NamedTuple):
    """`index.html` as it is sent."""

    tag: str
    bodies: dict[str, bytes]


Compose = Callable[[Screen, str, str], IndexFile]


def composer(index: str, base: str, build: str) -> Compose:
    """A function that makes `index.html` for a kind of screen, a language and a site such as `https://example.org`."""
    placed = RELATIVE.sub(lambda found: f'{found[1]}="{base}/', index)

    @lru_cache(maxsize=REMEMBERED)
    def compose(screen: Screen, lang: str, site: str) -> IndexFile:
        head = head_of(screen, lang, f"{site}{base}{PICTURE}", build)
        text = DESCRIPTION.sub(lambda _: head, placed, count=1).replace(ENGLISH, f'<html lang="{lang}">', 1)
        plain = text.encode()
        tag = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
        return IndexFile(tag, {"identity": plain, "gzip": gzip.compress(plain, 9, mtime=0)})

    return compose


def head_of(screen: Screen, lang: str, picture: str, build: str) -> str:
    title, text = say(f"server-preview-{screen}-title", lang), say(f"server-preview-{screen}-text", lang)
    named = {"description": text, "goldgavel-build": build, "twitter:card": "summary_large_image"}
    properties = {
        "og:type": "website",
        "og:site_name": "Gold & Gavel",
        "og:locale": LOCALES[lang],
        "og:title": title,
        "og:description": text,
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": say("server-preview-picture", lang),
    }
    lines = [meta("name", *pair) for pair in named.items()] + [
        meta("property", *pair) for pair in properties.items()
    ]
    return "".join(f"    {line}\n" for line in lines)


def meta(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}" />'


def site_of(scope: Any, public_url: str) -> str:
    """The site of the request, for the picture's absolute URL; empty if the Host header is invalid."""
    if public_url:
        return public_url
    host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
    return f"{scope['scheme']}://{host}" if HOST.fullmatch(host) else ""
