# Toute table
page-you = Vous
page-connecting = Connexion …
page-away = La connexion est perdue. On revient …
page-gone = Vous n’êtes plus à cette table, ou elle n’existe plus.
page-story = Ce qui s’est passé
page-cards-in-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-bot-plays = un robot joue
page-not-here = absent
page-wait-for = { $names } : on attend le coup.
page-dealing = On distribue les cartes.
page-next-round = Manche suivante

# Après la partie
page-ending-again = Rejouer
page-ending-join = Rejoindre la revanche
page-ending-watch = Suivre la revanche
page-ending-waiting = { $count ->
    [one] { $names } vous attend à la table suivante.
   *[other] { $names } vous attendent à la table suivante.
}
page-ending-replay = Revoir
page-ending-record = Relevé

# Le titre de la page
page-table-title = { $game } avec { $others }
page-table-title-turn = À vous · { $game } avec { $others }
