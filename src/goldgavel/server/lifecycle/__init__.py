"""Start, readiness and shutdown of the server."""
