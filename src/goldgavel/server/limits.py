"""How often somebody may do something: a bucket of tokens that fills at a steady rate."""

from collections import OrderedDict

REMEMBERED = 50_000
"""Addresses; whoever has not been seen longest is forgotten first."""


class Bucket:
    """`rate` a second, with `burst` at once; a rate of 0 is no limit."""

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


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._by_key: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        bucket = self._by_key.get(key)
        if bucket is None:
            bucket = self._by_key[key] = Bucket(self.rate, self.burst, now)
            if len(self._by_key) > REMEMBERED:
                self._by_key.popitem(last=False)
        self._by_key.move_to_end(key)
        return bucket.take(now)
