"""Runs a program until the parent process ends, in whatever way.

    python -m tests.kit.servers.process_guard SIGNAL PROGRAM …

The guard waits for the end of its standard input, which is closed even if the parent is killed.
"""

import os
import signal
import subprocess
import sys
from typing import Any

UNPRIVILEGED = "nobody"
"""The user for programs started by root, because PostgreSQL refuses to run as root."""


def as_user() -> dict[str, Any]:
    return {"user": UNPRIVILEGED, "extra_groups": []} if os.geteuid() == 0 else {}


def main() -> None:
    how, *command = sys.argv[1:]
    for ignored in (signal.SIGINT, signal.SIGTERM):  # only the tests handle a terminal's Ctrl-C
        signal.signal(ignored, signal.SIG_IGN)
    with subprocess.Popen(  # noqa: S603
        command, stdin=subprocess.DEVNULL, start_new_session=True, **as_user()
    ) as program:
        sys.stdin.buffer.read()
        program.send_signal(signal.Signals[how])


if __name__ == "__main__":
    main()
