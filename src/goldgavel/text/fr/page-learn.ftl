# Leçons et glossaire
page-learn-title = Apprendre à jouer
page-learn-about = Jouez votre première partie avec de l’aide : de vraies cartes, de vrais coups, et une explication à chaque étape.
page-learn-title-aurum = Votre première partie d’Aurum
page-learn-title-auction = Votre première partie d’Auction
page-learn-minutes = { $minutes ->
    [one] Environ { $minutes } minute
   *[other] Environ { $minutes } minutes
}
page-learn-step = Étape { $step } sur { $steps }
page-learn-done = Terminée
page-learn-progress = Avancement dans la leçon
page-learn-start-new = Commencer la leçon
page-learn-start-begun = Continuer la leçon
page-learn-start-done = La refaire
page-learn-aurum-one = Annoncer combien de plis vous ferez
page-learn-aurum-two = Ne jamais répéter un métal déjà joué
page-learn-aurum-three = Gagner de l’or avec de petites cartes, tout battre avec l’or
page-learn-aurum-four = Remplacer une enchère et terminer la manche à temps
page-learn-auction-one = Enchérir pour trois cartes, dont une cachée
page-learn-auction-two = Savoir quand laisser payer les autres
page-learn-auction-three = Former des groupes et utiliser une réplique
page-learn-auction-four = Gagner le dernier lot, et la partie
page-learn-coach = La leçon
page-learn-fold = Replier ou déplier le texte
page-learn-leave = Quitter la leçon
page-learn-rules = Règles de cette étape :
page-learn-back = Retour
page-learn-go-on = Continuer
page-learn-skip = Aller à la suite
page-learn-hint = Indice
page-learn-do-it = Le faire pour moi
page-learn-too-soon = Un instant : lisez d’abord, votre coup vient juste après.
page-learn-play = Jouer contre des bots
page-learn-read-rules = Toutes les règles
page-learn-other-aurum = Apprendre Aurum
page-learn-other-auction = Apprendre Auction
page-learn-glossary = Glossaire
page-learn-find = Chercher un mot, dans n’importe quelle langue
page-learn-which = Quel jeu
page-learn-both = Tous les mots
page-learn-found = { $count ->
    [one] { $count } mot
   *[other] { $count } mots
}
page-learn-offline-title = Pas de connexion
page-learn-offline = La première fois, la leçon vient du serveur. Ensuite, elle fonctionne aussi sans connexion.
