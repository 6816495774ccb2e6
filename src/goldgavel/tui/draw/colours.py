"""The colour values of the palette's names, in a dark and a light theme.

All pairs of text and background colours have a contrast of at least 4.5:1. A test checks this.
"""

from functools import lru_cache

from rich.style import Style

from goldgavel.tui.draw.palette import GamePalette, Ink

Colours = dict[str, str]


def game_colours(game: str, *colours: str) -> Colours:
    """Name a game's felt, panel, edge, text, faint, bright and warning colours."""
    return {f"{game}-{part}": colour for part, colour in zip(GamePalette._fields, colours, strict=True)}


CARDS = {
    "card-bi": "#6d2f9c",
    "card-cu": "#a83c17",
    "card-p": "#416400",
    "card-ag": "#1f5a9e",
    "card-zn": "#3d4854",
    "card-au": "#3b2600",
    "card-painting": "#8a2d52",
    "card-sculpture": "#3d4854",
    "card-furniture": "#7a4410",
    "card-stamp": "#1f5a9e",
    "card-jewel": "#0b6b52",
    "card-collection": "#6d2f9c",
    "card-replica": "#595959",
    "foil": "#e2ac3c",
    "foil-edge": "#9c7013",
    "back": "#5d2a2c",
    "back-ink": "#e8c9a0",
}

DARK: Colours = {
    **game_colours("aurum", "#10211e", "#0b1715", "#27443e", "#e9e2d0", "#9db3ac", "#e3b04b", "#ff9d7a"),
    **game_colours("auction", "#2a1416", "#1c0d0e", "#55302f", "#f0e4d6", "#c4a8a0", "#e3b04b", "#ff9d7a"),
    **CARDS,
    "on-bright": "#1d1400",
    "shade": "#000000",
    "parchment": "#efe6d0",
    "parchment-edge": "#b9ab88",
    "dull": "#8f8b83",
    "dull-edge": "#6d6a63",
    "dull-ink": "#1a1a1a",
    "word-bi": "#cfa4f0",
    "word-cu": "#f0966c",
    "word-p": "#b5d564",
    "word-ag": "#8fc1f5",
    "word-zn": "#c3ccd6",
    "word-au": "#f0c14e",
    "word-painting": "#f29bbd",
    "word-sculpture": "#c3ccd6",
    "word-furniture": "#e6b27a",
    "word-stamp": "#8fc1f5",
    "word-jewel": "#6fd6b5",
    "word-collection": "#cfa4f0",
    "word-replica": "#c9c4bc",
}

LIGHT: Colours = {
    **game_colours("aurum", "#ebe2cf", "#e0d5bd", "#b7a67e", "#251d12", "#564a36", "#6a4303", "#98200f"),
    **game_colours("auction", "#f0e2d6", "#e6d3c3", "#c39b82", "#251d12", "#5d4136", "#7a2f24", "#98200f"),
    **CARDS,
    "on-bright": "#fffaf0",
    "shade": "#5c503c",
    "parchment": "#fffdf7",
    "parchment-edge": "#8f7f5c",
    "dull": "#b3ac9d",
    "dull-edge": "#8a8375",
    "dull-ink": "#33302a",
    "word-bi": "#5f2590",
    "word-cu": "#8c2f0f",
    "word-p": "#3a5400",
    "word-ag": "#17508f",
    "word-zn": "#36414d",
    "word-au": "#6a4303",
    "word-painting": "#7d2347",
    "word-sculpture": "#36414d",
    "word-furniture": "#6b3a0b",
    "word-stamp": "#17508f",
    "word-jewel": "#07583f",
    "word-collection": "#5f2590",
    "word-replica": "#4d4943",
}

THEMES = {"dark": DARK, "light": LIGHT}


@lru_cache(maxsize=1024)
def style_of(ink: Ink, theme: str) -> Style:
    colours = THEMES[theme]
    return Style(color=colours[ink.ink], bgcolor=colours[ink.ground], bold=ink.bold, underline=ink.underline)
