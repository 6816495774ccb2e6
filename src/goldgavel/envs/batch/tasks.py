"""What can be done to the rows of a batch (`tasks.pxd` has the same for C)."""

RESET = 0
"""Begin a new game."""
CHECK = 1
"""Say whether the action is legal."""
STEP = 2
"""Do the action."""
DRAW = 3
"""Choose any legal action."""
