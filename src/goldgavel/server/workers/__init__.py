"""Several worker processes on one database, and the messages between them."""
