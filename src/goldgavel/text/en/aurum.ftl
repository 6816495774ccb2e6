# Refusals
aurum-unreadable-move = “{ $move }” is not a move of this game. Moves look like: bid Ag4, keep, swap Au3 Ag7, play Zn9, end.
aurum-bid-first = first every player bids: choose a card as your bid (typed: bid Ag4).
aurum-bid-base-card = only a base card of your hand can be your bid: its rank is how many tricks you bid, and 1 is the lowest. Choose one of your base cards.
aurum-bids-are-made = the bids for this round have already been made: play a card.
aurum-card-not-held = { CARD($card) } is not in your hand.
aurum-gold-not-held = { CARD($card) } is not in your stock.
aurum-window-open = first keep the bids, or pay gold to change one (typed: keep, or swap Au3 Ag7); then the leader plays.
aurum-window-closed = you can change a bid only before the first card of a trick, on your turn.
aurum-changes-off = bids cannot be changed at this table: play on with the bid you made.
aurum-gold-never-leads = gold can never lead: play a base card.
aurum-metal-used = { $metal } is already in this trick: play another metal, or gold.
aurum-leader-leads = you lead this trick: play a base card.
aurum-can-still-play = you have a base card to play, so you may not end the round: play it.

# What happens
aurum-event-dealt = The cards are dealt. { $you ->
    [yes] You are the first player.
   *[no] { $name } is the first player.
}
aurum-event-dealt-aside = Not in play this round: { $cards }.
aurum-event-dealt-hand = Your hand: { $cards }.
aurum-event-bid-secret = { $you ->
    [yes] You have bid.
   *[no] { $name } has bid.
}
aurum-event-bid-given = { $you ->
    [yes] You bid { CARD($card) }.
   *[no] { $name } bids { CARD($card) }.
}
aurum-event-bids-shown = The bids are shown: { $bids }.
aurum-event-bid-shown = { $you ->
    [yes] you
   *[no] { $name }
} ({ CARD($card) })
aurum-event-bid-changed = { $you ->
    [yes] You pay { CARD($paid) } and change your bid: { CARD($card) } instead of { CARD($old) }.
   *[no] { $name } pays { CARD($paid) } and changes the bid: { CARD($card) } instead of { CARD($old) }.
}
aurum-event-partner-bid-changed = { $role ->
    [doer] You pay { CARD($paid) }, put { CARD($card) } in place of { $other }’s bid, and take { CARD($old) } into your hand.
    [target] { $name } pays { CARD($paid) }, puts { CARD($card) } in place of your bid, and takes { CARD($old) } into the hand.
   *[other] { $name } pays { CARD($paid) }, puts { CARD($card) } in place of { $other }’s bid, and takes { CARD($old) } into the hand.
}
aurum-event-card-led = { $you ->
    [yes] You lead { CARD($card) }.
   *[no] { $name } leads { CARD($card) }.
}
aurum-event-card-played = { $you ->
    [yes] You play { CARD($card) }.
   *[no] { $name } plays { CARD($card) }.
}
aurum-event-gold-taken = { $you ->
    [yes] Your card is the lowest: you take { CARD($card) }.
   *[no] { $name } has the lowest card and takes { CARD($card) }.
}
aurum-event-trick-won = { $you ->
    [yes] You win the trick
   *[no] { $name } wins the trick
} ({ $tricks } in all).
aurum-event-next-leader = { $you ->
    [yes] You lead next.
   *[no] { $name } leads next.
}
aurum-event-round-ended = { $how ->
    [declined] { $you ->
        [yes] You decline to play gold: the round ends.
       *[no] { $name } declines to play gold: the round ends.
    }
    [no-lead] { $you ->
        [yes] You have no card to lead: the round ends.
       *[no] { $name } has no card to lead: the round ends.
    }
   *[stuck] { $you ->
        [yes] You have no card to play: the round ends.
       *[no] { $name } has no card to play: the round ends.
    }
}
aurum-event-void-trick = The unfinished trick is void: { $cards }.
aurum-event-hand-shown = { $count ->
    [0] { $you ->
        [yes] Your hand is empty.
       *[no] { $name }’s hand is empty.
    }
   *[other] { $you ->
        [yes] You show your hand: { $cards }.
       *[no] { $name } shows their hand: { $cards }.
    }
}
aurum-event-side-scored = { $name }: bid { $bid }, took { $tricks }, { $outcome ->
    [exact] exact
    [over] over
   *[under] under
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}; gold { $gold }; total { $total }.
aurum-event-round-won = { $you ->
    [alone] You win the round.
    [with] You win the round with { $others }.
   *[no] { $count ->
        [one] { $names } wins the round.
       *[other] { $names } win the round.
    }
}
aurum-event-round-won-all = Everyone wins the round.
aurum-event-nuggets = Nuggets: { $nuggets }.
aurum-event-nuggets-of = { $side } ({ $count })
aurum-event-game-over = { $you ->
    [alone] You win the game.
    [with] You win the game with { $others }.
   *[no] { $count ->
        [one] { $names } wins the game.
       *[other] { $names } win the game.
    }
}
aurum-event-game-over-all = Everyone wins the game.

# Headings of the log
aurum-chapter-round = Round { $round }
aurum-chapter-trick = Trick { $trick }
aurum-chapter-score = Round { $round }: the score
aurum-chapter-result = The result
aurum-chapter-won = { $you ->
    [yes] you
   *[no] { $name }
}
aurum-chapter-void = void

# Score sheet
sheet-sides = { $expected } sides are needed for { $players } players, but the sheet has { $found }.
sheet-gold-list = “gold” on line { $owner } of the sheet must be a list of ranks, for example [0, 3, 5].
sheet-gold-rank = There is no gold card of rank { $rank } (line { $owner } of the sheet): ranks go from 0 to 8.
sheet-warning-bid = Side { $side } cannot have bid { $bid }: bids go from 1 to { $most }. It is counted anyway.
sheet-warning-gold = The box holds { $most ->
    [one] { $most } gold card
   *[other] { $most } gold cards
} of rank { $rank }, but the sheet has { $count }. They are counted anyway.
sheet-warning-tricks = There cannot be { $tricks } tricks in total: { $most } is the maximum. They are counted anyway.
aurum-sheet-line = Side { $side }: bid { $bid }, took { $tricks }, { $outcome ->
    [exact] exact: 2 × { $bid } = { $points }
    [over] over: { $points }
   *[under] under: 0
}; gold { $gold } = { $gold_points }; total { $points } + { $gold_points } = { $total }
aurum-sheet-winners = { $count ->
    [one] The round goes to side { $sides }.
   *[other] The round goes to sides { $sides } together.
}

# Cards as people name them: { CARD($card) } in a sentence turns `Ag7` into “silver 7”
card-Bi = bismuth { $rank }
card-Cu = copper { $rank }
card-P = phosphorus { $rank }
card-Ag = silver { $rank }
card-Zn = zinc { $rank }
card-Au = gold { $rank }
cards-of-metal = { $metal } { $ranks }
card-groups = { $start }; { $last }
