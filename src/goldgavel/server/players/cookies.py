"""The secrets that a request carries: in a cookie, in the Authorization header, or in a WebSocket subprotocol."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

COOKIE = "goldgavel"
"""The cookie's name over plain HTTP."""
HOST_COOKIE = "__Host-goldgavel"
"""Its name over HTTPS: browsers accept it only from this host, encrypted and for all paths."""
SECURE_COOKIE = "__Secure-goldgavel"
"""Its name over HTTPS below a base path, so that two servers on one host keep their cookies apart."""
NAMES = (HOST_COOKIE, SECURE_COOKIE, COOKIE)
"""All names, the most trusted first."""
MOST_COOKIES = 4
"""Cookies of these names that are tried."""
BEARER = "bearer "
SUBPROTOCOL = "goldgavel"
"""The WebSocket subprotocol that the server selects."""
BEARER_SUBPROTOCOL = "bearer."
"""The beginning of a subprotocol that contains a token. The server never selects it."""

Headers = Iterable[tuple[bytes, bytes]]


class SentSecret(NamedTuple):
    """A secret as it was sent, and the name of its cookie; None for a token."""

    secret: str
    cookie: str | None


def cookie_name(base_path: str, *, secure: bool) -> str:
    """The name of the cookie that a response sets."""
    if not secure:
        return COOKIE
    return SECURE_COOKIE if base_path else HOST_COOKIE


def bearer_of(headers: Headers) -> str | None:
    """The secret that a program sends in the Authorization header."""
    for name, value in headers:
        if name == b"authorization":
            text = value.decode("latin-1")
            return text[len(BEARER) :].strip() if text.lower().startswith(BEARER) else None
    return None


def socket_bearer_of(headers: Headers, subprotocols: Sequence[str]) -> str | None:
    """The secret that a program sends with a handshake: in the Authorization header or as a subprotocol.

    A standard WebSocket cannot send headers, but it can offer subprotocols.
    """
    bearer = bearer_of(headers)
    if bearer is not None:
        return bearer
    offered = (name for name in subprotocols if name.lower().startswith(BEARER_SUBPROTOCOL))
    return next((name[len(BEARER_SUBPROTOCOL) :] for name in offered), None)


def cookies_of(headers: Headers) -> list[SentSecret]:
    """The secrets in a browser's cookies, the most trusted first. A browser may send several of the same name.

    Other cookies may be malformed, so the header is parsed by hand.
    """
    found: list[SentSecret] = []
    for name, value in headers:
        if name == b"cookie":
            pairs = (pair.strip().partition("=") for pair in value.decode("latin-1").split(";"))
            found += [SentSecret(secret, key) for key, _, secret in pairs if key in NAMES]
    return sorted(found, key=lambda each: NAMES.index(each.cookie or COOKIE))[:MOST_COOKIES]


def secrets_of(headers: Headers, bearer: str | None) -> list[SentSecret]:
    """The secrets of a request. A token takes precedence over the cookies, even if it is wrong."""
    return cookies_of(headers) if bearer is None else [SentSecret(bearer, None)]
