# The reference card of each game: one screen at the table, one page on paper
reference-of = { $game }: reference card
reference-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
reference-print = Print
reference-to-print = A page to print
reference-rules = Full rules
reference-symbols = The metals
reference-scoring = Points

# Aurum
reference-aurum-setup = Setting up
reference-aurum-setup-text = { $players ->
    [3] { $zeros ->
        [yes] Without copper, the cards of rank 10, gold 8 and the fourth gold 0.
       *[no] Without copper, the cards of rank 10, gold 8 and every gold 0.
    }
   *[4] { $zeros ->
        [yes] All cards.
       *[no] Without every gold 0.
    }
} Deal { $hand } base cards each{ $players ->
    [3] {""}
   *[4] ; the last two lie face up, out of the round
}. { $zeros ->
    [yes] Everyone has one gold 0 in the stock; the
   *[no] The
} other gold lies in the supply.
reference-aurum-bid = Bid
reference-aurum-bid-text = { $players ->
    [3] Everyone secretly sets aside one base card, and all are shown together. Its rank is the number of tricks you promise.
   *[4] In turn, everyone sets aside one base card, face up. Its rank is the number of tricks; the team’s bid is the higher of the two.
}
reference-aurum-change = Changing a bid
reference-aurum-change-text = Before each trick, once each: return one gold card from your stock to the supply and put a base card from your hand in place of { $players ->
    [3] your bid card
   *[4] your own or your partner’s bid card
}. The old one goes into your hand.
reference-aurum-lead = Lead
reference-aurum-lead-text = Any base card, never gold.
reference-aurum-follow = Follow
reference-aurum-follow-text = A metal that is not in the trick yet, or any gold from your stock.
reference-aurum-lowest = Lowest base card
reference-aurum-lowest-text = Takes gold of its rank from the supply, if there is any, and leads the next trick.
reference-aurum-winner = Winner of the trick
reference-aurum-winner-text = The highest gold; without gold, the highest base card. The gold played returns to the supply.
reference-aurum-equal = Equal cards
reference-aurum-equal-text = The one played later counts, as the lowest and as the highest.
reference-aurum-end = End of the round
reference-aurum-end-text = Someone whose turn it is cannot play a base card and has no gold, or keeps it. The unfinished trick is void.
reference-aurum-round = The nugget
reference-aurum-round-text = The highest total takes it. If equal: { $tie ->
    [gold] an exact bid, then the highest gold card
   *[share] an exact bid
}; then everyone still tied takes one.
reference-aurum-game = The game
reference-aurum-game-text = { $match ->
    [race] Two nuggets win. If several have two: the higher bid of the last round, then they share the win.
    [best-of-3] Three rounds at most. Two nuggets win immediately; after the third round, the most nuggets. If equal: the higher bid of the last round, then they share the win.
   *[points] No nuggets: add up the points of three rounds. The highest sum wins; equals share the win.
}
reference-aurum-bid-points = { $players ->
    [3] Tricks against your bid
   *[4] The team’s tricks against its bid
}
reference-aurum-under = fewer
reference-aurum-over = more
reference-aurum-exact = exactly
reference-aurum-over-points = the bid
reference-aurum-exact-points = twice the bid
reference-aurum-gold-points = Each gold card in { $players ->
    [3] your stock
   *[4] the team’s stocks
}

# Auction
reference-auction-setup = Setting up
reference-auction-setup-text = { $coins } coins each. { $rounds } rounds, one lot each.
reference-auction-lot = The lot
reference-auction-lot-text = Two cards face up, a third face down.
reference-auction-bid = Bidding
reference-auction-bid-text = Clockwise from the first player: bid more than the bid before, at least 1 coin, or pass and be out of this round. The last one in takes the lot. If all pass, it goes to the box.
reference-auction-pay = Paying
reference-auction-pay-text = The winner’s bid is split evenly among all the others. What does not divide goes to the bank.
reference-auction-bank = The bank
reference-auction-bank-text = At the end of each round it goes to the one player with the fewest cards. If several have the fewest, it stays.
reference-auction-replica = Replicas
reference-auction-replica-text = A replica immediately joins your stamps, jewels, furniture or sculptures and counts as that kind. If you have none of these, it waits for the first chance.
reference-auction-tokens = Ploy tokens
reference-auction-tokens-text = Each kind once per game, with a bid; one token per bid.
reference-auction-stop = Stop
reference-auction-stop-text = The bidding is over and the lot is yours. Your bid must be at least { $least } coins.
reference-auction-ban = Ban
reference-auction-ban-text = An opponent who is still in the bidding must pass.
reference-auction-exchange = Exchange
reference-auction-exchange-text = Offer any opponent one of your cards for one of theirs, and say whose exchange token pays. Only a swap that is made uses it up.
reference-auction-winner = The winner
reference-auction-winner-text = The highest total. If equal: the fewest replicas, then they share the win.
reference-auction-painting-text = { $each } each
reference-auction-sculpture-text = most { $first }, second { $second }, third { $third }; no place, or none at all: { $without }
reference-auction-ties-text = { $ties ->
    [places] Tied players share the points of the places they fill, rounded down.
   *[book] Tied players share the points of their place and the next, rounded down; everyone below moves one place further down.
}
reference-auction-furniture-text = { $pair } for every two
reference-auction-collection-text = { $with } with its own set of painting, sculpture, furniture, stamp and jewel; without one { $without }
reference-auction-coins-text = 1 each
reference-auction-count = cards

# Blank score cards to print
score-card-of = { $game }: score card
score-card-about = Two cards on one sheet of A4, to cut apart.
score-card-date = Date
score-card-name = Name
score-card-team = Team
score-card-round = Round
score-card-replicas = Replicas
score-card-hint = Fewer tricks than bid: 0 · more: the bid · exactly: twice the bid
