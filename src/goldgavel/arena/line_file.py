"""An output file that has only complete lines, even if writing is interrupted."""

from typing import BinaryIO


class LineFile:
    def __init__(self, file: BinaryIO) -> None:
        self.file = file
        self.whole_bytes = 0
        """The number of bytes of complete lines."""

    def write(self, lines: bytes) -> None:
        """Write complete lines."""
        self.file.write(lines)
        self.file.flush()
        self.whole_bytes += len(lines)

    def truncate_partial_line(self) -> None:
        """Cut off what follows the last complete line, which an interrupted write can leave."""
        self.file.truncate(self.whole_bytes)
