# Любой стол
page-you = Вы
page-connecting = Подключаемся …
page-away = Связь потеряна. Возвращаемся …
page-gone = Вас больше нет за этим столом, или стола уже нет.
page-story = Что произошло
page-cards-in-hand = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
page-bot-plays = играет бот
page-not-here = не на связи
page-wait-for = { $names }: ждём хода.
page-dealing = Карты сдаются.
page-next-round = Следующий раунд

# После игры
page-ending-again = Сыграть ещё раз
page-ending-join = Присоединиться к новой игре
page-ending-watch = Смотреть новую игру
page-ending-waiting = { $count ->
    [one] { $names } ждёт вас за следующим столом.
    [few] { $names } ждут вас за следующим столом.
   *[many] { $names } ждут вас за следующим столом.
}
page-ending-replay = Просмотр
page-ending-record = Запись

# Заголовок страницы
page-table-title = { $game }: { $others }
page-table-title-turn = Ваш ход · { $game }: { $others }
