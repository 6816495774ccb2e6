"""What the watches of all games have in common: they compare with the last look, remember, and tell."""

from typing import TYPE_CHECKING, Any

from goldgavel.kernel.views import Fields

if TYPE_CHECKING:
    from goldgavel.kernel.move_log import MoveLog


class ViewDiffBase:
    __slots__ = ("can_diff", "legal", "move_log", "round_start", "size", "values")
    can_diff: bool
    """Whether the last look was at a table of which the short way can be told."""
    move_log: "MoveLog"
    round_start: int
    size: int
    legal: list[tuple[str, ...]]
    values: Fields
    """The fields of the public view, as they were last told."""

    def _start(self, move_log: "MoveLog", players: int) -> None:
        """Nothing has been told yet."""
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
    """Whether any of the first numbers is another one than before; then it is remembered."""
    changed = False
    for place in range(count):
        if now[place] != before[place]:
            before[place] = now[place]
            changed = True
    return changed
