"""Frames, connections, the lock and the fast path of a move."""
