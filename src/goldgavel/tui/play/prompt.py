"""The prompt line: what the player has to decide, or which players the table waits for. And the buttons."""

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from goldgavel.text import LazyText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from goldgavel.text import Speech
    from goldgavel.tui.seat.seat import SeatSnapshot


class Button(NamedTuple):
    action: str
    """The action of the screen; `move …` makes that move."""
    words: LazyText
    key: str
    """The key as it is shown."""
    is_main: bool = False
    """True for the primary button, which Enter presses."""


class Questions(Protocol):
    """Words for one game's decisions and results."""

    def question(self, snapshot: "SeatSnapshot") -> str:
        """Return what the player has to decide."""
        ...

    def result(self, view: Any, speech: "Speech") -> str:
        """Return who has won."""
        ...


def prompt_text(snapshot: "SeatSnapshot", words: Questions) -> str:
    speech, view = snapshot.speech, snapshot.view
    if snapshot.connection_problem:
        return snapshot.connection_problem
    if snapshot.wish is not None and snapshot.wish.seat != snapshot.seat:
        return speech.of(f"told-wish-{snapshot.wish.wish}", snapshot.wish.seat)
    if view is None:
        return speech.say("tui-waiting-for-start", names=", ".join(speech.names))
    if snapshot.is_over():
        return speech.say("told-concede") if view.winners is None else words.result(view, speech)
    if view.phase == "deal":
        return speech.say("page-dealing")
    if snapshot.has_decision():
        return words.question(snapshot)
    names = speech.join([speech.names[seat] for seat in view.to_move])
    return speech.say("page-wait-for", names=names)


def winners_text(message: str, seats: "Sequence[int]", speech: "Speech") -> str:
    """Return a sentence about the winners. A spectator has not lost."""
    return speech.of_all(message, seats, absent="no" if speech.reader is None else "lost")
