"""Checks and headers for every request: base path, limits, security, compression, request log."""
