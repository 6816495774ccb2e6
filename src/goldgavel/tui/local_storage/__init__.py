"""Files kept between runs: unfinished games, identities by server, and settings."""
