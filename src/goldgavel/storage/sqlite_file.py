"""The file of an SQLite database: private, served by one process, and the same file for as long as it is open."""

import getpass
import os
import sys
from contextlib import suppress
from errno import ENOENT
from pathlib import Path
from typing import NamedTuple

from goldgavel.storage.errors import StorageError

PRIVATE = 0o600
"""File mode: readable only by the owner, because it contains hashed secrets and the cards of running games."""
OF_OTHERS = 0o007
SIDE_FILES = ("-wal", "-shm")
"""SQLite creates these next to the database, with the mode of the database."""
LOCK = ".lock"


class FileLost(OSError):  # noqa: N818 - the plain words say it
    """The database file was deleted or replaced. What is written to the open file would be lost."""

    def __init__(self) -> None:
        super().__init__(ENOENT, "the database file was deleted or replaced")


class Identity(NamedTuple):
    """What distinguishes a file from any other that exists at the same time."""

    device: int
    number: int


class SqliteFile:
    def __init__(self, path: Path) -> None:
        self.path = path.absolute()
        self._name = str(self.path)
        self._opened: Identity | None = None
        self._lock: int | None = None

    def prepare(self) -> None:
        """Create the file before SQLite does, so that nobody else can ever open it. Call this before connecting.

        A file of an earlier version loses the access of other users.
        """
        if self._opened is not None:
            self.require_same()
            return
        with suppress(FileExistsError):
            os.close(create_private(self.path))
        for end in ("", *SIDE_FILES):
            with suppress(OSError):
                close_to_others(self.path.with_name(self.path.name + end))

    def remember(self) -> None:
        """Remember which file was opened."""
        if self._opened is None:
            self._opened = self._identity()

    def require_same(self) -> None:
        """Raise an error if its name no longer leads to the file that was opened. This costs one system call."""
        if self._identity() != self._opened:
            raise FileLost

    def claim(self) -> None:
        """Keep every other server off this database until `release`, or until this process ends."""
        self._require_access()
        lock = self.path.with_name(self.path.name + LOCK)
        try:
            descriptor = open_private(lock)
        except PermissionError:
            raise no_access(lock) from None
        try:
            lock_file(descriptor)
        except OSError:
            os.close(descriptor)
            raise StorageError("storage-in-use", file=str(self.path)) from None
        self._lock = descriptor

    def release(self) -> None:
        descriptor, self._lock = self._lock, None
        if descriptor is not None:
            os.close(descriptor)

    def _identity(self) -> Identity | None:
        try:
            found = os.stat(self._name)  # noqa: PTH116 - half as long as Path.stat, once per commit
        except OSError:
            return None
        return Identity(found.st_dev, found.st_ino)

    def _require_access(self) -> None:
        for path in (self.path, self.path.parent):  # SQLite creates other files in the folder
            if path.exists() and not os.access(path, os.R_OK | os.W_OK):
                raise no_access(path)


def no_access(path: Path) -> StorageError:
    return StorageError("storage-no-access", file=str(path), user=user_name())


def user_name() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # a user without a name
        return str(os.geteuid()) if hasattr(os, "geteuid") else "?"


def create_private(path: Path) -> int:
    """Create a file that only its owner can open. A file that root creates belongs to the owner of its folder."""
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE)
    if sys.platform != "win32" and os.geteuid() == 0:
        folder = path.parent.stat()
        os.fchown(descriptor, folder.st_uid, folder.st_gid)
    return descriptor


def open_private(path: Path) -> int:
    """Open a file of our own, or create it."""
    try:
        return create_private(path)
    except FileExistsError:
        return os.open(path, os.O_RDWR | getattr(os, "O_NOFOLLOW", 0))


def close_to_others(path: Path) -> None:
    mode = path.stat().st_mode
    if mode & OF_OTHERS:
        path.chmod(mode & 0o777 & ~OF_OTHERS)


def lock_file(descriptor: int) -> None:
    """Lock a file for this process alone, or raise `OSError`. The lock ends with the process."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
