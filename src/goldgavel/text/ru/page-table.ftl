# Любой стол
page-you = Вы
page-players = { $you ->
    [alone] Вы
    [with] { $count ->
        [2] Вы и { $others }
       *[other] Вы, { $others }
    }
   *[no] { $names }
}
page-players-inside = { $you ->
    [alone] вы
    [with] { $count ->
        [2] вы и { $others }
       *[other] вы, { $others }
    }
   *[no] { $names }
}
page-connecting = Подключаемся…
page-connecting-long = Подключение идёт дольше обычного: сервер занят или связь медленная.
page-unreachable = Сервер не отвечает. Продолжаем попытки.
page-away = Связь потеряна. Переподключаемся…
page-away-kept = Ваше последнее действие сохранено и будет отправлено.
page-try-now = Попробовать сейчас
page-gone-title = Этот стол для вас закрыт
page-gone = Этого стола больше нет. Создайте новый или сыграйте сразу с главной страницы.
page-signed-out-title = Это устройство отключено
page-signed-out = Здесь вас больше не узнают. Вернуться можно по ссылке с другого вашего устройства или с кодом восстановления.
page-left-title = Вы вышли из-за стола
page-left = За вас играет бот. Пока партия идёт, можно вернуться.
page-left-back = Вернуться
page-removed-title = Вы больше не сидите за этим столом
page-removed = Хозяин стола освободил ваше место, или партия началась без зрителей.
page-removed-look = Посмотреть ещё раз
page-stopped-title = Эту партию нельзя продолжить
page-stopped = Она началась по правилам, которые с тех пор изменились. Создайте новый стол и сыграйте снова.
page-watching = Вы смотрите партию
page-new-table = Новый стол
page-story = Что произошло
page-story-tab = Журнал
page-cards-in-hand = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
page-bot-plays = играет бот
page-not-here = не на связи
page-wait-for = Ждём хода: { $names }.
page-dealing = Раздаём карты.
page-next-round = Следующий раунд

# После игры
page-ending-again = Сыграть ещё раз
page-ending-join = Присоединиться к новой партии
page-ending-watch = Смотреть новую партию
page-ending-waiting = { $count ->
    [one] { $names } ждёт вас за следующим столом.
    [few] { $names } ждут вас за следующим столом.
   *[many] { $names } ждут вас за следующим столом.
}
page-ending-replay = Просмотр
page-ending-record = Запись

# A series: what has been won in a table's rematches
page-series = { $games ->
    [one] Счёт после { $games } партии
   *[other] Счёт после { $games } партий
}
page-series-of = { $won ->
    [one] { $name }: { $won } победа
    [few] { $name }: { $won } победы
   *[many] { $name }: { $won } побед
}
page-series-side = Сторона
page-series-name = Имя
page-series-won = Побед
page-series-played = Партий

# Заголовок страницы
page-table-title = { $game }: { $others }
page-table-title-turn = Ваш ход · { $game }: { $others }

# Меню стола
page-menu = Меню
page-menu-link = Скопировать ссылку на стол
page-menu-leave = Выйти из-за стола
page-menu-leave-sure = Выйти из-за стола?
page-menu-leave-about = За вас будет играть бот. Пока партия идёт, можно вернуться по ссылке.
page-menu-stay = Остаться

# Игроки, которых нет на связи
page-table-away-until = { $name }: нет связи. Бот заменит этого игрока через { $seconds } с.
page-table-away-soon = { $name }: нет связи. Скоро этого игрока заменит бот.
page-table-bot-took-over = { $name }: теперь играет бот.
page-table-is-back = { $name } снова за столом.
page-table-while-away = Пока вас не было, за вас сделаны ходы:

# Зрители
page-table-late = Партия уже началась
page-table-late-about = Места заняты, поэтому вы смотрите партию. Вам видно то, что открыто для всех за столом.
page-table-late-own = Создать свой стол
