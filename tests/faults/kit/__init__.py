"""Tables that play during faults, the checks of their logs, and the report."""
