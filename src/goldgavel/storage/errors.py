"""Errors of the storage package."""

from goldgavel.kernel.errors import GoldGavelError


class StorageError(GoldGavelError, RuntimeError):
    """The database cannot be opened, or a read or write failed."""


class Conflict(GoldGavelError, RuntimeError):  # noqa: N818 - the plain word says it
    """A conflicting change was saved first, such as another entry of the same version. Nothing was saved."""


class Missing(GoldGavelError, LookupError):  # noqa: N818
    """The table or player to change no longer exists."""


class NotOwner(GoldGavelError, RuntimeError):  # noqa: N818
    """Another worker owns the table. Nothing was saved; a client that tries again gets to the owner."""

    def __init__(self) -> None:
        super().__init__("storage-moved", wait=1)


class BackupError(GoldGavelError, RuntimeError):
    """A backup cannot be written, read or restored."""
