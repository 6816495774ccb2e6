"""Tasks for the rows of a batch (`tasks.pxd` has the same constants for C)."""

RESET = 0
"""Start a new game."""
CHECK = 1
"""Check whether the action is legal."""
STEP = 2
"""Apply the action."""
DRAW = 3
"""Choose a random legal action."""
