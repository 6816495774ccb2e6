"""What can be wrong with a contest."""

from goldgavel.kernel.errors import GoldGavelError


class ArenaError(GoldGavelError):
    """A contest that cannot be held, or not as it was asked for."""
