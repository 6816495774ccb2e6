"""What can go wrong with a database."""

from goldgavel.kernel.errors import GoldGavelError


class StorageError(GoldGavelError, RuntimeError):
    """A database that cannot be opened, or that does not take what it is given."""


class Conflict(GoldGavelError, RuntimeError):  # noqa: N818 - the plain word says it
    """Something else is there already, such as another entry of the same version; nothing was saved."""


class Missing(GoldGavelError, LookupError):  # noqa: N818
    """The table or player to be changed is not there any more."""


class BackupError(GoldGavelError, RuntimeError):
    """A backup that cannot be written, read, or put where it was to go."""
