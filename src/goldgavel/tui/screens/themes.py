"""Our themes as Textual knows them: our colours are variables of its stylesheet, and its own parts follow them."""

from textual.theme import Theme

from goldgavel.tui.draw.colours import THEMES
from goldgavel.tui.draw.palette import MOODS


def made_theme(name: str) -> Theme:
    colours, study = THEMES[name], MOODS["aurum"]
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
