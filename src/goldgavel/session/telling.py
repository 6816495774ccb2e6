"""What each reader is told: what happened, and which parts of the view are different now.

Readers are numbered with the spectator first, as `state.views()` has them: reader 0 is a spectator, reader 1 is
seat 0. All of it comes from the state's views, events and history, which know what a reader may know.
"""

from typing import Any

from goldgavel.kernel.game import State
from goldgavel.kernel.views import Data, Moved, View


class News(Data, frozen=True):
    """One entry of the log as a reader may know it: a move, or a deal (no seat, no move)."""

    version: int
    seat: int | None
    move: str | None
    events: tuple[Any, ...]


class Change(Data, frozen=True):
    """From one view of a reader to the next."""

    news: tuple[News, ...]
    view: dict[str, Any]
    """The fields that are different, with their new values."""
    moves: tuple[Moved, ...] | None
    """What to add to the view's moves; None where `view` has them all anew."""


class Teller:
    def __init__(self, state: State) -> None:
        self.state = state
        self._views: tuple[View, ...] = state.views()
        self._news: list[list[News]] = [[] for _ in range(state.game.players + 1)]

    def note_deal(self, version: int) -> None:
        for reader, events in enumerate(self.state.all_events()):
            self._news[reader].append(News(version=version, seat=None, move=None, events=events))

    def note_move(self, version: int, seat: int, action: int) -> None:
        for reader, events in enumerate(self.state.all_events()):
            move = self.state.seen_move(seat, action, reader - 1 if reader else None)
            self._news[reader].append(News(version=version, seat=seat, move=move, events=events))

    def start_over(self) -> None:
        """Forget what is untold: whoever comes is shown the whole view."""
        self._views = self.state.views()
        for news in self._news:
            news.clear()

    def take(self) -> list[Change]:
        before, self._views = self._views, self.state.views()
        changes = [change(*step) for step in zip(before, self._views, self._news, strict=True)]
        self._news = [[] for _ in self._news]
        return changes

    def history(self, seat: int | None, since: int) -> list[News]:
        told = self.state.history(seat)
        return [
            News(version=place + 1, seat=entry.seat, move=entry.move, events=entry.events)
            for place, entry in enumerate(told)
            if place >= since
        ]


def change(before: View, after: View, news: list[News]) -> Change:
    fields = {
        name: value
        for name in after.__struct_fields__
        if (value := getattr(after, name)) is not (old := getattr(before, name)) and value != old
    }
    moves: tuple[Moved, ...] | None = ()
    if "moves" in fields:
        kept = len(before.moves)
        moves = after.moves[kept:] if after.moves[:kept] == before.moves else None
        if moves is not None:
            del fields["moves"]
    return Change(news=tuple(news), view=fields, moves=moves)
