"""The methods of the store by subject; `store.py` combines them."""
