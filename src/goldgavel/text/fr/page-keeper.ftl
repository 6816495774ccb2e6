# La feuille de score, pour jouer avec la vraie boîte
page-keeper-title = Feuille de score
page-keeper-about = Pour jouer avec de vraies cartes : notez ce que chacun a, les totaux se calculent tout seuls.
page-keeper-of = Feuille de score : { $game }
page-keeper-aurum-about = Manche par manche, à trois ou quatre
page-keeper-auction-about = La feuille finale, de trois à six joueurs
page-keeper-go-on = Continuer votre feuille
page-keeper-shelf = Feuilles précédentes
page-keeper-blank = Fiche de score vierge à imprimer : { $game }
page-keeper-throw-away = Supprimer la feuille : { $names }
page-keeper-player = Joueur { $number }
page-keeper-names = Noms
page-keeper-team = Équipe { $number }

# Préparer une feuille
page-keeper-begin = Commencer
page-keeper-save = Enregistrer
page-keeper-cancel = Annuler
page-keeper-begins-anew = Avec un autre nombre de joueurs, une nouvelle feuille commence ; celle-ci reste parmi les précédentes.

# Sur la feuille
page-keeper-undo = Annuler la dernière saisie
page-keeper-redo = Rétablir
page-keeper-new-game = Nouvelle partie
page-keeper-change = Noms et règles
page-keeper-all = Toutes les feuilles
page-keeper-rules = Règles du score
page-keeper-round = Manche { $round }
page-keeper-edit = corriger
page-keeper-round-won = manche gagnée
page-keeper-round-note = { $tricks } sur { $bid }, +{ $gold }
page-keeper-late = La partie était finie avant cette manche : elle ne compte pas.
page-keeper-bid = Enchère
page-keeper-tricks = Plis
page-keeper-gold = Or
page-keeper-bid-asked = enchère en fin de manche
page-keeper-tricks-asked = plis faits
page-keeper-gold-asked = cartes Or
page-keeper-total = Total
page-keeper-nuggets = Pépites
page-keeper-points = Points
page-keeper-keypad = Touches de saisie
page-keeper-gold-key = Or { $rank } : { $count }
page-keeper-no-gold = Pas d’or
page-keeper-less = un de moins
page-keeper-more = un de plus
page-keeper-next = Suivant
page-keeper-next-round = Manche suivante
page-keeper-done = Terminé
page-keeper-line = { $name } : { $words }
page-keeper-sums = Sommes de la manche { $round }
page-keeper-aurum-sum = enchère { $bid }, { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}, { $outcome ->
    [exact] autant qu’annoncé : 2 × { $bid } = { $points }
    [over] plus qu’annoncé : { $points }
   *[under] moins qu’annoncé : 0
} ; or { $gold } = { $gold_points } ; total { $points } + { $gold_points } = { $total }
page-keeper-warning-bid = { $name } ne peut pas avoir annoncé { $bid } : les enchères vont de 1 à { $most }.
page-keeper-unfinished = La partie n’est pas encore finie.
page-keeper-wins-with = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
} avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
page-keeper-still-empty = Rien n’est encore noté pour { $names }.
page-keeper-kind-painting = Tableaux
page-keeper-kind-sculpture = Sculptures
page-keeper-kind-furniture = Meubles
page-keeper-kind-stamp = Timbres
page-keeper-kind-jewel = Bijoux
page-keeper-kind-collection = Collections
page-keeper-kind-coins = Pièces
page-keeper-waiting = Répliques sans groupe
page-keeper-replica-hint = Touchez le cadre pointillé pour chaque réplique qui a rejoint le groupe.
page-keeper-replicas-in = { $name } : répliques placées, { $kind } : { $count }
page-keeper-replicas = { $count ->
    [one] { $count } réplique
   *[other] { $count } répliques
}
page-keeper-sheet = La feuille entière
page-keeper-kept = La feuille de la partie précédente est conservée dans « Toutes les feuilles ».
page-keeper-back-to-it = Y revenir
page-keeper-gold-first = Notez l’or de tout le monde, puis touchez « Terminé » : le résultat s’affichera.
page-keeper-gold-missing = L’or de cette manche n’est pas encore noté.
page-keeper-no-connection = Aucune connexion nécessaire.

# Le dire aux autres
page-keeper-share = Partager
page-keeper-drawing = L’image se dessine…
page-keeper-picture-of = La feuille en image. { $result }
page-keeper-download = Enregistrer l’image
page-keeper-share-picture = Envoyer l’image
page-keeper-as-text = La feuille en texte
page-keeper-copy = Copier le texte
page-keeper-share-text = Envoyer le texte
page-keeper-print = Imprimer
page-keeper-copied = Copié.
page-keeper-not-copied = Votre navigateur ne permet pas de copier : sélectionnez le texte et copiez-le vous-même.
