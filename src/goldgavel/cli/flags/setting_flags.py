"""Flags for the server's settings, generated from their declarations."""

import os
from argparse import Namespace
from collections.abc import Iterable, Mapping
from typing import Any

from goldgavel.cli.parser import Parser
from goldgavel.server.settings.environment import gathered
from goldgavel.server.settings.settings import Setting, Settings, declared
from goldgavel.text import LazyText


def add_settings(parser: Parser) -> None:
    """Add a flag for every setting, below the heading of its section."""
    shown = None
    for setting in declared().values():
        if setting.section != shown:
            shown = setting.section
            parser.page.section(LazyText(f"cli-heading-{shown.name}", {}))
        parser.option(setting.flag, setting.kind.value, about(setting))


def add_named_settings(parser: Parser, names: Iterable[str]) -> None:
    for name in names:
        setting = declared()[name]
        parser.option(setting.flag, setting.kind.value, about(setting))


def about(setting: Setting) -> LazyText:
    if not setting.shown:
        return LazyText(setting.about, {})
    return LazyText("cli-setting-usual", {"about": LazyText(setting.about), "usual": setting.shown})


def read_settings(args: Namespace, defaults: Mapping[str, Any] | None = None) -> Settings:
    """Return the settings from the flags and the environment. `defaults` overrides defaults.

    Flags that the command does not have count as not given.
    """
    return gathered(vars(args), os.environ, defaults)
