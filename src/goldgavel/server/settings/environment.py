"""Reads the settings: flags first, then environment variables, then files that variables name."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from goldgavel.server.settings.kinds import SettingError
from goldgavel.server.settings.settings import PREFIX, Setting, Settings, completed, declared
from goldgavel.text.quotes import excerpt

IN_A_FILE = "_FILE"
"""`GOLDGAVEL_DATABASE_FILE` names a file that contains the value, as for container secrets."""
NOT_OURS = {f"GOLDGAVEL_{name}" for name in ("PURE", "PAGE", "SOAK", "DIST", "BROWSER", "FIREFOX", "SHOTS")}
"""Variables of the engine and of the tests."""
LONGEST = 10_000


def gathered(
    flags: Mapping[str, str | None], environment: Mapping[str, str], defaults: Mapping[str, Any] | None = None
) -> Settings:
    """All settings. A flag overrides a variable, and both override `defaults`. An empty variable is unset."""
    given: dict[str, Any] = dict(defaults or {})
    for setting in declared().values():
        found = given_by(setting, flags, environment)
        if found is not None:
            name, text = found
            given[setting.name] = setting.kind.read(name, text.strip())
    given.setdefault("database", str(Path(Settings().database).absolute()))
    return completed(given)


def given_by(
    setting: Setting, flags: Mapping[str, str | None], environment: Mapping[str, str]
) -> tuple[str, str] | None:
    """The name of the flag or variable that gives the value, and its text; None if it is not set.

    Setting both a variable and its `_FILE` form is an error, because it would not be clear which one is used.
    """
    text = flags.get(setting.name)
    if text is not None:
        return setting.flag, text
    name = setting.variable + IN_A_FILE
    if environment.get(setting.variable) and environment.get(name):
        raise SettingError("setting-twice", name=setting.variable, other=name)
    if environment.get(setting.variable):
        return setting.variable, environment[setting.variable]
    return (name, contents(name, environment[name])) if environment.get(name) else None


def contents(name: str, file: str) -> str:
    try:
        with Path(file).open(encoding="utf-8") as opened:
            return opened.read(LONGEST)
    except (OSError, ValueError):
        raise SettingError("setting-file", name=name, file=excerpt(file)) from None


def unknown(environment: Mapping[str, str]) -> list[str]:
    """Variables with our prefix that are not settings: probably typing errors."""
    known = {setting.variable + end for setting in declared().values() for end in ("", IN_A_FILE)}
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known | NOT_OURS)
