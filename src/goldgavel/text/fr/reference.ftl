# The reference card of each game: one screen at the table, one page on paper
reference-of = { $game } : carte de référence
reference-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
reference-print = Imprimer
reference-to-print = Page à imprimer
reference-rules = Règles complètes
reference-symbols = Les métaux
reference-scoring = Points

# Aurum
reference-aurum-setup = Mise en place
reference-aurum-setup-text = { $players ->
    [3] { $zeros ->
        [yes] Sans le cuivre, les cartes de valeur 10, l’Or 8 et le quatrième Or 0.
       *[no] Sans le cuivre, les cartes de valeur 10, l’Or 8 et les Or 0.
    }
   *[4] { $zeros ->
        [yes] Toutes les cartes.
       *[no] Sans les Or 0.
    }
} Chacun reçoit { $hand } cartes Métal commun{ $players ->
    [3] {""}
   *[4]  ; les deux dernières restent visibles, hors de la manche
}. { $zeros ->
    [yes] Chacun a une carte Or 0 dans son stock d’or ; le reste de l’or
   *[no] Tout l’or
} forme la réserve.
reference-aurum-bid = Enchère
reference-aurum-bid-text = { $players ->
    [3] Chacun met de côté en secret une carte Métal commun, puis on les montre ensemble. Sa valeur est le nombre de plis annoncé.
   *[4] À tour de rôle, chacun met de côté une carte Métal commun, face visible. Sa valeur est le nombre de plis ; l’enchère de l’équipe est la plus haute des deux.
}
reference-aurum-change = Remplacer une enchère
reference-aurum-change-text = Avant chaque pli, une fois chacun : rendez une carte Or de votre stock à la réserve et posez une carte Métal commun de votre main à la place de { $players ->
    [3] votre carte d’enchère
   *[4] votre carte d’enchère ou de celle de votre partenaire
}. L’ancienne rejoint votre main.
reference-aurum-lead = Ouvrir le pli
reference-aurum-lead-text = Une carte Métal commun au choix, jamais d’or.
reference-aurum-follow = Ensuite
reference-aurum-follow-text = Un métal absent du pli, ou une carte Or au choix de votre stock.
reference-aurum-lowest = Plus petite carte Métal commun
reference-aurum-lowest-text = Prend dans la réserve l’or de sa valeur, s’il y en a, et ouvre le pli suivant.
reference-aurum-winner = Qui remporte le pli
reference-aurum-winner-text = L’or le plus fort ; sans or, la plus forte carte Métal commun. L’or joué retourne à la réserve.
reference-aurum-equal = Cartes égales
reference-aurum-equal-text = La dernière jouée compte, comme plus petite et comme plus forte.
reference-aurum-end = Fin de la manche
reference-aurum-end-text = À son tour, quelqu’un ne peut jouer aucun métal commun et n’a pas d’or, ou le garde. Le pli inachevé est annulé.
reference-aurum-round = La pépite
reference-aurum-round-text = Au plus haut total. À égalité : { $tie ->
    [gold] l’enchère exacte, puis la carte Or la plus forte
   *[share] l’enchère exacte
} ; ensuite, une pépite pour chacun des ex æquo.
reference-aurum-game = La partie
reference-aurum-game-text = { $match ->
    [race] Deux pépites gagnent. Si plusieurs les ont ensemble : la plus haute enchère de la dernière manche, puis la victoire est partagée.
    [best-of-3] Trois manches au plus. Deux pépites gagnent aussitôt ; après la troisième manche, le plus de pépites. À égalité : la plus haute enchère de la dernière manche, puis la victoire est partagée.
   *[points] Pas de pépites : additionnez les points de trois manches. La plus haute somme gagne ; à égalité, la victoire est partagée.
}
reference-aurum-bid-points = { $players ->
    [3] Vos plis et votre enchère
   *[4] Les plis de l’équipe et son enchère
}
reference-aurum-under = moins
reference-aurum-over = plus
reference-aurum-exact = autant
reference-aurum-over-points = l’enchère
reference-aurum-exact-points = le double
reference-aurum-gold-points = Chaque carte Or { $players ->
    [3] de votre stock
   *[4] des stocks de l’équipe
}

# Auction
reference-auction-setup = Mise en place
reference-auction-setup-text = { $coins } pièces chacun. { $rounds } manches, un lot par manche.
reference-auction-lot = Le lot
reference-auction-lot-text = Deux cartes visibles, une troisième face cachée.
reference-auction-bid = La vente
reference-auction-bid-text = Dans le sens horaire, depuis le premier joueur : offrez au moins 1 pièce, et toujours plus que l’enchère précédente, ou passez pour toute la manche. Le dernier en lice prend le lot. Si tout le monde passe, il va dans la boîte.
reference-auction-pay = Le paiement
reference-auction-pay-text = L’enchère gagnante est partagée également entre tous les autres. Ce qui ne se divise pas va à la banque.
reference-auction-bank = La banque
reference-auction-bank-text = À la fin de la manche, elle va à la seule personne qui a le moins de cartes. Si plusieurs en ont le moins, elle reste.
reference-auction-replica = Répliques
reference-auction-replica-text = Une réplique rejoint aussitôt vos timbres, bijoux, meubles ou sculptures et compte comme cette sorte. Si vous n’en avez aucun, elle attend la première occasion.
reference-auction-tokens = Jetons de ruse
reference-auction-tokens-text = Chaque sorte une fois par partie, avec une enchère ; un seul jeton par enchère.
reference-auction-stop = Arrêt
reference-auction-stop-text = La vente est finie et le lot est à vous. Votre enchère doit être d’au moins { $least } pièces.
reference-auction-ban = Interdiction
reference-auction-ban-text = Un adversaire encore dans la vente doit passer.
reference-auction-exchange = Échange
reference-auction-exchange-text = Proposez à un adversaire une de vos cartes contre une des siennes, et dites quel jeton d’échange sert, le vôtre ou le sien. Il n’est utilisé que si l’échange a lieu.
reference-auction-winner = La victoire
reference-auction-winner-text = Au plus haut total. À égalité : le moins de répliques, puis la victoire est partagée.
reference-auction-painting-text = { $each } chacun
reference-auction-sculpture-text = le plus { $first }, deuxième { $second }, troisième { $third } ; sans place ou sans sculpture { $without }
reference-auction-ties-text = { $ties ->
    [places] Les ex æquo partagent les points des places qu’ils occupent, arrondis à l’entier inférieur.
   *[book] Les ex æquo partagent les points de leur place et de la suivante, arrondis à l’entier inférieur ; les suivants descendent d’une place de plus.
}
reference-auction-furniture-text = { $pair } par paire
reference-auction-collection-text = { $with } avec sa propre série : tableau, sculpture, meuble, timbre et bijou ; sans série { $without }
reference-auction-coins-text = 1 chacune
reference-auction-count = cartes

# Blank score cards to print
score-card-of = { $game } : fiche de score
score-card-about = Deux fiches sur une feuille A4, à découper.
score-card-date = Date
score-card-name = Nom
score-card-team = Équipe
score-card-round = Manche
score-card-replicas = Répliques
score-card-hint = Moins de plis qu’annoncé : 0 · plus : l’enchère · autant : le double
