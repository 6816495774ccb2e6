"""Live tables: who is connected, what they may say, and what they are told."""
