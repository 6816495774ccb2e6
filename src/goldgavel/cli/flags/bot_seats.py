"""The `--bots` flag."""

from goldgavel.cli.errors import UsageError


def read_bots(text: str | None, game: str, seats: int, default: str) -> tuple[str, ...]:
    """Return the bots by seat, from one name for all seats or one name per seat.

    Unknown bots, and bots that do not play the game, raise an error.
    """
    from goldgavel.bots.registry import find_bot
    from goldgavel.bots.seated import require_game

    names = [name.strip().lower() for name in (default if text is None else text).split(",")]
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise UsageError("cli-bots-count", given=len(names), seats=seats)
    for name in names:
        require_game(name, find_bot(name), game)
    return tuple(names)
