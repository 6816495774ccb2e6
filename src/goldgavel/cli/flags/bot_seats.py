"""The `--bots` flag."""

from goldgavel.cli.errors import UsageError


def read_bots(text: str | None, seats: int, default: str) -> tuple[str, ...]:
    """Return the bots by seat, from one name for all seats or one name per seat. Unknown bots raise an error."""
    from goldgavel.bots.registry import find_bot

    names = [name.strip().lower() for name in (default if text is None else text).split(",")]
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise UsageError("cli-bots-count", given=len(names), seats=seats)
    for name in names:
        find_bot(name)
    return tuple(names)
