# The table of Aurum
page-round-number = Round { $round }
page-contest = Bids and tricks
page-bid-unknown = no bid yet
page-bid-of = bid { $bid }
page-aurum-we = We
page-aurum-they = They
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
page-lowest-earns = lowest → { CARD($card) }
page-took-gold = took { CARD($card) }
page-ask-bid = Choose a card as your bid: its rank is the number of tricks.
page-ask-lead = You lead: play a base card.
page-ask-play = Your turn. Already used: { $metals }.
page-ask-window = Keep the bids, or change one for gold.
page-do-bid = Bid { $rank } with { CARD($card) }
page-do-play = Play { CARD($card) }
page-do-choose = Choose a card
page-do-keep = Keep the bids
page-do-end = End the round
page-sort-by-rank = Sort by rank
page-sort-by-metal = Sort by metal
page-window = Before each trick
page-window-keep = keep the bids
page-window-ask = ask me
page-change-bid = Change a bid
page-change-pay = Pay
page-change-card = New bid card
page-change-whose = Whose bid
page-change-mine = mine
page-change-now = Change now
page-change-arm = Change before the next trick
page-change-undo = Keep after all
page-sheet-title = Score of round { $round }
page-sheet-total = Total
page-sheet-nuggets = Nuggets
page-over = { $you ->
    [alone] You win the game
    [with] You win the game with { $others }
    [lost] { $count ->
        [one] You lost: { $names } wins the game
       *[other] You lost: { $names } win the game
    }
   *[no] { $count ->
        [one] { $names } wins the game
       *[other] { $names } win the game
    }
}
page-aurum-no-gold = No gold
page-aurum-bid-card = Bid: { CARD($card) }
page-aurum-has-bid = has bid, face down
page-aurum-partner = partner
page-aurum-first-player = first player
page-aurum-on-turn = to move
page-aurum-hand-of = Hand: { $name }
page-aurum-trick = The trick
page-aurum-void = void
page-aurum-metals-used = Already in this trick: { $metals }
page-aurum-gold-sum = gold { $parts } = { $sum }
page-aurum-gold-worth = gold { $sum }
page-aurum-if-now = As it stands: { $outcome }
page-aurum-outcome-exact = exact
page-aurum-outcome-over = over
page-aurum-outcome-under = under
page-aurum-meant = next
page-aurum-armed-tag = armed
page-aurum-meant-about = The card will be played on your turn if it is legal: { CARD($card) }. Touch it again to cancel.
page-aurum-waive = don’t wait for me
page-aurum-waive-about = The table does not wait for you before tricks
page-aurum-armed = Planned change:
page-aurum-armed-own = pay { CARD($gold) }, bid { CARD($card) } instead of { CARD($old) }.
page-aurum-armed-partner = pay { CARD($gold) }, put { CARD($card) } in place of { CARD($old) } for { $name }.
page-aurum-window-open = Bids can be changed now. Otherwise the game goes on by itself.
page-aurum-ask-end = Your turn. You have no metal that is free ({ $metals } are used): play gold, or end the round.
page-aurum-wait-window = Before the trick bids can be changed: { $names }.
page-aurum-go-on = Continue now
page-aurum-others-turn = Not your turn
page-aurum-last-trick = Last trick
page-aurum-more = More
page-aurum-bid-of = { $name }
page-aurum-change-about = Pay one gold card. The new card becomes the bid, and the old bid card comes into your hand for all to see.
page-aurum-earlier-tricks = Earlier tricks: { $count }
page-aurum-trick-number = trick { $trick }
page-aurum-sum-bid = bid { $bid }, took { $tricks }, { $outcome }
page-aurum-sum-gold = gold
page-aurum-sum-gold-parts = gold { $parts }
page-aurum-sum-rounds = all rounds
page-aurum-won-round = Wins the round
page-aurum-won-last-round = Wins the last round
page-aurum-void-trick = The void trick
page-aurum-waiting-for-others = Waiting for the others
page-aurum-points = Points
