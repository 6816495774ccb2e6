"""Errors of a command, with messages from the catalogue. Each ends the program with exit code 2."""

import errno

from goldgavel.kernel.errors import GoldGavelError
from goldgavel.text.quotes import excerpt as excerpt  # noqa: PLC0414 - imported from here by the commands

FILE_PROBLEMS = {
    errno.ENOENT: "cli-file-missing",
    errno.ENOTDIR: "cli-file-missing",
    errno.EISDIR: "cli-file-directory",
    errno.EACCES: "cli-file-denied",
    errno.EPERM: "cli-file-denied",
    errno.EROFS: "cli-file-denied",
    errno.ENOSPC: "cli-file-no-space",
}


class UsageError(GoldGavelError):
    """A command that cannot be run with these arguments.

    It is not a ValueError like the other errors, because argparse would replace its message.
    """


def file_problem(path: str, problem: OSError | ValueError) -> UsageError:
    """Return the error for a file that cannot be read or written. A ValueError means an impossible file name."""
    number = problem.errno if isinstance(problem, OSError) else errno.ENOENT
    code = FILE_PROBLEMS.get(number or 0)
    if code is None:
        reason = getattr(problem, "strerror", None) or str(problem)
        return UsageError("cli-file-other", file=excerpt(path), reason=excerpt(reason))
    return UsageError(code, file=excerpt(path))
