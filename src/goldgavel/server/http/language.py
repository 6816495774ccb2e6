"""The language of the response to a request."""

from typing import Any
from urllib.parse import parse_qs

from goldgavel.text import LANGUAGES

DEFAULT_LANGUAGE = "en"


def language_of(scope: Any) -> str:
    """The language of `?lang=`, or else of the Accept-Language header."""
    query = parse_qs(scope["query_string"].decode("latin-1"))
    asked = query.get("lang", [""])[-1]
    return asked if asked in LANGUAGES else preferred(accepted(scope))


def accepted(scope: Any) -> str:
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == b"accept-language"), "")


def preferred(header: str) -> str:
    """The preferred one of our languages: French for `de, fr;q=0.8, en;q=0.5`."""
    preferences = [read_preference(part) for part in header[:200].split(",")]
    known = [(weight, lang) for weight, lang in preferences if lang in LANGUAGES and weight > 0]
    return max(known, key=lambda preference: preference[0])[1] if known else DEFAULT_LANGUAGE


def read_preference(part: str) -> tuple[float, str]:
    tag, _, weight = part.partition(";q=")
    try:
        return (float(weight) if weight else 1.0), tag.strip().lower().partition("-")[0]
    except ValueError:
        return 0.0, ""
