"""How many files and sockets the process may have open."""

import sys

if sys.platform != "win32":
    import resource


def raise_limit() -> None:
    """Allow as many open files as the system's administrator does. Many systems begin with 1,024."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def open_files() -> int | None:
    """How many files may be open; None without a limit."""
    if sys.platform == "win32":
        return None
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft
