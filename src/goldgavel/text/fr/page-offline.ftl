# Sans connexion
page-offline-text = Pas de connexion. Ce qui est gardé sur cet appareil marche toujours :
page-offline-keeper = feuille de score
page-offline-rules = règles
