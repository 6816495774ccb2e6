"""Base of the games' incremental view diffs: keeps the last sent values and reports the fields that changed."""

from typing import TYPE_CHECKING, Any

from goldgavel.kernel.views import Fields

if TYPE_CHECKING:
    from goldgavel.kernel.move_log import MoveLog


class ViewDiffBase:
    """The last sent values of a table, and helpers that report a field only if it changed."""

    __slots__ = ("can_diff", "legal", "move_log", "round_start", "size", "values")
    can_diff: bool
    """True if the last snapshot supports incremental diffing."""
    move_log: "MoveLog"
    round_start: int
    size: int
    legal: list[tuple[str, ...]]
    values: Fields
    """The fields of the public view as last reported."""

    def _start(self, move_log: "MoveLog", players: int) -> None:
        """Reset: no field has been reported yet."""
        self.move_log = move_log
        self.round_start = move_log.round_start
        self.values = {}
        self.legal = [()] * players

    def _put(self, fields: Fields, name: str, value: Any) -> None:
        past = self.values.get(name, fields)
        if value is not past and value != past:
            fields[name] = self.values[name] = value

    def _put_legal(self, own: Fields, seat: int, texts: tuple[str, ...], actions: list[int]) -> None:
        legal = tuple([texts[action] for action in actions]) if actions else ()
        if legal != self.legal[seat]:
            own["legal"] = self.legal[seat] = legal


def copy_changes(now: list[int], before: list[int], count: int) -> bool:
    """Copy the first `count` numbers of `now` to `before`; return True if any of them changed."""
    changed = False
    for place in range(count):
        if now[place] != before[place]:
            before[place] = now[place]
            changed = True
    return changed
