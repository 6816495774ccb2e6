"""Persistent storage: players, tables, their logs and results, in an SQL database (SQLite or PostgreSQL)."""
