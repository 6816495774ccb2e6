"""What the store does, by subject; `store.py` puts it together."""
