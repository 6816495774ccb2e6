# How a tie was decided
tie-round = A tie ({ $scores }): { $steps }.
tie-game = { $of ->
    [nuggets] Nuggets ({ $scores })
   *[points] A tie ({ $scores })
}: { $steps }.
tie-steps = { $first }; { $then }
tie-exact = { $case ->
    [all] all tied bids are exact
    [none] no tied bid is exact
   *[some] { $left ->
        [one] only one tied bid is exact
       *[other] { $left } tied bids are exact
    }
} ({ $rule })
tie-gold = { $case ->
    [all] the highest gold is the same, { $best }
    [none] none of them has gold
   *[some] { $best } beats { $others }
} ({ $rule })
tie-gold-rank = gold { $rank }
tie-gold-none = no gold
tie-bid = { $case ->
    [all] the last bids are the same, { $best }
   *[some] the highest last bid wins, { $best } against { $others }
} ({ $rule })
tie-replicas = { $case ->
    [all] the same number of replicas, { $best }
   *[some] fewer replicas win, { $best } against { $others }
} ({ $rule })
tie-shared = { $what ->
    [nugget] each of them takes a nugget
    [round] they share the round
   *[game] they share the win
} ({ $rule })
