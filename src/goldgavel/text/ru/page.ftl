# Страница

# Всегда под рукой
page-language = Язык
page-theme-light = Включить светлую тему
page-theme-dark = Включить тёмную тему
page-to-home = На главную
page-close = Закрыть
page-copy-link = Скопировать ссылку
page-copied = Скопировано
page-copy-failed = Не вышло: скопируйте адрес вручную
page-sounds-on = Включить звуки
page-sounds-off = Выключить звуки
page-nothing-title = Здесь ничего нет
page-nothing-text = По этому адресу нет страницы. Возможно, ссылка устарела или скопирована не целиком.
page-failed = Не получилось. Проверьте соединение и попробуйте ещё раз.
page-affiliation = «Gold & Gavel» не связан с издателями игр; все тексты и рисунки — наши собственные.

# Карты
page-card-name = { $metal } { $rank }
page-card-back = карта рубашкой вверх
page-metal-Bi = висмут
page-metal-Cu = медь
page-metal-P = фосфор
page-metal-Ag = серебро
page-metal-Zn = цинк
page-metal-Au = золото
