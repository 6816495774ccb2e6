"""`GOLDGAVEL_PURE=1` imports the sources, through whatever finders other tools have installed."""

import os
import subprocess
import sys

SHOW = """
import sys
first = sys.meta_path[0]
import goldgavel
import goldgavel.games.aurum.rules.scores as scores
print(goldgavel.is_compiled(), scores.__file__.endswith(".py"), sys.meta_path[0] is first)
"""


def test_the_finders_of_other_tools_come_first() -> None:
    """SlipCover's finder asks those behind it and instruments what they find."""
    command = [sys.executable, "-c", SHOW]
    shown = subprocess.check_output(command, env=os.environ | {"GOLDGAVEL_PURE": "1"}, text=True)  # noqa: S603
    assert shown.split() == ["False", "True", "True"]
