"""A game at the terminal: the table drawn from the view of one seat, its moves listed, its player asked."""
