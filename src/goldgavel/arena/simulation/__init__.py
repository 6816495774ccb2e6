"""Many games between bots: played in chunks on all cores, recorded in order, and summed up."""
