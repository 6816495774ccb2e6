"""The front page of a server built without Node says what is missing and what to do."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from goldgavel.server.http import health
from goldgavel.server.http.site import files
from goldgavel.server.settings.settings import Settings
from tests.cli.kit import LANGUAGES


def front_page(lang: str) -> str:
    context = SimpleNamespace(settings=Settings())
    app = SimpleNamespace(state=SimpleNamespace(server=SimpleNamespace(context=context)))
    asked: Any = SimpleNamespace(scope={"query_string": f"lang={lang}".encode(), "headers": []}, app=app)
    handler: Any = health.front_page.fn
    answer: str = asyncio.run(handler(asked))
    return answer


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_front_page_says_what_is_missing(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "FOLDER", tmp_path)
    assert "Node" in front_page(lang)
    (tmp_path / files.INDEX).touch()
    assert "Node" not in front_page(lang)
