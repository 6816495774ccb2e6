"""Shell completion: what can be completed, and the scripts for each shell."""
