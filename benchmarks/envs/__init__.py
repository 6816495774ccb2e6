"""The environments beside those of the libraries that they are made for."""
