"""The addresses at which other computers in the same network reach this one. Finding them sends no packets."""

import os
import socket
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import AddressValueError, IPv4Address
from pathlib import Path

EVERYWHERE = {"", "0.0.0.0", "::"}  # noqa: S104 - compared with, not listened on
"""Hosts that stand for all addresses of this computer."""
SOMEWHERE_ELSE = "192.0.2.1"
"""An address from the range for documentation, which no computer has."""
ANSWERS_TO_ADDRESS = 0x8915
"""SIOCGIFADDR: the Linux request for the IPv4 address of an interface."""
INSIDE_ONLY = ("docker", "br-", "veth", "virbr", "lxc", "lo")
"""Linux interfaces that lead only to containers and virtual machines on this computer."""
ON_LINUX = sys.platform == "linux"
MDNS_RESPONDER = Path("/run/avahi-daemon/socket")


def is_everywhere(host: str) -> bool:
    return host in EVERYWHERE


def urls(host: str, port: int) -> list[str]:
    """URLs at which others reach a server on this host, the most likely first; none if only this computer can."""
    if not is_everywhere(host):
        return [] if is_loopback(host) else [url(host, port)]
    found = [url(address, port) for address in network_addresses()]
    name = local_name()
    return [*found, url(name, port)] if found and name else found


def url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def is_loopback(host: str) -> bool:
    if host in {"localhost", "::1"}:
        return True
    with suppress(AddressValueError):
        return IPv4Address(host).is_loopback
    return False


def network_addresses() -> list[str]:
    """IPv4 addresses of this computer. The one with the default route comes first."""
    found: dict[str, None] = {}
    for address in (*outward_address(), *interface_addresses(), *name_addresses()):
        parsed = IPv4Address(address)
        if not (parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified):
            found[address] = None
    return list(found)


def outward_address() -> Iterator[str]:
    """The source address of a packet to another network. Connecting a UDP socket only looks up the route."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect((SOMEWHERE_ELSE, 9))
        yield str(asking.getsockname()[0])


def interface_addresses() -> Iterator[str]:
    """One address per interface, on Linux only."""
    if not ON_LINUX:
        return
    from fcntl import ioctl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            if name.startswith(INSIDE_ONLY):
                continue
            with suppress(OSError):  # an interface without an IPv4 address
                answer = ioctl(asking, ANSWERS_TO_ADDRESS, struct.pack("256s", os.fsencode(name)[:15]))
                yield socket.inet_ntoa(answer[20:24])


def name_addresses() -> Iterator[str]:
    """The addresses of this computer's own name. Not on Linux, where it often resolves to 127.0.1.1."""
    if ON_LINUX:
        return
    with suppress(OSError, UnicodeError):
        for _, _, _, _, place in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            yield str(place[0])


def local_name() -> str | None:
    """This computer's name in the network, if a multicast DNS responder announces it."""
    name = socket.gethostname().split(".")[0].lower()
    if socket.gethostname().lower().endswith(".local"):
        return f"{name}.local"
    return f"{name}.local" if name and name != "localhost" and MDNS_RESPONDER.exists() else None
