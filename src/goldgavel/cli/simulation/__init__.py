"""Many games between bots: played in chunks on all cores, written down in order, and added up."""
