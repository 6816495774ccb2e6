"""Several servers on one database: the processes, and what they tell each other."""
