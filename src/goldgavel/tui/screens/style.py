"""The Textual stylesheet: the layout of the screens and the colours of their parts."""

from textual.theme import Theme

from goldgavel.tui.draw.colours import THEMES
from goldgavel.tui.draw.palette import PALETTES

LAYOUT = """
#top, #keys, #buttons, #stepper { height: 1; width: 100%; }
#prompt { height: 2; width: 100%; }
#middle { height: 1fr; width: 100%; }
#hand { height: 5; width: 100%; }
#standings { width: 22; height: 100%; }
#felt { width: 1fr; height: 100%; }
#auctioneer { width: 1fr; height: 100%; }
#lot { height: 6; width: 100%; }
#sets { height: 1fr; width: 100%; }
#game-log { width: 23; height: 100%; scrollbar-size-vertical: 1; padding: 0 1; scrollbar-gutter: stable; }
.auction #game-log { width: 26; }
#sentences { width: 100%; height: auto; }

.wide #standings { width: 28; }
.wide #game-log, .wide.auction #game-log { width: 36; }
.tall #hand { height: 7; }
.tall #lot { height: 10; }
.narrow #game-log { display: none; }
.thin #standings { display: none; }

Overlay { align: center middle; background: $shade 60%; }
#sheet { width: 72; max-width: 94%; height: auto; max-height: 96%; padding: 1 2; }
#title { text-style: bold; width: 100%; height: auto; padding: 0 0 1 0; }
#pages { height: auto; max-height: 64vh; width: 100%; scrollbar-size-vertical: 1; padding: 0 0 1 0;
    scrollbar-gutter: stable; }
#page { width: 100%; height: auto; }
OptionList { border: none; padding: 0; height: auto; max-height: 14; width: 100%; }
OptionList, OptionList:focus { background-tint: transparent 0%; border: none; }
OptionList > .option-list--option { padding: 0 1; }
OptionList > .option-list--option-highlighted { color: $on-bright; text-style: bold; }
OptionList:focus > .option-list--option-highlighted { color: $on-bright; text-style: bold; }
Input { width: 56; max-width: 100%; }

HomeScreen { align: center middle; }
#home { width: 64; max-width: 96%; height: auto; max-height: 100%; padding: 1 3; }
#home OptionList { width: 100%; max-height: 15; }
#name { text-style: bold; width: 100%; text-align: center; }
#motto { width: 100%; text-align: center; padding: 0 0 1 0; }
#hint { width: 100%; padding: 1 0 0 0; height: auto; }
"""


def colours(game: str, where: str) -> str:
    """Return the rules that give widgets below the selector `where` the colours of a game."""
    felt, panel, edge, text, faint, bright = (
        f"${game}-{part}" for part in ("felt", "panel", "edge", "text", "faint", "bright")
    )
    return f"""
{where} #game-log {{ background: {panel}; scrollbar-color: {edge}; scrollbar-background: {panel}; }}
{where} #sheet {{ background: {panel}; color: {text}; border: round {bright}; }}
{where} #home {{ background: {panel}; border: round {edge}; }}
{where} #title, {where} #name {{ color: {bright}; }}
{where} #motto, {where} #hint {{ color: {faint}; }}
{where} #pages {{ scrollbar-color: {edge}; scrollbar-background: {panel};
    scrollbar-color-hover: {bright}; scrollbar-color-active: {bright}; }}
{where} OptionList {{ background: {panel}; color: {text}; }}
{where} OptionList > .option-list--option-highlighted {{ background: {bright}; }}
{where} OptionList:focus > .option-list--option-highlighted {{ background: {bright}; }}
{where} OptionList > .option-list--option-hover {{ background: {edge}; }}
{where} Input {{ border: round {edge}; background: {felt}; color: {text}; }}
{where} Input:focus {{ border: round {bright}; background-tint: transparent 0%; }}
{where} Input > .input--placeholder {{ color: {faint}; }}
"""


CSS = f"""
Screen {{ background: $aurum-felt; color: $aurum-text; }}
TableScreen.auction {{ background: $auction-felt; color: $auction-text; }}
{LAYOUT}
{colours("aurum", "Screen")}
{colours("auction", ".auction")}
"""


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
