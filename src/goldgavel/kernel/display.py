"""`repr` and `str` of games and states, for use in a shell. A state shows everything, including hidden cards."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from goldgavel.kernel.views import plain

if TYPE_CHECKING:
    from goldgavel.kernel.game import Game


def game_repr(game: "Game[Any, Any]") -> str:
    """Return the call that creates the same game."""
    options = {name: value for name, value in plain(game.options).items() if value is not None}
    given = "".join(f", {name}={value!r}" for name, value in options.items())
    return f"goldgavel.load({game.name!r}{given})"


def state_repr(state: Any) -> str:
    return f"<{situation(state)}>"


def state_text(state: Any) -> str:
    """Return the whole table as text: lines for the shared fields, then one line per seat."""
    view = state.game.open_view(state)
    return "\n".join([situation(state), *lines(view, state.game)])


def situation(state: Any) -> str:
    view = state.view(None)
    seats = ", ".join(f"seat {seat}" for seat in view.to_move)
    turn = f", {seats} to move" if seats else ""
    return f"{state.game.name}, {state.game.players} players, ply {view.ply}: {view.phase}{turn}"


def lines(view: Any, game: "Game[Any, Any]") -> Iterator[str]:
    for name in game.printed_of_table:
        if (text := written(getattr(view, name))) != "":
            yield f"{name}: {text}"
    for seat in range(game.players):
        found = {name: getattr(view, name) for name in game.printed_of_seats}
        parts = [f"{name} {written(values[seat]) or '–'}" for name, values in found.items() if values is not None]
        yield f"seat {seat}: {', '.join(parts)}"


def written(value: Any) -> str:
    """Format a value of a view briefly; empty and zero fields of structures are left out."""
    if value is None:
        return ""
    if isinstance(value, msgspec.Struct):
        found = {name: getattr(value, name) for name in value.__struct_fields__}
        return " ".join(
            f"{name} {written(part)}" for name, part in found.items() if written(part) not in {"", "0"}
        )
    if isinstance(value, (tuple, list)):
        return " ".join(filter(None, map(written, value)))
    return str(value)
