# Новый стол
page-setup-title = Новый стол: { $game }
page-setup-about = Выберите, как играть, и пригласите друзей по ссылке. На свободные места сядут боты.
page-setup-make = Создать стол
page-setup-making = Минутку…
page-setup-rules = Как играем
page-setup-more-rules = Другие настройки правил
page-setup-reset = Как в издании
page-setup-people = Кто может прийти
page-setup-more-people = Другие настройки стола
page-setup-loading = Загружаем настройки…
page-setup-retry = Попробовать ещё раз

# Настройки игр: название, пояснение и каждое значение простыми словами
page-option-players = Игроки
page-option-players-about = Люди и боты вместе.
page-option-players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
page-option-edition = Издание
page-option-edition-about = Печатные издания немного различаются. Издание задаёт настройки ниже, но каждую можно изменить.
page-option-edition-evrikus = Эврикус
page-option-edition-evrikus-about = Обычные правила: до двух самородков, ставки можно менять за золото.
page-option-edition-gigamic = Gigamic
page-option-edition-gigamic-about = Французское издание: втроём играют не больше трёх раундов, ничью решает золото.
page-option-edition-digest = Краткое
page-option-edition-digest-about = Краткие правила на четверых: ставки не меняются.
page-option-bid_changes = Изменение ставок
page-option-bid_changes-about = Перед каждой взяткой игрок может заплатить золотом и изменить ставку.
page-option-bid_changes-true = Ставки можно менять за золото
page-option-bid_changes-false = Ставки не меняются
page-option-zero_gold = Золото 0
page-option-zero_gold-about = Каждый начинает с картой золота номинала 0: очков за неё нет, но она бьёт любой обычный металл.
page-option-zero_gold-true = Каждый начинает с золотом 0
page-option-zero_gold-false = Без золота номинала 0
page-option-tie_3p = Ничьи
page-option-tie_3p-about = Что делать, если в конце раунда игроки всё ещё равны.
page-option-tie_3p-share = Самородок получает каждый из равных
page-option-tie_3p-gold = Самородок берёт владелец старшего золота
page-option-match = Как выиграть партию
page-option-match-about = Сколько длится партия и кто в ней побеждает.
page-option-match-race = Побеждает, кто первым получит два самородка
page-option-match-best-of-3 = Не больше трёх раундов; два самородка — победа сразу
page-option-match-points = Три раунда, побеждает сумма очков
page-option-tokens = Жетоны хитростей
page-option-tokens-about = У каждого по одному жетону каждого вида; его применяют раз за партию, вместе со ставкой.
page-option-tokens-stop = Остановка торгов: высокая ставка сразу завершает торги
page-option-tokens-ban = Запрет ставок: соперник должен пасовать
page-option-tokens-exchange = Обмен: предложить карту в обмен на карту
page-option-tokens-none = Без жетонов хитростей
page-option-coins = Чужие монеты
page-option-coins-about = Все платежи открыты, так что внимательный игрок знает их и так.
page-option-coins-hidden = Чужие монеты не показаны
page-option-coins-open = Монеты всех показаны
page-option-sculpture_ties = Ничьи по скульптурам
page-option-sculpture_ties-about = Важно, только если у нескольких игроков поровну скульптур.
page-option-sculpture_ties-book = Равные делят место, как в правилах
page-option-sculpture_ties-places = Равные делят все места, которые занимают

# Настройки стола
page-setup-listed = Кто увидит стол
page-setup-listed-false = Только те, у кого есть ссылка
page-setup-listed-true = Все: стол виден на главной странице
page-setup-spectators = Зрители
page-setup-spectators-about = Смотреть сможет любой, у кого есть ссылка; скрытых карт зрители не видят.
page-setup-help = Подсказки за столом
page-setup-help-about = Страница считает за вас: сколько стоит лот, какие карты ещё не вышли, кто впереди.
page-setup-chat = Чат
page-setup-chat-about = Игроки могут переписываться. Читают все за столом; отдельного чата для партнёров нет.
page-setup-records = Кто увидит партию потом
page-setup-records-link = Те, у кого есть ссылка
page-setup-records-players = Только игроки
page-setup-pace = Темп
page-setup-pace-relaxed = Спокойный
page-setup-pace-relaxed-about = Длинные паузы, чтобы смотреть и разговаривать; отключившегося игрока ждут три минуты.
page-setup-pace-usual = Обычный
page-setup-pace-usual-about = Короткие паузы после взятки и раунда; через минуту отсутствия за вас играет бот.
page-setup-pace-quick = Быстрый
page-setup-pace-quick-about = Почти без пауз; через полминуты отсутствия за вас играет бот.

# До начала
page-open-title = { $game }: перед началом
page-open-chairs = Места
page-open-teams = Места { $one } — одна команда, места { $other } — другая.
page-open-free = Свободное место
page-open-team = Команда { $number }
page-open-wait-start-somebody = Партию начнёт хозяин стола.
page-open-chair = Место { $number }
page-open-you = { $name } (вы)
page-open-maker = хозяин стола
page-open-here = на связи
page-open-away = сейчас не на связи
page-open-sit = Сесть сюда
page-open-move-here = Пересесть сюда
page-open-add-bot = Посадить бота
page-open-bot-of = Бот: { $level }
page-open-remove-bot = Убрать бота
page-open-remove = Убрать: { $name }
page-open-leave = Освободить место
page-open-start = Начать
page-open-bots-fill = { $count ->
    [one] Свободное место займёт бот ({ $level }).
    [few] { $count } свободных места займут боты ({ $level }).
   *[many] { $count } свободных мест займут боты ({ $level }).
}
page-open-all-taken = Все места заняты: можно начинать.
page-open-wait-start = Партию начнёт { $name }.
page-open-wait-rematch = Партия начнётся сама, как только все соберутся.
page-open-missing = Пока нет: { $names }. Если начать сейчас, вместо отсутствующих сыграет бот.
page-open-invite = Пригласите друзей
page-open-invite-about = Любой, кто откроет ссылку, сможет сесть за стол: без регистрации, на своём языке.
page-open-recent = С этими людьми вы недавно играли. Чтобы их пригласить, отправьте им ссылку, она выше.
page-open-recent-list = С кем вы недавно играли
page-open-recent-games = Общие партии
page-open-link = Ссылка на этот стол
page-open-share = Поделиться
page-open-share-text = Сыграем в «{ $game }»?
page-open-share-failed = Поделиться не удалось. Скопируйте ссылку и отправьте её сами.
page-open-qr = QR-код: ссылка на этот стол
page-open-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
page-open-options = Этот стол
page-open-listed-true = Виден на главной странице
page-open-listed-false = Только по ссылке
page-open-spectators-true = Зрители допускаются
page-open-spectators-false = Без зрителей
page-open-help-true = С подсказками
page-open-help-false = Без подсказок
page-open-records-link = Потом партию увидит каждый, у кого есть ссылка
page-open-records-players = Потом партию увидят только игроки
page-open-link-only-here = Эта ссылка работает только на этом компьютере. Чтобы пригласить другие устройства, запустите сервер для своей сети.
