# Bots: what they are, and what can be wrong with one.

bot-random-name = Random
bot-random-brief = Plays whatever is allowed.
bot-random-description = Plays any legal move, each as likely as the others.
bot-novice-name = Beginner
bot-novice-brief = Plays like someone on their first evening.
bot-novice-description = Plays as on a first evening: counts high cards for its bid and never changes it, wins with its best card whenever it can, even over a partner; pays what the open cards of a lot add today, raises by leaps and uses tokens immediately.
bot-adept-name = Adept
bot-adept-brief = Counts the cards and knows what they are worth.
bot-adept-description = Plays by rules of thumb and counts the cards. Quick, and a good opponent.
bot-master-name = Master
bot-master-brief = Looks ahead, and is hard to beat.
bot-master-description = Looks ahead: arranges the cards that it cannot see in many ways that fit what it has seen, plays its moves out in them, and takes the one that wins the match most often. In Aurum it also tries how the others could answer, and works out the last tricks exactly. In Auction it notes how far each of the others goes for a lot, and bids to win it cheaply or to make them pay.

bot-unknown = Unknown bot “{ $bot }”. Available: { $allowed }.
bot-budget-unreadable = “{ $budget }” is not a budget for the bot “{ $bot }”: write milliseconds or iterations, such as { $bot }:200ms or { $bot }:1000it.
bot-budget-none = The bot “{ $bot }” takes no budget: write “{ $bot }” without “:{ $budget }”.
bot-budget-unit = The bot “{ $bot }” does not take a budget such as “{ $budget }”. Write: { $allowed }.
bot-broken = The bot “{ $bot }” ({ $source }) cannot be loaded: { $reason }
bot-no-maker = The bot “{ $bot }” ({ $source }) is not a class or function that makes a bot.
bot-file-missing = There is no file “{ $file }” with a bot in it: check the path.
bot-class-missing = There is no “{ $bot }” in { $source }. Bots there: { $found }.
bot-class-unclear = { $source } does not have exactly one bot: write the class after a colon. Bots there: { $found }.
bot-failed = The bot “{ $bot }” in seat { $seat } ({ $game }, seed { $seed }) failed at { $place }: { $reason }
bot-other-game = The bot “{ $bot }” does not play { $game }.
bots-count = { $players } bots are needed, one for each seat; { $given } given.
bot-illegal-move = The bot “{ $bot }” in seat { $seat } ({ $game }, seed { $seed }) answered “{ $move }”. { $reason }
bot-no-text = The bot “{ $bot }” in seat { $seat } ({ $game }, seed { $seed }) answered with something of type { $found }, not with the text of a move.
bot-pick-range = The bot “{ $bot }” in seat { $seat } ({ $game }, seed { $seed }) picked move number { $place }; the numbers go from 0 to { $last }.
