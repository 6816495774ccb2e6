"""With `GOLDGAVEL_PURE=1`, Python imports the sources even if compiled modules are next to them."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, PathFinder, SourceFileLoader
from types import ModuleType

PACKAGE = "goldgavel."


class SourceFinder:
    """Finds this package's modules by their `.py` files only."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        del target
        if not name.startswith(PACKAGE):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def prefer_source_if_asked() -> None:
    if os.environ.get("GOLDGAVEL_PURE") == "1" and not any(isinstance(f, SourceFinder) for f in sys.meta_path):
        # After the finders of other tools, which wrap what they find: coverage is measured that way.
        sys.meta_path.insert(sys.meta_path.index(PathFinder), SourceFinder())
