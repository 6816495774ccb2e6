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
page-aside = Not in play
page-stock-of = Stock: { $cards }
page-your-hand = Your hand
page-your-gold = Your gold
page-leads = leads
page-winning = winning
page-won-trick = won the trick
page-lowest = lowest
page-lowest-earns = lowest → { CARD($card) }
page-took-gold = took { CARD($card) }
page-ask-bid = Choose a card as your bid: its rank is the number of tricks.
page-aurum-ask-bid-again = Bid { $rank }? Choose the card again, or press the button.
page-aurum-suggested-one = Your hand looks like a bid of { $bid }.
page-aurum-suggested-two = Your hand looks like a bid of { $low } or { $high }.
page-aurum-suggested-range = Your hand looks like a bid of { $low } to { $high }.
page-aurum-suggested-note = What the bot Adept would bid with your cards. You can switch this off in the settings.
page-ask-lead = You lead: play a base card.
page-ask-play = Your turn. Already used: { $metals }.
page-ask-window = Keep the bids, or pay gold to change one.
page-do-bid = Bid { $rank } with { CARD($card) }
page-do-play = Play { CARD($card) }
page-do-choose = Choose a card
page-do-keep = Keep the bids
page-do-end = End the round
page-sort-by-rank = Sort by rank
page-sort-by-metal = Sort by metal
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
page-aurum-known = Everyone knows that this hand holds: { $cards }
page-aurum-known-own = everyone knows this card
page-aurum-partner = partner
page-aurum-first-player = first player
page-aurum-on-turn = to move
page-aurum-hand-of = Hand: { $name }
page-aurum-trick = The trick
page-aurum-void = does not count
page-aurum-metals-used = Already in this trick: { $metals }
page-aurum-gold-sum = gold { $parts } = { $sum }
page-aurum-gold-worth = gold { $sum }
page-aurum-if-now = So far: { $outcome }
page-aurum-outcome-exact = exact
page-aurum-outcome-over = over
page-aurum-outcome-under = under
page-aurum-meant = next
page-aurum-armed-tag = planned
page-aurum-meant-about = The card will be played on your turn if it is legal: { CARD($card) }. Touch it again to cancel.
page-aurum-armed = Planned change:
page-aurum-armed-own = pay { CARD($gold) }, bid { CARD($card) } instead of { CARD($old) }.
page-aurum-armed-partner = pay { CARD($gold) }, put { CARD($card) } in place of { CARD($old) } for { $name }.
page-aurum-window-open = You can change a bid now. If you do nothing, the game continues by itself.
page-aurum-ask-end = Your turn. You have no metal to play (already in the trick: { $metals }): play gold, or end the round.
page-aurum-wait-window = Bids can be changed before the trick. Waiting for: { $names }.
page-aurum-go-on = Continue now
page-aurum-others-turn = Not your turn
page-aurum-last-trick = Last trick
page-aurum-more = More
page-aurum-bid-of = { $name }
page-aurum-change-about = Pay one gold card. The new card becomes the bid, and the old bid card comes into your hand, visible to everyone.
page-aurum-earlier-tricks = Earlier tricks: { $count }
page-aurum-trick-number = trick { $trick }
page-aurum-sum-bid = bid { $bid }, took { $tricks }, { $outcome }
page-aurum-sum-gold = gold
page-aurum-sum-gold-parts = gold { $parts }
page-aurum-sum-rounds = all rounds
page-aurum-won-round = Wins the round
page-aurum-won-last-round = Wins the last round
page-aurum-void-trick = The unfinished trick
page-aurum-waiting-for-others = Waiting for the others
page-aurum-points = Points
page-aurum-ask-me = Ask me before each trick
page-aurum-no-wait = Don’t wait for me
page-aurum-rounds-so-far = Rounds so far
page-aurum-next-in = Next round in { $seconds } s
page-aurum-bid-so-far = bid { $bid } so far
page-aurum-bid-made = has bid
page-aurum-bid-now = { $whose ->
    [yours] your bid: { $before } → { $after }
    [partner] partner’s bid: { $before } → { $after }
   *[own] bid: { $before } → { $after }
}
page-change-so-far = So far
page-change-effect = Bid { $before } → { $after }, paid with gold { $gold }
page-aurum-metals-label = Already played
page-aurum-key-arrows = go along your cards
page-aurum-key-enter = play the card, or press the button; a bid takes Enter twice
page-aurum-key-command = type a command
page-aurum-unseen = Cards not seen yet
page-aurum-unseen-tab = Not seen
page-aurum-unseen-count = { $count ->
    [0] You have seen every card of this round.
    [one] { $count } card that you have not seen is with the others.
   *[other] { $count } cards that you have not seen are with the others.
}
page-aurum-unseen-metal = Metal
page-aurum-unseen-ranks = Ranks
page-aurum-unseen-left = Number of cards
