# La table d’Auction
page-auction-lot = Le lot
page-auction-lot-of = Lot { $lot } sur { $lots }
page-auction-lot-number = Lot { $lot }
page-auction-kind = Sorte
page-auction-look = Regarder
page-auction-everybody = Les cartes de chacun
page-auction-everybody-short = Cartes
page-auction-unseen = Pas encore vues
page-auction-unseen-tab = Pas vues
page-auction-deck = { $count ->
    [0] La pioche est vide.
    [one] Il reste { $count } carte dans la pioche ; les autres sont face cachée ou dans la boîte.
   *[other] Il reste { $count } cartes dans la pioche ; les autres sont face cachée ou dans la boîte.
}
page-auction-deck-short = Pioche : { $count }
page-auction-deck-label = dans la pioche
page-auction-bank-short = Banque : { $coins }
page-auction-bank-label = en banque
page-auction-bank-to = { $you ->
    [yes] À vous, tant que vous avez le moins de cartes
   *[no] À { $name }, qui a le moins de cartes
}
page-auction-left = reste
page-auction-if-third = lot vaut
page-auction-if-third-note = Sous chaque sorte : les points que ce lot vous donnerait maintenant si sa carte cachée était de cette sorte.
page-auction-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
page-auction-coins-hidden = pièces secrètes
page-auction-card-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-auction-set = { $kind } : { $count }, points : { $points }
page-auction-no-cards = aucune carte
page-auction-no-cards-yet = Les cartes que vous gagnez apparaissent ici.
page-auction-my-cards = Vos cartes
page-auction-cards-of = Cartes
page-auction-worth-now = Les cartes valent à présent :
page-auction-tokens = Jetons
page-auction-tokens-left = { $count ->
    [0] Plus aucun jeton
   *[other] Jetons restants : { $tokens }
}
page-auction-token-stop = Arrêt
page-auction-token-ban = Interdiction
page-auction-token-exchange = Échange
page-auction-does-stop = Les enchères s’arrêtent aussitôt et le lot est à vous.
page-auction-does-ban = Un adversaire sort des enchères pour ce lot.
page-auction-does-exchange = Après l’enchère, vous proposez à un adversaire un échange de cartes.
page-auction-ban-whom = Qui écartez-vous ?
page-auction-first = premier joueur
page-auction-passed = passe
page-auction-leads = en tête
page-auction-bid-label = enchère
page-auction-no-bid = Pas encore d’enchère
page-auction-high-bid = { $you ->
    [yes] Votre enchère est en tête
   *[no] { $name } est en tête
}
page-auction-least = Prochaine enchère : { $coins } ou plus
page-auction-sold-to = { $you ->
    [yes] Adjugé, à vous !
   *[no] Adjugé à { $name } !
}
page-auction-joining = { $you ->
    [yes] Votre réplique rejoint un groupe.
   *[no] { $name } choisit le groupe de la réplique.
}
page-auction-worth-to-you = Points pour vous
page-auction-worth-if-now = Points si la partie finissait maintenant
page-auction-worth-to-them = Points de ce lot maintenant
page-auction-worth-range = cartes visibles { $open }, avec la carte cachée { $one ->
    [yes] { $least }
   *[no] de { $least } à { $most }
}
page-auction-worth-note = Les points que ce lot donnerait si la partie finissait maintenant, sans compter son prix. Les lots suivants peuvent tout changer.
page-auction-likely = Points probables à la fin : ≈ { $points } ; { $high ->
    [0] mieux vaut passer
   *[other] un juste prix : { $range } { $high ->
        [one] pièce
       *[other] pièces
    }
}.
page-auction-likely-note = Ce qu’un joueur expérimenté attend de ce lot et paierait pour lui : les pièces gardées achètent les lots suivants.
page-auction-last-won = { $you ->
    [yes] Vous avez remporté le dernier lot pour { $coins } :
   *[no] { $name } a remporté le dernier lot pour { $coins } :
}
page-auction-last-boxed = Personne n’a voulu du dernier lot :
page-auction-ask-first = À vous : ouvrez les enchères, ou passez.
page-auction-ask-bid = À vous : offrez { $coins } ou plus, ou passez.
page-auction-ask-offer = Proposez un échange : une de vos cartes contre une carte d’un adversaire.
page-auction-ask-answer = { $turned ->
    [mine] { $name } vous propose un échange, avec votre jeton d’échange.
   *[theirs] { $name } vous propose un échange. Cela ne vous coûte pas de jeton.
}
page-auction-ask-join = Quel groupe votre réplique rejoint-elle ?
page-auction-your-bid = Votre enchère
page-auction-less = Une pièce de moins
page-auction-more = Une pièce de plus
page-auction-more-by = { $count } pièces de plus
page-auction-all = Tout
page-auction-all-coins = Toutes vos pièces
page-auction-do-bid = Offrir { $coins }
page-auction-do-stop = Offrir { $coins } et arrêter
page-auction-do-ban = Offrir { $coins }, écarter { $name }
page-auction-do-exchange = Offrir { $coins }, puis échanger
page-auction-do-pass = Passer
page-auction-do-offer = Proposer l’échange
page-auction-do-accept = Accepter
page-auction-do-decline = Refuser
page-auction-sure-all = Offrir tout ce que vous avez, { $coins ->
    [one] { $coins } pièce ?
   *[other] { $coins } pièces ?
}
page-auction-sure-bid = { $bid } ?
page-auction-sure-pass = Passer et sortir des enchères pour ce lot ?
page-auction-sure-yes = Oui
page-auction-sure-no = Pas encore
page-auction-offer = Un échange
page-auction-offer-to = Avec qui ?
page-auction-offer-give = Vous donnez
page-auction-offer-get = Vous recevez
page-auction-offer-token = Quel jeton d’échange est retourné ?
page-auction-turn-mine = le mien
page-auction-turn-theirs = le sien
page-auction-you-give = vous donnez
page-auction-you-get = vous recevez
page-auction-swap-worth = Vos points changeraient de
page-auction-join = Groupes pour la réplique
page-auction-join-count = vous en avez { $count }
page-auction-sheet = La feuille finale
page-auction-over = { $you ->
    [alone] Vous gagnez la partie
    [with] Vous partagez la victoire avec { $others }
    [lost] { $count ->
        [one] Vous perdez : { $names } gagne la partie
       *[other] Vous perdez : { $names } se partagent la victoire
    }
   *[no] { $count ->
        [one] { $names } gagne la partie
       *[other] { $names } se partagent la victoire
    }
}
page-auction-coins-row = Pièces
page-auction-replicas-row = Répliques
page-auction-total = Total
page-auction-boxed = Lots dont personne n’a voulu, avec leur troisième carte
page-auction-keys = Touches
page-auction-key-digits = taper une enchère
page-auction-key-step = une pièce de plus ou de moins
page-auction-key-bid = faire l’enchère
page-auction-key-tokens = prendre un jeton ou le reposer : arrêt, interdiction, échange
page-auction-key-answer = accepter ou refuser un échange
page-auction-key-tab = aller au reste
page-auction-answer-lot = Le lot : { $cards } et une carte face cachée. L’enchère suivante est d’au moins { $least }.
page-auction-answer-no-lot = Aucun lot n’est en vente.
page-auction-answer-coins = Pièces : { $coins }
page-auction-swap-worth-other = { $name } : { $points }

# Commandes d’Auction
page-command-lot = lot
page-command-coins = pièces
page-command-sets = cartes, séries
page-command-bank = banque
page-command-verb-offer = proposer
page-command-verb-accept = accepter, oui
page-command-verb-decline = refuser, non
page-command-verb-join = joindre
