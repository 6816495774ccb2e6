"""The settings of an operator, their kinds of values, and reading them from flags and the environment."""
