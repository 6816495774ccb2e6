"""Errors of the terminal client's own files."""

from goldgavel.kernel.errors import GoldGavelError


class SavedGameError(GoldGavelError):
    """A saved game that cannot be read, or whose moves the rules do not allow."""
