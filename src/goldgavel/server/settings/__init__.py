"""What an operator can set, what kinds of values there are, and where they come from."""
