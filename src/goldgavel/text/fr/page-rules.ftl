# Les règles
page-rules-one = { $game }, règle { $rule }
page-rules-loading = Chargement des règles…
page-rules-unknown = Il n’y a pas de règle { $rule }.
page-rules-whole = La lire parmi les autres
page-rules-games = Quel jeu
page-rules-contents = Sommaire
page-rules-search = Mot ou numéro
page-rules-found = { $count ->
    [one] { $count } passage
   *[other] { $count } passages
}
page-rules-meant = Pour « { $word } » :
page-rules-none = Rien ici ne contient ces mots.
page-rules-link = Règle { $rule }, lien
page-rules-symbols = Les symboles des métaux
page-reference = Carte de référence
page-score-card-blank = Fiche de score vierge
