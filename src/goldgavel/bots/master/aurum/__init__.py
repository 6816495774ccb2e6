"""The master bot for Aurum."""
