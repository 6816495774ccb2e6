"""Several worker processes on one database: who owns which table, and how connections get to the owner."""
