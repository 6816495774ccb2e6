"""Who may know what: views, events as each reader may see them, and states that agree with a view."""
