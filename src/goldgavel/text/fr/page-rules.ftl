# Les règles
page-rules-one = { $game }, règle { $rule }
page-rules-loading = Chargement des règles…
page-rules-unknown = Il n’y a pas de règle { $rule }.
page-rules-whole = La lire parmi les autres
