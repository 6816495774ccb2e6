# Боты: какие они и что с ними может быть не так.

bot-random-name = Новичок
bot-random-description = Делает любой разрешённый ход, все одинаково вероятны.
bot-adept-name = Знаток
bot-adept-description = Играет по простым правилам и считает карты. Быстрый и неплохой соперник.

bot-unknown = Нет бота «{ $bot }». Есть такие: { $allowed }.
bot-broken = Бот «{ $bot }» ({ $source }) не загружается: { $reason }
bot-no-maker = «{ $bot }» ({ $source }) — не то, из чего можно сделать бота.
bot-other-game = Бот «{ $bot }» не играет в { $game }.
bots-count = Нужно ботов: { $players }, по одному на место; дано: { $given }.
bot-illegal-move = Бот «{ $bot }» на месте { $seat } ответил «{ $move }». { $reason }
bot-no-text = Бот «{ $bot }» на месте { $seat } вместо хода вернул значение типа { $found }.
bot-pick-range = Бот «{ $bot }» на месте { $seat } выбрал ход номер { $place }, а есть номера от 0 до { $last }.
