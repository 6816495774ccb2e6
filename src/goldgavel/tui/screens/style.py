"""How the screens are laid out."""

from goldgavel.tui.draw.palette import MOODS

STUDY, ROOM = MOODS["aurum"], MOODS["auction"]

CSS = f"""
Screen {{ background: {STUDY.felt}; color: {STUDY.text}; }}
TableScreen.auction {{ background: {ROOM.felt}; color: {ROOM.text}; }}

#top, #keys, #buttons, #stepper {{ height: 1; width: 100%; }}
#asked {{ height: 2; width: 100%; }}
#middle {{ height: 1fr; width: 100%; }}
#hand {{ height: 5; width: 100%; }}
#contest {{ width: 22; height: 100%; }}
#felt {{ width: 1fr; height: 100%; }}
#auctioneer {{ width: 1fr; height: 100%; }}
#lot {{ height: 6; width: 100%; }}
#sets {{ height: 1fr; width: 100%; }}
#story {{ width: 23; height: 100%; background: {STUDY.panel}; scrollbar-size-vertical: 1;
          scrollbar-color: {STUDY.edge}; scrollbar-background: {STUDY.panel}; padding: 0 1;
          scrollbar-gutter: stable; }}
.auction #story {{ background: {ROOM.panel}; scrollbar-color: {ROOM.edge}; scrollbar-background: {ROOM.panel};
    width: 26; }}
#told {{ width: 100%; height: auto; }}

.wide #contest {{ width: 28; }}
.wide #story, .wide.auction #story {{ width: 36; }}
.tall #hand {{ height: 7; }}
.tall #lot {{ height: 10; }}
.narrow #story {{ display: none; }}
.thin #contest {{ display: none; }}

Over {{ align: center middle; background: #000000 60%; }}
#sheet {{ width: 72; max-width: 94%; height: auto; max-height: 96%; background: {STUDY.panel};
          border: round {STUDY.bright}; padding: 1 2; }}
Over.auction #sheet, Over.auction OptionList {{ background: {ROOM.panel}; }}
#title {{ color: {STUDY.bright}; text-style: bold; width: 100%; height: auto; padding: 0 0 1 0; }}
#pages {{ height: auto; max-height: 64vh; width: 100%; scrollbar-size-vertical: 1; padding: 0 0 1 0;
    scrollbar-gutter: stable;
          scrollbar-color: {STUDY.edge}; scrollbar-background: {STUDY.panel};
          scrollbar-color-hover: {STUDY.bright}; scrollbar-color-active: {STUDY.bright}; }}
#page {{ width: 100%; height: auto; }}
OptionList {{ background: {STUDY.panel}; border: none; padding: 0; height: auto; max-height: 14; width: 100%;
              color: {STUDY.text}; background-tint: transparent 0%; }}
OptionList:focus {{ background-tint: transparent 0%; border: none; }}
OptionList > .option-list--option {{ padding: 0 1; }}
OptionList > .option-list--option-highlighted {{ background: {STUDY.bright}; color: #1d1400; text-style: bold;
    }}
OptionList:focus > .option-list--option-highlighted {{ background: {STUDY.bright}; color: #1d1400;
    text-style: bold; }}
OptionList > .option-list--option-hover {{ background: {STUDY.edge}; }}
Input {{ border: round {STUDY.edge}; background: {STUDY.felt}; color: {STUDY.text}; width: 56;
    max-width: 100%; }}
Input:focus {{ border: round {STUDY.bright}; }}

HomeScreen {{ align: center middle; }}
#home {{ width: 64; max-width: 96%; height: auto; max-height: 100%; background: {STUDY.panel};
    border: round {STUDY.edge}; padding: 1 3; }}
#home OptionList {{ width: 100%; max-height: 15; }}
#name {{ color: {STUDY.bright}; text-style: bold; width: 100%; text-align: center; }}
#motto {{ color: {STUDY.faint}; width: 100%; text-align: center; padding: 0 0 1 0; }}
#hint {{ color: {STUDY.faint}; width: 100%; padding: 1 0 0 0; height: auto; }}
"""
