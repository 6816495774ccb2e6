# Making a table
page-setup-title = New table: { $game }
page-setup-about = Choose how you want to play, then invite friends by a link. Bots take the seats that stay free.
page-setup-make = Create table
page-setup-making = One moment…
page-setup-rules = How the game is played
page-setup-more-rules = More options for the rules
page-setup-reset = Use the edition’s rules
page-setup-people = Who may come
page-setup-more-people = More options for the table
page-setup-loading = Loading the options…
page-setup-retry = Try again

# Options of the games: a name, a sentence, and each value in plain words
page-option-players = Players
page-option-players-about = People and bots together.
page-option-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
page-option-edition = Edition
page-option-edition-about = The printed editions differ a little. Each sets the options below; you can still change them.
page-option-edition-evrikus = Evrikus
page-option-edition-evrikus-about = The usual rules: a race to two nuggets, bids can be changed for gold.
page-option-edition-gigamic = Gigamic
page-option-edition-gigamic-about = The French edition: three players play three rounds at most, and gold settles every tie.
page-option-edition-digest = Digest
page-option-edition-digest-about = The short rules for four: bids stay as they were made.
page-option-bid_changes = Changing bids
page-option-bid_changes-about = Before every trick a player may pay gold to change the bid.
page-option-bid_changes-true = Bids can be changed for gold
page-option-bid_changes-false = Bids stay as they were made
page-option-zero_gold = Gold 0
page-option-zero_gold-about = Everybody begins with a gold card of rank 0: worth nothing, but it beats every base metal.
page-option-zero_gold-true = Everybody begins with a gold 0
page-option-zero_gold-false = Without the gold 0 cards
page-option-tie_3p = Ties
page-option-tie_3p-about = What happens when players are still tied at the end of a round.
page-option-tie_3p-share = All who are tied get a nugget
page-option-tie_3p-gold = The highest gold takes the nugget
page-option-match = Winning the game
page-option-match-about = How long the game is, and who wins it.
page-option-match-race = The first to have two nuggets wins
page-option-match-best-of-3 = At most three rounds; two nuggets win immediately
page-option-match-points = Three rounds, and the most points win
page-option-tokens = Ploy tokens
page-option-tokens-about = Each player has one of each kind and uses it once in the game, together with a bid.
page-option-tokens-stop = Stop: a high bid ends the bidding immediately
page-option-tokens-ban = Ban: an opponent must pass
page-option-tokens-exchange = Exchange: offer a card for a card
page-option-tokens-none = Without ploy tokens
page-option-coins = Coins of the others
page-option-coins-about = Every payment is public, so whoever counts knows them anyway.
page-option-coins-hidden = The others’ coins are not shown
page-option-coins-open = Everybody’s coins are shown
page-option-sculpture_ties = Ties for sculptures
page-option-sculpture_ties-about = Makes a difference only when several players have equally many sculptures.
page-option-sculpture_ties-book = Tied players share a place, as in the book
page-option-sculpture_ties-places = Tied players share all the places that they fill

# Options of the table
page-setup-listed = Who can find the table
page-setup-listed-false = Only people with the link
page-setup-listed-true = Everybody: it is shown on the home page
page-setup-spectators = Spectators
page-setup-spectators-about = Others with the link may watch; they see no hidden card.
page-setup-help = Hints at the table
page-setup-help-about = The page works things out for you: what a lot is worth, which cards are still unseen, who is winning.
page-setup-chat = Chat
page-setup-chat-about = The players can write to each other. Everybody at the table reads it, partners too.
page-setup-records = Who may see the game afterwards
page-setup-records-link = Anyone with the link
page-setup-records-players = Only the players
page-setup-pace = Pace
page-setup-pace-relaxed = Relaxed
page-setup-pace-relaxed-about = Long rests to look and talk; somebody who is away is waited for three minutes.
page-setup-pace-usual = Usual
page-setup-pace-usual-about = Short rests after a trick and a round; after a minute away a bot plays for you.
page-setup-pace-quick = Quick
page-setup-pace-quick-about = Hardly any rests; after half a minute away a bot plays for you.

# Before the start
page-open-title = { $game }: before the start
page-open-chairs = Seats
page-open-teams = Seats { $one } play as a team against seats { $other }.
page-open-free = Free seat
page-open-team = Team { $number }
page-open-wait-start-somebody = The host starts the game.
page-open-chair = Seat { $number }
page-open-you = { $name } (you)
page-open-maker = host
page-open-here = here
page-open-away = not here now
page-open-sit = Sit here
page-open-move-here = Move here
page-open-add-bot = Put a bot here
page-open-bot-of = Bot: { $level }
page-open-remove-bot = Remove the bot
page-open-remove = Remove { $name }
page-open-leave = Leave the seat
page-open-start = Start
page-open-bots-fill = { $count ->
    [one] A bot ({ $level }) takes the free seat.
   *[other] Bots ({ $level }) take the { $count } free seats.
}
page-open-all-taken = All seats are taken: start when you like.
page-open-wait-start = { $name } starts the game.
page-open-wait-rematch = The game starts by itself as soon as everybody is here.
page-open-missing = Not here yet: { $names }. If you start now, a bot plays for whoever stays away.
page-open-invite = Invite friends
page-open-invite-about = Anyone who opens the link can take a seat, without an account, each in their own language.
page-open-recent = You played with these people lately. To invite them, send them the link above.
page-open-recent-list = People you played with lately
page-open-recent-games = Games together
page-open-link = Link to this table
page-open-share = Share
page-open-share-text = Play { $game } with me
page-open-share-failed = Sharing did not work. Copy the link and send it yourself.
page-open-qr = QR code: the link to this table
page-open-watching = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
page-open-options = This table
page-open-listed-true = Shown on the home page
page-open-listed-false = Only by the link
page-open-spectators-true = Spectators are welcome
page-open-spectators-false = Without spectators
page-open-help-true = With hints
page-open-help-false = Without hints
page-open-records-link = Anyone with the link may see the game afterwards
page-open-records-players = Only the players may see the game afterwards
page-open-link-only-here = This link works only on this computer. To invite other devices, start the server for your network.
