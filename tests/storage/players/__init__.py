"""Players: their devices, the codes that sign in another one, and deletion."""
