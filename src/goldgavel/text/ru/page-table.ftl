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
page-rematch = Сыграть ещё раз
page-next-round = Следующий раунд
