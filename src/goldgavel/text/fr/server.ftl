# Qui est qui
identity-name-empty = Donnez un nom avec au moins un caractère visible.
identity-link-spent = Ce lien a déjà servi ou a expiré : créez-en un nouveau sur un appareil qui vous connaît déjà.
identity-recovery-wrong = Ce code de récupération n’est pas valable : vérifiez chaque caractère. Seul le dernier code créé fonctionne.
device-unknown = Cet appareil est déjà déconnecté : regardez à nouveau la liste.

# Requêtes
server-who-are-you = Dites d’abord qui vous êtes : donnez un nom, ou envoyez votre jeton d’accès.
server-too-often = Trop de requêtes : attendez un instant et réessayez.
server-no-reports = Ce serveur n’accepte pas de signalements.
server-other-site = Cette requête vient d’une page d’un autre site : ouvrez notre page et réessayez.
server-only-json = On ne lit ici que du JSON : envoyez le corps comme application/json.
server-unreadable = La requête est illisible : comparez-la avec la description de l’API.
server-unreadable-at = La requête est illisible : regardez « { $place } », qui manque ou n’est pas du bon type.
server-nothing-here = Il n’y a rien à cette adresse : vérifiez le lien.
server-wrong-method = On ne peut pas s’adresser ainsi à cette adresse : comparez la requête avec la description de l’API.
server-too-large = La requête est trop grande : envoyez au plus { $kilobytes } Ko.
server-failed = Quelque chose n’a pas marché de notre côté : réessayez dans un instant.
server-leaving = Le serveur s’arrête : réessayez dans un instant.
server-player-unknown = Ce joueur n’existe pas : vérifiez le lien.
server-lesson-unknown = Cette leçon n’existe pas : choisissez-en une sur /learn.

# Tables
table-unknown = Cette table n’existe pas : vérifiez le lien, ou créez une autre table.
table-too-many = { $most ->
    [one] Vous avez { $most } table où la partie n’a pas commencé : commencez-la avant d’en créer une autre.
   *[other] Vous avez { $most } tables où la partie n’a pas commencé : commencez-en une avant d’en créer une autre.
}
table-seats-many = { $players ->
    [one] Ce jeu a { $players } place, et vous en donnez { $given } : enlevez-en.
   *[other] Ce jeu a { $players } places, et vous en donnez { $given } : enlevez-en.
}
table-seats-me = Vous ne pouvez occuper qu’une place : dites « me » une seule fois.
table-no-such-seat = Cette place n’existe pas : cette table en a { $count }.
table-seat-taken = Quelqu’un occupe déjà cette place : choisissez-en une libre.
table-has-started = La partie a commencé : les places ne changent plus.
table-is-open = La partie n’a pas encore commencé : attendez le début.
table-is-stopped = Cette partie ne peut pas continuer : créez une autre table.
table-not-over = La partie n’est pas finie : attendez la fin.
table-not-maker = Seule la personne qui a créé la table peut le faire : demandez-lui.
table-not-seated = Vous n’êtes pas à cette table : prenez d’abord une place libre.
table-no-spectators = Cette table n’accepte pas de spectateurs : demandez un autre lien aux joueurs.
table-full-house = Toutes les places de spectateurs sont prises : réessayez plus tard.
table-too-many-devices = { $most ->
    [one] Vous avez déjà { $most } connexion : fermez d’abord la table sur un autre appareil.
   *[other] Vous avez déjà { $most } connexions : fermez d’abord la table sur un autre appareil.
}
table-record-private = Cette partie enregistrée est réservée aux personnes qui l’ont jouée : demandez-la à l’une d’elles.
table-stopped-replay = La partie a été commencée avec d’autres règles et ne peut pas continuer : créez une autre table.

# Messages à la table
message-unreadable = { $field ->
    [none] Ce message est illisible : comparez-le avec la description du protocole.
   *[other] Ce message est illisible : regardez « { $field } », champ manquant, inconnu ou du mauvais type.
}
decision-none = Vous n’avez rien à décider : attendez votre tour.
decision-passed = Cette décision est passée : regardez la table telle qu’elle est.
order-no-windows = Dans cette partie, on ne remplace pas les enchères : rien ne peut être prévu d’avance.
order-no-change = Ce n’est pas un remplacement d’enchère : choisissez l’or à payer et la nouvelle carte (au clavier : remplacer Au3 Ag7).

# La page
server-page-about = Les jeux de cartes Aurum et Auction, pour joueurs et bots.
server-page-missing = Ce serveur a été installé sans sa page, qui se construit avec Node. Installez un paquet publié, ou réinstallez avec GOLDGAVEL_PAGE=1 : la page sera alors construite, avec son propre Node.
server-page-running = Le serveur est en marche. Ce que les programmes peuvent lui demander :
server-page-affiliation = Gold & Gavel n’est pas lié aux éditeurs des jeux ; tous les textes et dessins sont les nôtres.
server-page-credits = Aurum est un jeu de Shreesh Bhat, publié par Evrikus et Gigamic. Les droits des deux jeux appartiennent à leurs auteurs et éditeurs.

# Ce que les messageries montrent d’un lien
server-preview-table-title = Une table vous attend · Gold & Gavel
server-preview-table-text = Ouvrez le lien pour vous asseoir ou pour regarder. Sans compte, sans installation.
server-preview-replay-title = Une partie à revoir · Gold & Gavel
server-preview-replay-text = Ouvrez le lien pour revoir la partie coup par coup.
server-preview-page-title = Gold & Gavel : Aurum et Auction
server-preview-page-text = Deux jeux de cartes à jouer dans le navigateur, entre amis et avec des bots. Sans compte, sans installation.
server-preview-picture = Des cartes d’Aurum et d’Auction sur une table vert foncé
server-shortcut-keeper = { $game } : feuille de score

# Ce qui s’est passé, en plus des coups
told-time = { $you ->
    [yes] Votre temps est écoulé.
   *[no] { $name } n’a plus de temps.
}

# Prévenir ceux qui ne sont pas là
push-none = Les notifications sont désactivées sur ce serveur : gardez la page ouverte, un son vous prévient quand c’est à vous.
push-endpoint = Rien ne peut être envoyé à cette adresse : il faut celle que votre navigateur a donnée, d’un service de notification sur Internet.
push-keys = Les clés de ce navigateur ne conviennent pas : abonnez-le à nouveau.
notice-turn = { $game } : à vous de jouer
notice-started = { $game } : la partie a commencé
notice-ended = { $game } : la partie est finie
notice-with = Avec { $others }.
notice-left = Il vous reste { $time }.
