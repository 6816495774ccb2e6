"""Rows are read on several threads concurrently."""

import subprocess
import sys

SCRIPT = """
import sys
import msgspec
from goldgavel.storage.queries import tables
from goldgavel.storage.rows import TableRow

learned = []

def watch(frame, event, _):
    if event == "call" and "msgspec" in frame.f_code.co_filename:
        learned.append(frame.f_code.co_name)

class Unknown(msgspec.Struct):
    name: str

sys.setprofile(watch)
try:
    msgspec.convert({}, TableRow)
except msgspec.ValidationError:
    pass
first = len(learned)
msgspec.convert({"name": ""}, Unknown)
sys.setprofile(None)
print(first, len(learned) > 0)
"""


def test_the_rows_types_are_understood_before_any_thread_reads_one() -> None:
    """msgspec prepares a type at its first use; two threads doing so concurrently crash the process (SIGSEGV)."""
    found = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True)  # noqa: S603
    assert found.stdout.split() == ["0", "True"]
