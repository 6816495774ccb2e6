# Toute table
page-you = Vous
page-players = { $you ->
    [alone] Vous
    [with] { $count ->
        [2] Vous et { $others }
       *[other] Vous, { $others }
    }
   *[no] { $names }
}
page-players-inside = { $you ->
    [alone] vous
    [with] { $count ->
        [2] vous et { $others }
       *[other] vous, { $others }
    }
   *[no] { $names }
}
page-connecting = Connexion…
page-connecting-long = C’est plus long que d’habitude. Le serveur est occupé, ou votre connexion lente.
page-unreachable = Le serveur ne répond pas. Nous réessayons.
page-away = Connexion perdue. Reconnexion…
page-away-kept = Votre dernière action est gardée et sera envoyée au retour.
page-try-now = Réessayer
page-gone-title = Cette table vous est fermée
page-gone = Cette table n’existe plus. Créez-en une autre, ou jouez tout de suite depuis l’accueil.
page-signed-out-title = Cet appareil a été déconnecté
page-signed-out = Il ne vous connaît plus. Un lien depuis un autre de vos appareils ou votre code de récupération vous ramène.
page-left-title = Vous avez quitté la table
page-left = Un bot joue à votre place. Vous pouvez revenir tant que la partie dure.
page-left-back = Revenir
page-removed-title = Vous n’êtes plus à cette table
page-removed = La personne qui a créé la table a libéré votre place, ou la partie a commencé sans spectateurs.
page-removed-look = Réessayer
page-stopped-title = Cette partie ne peut pas continuer
page-stopped = Elle a commencé avec des règles qui ont changé depuis. Créez une nouvelle table et rejouez.
page-watching = Vous regardez
page-new-table = Nouvelle table
page-story = Ce qui s’est passé
page-story-tab = Journal
page-cards-in-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-bot-plays = un bot joue
page-not-here = hors ligne
page-wait-for = On attend { $names }.
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
page-ending-record = Enregistrement

# A series: what has been won in a table's rematches
page-series = { $games ->
    [one] Bilan après { $games } partie
   *[other] Bilan après { $games } parties
}
page-series-of = { $won ->
    [one] { $name } : { $won } victoire
   *[other] { $name } : { $won } victoires
}
page-series-side = Camp
page-series-name = Nom
page-series-won = Victoires
page-series-played = Parties

# Le titre de la page
page-table-title = { $game } avec { $others }
page-table-title-turn = À vous · { $game } avec { $others }

# Le menu de la table
page-menu = Menu
page-menu-link = Copier le lien de la table
page-menu-leave = Quitter la table
page-menu-leave-sure = Quitter la partie ?
page-menu-leave-about = Un bot jouera à votre place. Vous pouvez revenir par le lien tant que la partie dure.
page-menu-stay = Rester

# Les absents
page-table-away-until = { $name } : connexion perdue. Un bot prend le relais dans { $seconds } s.
page-table-away-soon = { $name } : connexion perdue. Un bot va prendre le relais.
page-table-bot-took-over = Un bot joue maintenant pour { $name }.
page-table-is-back = { $name } est de retour.
page-table-while-away = Pendant votre absence, ces coups ont été joués pour vous :

# Les spectateurs
page-table-late = La partie a déjà commencé
page-table-late-about = Les places sont prises : vous regardez la partie. Vous voyez ce que toute la table peut voir.
page-table-late-own = Créer votre table
