"""Limits per address: token buckets for rates, and counters for what may be open at the same time."""

from collections import OrderedDict
from ipaddress import IPv6Address

REMEMBERED = 50_000
"""The number of addresses that are remembered. The least recently seen is dropped first."""
NETWORK_BITS = 64
"""The prefix of an IPv6 address that stands for one household or server, which can vary the rest freely."""


class Bucket:
    """A token bucket: `rate` per second, with bursts of up to `burst`. A rate of 0 means no limit."""

    __slots__ = ("burst", "left", "rate", "seen")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.seen = now

    def take(self, now: float) -> bool:
        if not self.rate:
            return True
        self.left = min(self.burst, self.left + (now - self.seen) * self.rate)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


def limit_key(address: str) -> str:
    """The key under which an address is counted: the address itself, or the network of an IPv6 address.

    An IPv4-mapped IPv6 address counts as its IPv4 address.
    """
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{int(found) >> (128 - NETWORK_BITS):x}/{NETWORK_BITS}"


class Buckets:
    """One bucket per address or network."""

    def __init__(self, name: str, rate: float, burst: float) -> None:
        self.name = name
        self.rate = rate
        self.burst = burst
        self._by_key: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        key = limit_key(address)
        bucket = self._by_key.get(key)
        if bucket is None:
            bucket = self._by_key[key] = Bucket(self.rate, self.burst, now)
            if len(self._by_key) > REMEMBERED:
                self._by_key.popitem(last=False)
        self._by_key.move_to_end(key)
        return bucket.take(now)


class ConcurrencyLimit:
    """Limits how many are open at the same time per address or network. 0 means no limit."""

    def __init__(self, name: str, most: int) -> None:
        self.name = name
        self.most = most
        self._taken: dict[str, int] = {}

    def acquire(self, address: str) -> bool:
        key = limit_key(address)
        taken = self._taken.get(key, 0)
        if self.most and taken >= self.most:
            return False
        self._taken[key] = taken + 1
        return True

    def release(self, address: str) -> None:
        key = limit_key(address)
        self._taken[key] -= 1
        if not self._taken[key]:
            del self._taken[key]
