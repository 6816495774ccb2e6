"""Players for every chair: programs that see what a seat may see, and nothing else."""
