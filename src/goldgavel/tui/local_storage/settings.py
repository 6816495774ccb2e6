"""What a person has chosen for the terminal and wants to find so again."""

from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec

from goldgavel.tui.local_storage.folders import data_folder, read_own, write_own

Theme = Literal["dark", "light"]
LIGHT_GROUNDS = {"7", *map(str, range(9, 16))}
"""Light grey and the bright colours; 8 is dark grey."""


class Settings(msgspec.Struct, frozen=True, omit_defaults=True):
    theme: Theme | None = None
    """None is as the terminal says."""


def settings_file() -> Path:
    return data_folder() / "settings.json"


def kept_settings() -> Settings:
    """A file that cannot be read is as good as none."""
    return read_own(settings_file(), Settings) or Settings()


def keep_theme(theme: Theme) -> None:
    write_own(settings_file(), msgspec.structs.replace(kept_settings(), theme=theme))


def usual_theme(environment: Mapping[str, str]) -> Theme:
    """The one that was chosen last; before that, light where the terminal says that its ground is."""
    return kept_settings().theme or theme_of_terminal(environment)


def theme_of_terminal(environment: Mapping[str, str]) -> Theme:
    """Some terminals say in `COLORFGBG` which of the sixteen colours their text and their ground have."""
    ground = environment.get("COLORFGBG", "").rpartition(";")[2]
    return "light" if ground in LIGHT_GROUNDS else "dark"
