# Le programme et ses commandes
cli-purpose = Gold & Gavel : les jeux de cartes Aurum et Auction. Jouez contre des bots ou entre amis, consultez les règles, comptez les points, revoyez et étudiez des parties.
cli-play-purpose = Jouer dans le terminal, contre des bots ou à la table d’un serveur.
cli-rules-purpose = Montrer les règles d’un jeu, ou une seule règle par son numéro.
cli-reference-purpose = Montrer la carte de référence : un jeu en une page, avec les options de votre table.
cli-score-purpose = Compter les points d’une partie jouée avec la vraie boîte.
cli-replay-purpose = Revoir coup par coup une partie enregistrée.
cli-verify-purpose = Vérifier que les donnes de parties enregistrées étaient équitables.
cli-simulate-purpose = Faire jouer beaucoup de parties à des bots ; montrer des statistiques et enregistrer les parties.
cli-arena-purpose = Opposer des bots sur les mêmes donnes et mesurer qui est le plus fort.
cli-serve-purpose = Lancer un serveur : on joue dans le navigateur, avec des bots ou entre amis.
cli-backup-purpose = Sauvegarder dans un fichier tout ce que garde un serveur, pendant qu’il tourne.
cli-restore-purpose = Remettre une sauvegarde dans une base de données vide.
cli-bots-purpose = Donner la liste des bots.
cli-bot-purpose = Asseoir un bot, le vôtre ou un des nôtres, à la table d’un serveur par son lien.
cli-completion-purpose = Afficher un script grâce auquel le shell complète les commandes avec Tab.
cli-version-purpose = Afficher la version.

# Pages d’aide
cli-heading-usage = Utilisation :
cli-usage-options = options
cli-heading-group-play = Jouer :
cli-heading-group-again = Parties enregistrées :
cli-heading-group-host = Serveur :
cli-heading-group-research = Bots et recherche :
cli-heading-group-program = Autres :
cli-heading-words = Arguments :
cli-heading-options = Options :
cli-heading-common = Options communes :
cli-heading-examples = Exemples :
cli-heading-table = La table :
cli-heading-options-aurum = Options d’Aurum :
cli-heading-options-auction = Options d’Auction :
cli-heading-options-of = Options du jeu { $game } :
cli-heading-options-research = Pour la recherche, des jeux d’Aurum réduits :
cli-heading-network = Réseau :
cli-heading-storage = Stockage et processus :
cli-heading-limits = Limites :
cli-heading-tables = Les tables :
cli-heading-watching = Journaux et métriques :
cli-heading-notices = Notifications :
cli-value-command = COMMANDE
cli-value-game = JEU
cli-value-rule = RÈGLE
cli-value-file = FICHIER
cli-value-number = N
cli-value-seat = PLACE
cli-value-bots = BOTS
cli-value-bot = BOT
cli-value-name = NOM
cli-value-link = LIEN
cli-value-language = LANGUE
cli-value-address = ADRESSE
cli-value-addresses = ADRESSES
cli-value-sites = SITES
cli-value-url = ADRESSE
cli-value-path = CHEMIN
cli-value-secret = SECRET
cli-value-seconds = SECONDES
cli-about-lang = la langue des messages ; par défaut celle du système
cli-about-help = montrer cette page
cli-overview-note = « goldgavel COMMANDE --help » explique une commande.
cli-about-shell = le shell que vous utilisez
cli-completion-note = Enregistrez le script dans un fichier, comme ci-dessus. Pour bash, ajoutez la ligne « source ~/.goldgavel.bash » à ~/.bashrc, pour zsh « source ~/.goldgavel.zsh » à ~/.zshrc ; fish trouve son fichier tout seul. Ouvrez ensuite un nouveau shell. Après une mise à jour, enregistrez le fichier de nouveau.
cli-about-version = afficher la version
cli-about-game = le jeu : { $games }
cli-about-rule = le numéro d’une règle, comme A19 ou simplement 19 ; sans lui, toutes les règles
cli-about-sheet = la feuille de score en JSON ; sans elle, ou avec -, on lit l’entrée standard
cli-about-score-json = donner la réponse en JSON
cli-about-record = une partie enregistrée, ou un fichier avec une partie par ligne ; - lit l’entrée standard
cli-about-game-number = quelle partie du fichier montrer, à partir de 1 (par défaut la première)
cli-about-replay-seat = ne montrer que ce que cette place a vu ; les places sont numérotées à partir de 0
cli-about-replay-json = donner un objet JSON par coup et par donne
cli-about-verify-json = donner un objet JSON par partie enregistrée
cli-about-games = combien de parties jouer (par défaut { $usual })
cli-about-seed = un nombre entier quelconque : la même graine donne les mêmes parties
cli-about-simulate-bots = un bot pour toutes les places, ou un par place, séparés par des virgules (par défaut random)
cli-about-out = enregistrer les parties ici, une par ligne ; - les écrit sur la sortie standard
cli-about-legal = enregistrer aussi les coups permis
cli-about-jobs = combien de processus utiliser (par défaut un par cœur)
cli-about-arena-bots = deux bots ou plus qui s’affrontent, séparés par des virgules ; un budget suit le nom (master:200ms), une équipe de deux s’écrit adept+random
cli-about-deals = combien de donnes, chacune jouée depuis toutes les places (par défaut { $usual } ; avec --sprt, jusqu’à la décision)
cli-about-mix = quand chacun joue pour soi : un premier contre plusieurs seconds (one), plusieurs contre un (many), les deux (both, par défaut) ou chaque bot une fois (together)
cli-about-sprt = s’arrêter dès qu’on peut décider si l’avance du premier bot sur le second est plutôt ELO1 que ELO0 ; risque d’erreur 5 %
cli-about-arena-out = enregistrer les parties ici, une par ligne ; si le fichier vient de la même rencontre, la reprendre à sa fin
cli-about-plot = dessiner l’échelle des classements dans ce fichier (.png, .svg ou .pdf)
cli-about-arena-json = afficher les résultats en un objet JSON
cli-about-play-seat = votre place, numérotée à partir de 0 (par défaut 0)
cli-about-play-bots = un bot pour toutes les autres places, ou un pour chacune, séparés par des virgules (par défaut adept)
cli-about-play-name = votre nom
cli-about-play-resume = reprendre la dernière partie que vous avez quittée
cli-about-play-join = s’asseoir à la table d’un serveur : son lien, comme la page le montre
cli-about-play-recover = avec --join : demander d’abord votre code de récupération et jouer sous le nom de la personne qui l’a créé
cli-about-play-pace = durée des pauses après les coups des bots et les plis finis (par défaut usual)
cli-about-play-theme = couleurs sombres ou claires (par défaut votre dernier choix, ou celui du terminal)
cli-about-play-plain = ligne par ligne, pour lecteurs d’écran, redirections et petits terminaux
cli-about-bot = le bot : un nom de la liste « goldgavel bots », ou votre propre classe, module:Class ou file.py:Class
cli-about-bot-join = le lien de la table, comme la page le montre
cli-about-bot-name = le nom du bot à la table (par défaut, celui du bot)
cli-about-bot-stay = après la partie, attendre la revanche et rejouer
cli-about-open = ouvrir la page dans le navigateur
cli-about-evening = écouter sur tout le réseau pour jouer entre amis : montrer les adresses et un code QR, et ouvrir la page
cli-about-no-open = ne pas ouvrir la page
cli-about-backup = le fichier à écrire, ou - pour la sortie standard ; une sauvegarde plus ancienne de ce nom est remplacée
cli-about-restore = la sauvegarde, ou - pour l’entrée standard
cli-about-no-check = ne pas rejouer chaque partie de la sauvegarde pour la vérifier
cli-option-players = combien de joueurs ({ $allowed } ; par défaut { $usual })
cli-option-edition = l’édition : elle fixe d’avance les options ci-dessous
cli-option-bid-changes = si l’on peut remplacer les enchères contre de l’or (A11 à A16)
cli-option-zero-gold = si l’on joue avec les cartes Or 0 (A37)
cli-option-tie-3p = à trois, les ex æquo se partagent la pépite, ou l’or le plus haut la prend (A33)
cli-option-match = comment se gagne la partie (A34, A35, A38)
cli-option-metals = combien de métaux dans le jeu
cli-option-ranks = combien de valeurs par métal
cli-option-hand = combien de cartes chaque joueur reçoit
cli-option-tokens = les jetons de ruse en jeu, ou none (B23)
cli-option-coins = si l’on montre les pièces des autres joueurs (B3)
cli-option-sculpture-ties = comment compter les égalités de sculptures (B19)

# Réglages du serveur
cli-setting-usual = { $about } (par défaut { $usual })
cli-setting-host = l’adresse où écouter ; 127.0.0.1 est cet ordinateur seul, 0.0.0.0 les prend toutes
cli-setting-port = le port où écouter ; 0 en prend un libre
cli-setting-proxies = adresses ou réseaux des proxys auxquels se fier pour l’adresse du client, séparés par des virgules ; * : tous
cli-setting-origins = d’autres sites dont les pages peuvent utiliser ce serveur, comme https://example.org, séparés par des virgules
cli-setting-base-path = le chemin du site sous lequel tout est servi, comme /cards ; par défaut, la racine
cli-setting-hsts = après une visite en https, pendant combien de secondes le navigateur n’utilise plus que https pour cet hôte ; 0 : pas de telle règle
cli-setting-drain = combien de temps servir encore après le signal d’arrêt, pour qu’un répartiteur de charge voie le refus de /readyz
cli-setting-database = où garder les parties : un fichier, ou l’adresse d’une base de données
cli-setting-workers = combien de processus servent les joueurs ; plus d’un demande PostgreSQL
cli-setting-bot-processes = combien de processus réfléchissent pour les bots ; 0 en lance un quand il le faut ; chaque bot d’un autre paquet a le sien
cli-setting-message-rate = messages en direct par seconde d’une même personne ; 0 : pas de limite
cli-setting-request-rate = requêtes et nouvelles connexions par seconde d’une même adresse (en IPv6, d’un même réseau /64) ; 0 : pas de limite
cli-setting-identity-rate = nouvelles identités par seconde d’une même adresse ; 0 : pas de limite
cli-setting-recovery-rate = codes de récupération essayés par seconde depuis une même adresse ; 0 : pas de limite
cli-setting-making-rate = nouvelles tables et revanches par seconde d’une même adresse ; 0 : pas de limite
cli-setting-replay-rate = enregistrements à revoir ou à vérifier par seconde d’une même adresse ; 0 : pas de limite
cli-setting-most-open-tables = nombre de tables non commencées autorisé par personne
cli-setting-most-sockets = spectateurs à une même table
cli-setting-most-sockets-per-address = connexions aux tables ouvertes en même temps d’une même adresse (en IPv6, d’un même réseau /64) ; 0 : pas de limite
cli-setting-most-connections-per-address = connexions de toute sorte ouvertes en même temps d’une même adresse ; un proxy n’est pas limité ; 0 : pas de limite
cli-setting-most-devices = appareils d’un même joueur à une même table
cli-setting-open-for = combien de temps garder une table que personne ne commence
cli-setting-slow-open-for = de même pour une partie lente (un jour par coup)
cli-setting-unused-for = combien de temps garder, après sa dernière visite, une identité qui n’a jamais eu de place à une table ; 0 : toujours
cli-setting-keep-in-memory = combien de temps garder en mémoire une table où personne n’est connecté
cli-setting-public-url = l’adresse où l’on trouve ce serveur, par exemple https://play.example.org ; les liens vers les tables commencent par elle
cli-setting-push = prévenir les navigateurs quand c’est à leur joueur de jouer
cli-setting-push-key = la clé privée pour Web Push ; par défaut une clé est créée et gardée dans la base de données
cli-setting-push-contact = comment les services de notification vous joignent : mailto: et une adresse, ou une adresse https
cli-setting-webhook = une adresse prévenue quand c’est à quelqu’un de jouer à une table avec pendule, et quand une telle partie commence et finit
cli-setting-webhook-secret = le secret qui signe les appels du webhook
cli-setting-log-level = niveau du journal : celui-ci et les plus graves
cli-setting-log-format = comment écrire le journal : en lignes pour les gens, ou en JSON pour les programmes
cli-setting-page-reports = si les navigateurs signalent à ce journal les erreurs de la page : l’endroit du code et le navigateur, sans noms, cartes ni textes
cli-setting-metrics-host = l’adresse des métriques
cli-setting-metrics-port = le port des métriques ; le deuxième processus a le suivant, et ainsi de suite ; 0 : pas de métriques

# Ce qui ne va pas dans une commande
cli-language-missing = L’option --lang demande une langue : { $allowed }.
cli-language-unknown = Langue inconnue « { $given } ». Disponibles : { $allowed }.
cli-command-missing = Donnez une commande : { $commands }. « goldgavel --help » les explique.
cli-command-first = La commande vient d’abord, avant « { $option } » : au choix { $commands }.
cli-command-unknown = Commande inconnue « { $command } ». Disponibles : { $commands }.
cli-command-unknown-near = Commande inconnue « { $command } ». Vouliez-vous dire « { $near } » ? « goldgavel --help » donne la liste.
cli-words-unreadable = Cette commande est illisible ; « { $command } --help » montre comment l’écrire.
cli-option-unknown = Option inconnue « { $option } » ; « { $command } --help » donne la liste.
cli-option-unknown-near = Option inconnue « { $option } ». Vouliez-vous dire « { $near } » ? « { $command } --help » donne la liste.
cli-option-needs-value = L’option { $option } demande une valeur : { $option } { $value }.
cli-option-without-value = L’option { $option } ne prend pas de valeur ; « { $command } --help » donne la liste.
cli-word-too-many = « { $word } » est un mot de trop ; « { $command } --help » montre comment écrire la commande.
cli-number-wrong = L’option { $option } ne peut pas être « { $value } » : il faut un nombre entier.
cli-number-below = L’option { $option } ne peut pas être « { $value } » : il faut un nombre entier à partir de { $least }.
cli-game-missing = Indiquez le jeu : { $games }.
cli-file-needed = Indiquez le fichier à lire ; - lit l’entrée standard.
cli-shell-missing = Indiquez le shell : { $shells }.
cli-shell-unknown = Shell inconnu « { $shell } ». Disponibles : { $shells }.
cli-legal-without-out = L’option --legal complète les parties enregistrées : il lui faut --out et un fichier.
cli-bots-count = L’option --bots demande un seul bot, ou { $seats ->
    [one] { $seats } bot
   *[other] { $seats } bots
} séparés par des virgules, pas { $given }.
cli-arena-bots-missing = Dites quels bots s’affrontent : --bots et au moins deux noms, par exemple adept,random.
cli-sprt-wrong = L’option --sprt ne peut pas être « { $value } » : il faut deux nombres de −{ $most } à { $most }, le plus petit d’abord, par exemple 0,50.
cli-plot-extra = Un graphique demande openskill et matplotlib : pip install "goldgavel[arena]" les installe.
cli-plot-kind = Un graphique ne peut pas être écrit dans « { $file } » : le nom doit finir par .png, .svg ou .pdf.
cli-rule-unknown = Il n’y a pas de règle « { $rule } » dans { $game } ; les règles vont de { $first } à { $last }.
cli-seat-wrong = Il n’y a pas de place « { $seat } » à cette table : --seat prend de 0 à { $last }, et 0 est la première place.

# Fichiers
cli-file-missing = Il n’y a pas de fichier « { $file } » : vérifiez le chemin.
cli-file-directory = « { $file } » est un dossier, pas un fichier.
cli-file-denied = Le fichier « { $file } » ne peut pas être ouvert : l’accès est refusé.
cli-file-no-space = Le fichier « { $file } » ne peut pas être écrit : il n’y a plus de place.
cli-file-other = Le fichier « { $file } » est inutilisable : { $reason }.
cli-file-empty = Il n’y a aucune partie enregistrée dans « { $file } » : c’est vide.
cli-file-too-long = « { $file } » est trop long pour une partie enregistrée ou une feuille de score.
cli-file-no-json = « { $file } » ne se lit pas comme du JSON.
cli-game-number = Il n’y a pas de partie { $number } dans « { $file } » : il y en a { $games }.
cli-pipe-closed = La sortie a été fermée avant que tout soit écrit.
cli-output-failed = Impossible d’écrire la sortie : { $reason }.
cli-interrupted = Arrêté.

# Version, bots, scores
cli-version-line = Gold & Gavel { $version } ({ $engine ->
    [compiled] compilé
   *[interpreted] interprété
}), Python { $python }
cli-bots-foreign = (d’un autre paquet)
cli-score-waiting = J’attends une feuille de score en JSON ; terminez par Ctrl-D.

# Revoir une partie
cli-replay-hand = { $name } a en main { $cards }.
cli-replay-unfinished = La partie n’est pas finie.

# Vérification
cli-verify-progress = parties
cli-verify-fair = { $rounds ->
    [one] La donne de cette partie est équitable
   *[other] Les { $rounds } donnes de cette partie sont équitables
} : le secret correspond à son engagement, et les cartes sont le mélange que donnent le secret et les nombres des joueurs. Partie { $game }, règles { $rules }.
cli-verify-round = Manche { $round } : engagement { $commitment }
cli-verify-number = la place { $seat } a ajouté { $number }
cli-verify-no-numbers = aucun joueur n’a ajouté de nombre : le serveur seul a choisi cette donne, avant de publier l’engagement
cli-verify-limits = Une partie enregistrée ne peut pas montrer quand un engagement a été publié : comparez-le avec ce qu’on vous a montré avant la donne.
cli-verify-not-fair = L’équité n’est pas prouvée. { $reason }
cli-verify-refused = Partie { $number } : { $reason }
cli-verify-sum = { $records ->
    [one] { $records } partie enregistrée
   *[other] { $records } parties enregistrées
} : { $fair ->
    [one] { $fair } équitable
   *[other] { $fair } équitables
}, { $refused ->
    [one] { $refused } refusée
   *[other] { $refused } refusées
}.

# Simuler
cli-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-column-seat = place
cli-column-bot = bot
cli-column-score = score moyen ± 95 %
cli-column-wins = part des victoires
cli-column-interval = intervalle à 95 %
cli-simulate-progress = parties
cli-simulate-even-share = Si toutes les places se valaient, chacune aurait { $share } des victoires.
cli-simulate-rounds = Manches par partie : { $rounds } en moyenne.
cli-simulate-moves = Coups par partie : { $moves } en moyenne.
cli-simulate-bids = Enchères faites : { $bids } ; autant qu’annoncé { $exact }, plus { $over }, moins { $under }.
cli-simulate-lots = Lots : { $lots } ; vendus { $sold }.
cli-simulate-speed = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s : { $speed } parties/s.
cli-simulate-seed = Graine (--seed) : { $seed }.
cli-simulate-interrupted = Arrêté ; parties jouées : { $games } sur { $planned }.

# Arène
cli-arena-column-bot = bot
cli-arena-column-sides = camps
cli-arena-column-wins = victoires
cli-arena-column-interval = intervalle 95 %
cli-arena-column-fair = égaux
cli-arena-column-score = score ± 95 %
cli-arena-elo = { $sign ->
    [minus] −{ $size }
   *[plus] +{ $size }
}
cli-arena-difference = { $first } contre { $second } : { $points } points par place (par paires, donne à donne).
cli-arena-difference-elo = { $first } contre { $second } : { $points } points par place (par paires, donne à donne) ; Elo { $elo } (de { $low } à { $high }).
cli-arena-sprt = { $decision ->
    [H1] Décidé : meilleur plutôt de { $elo1 } Elo que de { $elo0 }
    [H0] Décidé : meilleur plutôt de { $elo0 } Elo que de { $elo1 }
   *[none] Rien de décidé entre { $elo0 } et { $elo1 } Elo
} (LLR { $llr }, bornes { $lower } et { $upper }).
cli-arena-ratings = Classements (openskill, ± 95 %) : { $ratings }.
cli-arena-no-ratings = Les classements demandent openskill : pip install "goldgavel[arena]" l’installe.
cli-arena-blocks = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
cli-arena-resumed = Reprise ; { $games ->
    [one] { $games } partie déjà jouée
   *[other] { $games } parties déjà jouées
}.
cli-arena-interrupted = Arrêté après { $deals ->
    [one] { $deals } donne entière
   *[other] { $deals } donnes entières
} ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
}).
cli-arena-plot-title = { $game }, { $players } joueurs : classements des bots
cli-arena-plot-axis = classement (openskill µ, ± 1,96 σ)

# Serveur
cli-serve-ready = Gold & Gavel est prêt : { $address } (Ctrl-C l’arrête).
cli-serve-others = { $count ->
    [one] Les autres, sur votre réseau, ouvrent cette adresse :
   *[other] Les autres, sur votre réseau, ouvrent une de ces adresses :
}
cli-serve-scan = Scannez le code avec un téléphone : il ouvre { $address }.
cli-serve-reach = Toute personne sur ce réseau peut ouvrir la page et jouer. La connexion est en simple http, sans chiffrement : utilisez-la sur un réseau de confiance.
cli-serve-no-network = Cet ordinateur n’est connecté à aucun réseau : lui seul peut ouvrir la page. Connectez-le, puis relancez le serveur.
cli-serve-no-page = La page n’a pas été construite avec ce paquet : seule l’API est servie.
cli-serve-extra = Le serveur n’est pas installé : { $command } l’installe.
cli-serve-note = Chaque réglage peut aussi venir de l’environnement : GOLDGAVEL_PORT vaut --port, et l’option l’emporte. Voir aussi docs/operations.md.

# Sauvegardes
cli-backup-progress = lignes
cli-backup-file-needed = Indiquez le fichier de la sauvegarde.
cli-backup-done = Tout est dans « { $file } » : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} et { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
} de leurs journaux.
cli-backup-done-stream = La sauvegarde est complète : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} et { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
} de leurs journaux.
cli-backup-to-terminal = Une sauvegarde n’est pas du texte : redirigez-la vers un fichier, par exemple « > games.backup ».
cli-restore-progress = lignes
cli-restore-checking = parties
cli-restore-done = Tout ce qui est dans « { $file } » est dans la base de données : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} et { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
} de leurs journaux.
cli-restore-done-stream = Toute la sauvegarde est dans la base de données : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} et { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
} de leurs journaux.
cli-restore-from-terminal = Aucune sauvegarde sur l’entrée standard : redirigez-y un fichier, par exemple « < games.backup ».
cli-restore-checked = { $games ->
    [one] { $games } partie a été rejouée
   *[other] { $games } parties ont été rejouées
} d’après leur journal, avec { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
cli-restore-wrong = { $games ->
    [one] { $games } partie ne peut pas être rejouée selon les règles de cette version et apparaîtra comme arrêtée
   *[other] { $games } parties ne peuvent pas être rejouées selon les règles de cette version et apparaîtront comme arrêtées
} : { $tables }.

# Jouer
cli-play-your-name = Joueur
cli-play-welcome = Une partie d’{ $game }, graine { $seed }. Tapez un coup ou son numéro ; « ? » explique, « { $quit } » quitte.
cli-play-welcome-joined = Une table d’{ $game }. Tapez un coup ou son numéro ; « ? » explique, « { $quit } » quitte.
cli-play-no-textual = La table en plein écran demande Textual : pip install "goldgavel[terminal]" l’installe. Voici celle en lignes.
cli-play-no-websockets = Rejoindre la table d’un serveur demande websockets : pip install "goldgavel[terminal]" l’installe.
cli-bot-needed = Dites quel bot joue : un nom de la liste « goldgavel bots », ou votre propre classe, par exemple shrewd.py:ShrewdBot.
cli-bot-link-needed = Dites à quelle table le bot s’assied : --join et son lien, comme la page le montre.
cli-bot-seated = { $name } a pris place, jeu : { $game } (Ctrl-C pour quitter).
cli-bot-over = { $count ->
    [one] La partie est finie. Victoire : { $names }.
   *[other] La partie est finie. Victoire partagée : { $names }.
}
cli-bot-stopped = La partie est finie sans vainqueur.
cli-bot-waits = En attente d’une revanche (Ctrl-C quitte).
cli-play-join-alone = Le jeu d’une table que l’on rejoint est déjà choisi : donnez --join sans jeu et sans --resume.
cli-play-recover-code = Code de récupération :
cli-play-recover-alone = --recover sert à la table d’un serveur : ajoutez --join et son lien.
cli-play-has-options = Cette partie a déjà ses options : retirez { $option }.
cli-play-pace-wrong = Rythme inconnu « { $pace } ». Disponibles : { $allowed }.
cli-play-theme-wrong = Thème inconnu « { $theme } ». Disponibles : { $allowed }.
cli-play-prompt = Votre coup :{" "}
cli-play-moves = Vous pouvez :
cli-play-no-such-number = Il n’y a pas de numéro { $number } dans la liste des coups ; « { $moves } » la montre de nouveau.
cli-play-no-last = Il n’y a encore rien avant.
cli-play-rule-range = Indiquez une règle, par exemple « { $rules } { $first } » ; elles vont de { $first } à { $last }.
cli-play-left = Vous quittez la table. Au revoir !
cli-play-left-kept = La partie est gardée ; pour la reprendre : goldgavel play --resume.
cli-play-help = Tapez un coup comme il est écrit dans la liste (« { $example } ») ou son numéro. Majuscules et minuscules se valent, et une carte peut se dire en toutes lettres : « argent 7 » est Ag7. Les mots anglais (play, bid, pass) marchent aussi.
    Il y a aussi : { $table } (la redessiner), { $moves } (la liste des coups), { $hand } (vos cartes), { $last } (le pli ou le lot d’avant), { $rules } A19 (une règle), { $reference } (le jeu en une page), { $undo } (votre dernier coup), { $hint } (ce que ferait un bot), { $quit } (partir). À la table d’un serveur, aussi : { $say } (et quoi), { $agree } ou { $refuse } (répondre à une demande), { $ask } ou { $keep } (vous demander ou non avant chaque pli), et { $swap } à tout moment vaut pour le pli suivant.
cli-table-you = { $name } (vous)
cli-column-player = joueur
cli-column-bid = enchère
cli-column-tricks = plis
cli-column-stock = or
cli-column-hand = main
cli-column-trick = ce pli
cli-column-unseen = non vu
cli-row-bidding = enchères
cli-row-coins = pièces
cli-row-token = jeton { $token }
cli-row-worth = points des cartes
cli-yes = oui

# La table d’Aurum
cli-aurum-heading-bids = Manche { $round } : les enchères
cli-aurum-heading-trick = Manche { $round }, pli { $trick }
cli-aurum-mark-first = (premier joueur)
cli-aurum-mark-leads = ouvre
cli-aurum-mark-wins = gagne
cli-aurum-mark-lowest = plus petite
cli-aurum-team = { $name } : enchère { $bid }, plis { $tricks }, pépites { $score }
cli-aurum-team-points = { $name } : enchère { $bid }, plis { $tricks }, points des manches finies { $score }
cli-aurum-nuggets = Pépites : { $scores }
cli-aurum-points = Points des manches finies : { $scores }
cli-aurum-metals = Métaux dans ce pli : { $metals }
cli-aurum-winning = Gagne pour l’instant : { $card } ({ $name })
cli-aurum-lowest = La plus petite : { $card } ({ $name }) ; { $gold ->
    [none] pas d’or pour elle dans la réserve
   *[other] prend { $gold }
}, ouvre le pli suivant
cli-aurum-supply = Réserve : { $cards }
cli-aurum-aside = Hors jeu pour cette manche : { $cards }
cli-aurum-known = Cartes connues en main : { $hands }
cli-aurum-hand = Votre main : { $cards }
cli-aurum-sheet-line = { $name } : enchère { $bid }, { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}, { $outcome ->
    [exact] autant qu’annoncé : 2 × { $bid } = { $points }
    [over] plus qu’annoncé : { $points }
   *[under] moins qu’annoncé : 0
} ; or { $gold } ; total { $total }
cli-aurum-swap-own = Remplacer votre enchère { $bid } : payer de l’or, poser une carte
cli-aurum-swap-partner = Remplacer l’enchère { $bid } du partenaire ({ $name }) : de même, avec « { $partner } » à la fin

# La table d’Auction
cli-auction-heading = Lot { $round } sur { $rounds } ; premier joueur : { $first }
cli-auction-lot = À vendre : { $cards }, et une carte face cachée
cli-auction-no-bid = Aucune enchère pour l’instant
cli-auction-high-bid = Meilleure enchère : { $coins } ({ $name })
cli-auction-bids = offre { $coins }
cli-auction-in = en lice
cli-auction-out = sorti
cli-auction-bank = Pièces dans la banque : { $coins }. Cartes dans la pioche : { $deck }
cli-auction-hand = Vos pièces : { $coins }. Vos cartes : { $cards }
cli-auction-bid = { $range } offrir autant de pièces (ou : { $example })
cli-auction-bid-stop = { $pattern } – avec N { $range } : la vente s’arrête aussitôt
cli-auction-bid-ban = { $pattern } PLACE – avec N { $range } : écarte { $seats }
cli-auction-bid-exchange = { $pattern } – avec N { $range } : ensuite vous proposez un échange
cli-auction-offer = Proposez un échange : en lignes vos cartes, en colonnes les leurs (ou : { $example })
cli-auction-offer-mine = À { $name } (place { $seat }), avec votre jeton (… { $word }) :
cli-auction-offer-theirs = À { $name } (place { $seat }), avec son jeton (… { $word }) :
