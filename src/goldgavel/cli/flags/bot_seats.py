"""Which bots sit where."""

from goldgavel.cli.errors import UsageError


def read_bots(text: str | None, seats: int, otherwise: str) -> tuple[str, ...]:
    """One name for all seats, or one for each; every one of them must be a bot that there is."""
    from goldgavel.bots.registry import find_bot

    names = [name.strip().lower() for name in (otherwise if text is None else text).split(",")]
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise UsageError("cli-bots-count", given=len(names), seats=seats)
    for name in names:
        find_bot(name)
    return tuple(names)
