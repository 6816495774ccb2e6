"""Starting and stopping, ports, whether it takes people, and a check of a whole database."""
