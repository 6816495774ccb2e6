"""Errors of the arena."""

from goldgavel.kernel.errors import GoldGavelError


class ArenaError(GoldGavelError):
    """A contest that is invalid, or cannot be run as requested."""
