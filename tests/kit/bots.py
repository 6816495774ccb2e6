"""Bots as tests need them: one that searches counts a few iterations and no time."""

from goldgavel.bots.registry import find_bot

ITERATIONS = 24


def brief(name: str) -> str:
    """The bot's name, with a small number of iterations if it takes one."""
    return f"{name}:{ITERATIONS}it" if "it" in getattr(find_bot(name), "budgets", ()) else name
