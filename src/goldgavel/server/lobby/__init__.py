"""All tables: creating, finding, starting and leaving them, rematches and cleanup."""
