"""Fair deals over the live socket."""
