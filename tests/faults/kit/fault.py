"""A kind of fault."""

from collections.abc import Callable
from dataclasses import dataclass

from tests.faults.kit.scene import Place, Scene, Strike


def nothing(_scene: Scene) -> None:
    pass


@dataclass(frozen=True)
class Fault:
    name: str
    place: Place
    strike: Callable[[Scene], Strike]
    """Strikes, and returns when the server can serve again. It runs in a thread of its own."""
    full: int
    """How often it strikes in `make soak`."""
    takes_owner: bool = False
    """True if tables lose the process that has them in memory. Then the time until their next move is measured."""
    is_quiet: bool = True
    """False if the server may log errors."""
    heartbeat: float | None = None
    """Seconds after which players leave a server that does not answer. None if they wait."""
    program: tuple[str, ...] = ()
    """The program that is started in place of `goldgavel`."""
    statements: tuple[str, ...] = ()
    """SQL that prepares the new database."""
    end: Callable[[Scene], None] = nothing
    """Called after the last game."""
