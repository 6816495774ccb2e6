# Comment une égalité a été tranchée
tie-round = Égalité ({ $scores }) : { $steps }.
tie-game = { $of ->
    [nuggets] Pépites ({ $scores })
   *[points] Égalité ({ $scores })
} : { $steps }.
tie-steps = { $first } ; { $then }
tie-exact = { $case ->
    [all] tous les ex æquo ont fait autant de plis qu’annoncé
    [none] aucun des ex æquo n’a fait autant de plis qu’annoncé
   *[some] { $left ->
        [one] un seul des ex æquo a fait autant de plis qu’annoncé
       *[other] { $left } des ex æquo ont fait autant de plis qu’annoncé
    }
} ({ $rule })
tie-gold = { $case ->
    [all] leur or le plus fort est le même, { $best }
    [none] aucun d’eux n’a d’or
   *[some] { $best } bat { $others }
} ({ $rule })
tie-gold-rank = l’Or { $rank }
tie-gold-none = un stock vide
tie-bid = { $case ->
    [all] les dernières enchères sont égales, { $best }
   *[some] la dernière enchère la plus haute l’emporte, { $best } contre { $others }
} ({ $rule })
tie-replicas = { $case ->
    [all] le nombre de répliques est le même, { $best }
   *[some] le plus petit nombre de répliques l’emporte, { $best } contre { $others }
} ({ $rule })
tie-shared = { $what ->
    [nugget] chacun d’eux reçoit une pépite
    [round] la manche est partagée
   *[game] la victoire est partagée
} ({ $rule })
