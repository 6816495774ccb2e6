"""Environments for research: both games for other libraries, and batches of games.

Each subpackage imports its own dependencies, so `goldgavel` itself does not need them.
"""
