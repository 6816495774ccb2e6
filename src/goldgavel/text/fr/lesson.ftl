# Les joueurs d’une leçon
lesson-learner = Invité
lesson-opponent-one = Ada
lesson-opponent-two = Léo
