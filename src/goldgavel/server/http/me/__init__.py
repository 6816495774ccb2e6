"""The devices, the cookie and the recovery code of a player."""
