# Le terminal : parties gardées
tui-save-none = Il n’y a pas de partie inachevée à reprendre : commencez-en une avec « goldgavel play aurum ».
tui-save-unreadable = La partie gardée { $file } est illisible : supprimez-la, ou commencez une nouvelle partie sans --resume.
tui-save-impossible = La ligne { $line } de la partie gardée { $file } est impossible d’après les règles : supprimez le fichier, ou commencez une nouvelle partie sans --resume.
tui-save-over = La partie de { $file } est finie : commencez-en une nouvelle sans --resume.
tui-save-bot = La partie gardée { $file } a un adversaire qui n’est pas installé ici. { $reason }

# La table d’un serveur
tui-link-wrong = « { $link } » n’est pas le lien d’une table. Un tel lien ressemble à http://127.0.0.1:8000/table/abc.
tui-server-silent = Le serveur { $server } ne répond pas : vérifiez le lien et votre connexion.
tui-server-strange = Le serveur a répondu { $status } sans explication : vérifiez que c’est bien le lien d’une table.
tui-server-newer = Le serveur utilise une autre version que ce programme : installez la version du serveur.
tui-server-forgot = Le serveur ne vous connaît plus : rejoignez la table par son lien.
client-table-full = Aucune place n’est libre à cette table : demandez-en une à l’hôte, ou choisissez une autre table.
client-table-started = La partie a déjà commencé à cette table : venez avant le début, ou allez à une autre table.
tui-chair-free = place libre
tui-waiting-for-start = La partie n’a pas commencé. À la table : { $names }.

# À toute table
tui-say-alone = Il n’y a que des bots à qui parler ici.
tui-order-armed = Ce remplacement sera fait avant le pli suivant, s’il est alors possible.
tui-wish-plain = { $wish } Tapez « { $agree } » ou « { $refuse } ».
tui-not-understood = « { $typed } » n’est ici ni un coup ni une commande. Vous pouvez taper, par exemple, « { $example } » ; « ? » en dit plus.
tui-hint = { $move ->
    [none] Il n’y a rien à décider maintenant.
   *[other] Le bot Adepte jouerait : { $move }
}

# La table
tui-undo = Reprendre
tui-agree = Accepter
tui-refuse = Refuser
tui-join = Rejoindre les { $group }
tui-known = Connu chez { $name }
tui-mark-first = premier
tui-mark-leads = ouvre
tui-mark-wins = gagne
tui-mark-lowest = { $card ->
    [none] plus petite
   *[other] petite → { $card }
}
tui-mark-won = a le pli
tui-mark-took = { $card ->
    [none] plus petite
   *[other] a pris { $card }
}
tui-row-worth = points
tui-column-unseen = reste
tui-stopped = La partie ne peut pas continuer ici
tui-lobby = On attend le début
tui-talk-title = Dire à tous
tui-command-title = Un coup, une commande ou le numéro d’une règle
tui-leave-kept = La partie est gardée : vous pourrez la reprendre quand vous voudrez.
tui-home = Menu

# Touches, en un mot
tui-key-choose = choisir
tui-key-play = jouer
tui-key-step = enchère
tui-key-digits = écrire
tui-key-hint = conseil
tui-key-rules = Règles
tui-key-reference = mémo
tui-key-talk = parler
tui-key-help = aide
tui-key-leave = Quitter

# Aide
tui-help-title = Comment jouer ici
tui-keys-choose = ← →
tui-about-choose = choisir une carte
tui-keys-seek = B C P A Z G, 0–9
tui-about-seek = aller à une carte par la lettre de son métal (G pour l’or) ou par sa valeur
tui-keys-enter = Entrée
tui-about-enter = faire ce que dit le bouton en surbrillance ; à la souris, cliquer, puis cliquer encore
tui-keys-change = X
tui-about-change = remplacer une enchère contre de l’or, maintenant ou avant le pli suivant
tui-keys-sort = S
tui-about-sort = trier par métal ou par valeur
tui-keys-keep = K, E
tui-about-keep = garder les enchères ; terminer la manche, quand on le peut
tui-keys-step = ↑ ↓
tui-about-step = une pièce de plus ou de moins
tui-keys-digits = 0–9, A
tui-about-digits = écrire une enchère ; A pour toutes vos pièces
tui-keys-pass = P
tui-about-pass = passer
tui-keys-tokens = S, B, E
tui-about-tokens = prendre le jeton d’arrêt, d’interdiction ou d’échange, ou le reposer ; encore B pour l’adversaire suivant
tui-keys-numbers = 1–9
tui-about-numbers = le coup qui porte ce numéro ; les autres se cliquent ou s’écrivent
tui-keys-undo = U
tui-about-undo = reprendre votre dernier coup, si rien de caché n’a été montré depuis
tui-keys-hint = H
tui-about-hint = ce que ferait un bot, dans vos propres parties
tui-keys-command = /
tui-about-command = écrire un coup (« { $example } »), une commande (« { $undo } », « { $hint } », « { $quit } ») ou le numéro d’une règle
tui-keys-rules = R
tui-about-rules = lire les règles
tui-keys-reference = M
tui-about-reference = la carte de référence : le jeu en une page
tui-keys-story = Page ↑ ↓
tui-about-story = ce qui s’est passé avant
tui-keys-theme = L
tui-about-theme = couleurs claires ou sombres ; le choix est gardé
tui-keys-leave = Q
tui-about-leave = quitter ; votre propre partie est gardée
tui-help-aurum = Les cartes qui ont un point dessous peuvent être jouées ; les autres sont grisées, et la ligne au-dessus de votre main dit pourquoi quand vous en choisissez une. Dans une barre de plis, le trait marque l’enchère.
tui-help-auction = Sous chaque joueur : nombre de cartes = points à présent. 2+1, ce sont deux cartes et une réplique. « Reste » : ce que personne n’a encore vu.
tui-help-any-game = Chaque coup permis a un numéro. Ce qui s’est passé est à droite.
tui-any-game-question = À vous : choisissez un coup par son numéro.

# Le début
tui-motto = Aurum et Auction dans votre terminal
tui-home-keys = ↑ ↓ choisir, ← → changer, Entrée commence, Q quitte
tui-home-continue = Reprendre : { $game }
tui-home-bots = Adversaires
tui-home-pace = Rythme
tui-home-join = Rejoindre la table d’un serveur…
tui-home-quit = Quitter
tui-join-title = Le lien de la table
tui-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tui-pace-relaxed = tranquille
tui-pace-usual = normal
tui-pace-quick = rapide
tui-pace-none = sans pauses

# Les commandes que l’on peut taper ; la première forme est affichée
tui-command-table = table
tui-command-moves = coups
tui-command-rules = règles, règle
tui-command-reference = mémo, référence
tui-command-hint = conseil
tui-command-agree = accepter
tui-command-refuse = refuser
tui-command-ask = demander
tui-command-quit = quitter
