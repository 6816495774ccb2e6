"""Backups: files, streams, and restores between databases."""
