"""Shell completion: the candidates, and the scripts for each shell."""
