"""What each seat may know: views, events as each reader sees them, and states sampled from a view."""
