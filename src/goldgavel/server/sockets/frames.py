# cython: boundscheck=True, wraparound=True
"""WebSocket frames as bytes (RFC 6455, section 5.2), as far as the fast paths need them."""

try:
    from websockets.speedups import apply_mask
except ImportError:  # a platform without the C extension
    from websockets.utils import apply_mask

LAST_TEXT = 0x81
"""The first byte of a complete text message in one frame, without extensions."""
FINAL = 0x80
RESERVED = 0x70
CONTROL = 0x08
MASKED = 0x80
SHORT = 126
"""Sizes from here on need an extended length field."""
LONGEST_HEADER = 14


def text_frame(text: bytes) -> bytes:
    """A text message as one unmasked frame."""
    size = len(text)
    if size < SHORT:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8), text)


def short_text(data: bytes) -> bytes | None:
    """The text, if the data is exactly one client frame with a complete short text; otherwise None."""
    size = len(data) - 6
    if size >= 0 and data[0] == LAST_TEXT and data[1] == MASKED | size and size < SHORT:
        return apply_mask(data[6:], data[2:6])
    return None


def frame_size(data: bytes, start: int = 0) -> int | None:
    """The size of the frame at `start` in bytes, with its header; None if the header is incomplete."""
    if len(data) < start + 2:
        return None
    second = data[start + 1]
    size, header = second & 0x7F, 2 + (4 if second & MASKED else 0)
    if size < SHORT:
        return header + size
    more = 2 if size == SHORT else 8
    if len(data) < start + 2 + more:
        return None
    return header + more + int.from_bytes(data[start + 2 : start + 2 + more])


class FrameSplitter:
    """Splits a client's bytes into complete frames."""

    def __init__(self, largest: int) -> None:
        self.largest = largest
        self.remainder = b""
        """What has not been returned: usually the beginning of an incomplete frame."""
        self.is_fragmented = False
        """True while a message in several frames is incomplete."""

    def split(self, data: bytes, most: int) -> list[bytes]:
        """Add data, and return the frames that are complete now, at most as many as given.

        If there are more, `has_frame` is true afterwards.
        """
        data = self.remainder + data
        frames: list[bytes] = []
        start = 0
        while len(frames) < most and (size := frame_size(data, start)) is not None and start + size <= len(data):
            frames.append(data[start : start + size])
            if not data[start] & CONTROL:
                self.is_fragmented = not data[start] & FINAL
            start += size
        self.remainder = data[start:]
        return frames

    def has_frame(self) -> bool:
        """True if the remainder begins with a complete frame."""
        size = frame_size(self.remainder)
        return size is not None and size <= len(self.remainder)

    def is_invalid(self) -> bool:
        """True if the remainder is not a valid client frame, or is too large to wait for."""
        if len(self.remainder) < 2:
            return False
        is_wrong = self.remainder[0] & RESERVED or not self.remainder[1] & MASKED
        return bool(is_wrong) or (frame_size(self.remainder) or 0) > self.largest
