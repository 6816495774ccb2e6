"""Tables whose players are connected to different workers."""
