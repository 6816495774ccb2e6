# Игроки урока
lesson-learner = Гость
lesson-opponent-one = Ада
lesson-opponent-two = Лео
