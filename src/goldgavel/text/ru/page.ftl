# Страница

# Всегда под рукой
page-language = Язык
page-theme-light = Включить светлую тему
page-theme-dark = Включить тёмную тему
page-to-home = На главную
page-close = Закрыть
page-settings = Настройки
page-title-home = Gold & Gavel: Аурум и Аукцион
page-title-other = { $screen } · Gold & Gavel
page-title-new-table = Новый стол
page-title-replay = Просмотр
page-title-keeper = Подсчёт очков
page-title-learn = Обучение
page-title-rules = Правила
page-title-reference = Памятка
page-title-score-card = Карточка для подсчёта
page-title-settings = Настройки
page-title-games = Мои партии
page-title-claim = Другое устройство
page-title-painting = Картина
page-title-paintings = Десять картин
page-title-nothing = Здесь ничего нет
page-copy-link = Скопировать ссылку
page-copied = Скопировано
page-copy-failed = Не вышло: скопируйте адрес вручную
page-sounds-on = Включить звуки
page-sounds-off = Выключить звуки
page-nothing-title = Здесь ничего нет
page-nothing-text = По этому адресу нет страницы. Возможно, ссылка устарела или скопирована не целиком.
page-labelled = { $label }: { $value }
page-failed = Не получилось. Проверьте соединение и попробуйте ещё раз.
page-server-busy = Сервер занят, пробуем ещё раз…
page-new-version = Вышла новая версия. Обновите страницу: ваша партия сохранится.
page-new-version-reload = Обновить
page-new-version-later = Позже
page-affiliation = Gold & Gavel не связан с издателями игр; все тексты и рисунки — наши собственные.
page-credits = Автор «Аурума» — Shreesh Bhat, издатели — «Эврикус» и Gigamic. Права на обе игры принадлежат их авторам и издателям.

# Карты
page-card-back = карта рубашкой вверх
page-metal-Bi = висмут
page-metal-Cu = медь
page-metal-P = фосфор
page-metal-Ag = серебро
page-metal-Zn = цинк
page-metal-Au = золото
