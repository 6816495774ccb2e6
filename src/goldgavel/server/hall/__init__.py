"""All tables: what is asked for, what is shown of them, and who looks after them."""
