"""Runs a program until whoever started this ends, however that happens.

    python -m tests.kit.servers.process_guard SIGNAL PROGRAM …

The end of standard input is the sign: it is closed for everybody who is killed, too.
"""

import os
import signal
import subprocess
import sys
from typing import Any

UNPRIVILEGED = "nobody"
"""PostgreSQL does not run as root; then it runs as this user."""


def as_user() -> dict[str, Any]:
    return {"user": UNPRIVILEGED, "extra_groups": []} if os.geteuid() == 0 else {}


def main() -> None:
    how, *command = sys.argv[1:]
    for ignored in (signal.SIGINT, signal.SIGTERM):  # a terminal's Ctrl-C goes to all: first to the tests
        signal.signal(ignored, signal.SIG_IGN)
    with subprocess.Popen(  # noqa: S603
        command, stdin=subprocess.DEVNULL, start_new_session=True, **as_user()
    ) as program:
        sys.stdin.buffer.read()
        program.send_signal(signal.Signals[how])


if __name__ == "__main__":
    main()
