"""Libraries that only the extra `envs` has: without one, its door says what to install."""

from importlib import import_module

from goldgavel.kernel.errors import GoldGavelError

INSTALL = 'pip install "goldgavel[envs]"'


class MissingLibrary(GoldGavelError, ImportError):  # noqa: N818 - the plain word says it
    """A library that a door needs and that is not installed."""


def require_library(library: str) -> None:
    """Import a library, or say how it is installed; what is wrong inside a library is told as it is."""
    try:
        import_module(library)
    except ModuleNotFoundError as problem:
        if problem.name != library:
            raise
        raise MissingLibrary("envs-library", library=library, command=INSTALL) from None
