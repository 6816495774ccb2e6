# Comment une égalité a été tranchée
tie-round = Égalité ({ $scores }) : { $steps }.
tie-game = { $of ->
    [nuggets] Pépites ({ $scores })
   *[points] Égalité ({ $scores })
} : { $steps }.
tie-steps = { $first } ; { $then }
tie-exact = { $case ->
    [all] toutes les enchères à égalité sont exactes
    [none] aucune enchère à égalité n’est exacte
   *[some] { $left ->
        [one] une seule enchère à égalité est exacte
       *[other] { $left } enchères à égalité sont exactes
    }
} ({ $rule })
tie-gold = { $case ->
    [all] le plus haut or est le même, { $best }
    [none] personne à égalité n’a d’or
   *[some] { $best } bat { $others }
} ({ $rule })
tie-gold-rank = l’Or { $rank }
tie-gold-none = un stock vide
tie-bid = { $case ->
    [all] les dernières enchères sont égales, { $best }
   *[some] la plus haute dernière enchère l’emporte, { $best } contre { $others }
} ({ $rule })
tie-replicas = { $case ->
    [all] autant de répliques, { $best }
   *[some] le moins de répliques l’emporte, { $best } contre { $others }
} ({ $rule })
tie-shared = { $what ->
    [nugget] chacun d’eux prend une pépite
    [round] la manche est partagée
   *[game] la victoire est partagée
} ({ $rule })
