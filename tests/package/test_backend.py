"""The build backend requires Node only for packages that must contain the page, and only if Node is available."""

import platform
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from tests.package.kit import ROOT


@pytest.fixture
def backend(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(ROOT / "tools")
    return import_module("backend")


def test_node_is_asked_for_only_where_it_can_be_had(
    backend: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(platform, "machine", lambda: "x86_64")
    monkeypatch.setattr(backend, "glibc", lambda: (2, 31))
    assert backend.node() == []
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package.json").touch()
    assert backend.node() == [backend.NODE]
    monkeypatch.setattr(backend, "glibc", lambda: (2, 17))
    assert backend.node() == []
    monkeypatch.setattr(backend, "glibc", lambda: None)
    assert backend.node() == [backend.NODE]
    monkeypatch.setattr(platform, "machine", lambda: "riscv64")
    assert backend.node() == []
    monkeypatch.setattr(platform, "machine", lambda: "x86_64")
    (tmp_path / "PKG-INFO").touch()
    assert backend.node() == []


def test_an_installation_asks_for_no_node_but_a_package_with_the_page_does(
    backend: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backend, "node", lambda: [backend.NODE])
    monkeypatch.setattr(backend.build_meta, "get_requires_for_build_wheel", lambda _: ["wheel tools"])
    monkeypatch.setattr(backend.build_meta, "get_requires_for_build_sdist", lambda _: ["sdist tools"])
    monkeypatch.delenv("GOLDGAVEL_PAGE", raising=False)
    assert backend.get_requires_for_build_wheel() == ["wheel tools"]
    assert backend.get_requires_for_build_sdist() == ["sdist tools", backend.NODE]
    monkeypatch.setenv("GOLDGAVEL_PAGE", "1")
    assert backend.get_requires_for_build_wheel() == ["wheel tools", backend.NODE]
