# Страница

# Всегда под рукой
page-language = Язык
page-theme-light = Включить светлую тему
page-theme-dark = Включить тёмную тему
page-to-home = На главную
page-close = Закрыть
page-nothing-title = Здесь ничего нет
page-nothing-text = По этому адресу нет страницы. Возможно, ссылка устарела или скопирована не целиком.
page-failed = Не получилось. Проверьте соединение и попробуйте ещё раз.
page-affiliation = «Gold & Gavel» не связан с издателями игр; все тексты и рисунки — наши собственные.

# Главная
page-home-title = Две карточные игры за одним столом
page-home-about = Играйте с ботами прямо сейчас: без регистрации и без ожидания.
page-aurum-name = Аурум
page-aurum-about = Назовите, сколько взяток возьмёте, и никогда не ходите в масть. Младшие карты приносят золото, а золото бьёт всё.
page-auction-name = Аукцион
page-auction-about = Торгуйтесь за лоты, где одна карта лежит рубашкой вверх. Ваши монеты достаются остальным.
page-players = Игроки
page-level = Боты
page-level-random = Новичок
page-level-adept = Знаток
page-edition = Издание
page-edition-evrikus = Эврикус
page-edition-gigamic = Gigamic
page-edition-digest = Краткое
page-play-now = Играть
page-starting = Начинаем …
page-default-name = Гость

# Карты
page-card-name = { $metal } { $rank }
page-card-back = карта рубашкой вверх
page-metal-Bi = висмут
page-metal-Cu = медь
page-metal-P = фосфор
page-metal-Ag = серебро
page-metal-Zn = цинк
page-metal-Au = золото

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
page-your-moves = Ваши ходы
page-rematch = Сыграть ещё раз
page-next-round = Следующий раунд

# Стол «Аурума»
page-round-number = Раунд { $round }
page-contest = Ставки и взятки
page-bid-unknown = ставки пока нет
page-bid-of = ставка { $bid }
page-taken = { $tricks ->
    [one] взята { $tricks } взятка
    [few] взято { $tricks } взятки
   *[many] взято { $tricks } взяток
}
page-nuggets = Самородки: { $count }
page-supply = Запас золота
page-supply-gold = золото { $rank }: { $count }
page-aside = Вне раунда
page-stock-of = Золото: { $cards }
page-your-hand = Ваша рука
page-your-gold = Ваше золото
page-leads = ходит первым
page-winning = выигрывает
page-won-trick = взятка
page-lowest = младшая
page-lowest-earns = младшая: приносит { $card }
page-took-gold = получает { $card }
page-ask-bid = Выберите карту для ставки: её ранг — число взяток.
page-ask-lead = Ваш ход первый: сыграйте карту обычного металла.
page-ask-play = Ваш ход. Уже в этой взятке: { $metals }.
page-ask-window = Оставьте ставки как есть или поменяйте одну за золото.
page-do-bid = Поставить { $card }
page-do-play = Сыграть { $card }
page-do-choose = Выберите карту
page-do-keep = Оставить ставки
page-do-end = Завершить раунд
page-sort-by-rank = По рангу
page-sort-by-metal = По металлу
page-window = Перед каждой взяткой
page-window-keep = оставлять ставки
page-window-ask = спрашивать меня
page-window-armed = Подготовлено: { $move }
page-change-bid = Поменять ставку
page-change-pay = Заплатить
page-change-card = Новая карта ставки
page-change-whose = Чья ставка
page-change-mine = моя
page-change-partner = партнёра
page-change-now = Поменять сейчас
page-change-arm = Поменять перед взяткой
page-change-undo = Всё же оставить
page-sheet-title = Итог раунда { $round }
page-sheet-side = Сторона
page-sheet-bid = Ставка
page-sheet-tricks = Взятки
page-sheet-points = За ставку
page-sheet-gold = За золото
page-sheet-total = Всего
page-sheet-nuggets = Самородки
page-over = Партия окончена. Победа: { $names }
