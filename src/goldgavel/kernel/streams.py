"""Random streams: small, fast, identical in interpreted and compiled code, and independent for different keys.

The generator is SplitMix64 (Steele, Lea and Flood 2014): one 64-bit position, a fixed step, and a mixing
function. It deals games for research and practice. Live tables take their deals from outside (docs/fair.md).
"""

MASK64 = 0xFFFFFFFFFFFFFFFF
STEP = 0x9E3779B97F4A7C15
MIX1 = 0xBF58476D1CE4E5B9
MIX2 = 0x94D049BB133111EB
MASK32 = 0xFFFFFFFF


def mixed(value: int) -> int:
    value = ((value ^ (value >> 30)) * MIX1) & MASK64
    value = ((value ^ (value >> 27)) * MIX2) & MASK64
    return value ^ (value >> 31)


def keyed(seed: int, key: int) -> "Stream":
    """Return `Stream(seed, key)`: a fast path for compiled callers."""
    stream = Stream(seed)
    stream.add_key(key)
    return stream


class Stream:
    """A stream of random numbers, keyed by a seed and any further numbers (a round, a game, a seat)."""

    position: int
    pool: list[int]

    def __init__(self, seed: int, *keys: int) -> None:
        self.pool = [0] * 64
        self.position = mixed(seed & MASK64)
        for key in keys:
            self.add_key(key & MASK64)

    def add_key(self, key: int) -> None:
        """Mix a further key into the position."""
        self.position = mixed(((self.position + STEP) & MASK64) ^ key)

    def next(self) -> int:
        """Return the next 64 bits."""
        self.position = (self.position + STEP) & MASK64
        return mixed(self.position)

    def draw(self, size: int) -> int:
        """Return a number from 0 to size - 1, all exactly equally likely (Lemire's method with rejection)."""
        product = (self.next() >> 32) * size
        low = product & MASK32
        if low < size:
            threshold = ((MASK32 + 1) - size) % size
            while low < threshold:
                product = (self.next() >> 32) * size
                low = product & MASK32
        return product >> 32

    def permute(self, size: int) -> None:
        """Write a random permutation of 0 to size - 1 into the first places of the pool (size at most 64)."""
        for place in range(size):
            other = self.draw(place + 1)
            self.pool[place] = self.pool[other]
            self.pool[other] = place

    def below(self, size: int) -> int:
        """Return `draw(size)` with a range check, for callers outside compiled code."""
        if not 0 < size <= MASK32:
            raise ValueError(f"size must be from 1 to {MASK32}, not {size}")
        return self.draw(size)

    def randrange(self, n: int, /) -> int:
        """Do the same under the name that `Dice` has."""
        return self.below(n)

    def getrandbits(self, count: int) -> int:
        """Return random bits as `random.Random.getrandbits` does, so that callers can pass either."""
        bits = 0
        for _ in range((count + 63) // 64):
            bits = bits << 64 | self.next()
        return bits & ((1 << count) - 1)
