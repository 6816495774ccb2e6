"""Checks of push endpoints: URLs that untrusted clients submit.

Only push services on the public internet are allowed: https, by name, and the name must not resolve to an address
in the server's own network. This is checked when a browser submits the URL and again when something is sent.
"""

from base64 import urlsafe_b64decode
from collections.abc import Callable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from goldgavel.server.errors import BadRequest

LONGEST = 1024
POINT_SIZE = 65
"""Bytes of a public key: an uncompressed point of the curve."""
AUTH_SIZE = 16
INSIDE = (".local", ".localhost", ".internal", ".intranet", ".lan", ".home", ".arpa", ".onion")
EMBEDDING = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"), IPv6Network("2002::/16"))
"""IPv6 networks that embed IPv4 addresses."""
PUBLIC_IPV6 = IPv6Network("2000::/3")
"""The only part of IPv6 that is assigned to the internet."""
SPECIAL = (
    IPv4Network("192.0.0.0/24"),
    IPv4Network("192.88.99.0/24"),
    IPv6Network("2001::/23"),
    IPv6Network("3fff::/20"),
    IPv6Network("5f00::/16"),
)
"""Networks of special purpose that Python may consider global: protocols, old 6to4 relays, documentation."""

Address = IPv4Address | IPv6Address


def is_public(address: Address) -> bool:
    """True if the address is on the public internet, not in a private network."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address not in PUBLIC_IPV6 or any(address in network for network in EMBEDDING):
            return False
    if any(address in network for network in SPECIAL if network.version == address.version):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


class EndpointPolicy(NamedTuple):
    """Which endpoints are allowed. Only tests change the default."""

    scheme: str = "https"
    is_allowed: Callable[[Address], bool] = is_public
    by_name: bool = True


DEFAULT_POLICY = EndpointPolicy()


def check_endpoint(url: str, policy: EndpointPolicy = DEFAULT_POLICY) -> None:
    """Raise an error if the endpoint is not allowed."""
    if not is_endpoint(url, policy):
        raise BadRequest("push-endpoint")


def is_endpoint(url: str, policy: EndpointPolicy) -> bool:
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or set(url) & set(' \\"<>^`{|}'):
        return False
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    if parts.scheme != policy.scheme or parts.username is not None or parts.password is not None or parts.fragment:
        return False
    return is_name(host) and port in {None, 443} if policy.by_name else bool(host)


def is_name(host: str) -> bool:
    """True for a public host name: not an IP address in any notation, and not a local name."""
    plain = host.rstrip(".")
    try:
        ip_address(plain)
    except ValueError:
        pass
    else:
        return False
    last = plain.rpartition(".")[2]
    return "." in plain and last.isalpha() and not plain.endswith(INSIDE)


def check_keys(p256dh: str, auth: str) -> None:
    """Raise an error if messages cannot be encrypted with these keys."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    try:
        point = decoded(p256dh)
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except ValueError:
        raise BadRequest("push-keys") from None
    if len(point) != POINT_SIZE or len(decoded(auth)) != AUTH_SIZE:
        raise BadRequest("push-keys")


def decoded(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise BadRequest("push-keys") from None
