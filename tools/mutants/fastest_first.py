"""A plug-in for pytest: runs the fastest tests first, module by module, as mutmut has measured them."""

import json
from collections import defaultdict
from pathlib import Path
from statistics import fmean

import pytest

MEASURED = Path("mutmut-stats.json")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of one module stay together, because they may share a server."""
    if not MEASURED.exists():
        return
    seconds: dict[str, float] = json.loads(MEASURED.read_text())["duration_by_test"]
    of_module = defaultdict(list)
    for item in items:
        of_module[item.path].append(seconds.get(item.nodeid, 0.0))
    items.sort(key=lambda item: (fmean(of_module[item.path]), item.path, seconds.get(item.nodeid, 0.0)))
