# Words inside sentences (`kind` names a card in a list, `card` is one that somebody gives or gets)
kind-painting = painting
kind-sculpture = sculpture
kind-furniture = furniture
kind-stamp = stamp
kind-jewel = jewel
kind-collection = collection
kind-replica = replica
kind-replica-sculpture = replica (sculptures)
kind-replica-furniture = replica (furniture)
kind-replica-stamp = replica (stamps)
kind-replica-jewel = replica (jewels)
card-painting = a painting
card-sculpture = a sculpture
card-furniture = a piece of furniture
card-stamp = a stamp
card-jewel = a jewel
card-collection = a collection
card-replica = a replica
card-replica-sculpture = a replica (sculptures)
card-replica-furniture = a replica (furniture)
card-replica-stamp = a replica (stamps)
card-replica-jewel = a replica (jewels)
group-sculpture = sculptures
group-furniture = furniture
group-stamp = stamps
group-jewel = jewels
token-stop = stop
token-ban = ban
token-exchange = exchange

# Refusals
auction-unreadable-move = “{ $move }” is not a move of this game. Moves look like: bid 5, pass, bid 15 stop, bid 6 ban 2, bid 4 exchange, offer 3 stamp for jewel mine, accept, decline, join stamp.
auction-bid-number = a bid is a whole number of coins from 1 to { $most }, without leading zeros.
auction-bid-beyond-coins = you cannot bid { $bid }: you have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
auction-bid-too-low = you cannot bid { $bid }: the bid stands at { $high }, and every bid is higher than the one before.
auction-token-not-in-play = the { $token } token is not in play at this table.
auction-token-used = you have already used your { $token } token.
auction-token-with-pass = a token is used with a bid, never with a pass.
auction-two-tokens = you can use only one token per bid.
auction-stop-too-low = with the stop token, a bid must be at least { $least } coins.
auction-ban-self = you cannot ban yourself: choose an opponent who is still in the bidding.
auction-ban-out = { $name } has passed already: name an opponent who is still in the bidding.
auction-ban-nobody = there is no such seat to ban: typed moves number the seats from 0 to { $last }.
auction-no-offer-possible = you cannot offer a swap yet: you and an opponent must each have a card. Bid without the exchange token.
auction-offer-first = you bid with the exchange token: now offer a swap (typed: offer 2 stamp for jewel mine).
auction-offer-needs-exchange = to offer a swap, first bid with the exchange token (typed: bid 4 exchange).
auction-offer-self = a swap is offered to an opponent, not to yourself: choose somebody else.
auction-offer-not-yours = you do not have this card to give: { $card }.
auction-offer-not-theirs = { $name } does not have this card: { $card }.
auction-offer-token-used = { $name } has used the exchange token already: offer with yours.
auction-answer-first = first answer the swap that you were offered: accept or decline it (typed: accept, decline).
auction-nothing-offered = nobody has offered you a swap: bid or pass when it is your turn.
auction-join-first = first choose the group that your replica joins (typed: join stamp).
auction-group-not-owned = you have no such group: { $kind }. A replica joins a group that you already have.
auction-nothing-to-join = you have no replica to place in a group now.
auction-join-never = a replica joins stamps, jewels, furniture or sculptures, never paintings or collections.

# What happens
auction-event-dealt = The deck is shuffled, and everyone has { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}. { $you ->
    [yes] You are the first player.
   *[no] { $name } is the first player.
}
auction-event-lot-opened = For sale: { $cards } and a face-down card.{ $deck ->
    [0] {" "}This is the last lot.
   *[other] {""}
}
auction-event-bid-made = { $you ->
    [yes] You bid { $coins }
   *[no] { $name } bids { $coins }
}{ $token ->
    [stop] {" "}with the stop token
    [ban] {" "}with the ban token
    [exchange] {" "}with the exchange token
   *[none] {""}
}.
auction-event-passed = { $you ->
    [yes] You pass.
   *[no] { $name } passes.
}
auction-event-banned = { $role ->
    [target] You are out of the bidding for this lot.
   *[other] { $other } is out of the bidding for this lot.
}
auction-event-offer-made = { $role ->
    [doer] You offer { $other } a swap: { $given } for { $taken }, with { $turned ->
        [theirs] their
       *[mine] your
    } exchange token.
    [target] { $name } offers you a swap: { $given } for { $taken }, with { $turned ->
        [theirs] your
       *[mine] their
    } exchange token.
   *[other] { $name } offers { $other } a swap: { $given } for { $taken }, with { $turned ->
        [theirs] { $other }’s
       *[mine] { $name }’s
    } exchange token.
}
auction-event-offer-accepted = { $you ->
    [yes] You accept.
   *[no] { $name } accepts.
}
auction-event-offer-declined = { $you ->
    [yes] You decline.
   *[no] { $name } declines.
}
auction-event-cards-swapped = { $role ->
    [doer] You give { $given } and get { $taken }.
    [target] You give { $taken } and get { $given }.
   *[other] { $name } gives { $given }, { $other } gives { $taken }.
}
auction-event-replica-joined = { $you ->
    [yes] Your replica joins your { $group }.
   *[no] { $name }’s replica joins the { $group }.
}
auction-event-replica-waits = { $replicas ->
    [one] { $you ->
        [yes] Your replica has no group to join and waits.
       *[no] { $name }’s replica has no group to join and waits.
    }
   *[other] { $you ->
        [yes] Your { $replicas } replicas have no group to join and wait.
       *[no] { $name }’s { $replicas } replicas have no group to join and wait.
    }
}
auction-event-lot-won = { $you ->
    [yes] You win
   *[no] { $name } wins
} the lot for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}: { $cards }, and the face-down card: { $third }.
auction-event-paid-share = { $share ->
    [one] The others get { $share } coin each.
   *[other] The others get { $share } coins each.
}
auction-event-paid-bank = { $bank ->
    [one] { $bank } coin goes to the bank.
   *[other] { $bank } coins go to the bank.
}
auction-event-bank-taken = { $you ->
    [yes] You alone have the fewest cards and take
   *[no] { $name } alone has the fewest cards and takes
} { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} from the bank.
auction-event-lot-boxed = Everyone passed: the lot ({ $cards }) goes into the box, and nobody sees its third card.
auction-event-first-moved = { $you ->
    [yes] You are the first player now.
   *[no] { $name } is the first player now.
}
auction-event-player-scored = { $you ->
    [yes] You
   *[no] { $name }
}: paintings { $painting }, sculptures { $sculpture }, furniture { $furniture }, stamps { $stamp }, jewels { $jewel }, collections { $collection }, coins { $coins }; total { $total }{ $replicas ->
    [0] {""}
    [one] {" "}(with { $replicas } replica)
   *[other] {" "}(with { $replicas } replicas)
}.
auction-event-game-over = { $you ->
    [alone] You win the game.
    [with] You share the win with { $others }.
   *[no] { $count ->
        [one] { $names } wins the game.
       *[other] { $names } share the win.
    }
}

# Headings of the log
auction-chapter-lot = Lot { $lot }
auction-chapter-result = The result
auction-chapter-sold = { $you ->
    [yes] you
   *[no] { $name }
}, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
auction-chapter-boxed = to the box

# Score sheet
sheet-players = The sheet has { $found } players, but its options say { $expected }.
auction-sheet-line = Player { $player }: paintings { $painting }, sculptures { $sculpture }, furniture { $furniture }, stamps { $stamp }, jewels { $jewel }, collections { $collection }, coins { $coins }; total { $sum } = { $total }
auction-sheet-winners = { $count ->
    [one] The game goes to player { $players }.
   *[other] Players { $players } share the win.
}
sheet-warning-kind = The box holds { $most ->
    [one] { $most } card
   *[other] { $most } cards
} of the kind “{ $kind }”, but the sheet has { $found }. They are counted anyway.
sheet-warning-group = The box holds { $most ->
    [one] { $most } card
   *[other] { $most } cards
} of the kind “{ $kind }” with all replicas of the sheet, but the sheet has { $found }. They are counted anyway.
sheet-warning-coins = The box holds { $most } coins, but the sheet has { $found }. They are counted anyway.
