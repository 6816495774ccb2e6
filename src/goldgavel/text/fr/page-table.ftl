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
page-rematch = Rejouer
page-next-round = Manche suivante
