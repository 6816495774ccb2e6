# cython: boundscheck=True, wraparound=True
"""Frames of the WebSocket protocol as bytes (RFC 6455, 5.2): only as much of them as the short ways need."""

try:
    from websockets.speedups import apply_mask
except ImportError:  # a platform without them
    from websockets.utils import apply_mask

LAST_TEXT = 0x81
"""The first byte of a text that is whole in one frame, without extensions."""
FINAL = 0x80
RESERVED = 0x70
CONTROL = 0x08
MASKED = 0x80
SHORT = 126
"""A size from here on is written in more bytes."""
LONGEST_HEADER = 14


def text_frame(text: bytes) -> bytes:
    """A whole message as one unmasked frame."""
    size = len(text)
    if size < SHORT:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8), text)


def short_text(data: bytes) -> bytes | None:
    """The text, if the data is one frame of a client, with a whole short text in it, and nothing more."""
    size = len(data) - 6
    if size >= 0 and data[0] == LAST_TEXT and data[1] == MASKED | size and size < SHORT:
        return apply_mask(data[6:], data[2:6])
    return None


def frame_size(data: bytes, start: int = 0) -> int | None:
    """How many bytes the frame there has, header and all; None as long as that is not to be seen."""
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
    """Cuts what comes from a client into whole frames."""

    def __init__(self, largest: int) -> None:
        self.largest = largest
        self.remainder = b""
        """The beginning of a frame that is still to come."""
        self.is_fragmented = False
        """Whether a message in several frames has begun."""

    def split(self, data: bytes) -> list[bytes]:
        """The frames that are complete now."""
        data = self.remainder + data
        frames, start = [], 0
        while (size := frame_size(data, start)) is not None and start + size <= len(data):
            frames.append(data[start : start + size])
            if not data[start] & CONTROL:
                self.is_fragmented = not data[start] & FINAL
            start += size
        self.remainder = data[start:]
        return frames

    def is_invalid(self) -> bool:
        """Whether what is to come is no frame of a client that is to be waited for."""
        if len(self.remainder) < 2:
            return False
        is_wrong = self.remainder[0] & RESERVED or not self.remainder[1] & MASKED
        return bool(is_wrong) or (frame_size(self.remainder) or 0) > self.largest
