"""Makes Textual themes from our colours. Every colour is also a variable of the stylesheet."""

from textual.theme import Theme

from goldgavel.tui.draw.colours import THEMES
from goldgavel.tui.draw.palette import PALETTES


def textual_theme(name: str) -> Theme:
    colours, study = THEMES[name], PALETTES["aurum"]
    return Theme(
        name=name,
        dark=name == "dark",
        primary=colours[study.bright],
        warning=colours[study.warn],
        error=colours[study.warn],
        foreground=colours[study.text],
        background=colours[study.felt],
        surface=colours[study.panel],
        panel=colours[study.edge],
        variables=dict(colours),
    )
