# Mots à l'intérieur des phrases
list-and = { $start } et { $last }
seat-name = Place { $seat }
seat-inside = la place { $seat }
player-name = { $name }
value-nothing = rien
metal-Bi = le bismuth
metal-Cu = le cuivre
metal-P = le phosphore
metal-Ag = l’argent
metal-Zn = le zinc

# Options
game-unknown = Jeu inconnu « { $game } ». Disponibles : { $allowed }.
game-without-part = { $part ->
    [position] { $game } ne peut pas encore être affiché dans le terminal :
    [reference] { $game } n’a pas encore de carte de référence :
    [keeper] { $game } n’a pas encore de calcul des points :
    [observation] Les programmes d’apprentissage ne peuvent pas encore jouer à { $game } :
   *[other] { $game } n’est pas encore complet :
} son paquet n’a pas la partie « { $part } » (docs/add-a-game.md).
game-broken = { $game } ne peut pas être chargé ({ $source }) : { $reason }
game-no-parts = { $game } ne peut pas être chargé : { $source } n’énumère pas les parties d’un jeu (docs/add-a-game.md).
option-unknown = Le jeu { $game } n’a pas d’option « { $option } ». Disponibles : { $allowed }.
option-value = L’option { $option } ne peut pas être « { $value } » ; valeurs admises : { $allowed }.
option-subset = L’option { $option } ne peut pas être « { $value } » ; valeurs admises : une ou plusieurs parmi { $allowed }, séparées par des virgules, ou none.
option-digest-players = L’option { $option } ne peut pas être « { $value } » dans l’édition digest ; valeurs admises : { $allowed }.
option-hands-too-large = L’option { $option } ne peut pas être « { $value } » : { $cards } cartes pour { $players } joueurs font des mains de { $most } au plus ; prenez plus de métaux, plus de valeurs ou des mains plus petites.
option-chance-explicit = L’option { $option } ne peut pas être « { $value } » ici : une main pourrait être distribuée de plus de { $most } façons. Elle est faite pour des jeux réduits d’Aurum : choisissez sampled.

# Donnes
deal-not-awaited = Aucune donne n’est attendue : terminez d’abord la manche.
deal-shape = Ceci n’est pas une donne : regardez « { $place } », qui manque ou n’est pas du bon type.
deal-first = Le premier joueur ne peut pas être la place { NUMBER($first, useGrouping: 0) } : il y a { $players } places, numérotées à partir de 0.
deal-first-moves-on = Le premier joueur de cette manche doit être la place { $expected }, pas { $first } : le jeton avance d’une place dans le sens horaire.
deal-hands = Une donne demande { $expected } mains, pas { $found }.
deal-size = { $expected ->
    [0] Aucune carte ne doit rester ici, mais il en reste { $found }.
    [one] Il faut { $expected } carte là où { $found } sont données.
   *[other] Il faut { $expected } cartes là où { $found } sont données.
}
deal-card = La carte « { $card } » n’existe pas dans ce jeu.
deal-twice = La carte { $card } est distribuée deux fois.
deal-deck-count = { $expected ->
    [one] La pioche doit contenir { $expected } carte « { $kind } », pas { $found }.
   *[other] La pioche doit contenir { $expected } cartes « { $kind } », pas { $found }.
}

# Parties notées
record-json = Ceci n’est pas une partie enregistrée : impossible de la lire comme du JSON.
record-not-an-object = Ceci n’est pas une partie enregistrée : il faut un seul objet JSON.
record-shape = Cette partie enregistrée est incomplète : regardez « { $place } », qui manque ou n’est pas du bon type.
record-format = Le format de l’enregistrement est « { $found } » ; ce programme lit « { $expected } ».
record-other-game = C’est une partie de « { $found } », pas de « { $expected } ».
record-deal-missing = L’enregistrement n’a pas de donne pour la manche où se joue le coup { $number }.
record-deal = La donne { $number } de l’enregistrement est impossible : { $reason }
record-deals-left = L’enregistrement a plus de donnes que de manches.
record-move = Le coup { $number } de l’enregistrement, « { $move } », est impossible : { $reason }
record-legal = Les coups permis enregistrés au coup { $number } ne sont pas ceux des règles.
record-result = Le résultat enregistré n’est pas celui que donnent les coups.
record-result-early = L’enregistrement a un résultat, mais ses coups ne terminent pas la partie.
record-conceded-late = D’après l’enregistrement, les joueurs ont arrêté la partie, mais ses coups la terminent.
record-of-a-sample = Une position supposée n’a pas d’enregistrement : ses coups passés sont inconnus.

# Vues
view-impossible = Aucune position de ce jeu ne peut se présenter ainsi : vérifiez que les champs s’accordent.
view-of-another-game = Cette vue vient d’une autre partie ou a d’autres options (jeu attendu : { $game }).

# Coups
no-such-seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $last }.
no-such-action = Il n’y a pas d’action { $action } : les actions vont de 0 à { $last }.
game-is-over = La partie est finie : plus aucun coup n’est possible.
deal-awaited = Les cartes de cette manche ne sont pas encore distribuées.
not-your-turn = Ce n’est pas votre tour : on attend { $name }.
bid-is-final = Vous avez déjà fait votre enchère : elle est définitive (A9).

# Feuilles de score
sheet-shape = Une feuille de score est un objet JSON avec la liste « { $key } ».
sheet-options = Les options d’une feuille de score doivent être un objet JSON.
sheet-line = La ligne { $owner } de la feuille doit être un objet avec les champs { $fields }.
sheet-field-missing = Il manque le champ « { $field } » à la ligne { $owner } de la feuille.
sheet-field-unknown = La ligne { $owner } de la feuille a un champ inconnu « { $field } » ; elle prend { $fields }.
sheet-count = « { $field } » à la ligne { $owner } de la feuille doit être un nombre entier à partir de 0, pas { $value }.

# Conservation
storage-address = Ce n’est pas l’adresse d’une base de données utilisable ici ; écrivez par exemple sqlite:///tables.db ou postgresql://utilisateur@serveur/nom.
storage-no-folder = Il n’y a pas de dossier « { $folder } » pour la base de données : créez-le d’abord, ou choisissez un autre endroit.
storage-cannot-open = Impossible d’ouvrir la base de données : vérifiez que son fichier peut être lu et écrit, qu’aucun autre programme ne l’a verrouillé et que le disque n’est pas plein.
storage-no-access = Gold & Gavel est lancé par l’utilisateur « { $user } », qui ne peut pas lire et écrire { $file } : donnez le fichier à cet utilisateur (chown), ou lancez la commande en tant que propriétaire du fichier.
storage-in-use = Un autre serveur utilise déjà la base de données { $file } : arrêtez-le d’abord, ou choisissez une autre base.
storage-no-driver = Pour utiliser PostgreSQL, il manque un paquet : { $command }
storage-unreachable = Le serveur de base de données est injoignable à l’adresse { $place } : vérifiez qu’il fonctionne et que l’adresse est juste.
storage-not-let-in = Le serveur de base de données { $place } refuse l’accès à Gold & Gavel : vérifiez l’utilisateur, le mot de passe et le nom de la base.
storage-one-worker = Plusieurs processus demandent PostgreSQL : choisissez une base comme postgresql://utilisateur@serveur/nom, ou un seul processus.
storage-not-a-database = Ce fichier n’est pas une base de données, ou il est endommagé : choisissez un autre fichier, ou remettez à sa place une copie sauvegardée.
storage-not-ours = Cette base de données appartient à un autre programme : choisissez-en une autre.
storage-too-new = Cette base de données vient d’une version plus récente de Gold & Gavel : installez cette version, ou choisissez une autre base.
storage-conflict = Autre chose a été enregistré entre-temps : regardez ce qu’il y a maintenant et réessayez.
storage-failed = La base de données ne répond pas : elle est verrouillée ou injoignable, ou son disque est plein ou défectueux.
storage-closed = Impossible d’enregistrer : le serveur se ferme.
storage-moved = La table vient de passer à un autre processus du serveur : réessayez dans un instant.
storage-no-table = Cette table n’existe plus : vérifiez le lien, ou créez une autre table.
storage-no-player = Ce joueur n’est plus connu : rechargez la page, ou revenez par le lien.

# Un refus, et la règle dont il découle
rule-refuses = { $rule } : { $reason }
