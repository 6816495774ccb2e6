"""All tables: create, find, start and leave them; rematches and cleanup."""
