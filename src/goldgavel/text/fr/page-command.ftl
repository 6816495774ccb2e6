# Commandes au clavier
page-command-label = Tapez une commande
page-command-example = aide
page-command-help = aide
page-command-undo = reprendre, annuler
page-command-say = dire
page-command-answer-no-undo = Vous n’avez aucun coup que l’on puisse reprendre maintenant.
page-command-hand = main, cartes
page-command-last = dernier, pli
page-command-bids = enchères, encheres
page-command-gold = or
page-command-supply = réserve, reserve
page-command-verb-play = jouer, joue
page-command-verb-bid = annoncer, enchère, enchere
page-command-verb-keep = garder
page-command-verb-swap = changer, échanger
page-command-verb-end = terminer, fin
page-command-verb-pass = passer, passe
page-command-unknown = « { $typed } » n’est pas une commande ici. Tapez « aide » pour les voir.
page-command-help-text = Vous pouvez demander : { $names }.
page-command-help-moves = Vos coups, par exemple : { $moves }.
page-command-answer-hand = Votre main : { $cards }.
page-command-answer-no-trick = Aucun pli n’a encore été fait dans cette manche.
page-command-answer-last = Le dernier pli : { $cards }. Remporté par : { $winner }. { $taken ->
    [yes] Carte la plus basse : { $lowest }, qui rapporte { CARD($gold, form: "the") }.
   *[no] Carte la plus basse : { $lowest }.
}
page-command-answer-bids = Enchères et plis faits : { $bids }.
page-command-answer-gold = Or : { $stocks }.
page-command-answer-supply = Dans la réserve : { $cards }.
