# Главная
page-home-title = Две карточные игры за одним столом
page-home-about = Играйте с ботами прямо сейчас или пришлите друзьям ссылку: без регистрации и без ожидания.
page-home-new-here = Впервые здесь? Научим за три минуты
page-home-hello = Вы играете под именем { $name }.
page-home-rename = Сменить имя
page-aurum-name = Аурум
page-aurum-about = Назовите, сколько взяток возьмёте, и никогда не ходите в масть. Младшие карты приносят золото, а золото бьёт всё.
page-auction-name = Аукцион
page-auction-about = Торгуйтесь за лоты, где одна карта лежит рубашкой вверх. Ваши монеты достаются остальным.
page-level = Боты
page-play-now = Играть
page-starting = Начинаем…
page-home-friends = С друзьями
page-home-learn-game = Обучение
page-home-rules-game = Правила
page-home-running = Незаконченные партии
page-home-go-on = Продолжить
page-home-not-started = ещё не началась
page-home-open = Открытые столы
page-home-open-none = Открытых столов сейчас нет. Создайте свой и покажите его здесь.
page-home-free-chairs = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
page-home-join = Присоединиться
page-home-more = Ещё
page-home-keeper = Подсчёт очков
page-home-keeper-about = Играете настоящими картами? { $offline ->
    [yes] Считайте очки здесь, даже без сети.
   *[no] Считайте очки здесь.
}
page-home-learn = Обучение
page-home-learn-about = Первая партия с подсказками, минуты три.
page-home-rules = Правила
page-home-rules-about = Каждое правило с номером, короткими фразами и с поиском.
page-home-games = Мои партии
page-home-games-about = Ваши партии: результаты, просмотр, статистика.

# Мои игры
page-games-title = Мои партии
page-games-none = Вы ещё не играли. Здесь появятся ваши партии.
page-games-list = Партии, сначала новые
page-games-more = Показать более ранние
page-games-loading = Минутку…
page-games-won = победа
page-games-shared = общая победа
page-games-lost = поражение
page-games-conceded = закончена досрочно
page-games-stopped = остановлена
page-games-playing = идёт
page-games-open = не началась
page-games-score = { $name }: { $score }
page-games-replay = Просмотр
page-games-statistics = Статистика
page-games-stat-game = Игра
page-games-stat-players = Игроки
page-games-stat-played = Сыграно
page-games-stat-won = Побед
page-games-stat-average = Средний счёт
page-games-points-only = Очки за все раунды (решают самородки): { $scores }
page-games-nuggets = Самородки (и очки): { $nuggets }
page-games-nuggets-of = { $name }: { $nuggets } ({ $score })
page-games-sides = { $own } — { $others }
page-games-filters = Какие партии показать
page-games-both = Обе игры
page-games-result = Результат
page-games-result-all = Любой
page-games-result-won = Победа
page-games-result-lost = Поражение
page-games-result-unfinished = Не доиграна
page-games-with = С кем
page-games-with-all = С кем угодно
page-games-with-people = С людьми
page-games-with-bots = Только с ботами
page-games-with-someone = С одним из игроков
page-games-with-mixed = С ботами разных уровней
page-games-levels = По соперникам
page-games-none-found = Таких партий у вас нет: выберите что-нибудь другое или покажите все.
page-games-show-all = Показать все партии
page-games-shown = { $count ->
    [0] В списке нет партий
    [one] В списке { $count } партия
    [few] В списке { $count } партии
   *[many] В списке { $count } партий
}
page-home-edition = { $name }. { $about }
page-home-next-level = Уровень «{ $beaten }» пройден. Следующий — «{ $next }».
page-home-tokens-none = без них
page-home-tokens-all = все три

# Имена гостей: по слову из каждого списка
page-guest-firsts = Весёлый, Добрый, Дерзкий, Ловкий, Мудрый, Отважный, Рыжий, Скорый, Спокойный, Тихий, Удачливый, Хитрый, Храбрый, Чуткий, Янтарный
page-guest-seconds = Барсук, Бобр, Ворон, Глухарь, Ёж, Журавль, Заяц, Кот, Лис, Лось, Олень, Орёл, Соболь, Стриж, Филин
