"""What a player is about to do, without any drawing: the card in mind, the bid in mind, the buttons there are."""
