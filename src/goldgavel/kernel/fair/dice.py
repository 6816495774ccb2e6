"""Deterministic random numbers from a seed, by a cryptographic generator that any language can reproduce."""

import hmac

WORD = 4
RANGE = 1 << 8 * WORD


class FairDice:
    """HMAC-SHA-256 of a counter, keyed by the seed; each draw uses four bytes. Implements `kernel.game.Dice`."""

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._blocks = 0
        self._left = b""

    def randrange(self, n: int, /) -> int:
        """Return a number from 0 to n - 1, all exactly equally likely.

        Words at or above the last whole multiple of n are skipped.
        """
        if not 0 < n <= RANGE:
            raise ValueError(f"n must be from 1 to {RANGE}, not {n}")
        fair = RANGE - RANGE % n
        while (word := self._word()) >= fair:
            pass
        return word % n

    def _word(self) -> int:
        if not self._left:
            self._left = block(self._seed, self._blocks)
            self._blocks += 1
        word, self._left = self._left[:WORD], self._left[WORD:]
        return int.from_bytes(word, "big")


def block(seed: bytes, number: int) -> bytes:
    """Return one block of the generator's output: 32 bytes, numbered from 0."""
    return hmac.digest(seed, number.to_bytes(8, "big"), "sha256")
