"""The servers under test: ours, the peers' and the floor, each on the servers' core."""
