"""All that a database holds, into a file and back."""
