"""What can be wrong with a command, as sentences of the catalogue. All of them end with exit code 2."""

import errno

from goldgavel.kernel.errors import GoldGavelError
from goldgavel.text.quotes import foreign as foreign  # noqa: PLC0414 - the commands find it here

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
    """A command that cannot be carried out as it was given.

    Not a ValueError, as the other errors are: argparse would put its own words in place of ours.
    """


def file_problem(path: str, problem: OSError | ValueError) -> UsageError:
    """Why a file cannot be read or written. A ValueError is a name that no file can have."""
    number = problem.errno if isinstance(problem, OSError) else errno.ENOENT
    code = FILE_PROBLEMS.get(number or 0)
    if code is None:
        reason = getattr(problem, "strerror", None) or str(problem)
        return UsageError("cli-file-other", file=foreign(path), reason=foreign(reason))
    return UsageError(code, file=foreign(path))
