"""The parts of a game: what each interface needs, by the place where it is.

A game names its parts in one `GameParts`. A place is `package.module` or `package.module:name`. It is a string, so
a game can name what belongs to layers above it, and nothing is imported before it is needed.
"""

from typing import Generic, NamedTuple, TypeVar

P = TypeVar("P")


class GameParts(NamedTuple):
    """Where the parts of one game are. A part with a default works for every game; an empty one is missing."""

    game: str
    """The class of the game (`kernel/game.py`)."""
    sentences: str
    """Events as text: `sentences(event)`."""
    position: str = ""
    """The table as lines of text: `position(view, speech)`. The terminal and the environments show it."""
    hand: str = "goldgavel.games.narration:listed_hand"
    """A hand in words: `hand(cards, speech)`."""
    chapters: str = "goldgavel.games.chapters:NoChapters"
    """The headings of the log (`games/chapters.py`)."""
    reference: str = ""
    """What stands on the reference card (`games/reference.py`)."""
    keeper: str = ""
    """The score keeper for real cards: `keep_score(sheet)`."""
    lesson: str = ""
    """The lesson (`lessons/script.py`)."""
    novice: str = ""
    """The moves that look equally good to the novice (`bots/novice`)."""
    adept: str = ""
    """The adept's policy (`bots/adept`)."""
    master: str = ""
    """The master's searcher (`bots/master`)."""
    lines: str = "goldgavel.tui.lines.any_game"
    """The table in the terminal's line mode (`tui/lines/interface.py`)."""
    screen: str = "goldgavel.tui.screens.any_game:AnyGameScreen"
    """The full-screen table (`tui/screens/table.py`)."""
    observation: str = ""
    """The encoder of observations (`envs/observation/encoder.py`)."""
    batch: str = "goldgavel.envs.batch.any_game:ENGINE"
    """The rows of a batch and what steps them (`envs/batch/engine.py`)."""
    openspiel: str = "goldgavel.envs.openspiel.adapter:GameAdapter"
    """What OpenSpiel needs besides the rules (`envs/openspiel/adapter.py`)."""


class Part(NamedTuple, Generic[P]):
    """A kind of part, with the type that it has in every game. The layer that uses the part declares it."""

    kind: str
    """A field of `GameParts`."""
