# Уроки и словарь
page-learn-title = Обучение
page-learn-about = Сыграйте первую партию с подсказками: настоящие карты, настоящие ходы и объяснение на каждом шаге.
page-learn-title-aurum = Первая партия в «Аурум»
page-learn-title-auction = Первая партия в «Аукцион»
page-learn-minutes = { $minutes ->
    [one] Около { $minutes } минуты
    [few] Около { $minutes } минут
   *[many] Около { $minutes } минут
}
page-learn-step = Шаг { $step } из { $steps }
page-learn-done = Пройдено
page-learn-progress = Пройденная часть урока
page-learn-start-new = Начать урок
page-learn-start-begun = Продолжить урок
page-learn-start-done = Пройти ещё раз
page-learn-aurum-one = Объявить, сколько взяток возьмёте
page-learn-aurum-two = Не повторять металл, который уже есть
page-learn-aurum-three = Зарабатывать золото мелкими картами и бить им всё
page-learn-aurum-four = Менять ставку и вовремя завершать раунд
page-learn-auction-one = Торговаться за три карты, одна из которых скрыта
page-learn-auction-two = Понимать, когда лучше дать заплатить другим
page-learn-auction-three = Собирать группы и пользоваться репликой
page-learn-auction-four = Выиграть последний лот, а с ним и партию
page-learn-coach = Урок
page-learn-fold = Свернуть или развернуть текст
page-learn-leave = Выйти из урока
page-learn-rules = Правила этого шага:
page-learn-back = Назад
page-learn-go-on = Дальше
page-learn-skip = Пропустить
page-learn-hint = Подсказка
page-learn-do-it = Сделать за меня
page-learn-too-soon = Минутку: сначала дочитайте, ваш ход — следом.
page-learn-play = Играть с ботами
page-learn-read-rules = Все правила
page-learn-other-aurum = Урок «Аурума»
page-learn-other-auction = Урок «Аукциона»
page-learn-glossary = Словарь
page-learn-find = Найти слово на любом языке
page-learn-which = Какая игра
page-learn-both = Все слова
page-learn-found = { $count ->
    [one] { $count } слово
    [few] { $count } слова
   *[many] { $count } слов
}
page-learn-offline-title = Нет связи
page-learn-offline = В первый раз урок загружается с сервера. Потом он работает и без связи.
