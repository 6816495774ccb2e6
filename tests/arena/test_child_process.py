"""Child processes end with their parent, even if it is killed, and ignore Ctrl-C."""

import os
import signal
import subprocess
import sys
import time

import pytest

from goldgavel._child_process import end_with_parent, init_child

NEVER = 60.0


def run_parent(child: str) -> None:
    from multiprocessing import get_context

    get_context("spawn").Process(target=globals()[child]).start()
    time.sleep(NEVER)


def exits() -> None:
    init_child()
    signal.raise_signal(signal.SIGINT)
    stay()


def says_goodbye() -> None:
    def end() -> None:
        print("goodbye", flush=True)
        os._exit(0)

    end_with_parent(end)
    stay()


def stay() -> None:
    print("ready", flush=True)
    time.sleep(NEVER)
    print("still here", flush=True)


@pytest.mark.parametrize(("child", "said"), [("exits", ""), ("says_goodbye", "goodbye\n")])
def test_a_child_ends_when_its_parent_is_killed(child: str, said: str) -> None:
    program = [sys.executable, "-c", f"from {__name__} import run_parent; run_parent({child!r})"]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as parent:  # noqa: S603 - our own program
        assert parent.stdout is not None
        assert parent.stdout.readline() == "ready\n"
        parent.kill()
        assert parent.stdout.read() == said  # the pipe is closed when the child has ended too


def test_outside_of_a_child_nothing_is_waited_for() -> None:
    end_with_parent(lambda: pytest.fail("there is no parent"))
