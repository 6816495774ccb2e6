"""Attacks, leaks and hostile input over the live socket."""
