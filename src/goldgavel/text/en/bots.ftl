# Bots: what they are, and what can be wrong with one.

bot-random-name = Beginner
bot-random-description = Plays any legal move, each as likely as the others.
bot-adept-name = Adept
bot-adept-description = Plays by rules of thumb and counts the cards. Quick, and a good opponent.

bot-unknown = There is no bot “{ $bot }”. Known bots: { $allowed }.
bot-broken = The bot “{ $bot }” ({ $source }) cannot be loaded: { $reason }
bot-no-maker = The bot “{ $bot }” ({ $source }) is nothing that could make a bot.
bot-other-game = The bot “{ $bot }” does not play { $game }.
bots-count = Bots needed: { $players }, one for each seat; given: { $given }.
bot-illegal-move = The bot “{ $bot }” in seat { $seat } answered “{ $move }”. { $reason }
bot-no-text = The bot “{ $bot }” in seat { $seat } answered with something of type { $found }, not with the text of a move.
bot-pick-range = The bot “{ $bot }” in seat { $seat } picked move number { $place }; there are numbers 0 to { $last }.
