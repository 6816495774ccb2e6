"""Makes moves given as text, in any game."""

from typing import Any, TypeVar

S = TypeVar("S")


def do(state: S, *moves: str) -> S:
    """Make moves. `2: bid 4` names the seat; the default is the seat to move."""
    table: Any = state
    for move in moves:
        seat, _, text = move.rpartition(": ")
        table.apply_action(table.game.parse_move(text), int(seat) if seat else None)
    return state


def legal(state: Any, seat: int | None = None) -> set[str]:
    return {state.game.move_text(action) for action in state.legal_actions(seat)}


def refused(state: Any, move: str, seat: int | None = None) -> str:
    """Return the rule that forbids the move."""
    problem = state.why_illegal(move, seat)
    assert problem is not None, f"{move} is legal"
    for lang in ("en", "ru", "fr"):
        assert problem.text(lang)
    return str(getattr(problem, "rule", problem.code))


def last_events(state: Any, kind: str, seat: int | None = None) -> list[Any]:
    return [event for event in state.events(seat) if event.__struct_config__.tag == kind]
