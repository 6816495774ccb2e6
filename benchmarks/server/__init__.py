"""The server under load, beside boardgame.io's in the same run: `python -m benchmarks.server`.

Each server has a core of its own, and its clients have another. The servers take turns, and the best turn of each
counts, because a shared machine only ever makes things slower.
"""
