# Commandes au clavier
page-command-label = Tapez une commande
page-command-example = aide
page-command-help = aide
page-command-undo = reprendre, annuler
page-command-say = dire
page-command-answer-no-undo = Vous n’avez aucun coup à reprendre pour l’instant.
page-command-hand = main, cartes
page-command-last = dernier, pli
page-command-bids = enchères
page-command-gold = or
page-command-supply = réserve
page-command-verb-play = jouer, joue
page-command-verb-bid = enchère, enchérir, annoncer, miser, offrir
page-command-verb-keep = garder
page-command-verb-swap = remplacer, changer, échanger
page-command-verb-end = terminer, fin
page-command-verb-pass = passer, passe
page-command-unknown = « { $typed } » n’est pas une commande. Tapez « aide » pour en voir la liste.
page-command-help-text = Vous pouvez demander : { $names }.
page-command-help-moves = Vos coups, par exemple : { $moves }.
page-command-answer-hand = Votre main : { $cards }.
page-command-answer-no-trick = Aucun pli n’a encore été fait dans cette manche.
page-command-answer-last = Le dernier pli : { $cards }. Remporté par : { $winner }. { $taken ->
    [yes] Plus petite carte : { $lowest }, qui rapporte { CARD($gold, form: "the") }.
   *[no] Plus petite carte : { $lowest }.
}
page-command-answer-bids = Enchères et plis faits : { $bids }.
page-command-answer-gold = Or : { $stocks }.
page-command-answer-supply = Dans la réserve : { $cards }.

# Les mots après un verbe, tels qu’on peut les taper ; le premier est affiché
page-command-word-Bi = bismuth, de bismuth
page-command-word-Cu = cuivre, de cuivre
page-command-word-P = phosphore, de phosphore
page-command-word-Ag = argent, d’argent
page-command-word-Zn = zinc, de zinc
page-command-word-Au = or, d’or
page-command-word-partner = partenaire
page-command-word-stop = arrêt, stop
page-command-word-ban = interdiction
page-command-word-exchange = échange
page-command-word-for = contre, pour
page-command-word-mine = mien, mon
page-command-word-theirs = sien, son
page-command-word-painting = tableau, tableaux
page-command-word-sculpture = sculpture, sculptures
page-command-word-furniture = meuble, meubles
page-command-word-stamp = timbre, timbres
page-command-word-jewel = bijou, bijoux
page-command-word-collection = collection, collections
page-command-word-replica = réplique, répliques
