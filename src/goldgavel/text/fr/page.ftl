# La page

# Toujours à portée de main
page-language = Langue
page-theme-light = Passer au thème clair
page-theme-dark = Passer au thème sombre
page-to-home = Accueil
page-close = Fermer
page-nothing-title = Il n’y a rien ici
page-nothing-text = Aucune page à cette adresse. Le lien est peut-être ancien ou incomplet.
page-failed = Cela n’a pas marché. Vérifiez votre connexion et réessayez.
page-affiliation = Gold & Gavel n’est lié à aucun éditeur de ces jeux ; tous les textes et dessins sont les nôtres.

# Accueil
page-home-title = Deux jeux de cartes, une table
page-home-about = Jouez tout de suite contre des robots, sans compte ni attente.
page-aurum-name = Aurum
page-aurum-about = Annoncez vos plis et ne fournissez jamais la couleur. Les petites cartes rapportent de l’or, et l’or bat tout.
page-auction-name = Auction
page-auction-about = Misez sur des lots dont une carte reste cachée. Ce que vous payez va aux autres.
page-players = Joueurs
page-level = Robots
page-level-random = Débutant
page-level-adept = Adepte
page-edition = Édition
page-edition-evrikus = Evrikus
page-edition-gigamic = Gigamic
page-edition-digest = Abrégée
page-play-now = Jouer
page-starting = La partie commence …
page-default-name = Invité

# Cartes
page-card-name = { $metal } { $rank }
page-card-back = une carte face cachée
page-metal-Bi = bismuth
page-metal-Cu = cuivre
page-metal-P = phosphore
page-metal-Ag = argent
page-metal-Zn = zinc
page-metal-Au = or

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
page-your-moves = Vos coups
page-rematch = Rejouer
page-next-round = Manche suivante

# La table d’Aurum
page-round-number = Manche { $round }
page-contest = Annonces et plis
page-bid-unknown = pas encore d’annonce
page-bid-of = annonce { $bid }
page-taken = { $tricks ->
    [one] { $tricks } pli fait
   *[other] { $tricks } plis faits
}
page-nuggets = Pépites : { $count }
page-supply = Réserve d’or
page-supply-gold = or { $rank } : { $count }
page-aside = Hors de la manche
page-stock-of = Or : { $cards }
page-your-hand = Votre main
page-your-gold = Votre or
page-leads = entame
page-winning = l’emporte
page-won-trick = fait le pli
page-lowest = la plus basse
page-lowest-earns = la plus basse : rapporte { $card }
page-took-gold = reçoit { $card }
page-ask-bid = Choisissez la carte de votre annonce : son rang est le nombre de plis.
page-ask-lead = Vous entamez : jouez une carte de métal ordinaire.
page-ask-play = À vous. Déjà dans ce pli : { $metals }.
page-ask-window = Gardez les annonces, ou changez-en une contre de l’or.
page-do-bid = Annoncer { $card }
page-do-play = Jouer { $card }
page-do-choose = Choisissez une carte
page-do-keep = Garder les annonces
page-do-end = Terminer la manche
page-sort-by-rank = Trier par rang
page-sort-by-metal = Trier par métal
page-window = Avant chaque pli
page-window-keep = garder les annonces
page-window-ask = me demander
page-window-armed = Prêt : { $move }
page-change-bid = Changer une annonce
page-change-pay = Payer
page-change-card = Nouvelle carte
page-change-whose = Quelle annonce
page-change-mine = la mienne
page-change-partner = celle du partenaire
page-change-now = Changer maintenant
page-change-arm = Changer avant le prochain pli
page-change-undo = Garder finalement
page-sheet-title = La feuille de la manche { $round }
page-sheet-side = Camp
page-sheet-bid = Annonce
page-sheet-tricks = Plis
page-sheet-points = Pour l’annonce
page-sheet-gold = Pour l’or
page-sheet-total = Total
page-sheet-nuggets = Pépites
page-over = La partie revient à { $names }
