# La table d’Aurum
page-round-number = Manche { $round }
page-contest = Enchères et plis
page-bid-unknown = pas d’enchère
page-bid-of = enchère { $bid }
page-aurum-we = Nous
page-aurum-they = Eux
page-taken = { $tricks ->
    [one] { $tricks } pli fait
   *[other] { $tricks } plis faits
}
page-nuggets = Pépites : { $count }
page-supply = Réserve d’or
page-supply-gold = Or { $rank } : { $count }
page-aside = Hors jeu
page-stock-of = Stock : { $cards }
page-your-hand = Votre main
page-your-gold = Votre or
page-leads = ouvre
page-winning = l’emporte
page-won-trick = fait le pli
page-lowest = la plus petite
page-lowest-earns = la plus petite → { CARD($card) }
page-took-gold = reçoit { CARD($card, form: "the") }
page-ask-bid = Choisissez la carte de votre enchère : sa valeur est le nombre de plis.
page-aurum-ask-bid-again = Annoncer { $rank } ? Choisissez la carte une seconde fois, ou appuyez sur le bouton.
page-aurum-suggested-one = Votre main convient à une enchère de { $bid }.
page-aurum-suggested-two = Votre main convient à une enchère de { $low } ou { $high }.
page-aurum-suggested-range = Votre main convient à une enchère de { $low } à { $high }.
page-aurum-suggested-note = Ce que le bot Adepte annoncerait avec vos cartes. Ce conseil se désactive dans les réglages.
page-ask-lead = Vous ouvrez : jouez une carte Métal commun.
page-ask-play = À vous. Déjà dans ce pli : { $metals }.
page-ask-window = Gardez les enchères, ou remplacez-en une contre de l’or.
page-do-bid = Annoncer { $rank } : { CARD($card) }
page-do-play = Jouer { CARD($card, form: "the") }
page-do-choose = Choisissez une carte
page-do-keep = Garder les enchères
page-do-end = Terminer la manche
page-sort-by-rank = Trier par valeur
page-sort-by-metal = Trier par métal
page-change-bid = Remplacer une enchère
page-change-pay = Payer
page-change-card = Nouvelle carte
page-change-whose = Quelle enchère
page-change-mine = la mienne
page-change-now = Remplacer maintenant
page-change-arm = Remplacer avant le prochain pli
page-change-undo = Garder finalement
page-sheet-title = Décompte de la manche { $round }
page-sheet-total = Total
page-sheet-nuggets = Pépites
page-over = { $you ->
    [alone] Vous gagnez la partie
    [with] Vous gagnez la partie avec { $others }
    [lost] { $count ->
        [one] Vous perdez : { $names } gagne la partie
       *[other] Vous perdez : { $names } gagnent la partie
    }
   *[no] { $count ->
        [one] { $names } gagne la partie
       *[other] { $names } gagnent la partie
    }
}
page-aurum-no-gold = Pas d’or
page-aurum-bid-card = Enchère : { CARD($card) }
page-aurum-has-bid = enchère faite, face cachée
page-aurum-known = Tout le monde sait que cette main contient : { $cards }
page-aurum-known-own = carte connue de tous
page-aurum-partner = partenaire
page-aurum-first-player = premier joueur
page-aurum-on-turn = c’est son tour
page-aurum-hand-of = Main : { $name }
page-aurum-trick = Le pli
page-aurum-void = annulé
page-aurum-metals-used = Déjà dans ce pli : { $metals }
page-aurum-gold-sum = or { $parts } = { $sum }
page-aurum-gold-worth = or { $sum }
page-aurum-if-now = Pour l’instant : { $outcome }
page-aurum-outcome-exact = autant qu’annoncé
page-aurum-outcome-over = plus qu’annoncé
page-aurum-outcome-under = moins qu’annoncé
page-aurum-meant = ensuite
page-aurum-armed-tag = prévue
page-aurum-meant-about = Cette carte sera jouée à votre tour si c’est permis : { CARD($card) }. Touchez-la encore pour la reprendre.
page-aurum-armed = Remplacement prévu :
page-aurum-armed-own = payer { CARD($gold, form: "the") }, annoncer { CARD($card, form: "the") } au lieu du { CARD($old) }.
page-aurum-armed-partner = payer { CARD($gold, form: "the") }, mettre { CARD($card, form: "the") } à la place du { CARD($old) } pour { $name }.
page-aurum-window-open = Vous pouvez remplacer une enchère maintenant. Sinon, la partie continue toute seule.
page-aurum-ask-end = À vous. Vous n’avez aucun métal à jouer (déjà dans le pli : { $metals }) : jouez de l’or, ou terminez la manche.
page-aurum-wait-window = Avant le pli, on peut remplacer une enchère. On attend : { $names }.
page-aurum-go-on = Continuer tout de suite
page-aurum-others-turn = Pas votre tour
page-aurum-last-trick = Dernier pli
page-aurum-more = Plus
page-aurum-bid-of = { $name }
page-aurum-change-about = Payez une carte Or. La nouvelle carte devient l’enchère, et l’ancienne vient dans votre main, au vu de tous.
page-aurum-earlier-tricks = Plis précédents : { $count }
page-aurum-trick-number = pli { $trick }
page-aurum-sum-bid = enchère { $bid }, plis { $tricks } : { $outcome }
page-aurum-sum-gold = or
page-aurum-sum-gold-parts = or { $parts }
page-aurum-sum-rounds = toutes les manches
page-aurum-won-round = Gagne la manche
page-aurum-won-last-round = Gagne la dernière manche
page-aurum-void-trick = Le pli inachevé
page-aurum-waiting-for-others = On attend les autres
page-aurum-points = Points
page-aurum-ask-me = Me demander avant chaque pli
page-aurum-no-wait = Ne pas m’attendre
page-aurum-rounds-so-far = Manches jouées
page-aurum-next-in = Manche suivante dans { $seconds } s
page-aurum-bid-so-far = enchère { $bid } pour l’instant
page-aurum-bid-made = enchère faite
page-aurum-bid-now = { $whose ->
    [yours] votre enchère : { $before } → { $after }
    [partner] enchère du partenaire : { $before } → { $after }
   *[own] enchère : { $before } → { $after }
}
page-change-so-far = Pour l’instant
page-change-effect = Enchère { $before } → { $after }, payée avec l’Or { $gold }
page-aurum-metals-label = Déjà joués
page-aurum-key-arrows = passer d’une carte à l’autre
page-aurum-key-enter = jouer la carte ou presser le bouton ; deux fois pour une enchère
page-aurum-key-command = taper une commande
page-aurum-unseen = Cartes pas encore vues
page-aurum-unseen-tab = Pas vues
page-aurum-unseen-count = { $count ->
    [0] Vous avez vu toutes les cartes de cette manche.
    [one] Les autres ont encore { $count } carte que vous n’avez pas vue.
   *[other] Les autres ont encore { $count } cartes que vous n’avez pas vues.
}
page-aurum-unseen-metal = Métal
page-aurum-unseen-ranks = Valeurs
page-aurum-unseen-left = Nombre de cartes
