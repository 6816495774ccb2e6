# The table of Auction
page-auction-lot = The lot
page-auction-lot-of = Lot { $lot } of { $lots }
page-auction-lot-number = Lot { $lot }
page-auction-kind = Kind
page-auction-look = Look at
page-auction-everybody = Everyone’s cards
page-auction-everybody-short = Cards
page-auction-unseen = Not seen yet
page-auction-unseen-tab = Not seen
page-auction-deck = { $count ->
    [0] The deck is empty.
    [one] { $count } card is left in the deck; the rest lies face down or in the box.
   *[other] { $count } cards are left in the deck; the rest lies face down or in the box.
}
page-auction-deck-short = Deck: { $count }
page-auction-deck-label = in the deck
page-auction-bank-short = Bank: { $coins }
page-auction-bank-label = in the bank
page-auction-bank-to = { $you ->
    [yes] Goes to you if you still have the fewest cards
   *[no] Goes to { $name }, who has the fewest cards
}
page-auction-left = left
page-auction-if-third = lot adds
page-auction-if-third-note = Below each kind: the points this lot would add for you now if its face-down card were of that kind.
page-auction-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
page-auction-coins-hidden = coins kept secret
page-auction-card-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-auction-set = { $kind }: { $count }, points: { $points }
page-auction-no-cards = no cards
page-auction-no-cards-yet = The cards you win appear here.
page-auction-my-cards = Your cards
page-auction-cards-of = Cards
page-auction-worth-now = Cards are worth now:
page-auction-tokens = Tokens
page-auction-tokens-left = { $count ->
    [0] No token left
   *[other] Tokens left: { $tokens }
}
page-auction-token-stop = Stop
page-auction-token-ban = Ban
page-auction-token-exchange = Exchange
page-auction-does-stop = The bidding ends immediately, and the lot is yours.
page-auction-does-ban = One opponent is out of the bidding for this lot.
page-auction-does-exchange = After the bid you offer an opponent a swap of cards.
page-auction-ban-whom = Whom do you ban?
page-auction-first = first player
page-auction-passed = passed
page-auction-leads = leads
page-auction-bid-label = bid
page-auction-no-bid = No bid yet
page-auction-high-bid = { $you ->
    [yes] Your bid stands
   *[no] { $name } leads
}
page-auction-least = The next bid: { $coins } or more
page-auction-sold-to = { $you ->
    [yes] Sold to you!
   *[no] Sold to { $name }!
}
page-auction-joining = { $you ->
    [yes] Your replica joins a group.
   *[no] { $name } chooses a group for the replica.
}
page-auction-worth-to-you = Points for you
page-auction-worth-if-now = Points if the game ended now
page-auction-worth-to-them = Points from this lot now
page-auction-worth-range = face-up cards { $open }, with the hidden one { $one ->
    [yes] { $least }
   *[no] { $least } to { $most }
}
page-auction-worth-note = Points this lot would add if the game ended now, not counting its price. Later lots can change this a lot.
page-auction-likely = Likely points at the end: ≈ { $points }; { $high ->
    [0] better not to bid
   *[other] a fair price: { $range } { $high ->
        [one] coin
       *[other] coins
    }
}.
page-auction-likely-note = What an experienced player expects of this lot, and would pay for it: coins that you keep buy later lots.
page-auction-last-won = { $you ->
    [yes] You won the last lot for { $coins }:
   *[no] { $name } won the last lot for { $coins }:
}
page-auction-last-boxed = Nobody wanted the last lot:
page-auction-ask-first = Your turn: open the bidding, or pass.
page-auction-ask-bid = Your turn: bid { $coins } or more, or pass.
page-auction-ask-offer = Now offer a swap: one of your cards for one of theirs.
page-auction-ask-answer = { $turned ->
    [mine] { $name } offers you a swap, at the cost of your exchange token.
   *[theirs] { $name } offers you a swap. It does not cost you a token.
}
page-auction-ask-join = Which group does your replica join?
page-auction-your-bid = Your bid
page-auction-less = One coin less
page-auction-more = One coin more
page-auction-more-by = { $count } coins more
page-auction-all = All
page-auction-all-coins = All your coins
page-auction-do-bid = Bid { $coins }
page-auction-do-stop = Bid { $coins } and stop
page-auction-do-ban = Bid { $coins }, ban { $name }
page-auction-do-exchange = Bid { $coins }, then swap
page-auction-do-pass = Pass
page-auction-do-offer = Offer the swap
page-auction-do-accept = Accept
page-auction-do-decline = Decline
page-auction-sure-all = Bid all you have, { $coins ->
    [one] { $coins } coin?
   *[other] { $coins } coins?
}
page-auction-sure-bid = { $bid }?
page-auction-sure-pass = Pass, and be out for this lot?
page-auction-sure-yes = Yes, do it
page-auction-sure-no = Not yet
page-auction-offer = A swap
page-auction-offer-to = With whom?
page-auction-offer-give = You give
page-auction-offer-get = You get
page-auction-offer-token = Whose exchange token is used?
page-auction-turn-mine = mine
page-auction-turn-theirs = theirs
page-auction-you-give = you give
page-auction-you-get = you get
page-auction-swap-worth = Your points would change by
page-auction-join = Groups for the replica
page-auction-join-count = you have { $count }
page-auction-sheet = The final sheet
page-auction-over = { $you ->
    [alone] You win the game
    [with] You share the win with { $others }
    [lost] { $count ->
        [one] You lost: { $names } wins the game
       *[other] You lost: { $names } share the win
    }
   *[no] { $count ->
        [one] { $names } wins the game
       *[other] { $names } share the win
    }
}
page-auction-coins-row = Coins
page-auction-replicas-row = Replicas
page-auction-total = Total
page-auction-boxed = Lots that nobody wanted, with their third card
page-auction-keys = Keys
page-auction-key-digits = type a bid
page-auction-key-step = one coin more or less
page-auction-key-bid = make the bid
page-auction-key-tokens = take a token or put it back: stop, ban, exchange
page-auction-key-answer = accept or decline a swap
page-auction-key-tab = move to everything else
page-auction-answer-lot = The lot: { $cards }, and a card face down. The next bid is at least { $least }.
page-auction-answer-no-lot = No lot is for sale now.
page-auction-answer-coins = Coins: { $coins }
page-auction-swap-worth-other = { $name }: { $points }

# Typed commands of Auction
page-command-lot = lot
page-command-coins = coins
page-command-sets = sets, cards
page-command-bank = bank
page-command-verb-offer = offer
page-command-verb-accept = accept, yes
page-command-verb-decline = decline, no
page-command-verb-join = join
