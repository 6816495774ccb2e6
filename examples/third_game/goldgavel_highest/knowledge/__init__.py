"""Who may know what: the view and the events."""
