"""Checks for the libraries of the extra `envs`; without one, the error says what to install."""

from importlib import import_module

from goldgavel.kernel.errors import GoldGavelError

INSTALL = 'pip install "goldgavel[envs]"'


class MissingLibrary(GoldGavelError, ImportError):  # noqa: N818 - the plain word says it
    """A library that an environment needs is not installed."""


def require_library(library: str) -> None:
    """Import a library, or raise an error that says how to install it.

    Errors inside the library are not hidden.
    """
    try:
        import_module(library)
    except ModuleNotFoundError as problem:
        if problem.name != library:
            raise
        raise MissingLibrary("envs-library", library=library, command=INSTALL) from None
