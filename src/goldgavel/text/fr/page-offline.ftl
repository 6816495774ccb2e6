# Sans connexion
page-offline-text = Pas de connexion. Ce qui est gardé sur cet appareil marche toujours :
page-offline-nothing-kept = Pas de connexion. Gardez cette page ouverte : elle reprend dès que la connexion revient.
page-offline-keeper = feuille de score
page-offline-rules = règles
page-offline-play = Vous pourrez jouer dès que la connexion sera rétablie.
