"""Settings of the terminal client that are kept between runs."""

from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec

from goldgavel.tui.local_storage.folders import data_folder, read_private_file, write_private_file

Theme = Literal["dark", "light"]
LIGHT_GROUNDS = {"7", *map(str, range(9, 16))}
"""Background colours that count as light: light grey and the bright colours. 8 is dark grey."""


class TerminalSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    theme: Theme | None = None
    """None follows the terminal."""


def settings_file() -> Path:
    return data_folder() / "settings.json"


def saved_settings() -> TerminalSettings:
    """Return the saved settings. An unreadable file counts as empty."""
    return read_private_file(settings_file(), TerminalSettings) or TerminalSettings()


def save_theme(theme: Theme) -> None:
    write_private_file(settings_file(), msgspec.structs.replace(saved_settings(), theme=theme))


def default_theme(environment: Mapping[str, str]) -> Theme:
    """Return the theme that was chosen last, or the theme that fits the terminal's background."""
    return saved_settings().theme or theme_of_terminal(environment)


def theme_of_terminal(environment: Mapping[str, str]) -> Theme:
    """Return the theme for the background that the terminal reports in `COLORFGBG`, if it does."""
    ground = environment.get("COLORFGBG", "").rpartition(";")[2]
    return "light" if ground in LIGHT_GROUNDS else "dark"
