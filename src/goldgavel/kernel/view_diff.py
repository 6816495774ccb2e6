"""Base of the games' incremental view diffs: reports the fields that changed, without building whole views.

A live table sends every seat the changed fields of its view after every move. Most fields do not change, so a game
reads only those whose part of the table changed. Where it cannot tell, the caller compares whole views instead. A
test checks that both ways give the same bytes.
"""

from typing import TYPE_CHECKING, Any

from goldgavel.kernel.views import Difference, Fields

if TYPE_CHECKING:
    from goldgavel.kernel.move_log import MoveLog


class ViewDiffBase:
    """Remembers the values that were reported last. A game adds `_fields`."""

    _last: Any
    """A state whose table is as it was at the last update."""
    _can_diff: bool
    """True if the last snapshot supports incremental diffing."""
    _move_log: "MoveLog"
    _round_start: int
    _size: int
    _sent: list[Fields]
    """Values as last reported, see `put`: those of all readers, the spectator's own, then each seat's."""

    def __init__(self, state: Any) -> None:
        self._last = state
        self._can_diff = False

    def _fields(self, state: Any, everything: bool) -> list[Fields] | None:
        """Return changed or all fields, in the order of `_sent`; None if whole views must be compared."""
        raise NotImplementedError

    def snapshot(self, state: Any) -> None:
        """Take the state as the base of the next diff."""
        self._sent = [{} for _ in range(state.players + 2)]
        self._can_diff = self._fields(state, True) is not None
        self._move_log = state.move_log
        self._round_start, self._size = self._move_log.round_start, self._move_log.size

    def diff(self, state: Any) -> Difference | None:
        """Return what changed since the last call, or None: then compare whole views and call `snapshot`."""
        move_log = state.move_log
        if not self._can_diff or move_log is not self._move_log:
            return None
        is_new_round = move_log.round_start != self._round_start
        if is_new_round:
            if move_log.size > move_log.round_start:
                return None
            if self._size > self._round_start:
                self._sent[0].pop("moves", None)
        fields = self._fields(state, False)
        if fields is None:
            return None
        entries = move_log.moves[self._size : move_log.size]
        self._round_start, self._size = move_log.round_start, move_log.size
        if is_new_round:
            return fields[0], fields[1:], None if "moves" in fields[0] else ()
        return fields[0], fields[1:], tuple(state.game.public_moves.of(entries))


def put(fields: Fields, sent: Fields | None, name: str, value: Any) -> None:
    """Add a field, unless it has the value that was sent last. Without `sent` all fields are wanted."""
    if sent is None:
        fields[name] = value
        return
    past = sent.get(name, fields)
    if value is not past and value != past:
        fields[name] = sent[name] = value


def differ(now: list[int], before: list[int], count: int) -> bool:
    """True if any of the first `count` numbers differ."""
    for place in range(count):  # noqa: SIM110 - a generator would not be compiled to plain C
        if now[place] != before[place]:
            return True
    return False
