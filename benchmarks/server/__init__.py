"""Load tests of the server, next to boardgame.io's in the same run: `python -m benchmarks.server`.

Each server has its own core, and its clients have another. The servers take turns, and the best turn of each
counts, because other work on a shared machine can only slow things down.
"""
