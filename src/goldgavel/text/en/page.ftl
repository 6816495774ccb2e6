# The page

# Always at hand
page-language = Language
page-theme-light = Switch to the light theme
page-theme-dark = Switch to the dark theme
page-to-home = Home page
page-close = Close
page-nothing-title = Nothing here
page-nothing-text = There is no page at this address. The link may be old or cut off.
page-failed = That did not work. Check your connection and try again.
page-affiliation = Gold & Gavel is not affiliated with the publishers of the games; all words and drawings are our own.

# Home
page-home-title = Two card games, one table
page-home-about = Play against bots at once. No account, no waiting.
page-aurum-name = Aurum
page-aurum-about = Say how many tricks you will take, and never follow suit. Low cards earn gold, and gold beats everything.
page-auction-name = Auction
page-auction-about = Bid for lots with a card face down. What you pay goes to the others.
page-players = Players
page-level = Bots
page-level-random = Beginner
page-level-adept = Adept
page-edition = Edition
page-edition-evrikus = Evrikus
page-edition-gigamic = Gigamic
page-edition-digest = Digest
page-play-now = Play now
page-starting = Starting …
page-default-name = Guest

# Cards
page-card-name = { $metal } { $rank }
page-card-back = a card face down
page-metal-Bi = bismuth
page-metal-Cu = copper
page-metal-P = phosphorus
page-metal-Ag = silver
page-metal-Zn = zinc
page-metal-Au = gold

# Every table
page-you = You
page-connecting = Connecting …
page-away = The connection is lost. Coming back …
page-gone = You are no longer at this table, or it is gone.
page-story = What happened
page-cards-in-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-bot-plays = a bot plays
page-not-here = away
page-wait-for = { $names }: waiting for the move.
page-dealing = The cards are being dealt.
page-your-moves = Your moves
page-rematch = Play again
page-next-round = Next round

# The table of Aurum
page-round-number = Round { $round }
page-contest = Bids and tricks
page-bid-unknown = no bid yet
page-bid-of = bid { $bid }
page-taken = { $tricks ->
    [one] { $tricks } trick taken
   *[other] { $tricks } tricks taken
}
page-nuggets = Nuggets: { $count }
page-supply = Gold supply
page-supply-gold = gold { $rank }: { $count }
page-aside = Out of the round
page-stock-of = Gold: { $cards }
page-your-hand = Your hand
page-your-gold = Your gold
page-leads = leads
page-winning = winning
page-won-trick = won the trick
page-lowest = lowest
page-lowest-earns = lowest: earns { $card }
page-took-gold = took { $card }
page-ask-bid = Choose a card as your bid: its rank is the number of tricks.
page-ask-lead = You lead: play a base card.
page-ask-play = Your turn. Already used: { $metals }.
page-ask-window = Keep the bids, or change one for gold.
page-do-bid = Bid { $card }
page-do-play = Play { $card }
page-do-choose = Choose a card
page-do-keep = Keep the bids
page-do-end = End the round
page-sort-by-rank = Sort by rank
page-sort-by-metal = Sort by metal
page-window = Before each trick
page-window-keep = keep the bids
page-window-ask = ask me
page-window-armed = Armed: { $move }
page-change-bid = Change a bid
page-change-pay = Pay
page-change-card = New bid card
page-change-whose = Whose bid
page-change-mine = mine
page-change-partner = my partner’s
page-change-now = Change now
page-change-arm = Change before the next trick
page-change-undo = Keep after all
page-sheet-title = The sheet of round { $round }
page-sheet-side = Side
page-sheet-bid = Bid
page-sheet-tricks = Tricks
page-sheet-points = For the bid
page-sheet-gold = For gold
page-sheet-total = Total
page-sheet-nuggets = Nuggets
page-over = The game goes to { $names }
