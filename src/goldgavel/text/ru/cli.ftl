# Программа и её команды
cli-purpose = Gold & Gavel: карточные игры «Аурум» и «Аукцион». Играйте против ботов и с друзьями, смотрите правила, считайте очки, пересматривайте и изучайте партии.
cli-play-purpose = Сыграть в терминале: против ботов или за столом на сервере.
cli-rules-purpose = Показать правила игры или одно правило по номеру.
cli-reference-purpose = Показать памятку: игра на одной странице, с настройками вашего стола.
cli-score-purpose = Подсчитать очки партии, сыгранной настоящими картами.
cli-replay-purpose = Показать записанную партию ход за ходом.
cli-verify-purpose = Проверить, что раздачи в записанных партиях честные.
cli-simulate-purpose = Дать ботам сыграть много партий; показать статистику и записать партии.
cli-arena-purpose = Свести ботов на одних и тех же раздачах и измерить, кто сильнее.
cli-serve-purpose = Запустить сервер: люди играют в браузере, с ботами и друг с другом.
cli-backup-purpose = Сохранить всё, что хранит сервер, в один файл, не останавливая его.
cli-restore-purpose = Вернуть резервную копию в пустую базу данных.
cli-bots-purpose = Показать список ботов.
cli-bot-purpose = Посадить бота, своего или нашего, за стол на сервере по ссылке.
cli-completion-purpose = Вывести скрипт, с которым оболочка дополняет команды по Tab.
cli-version-purpose = Показать версию программы.

# Страницы помощи
cli-heading-usage = Использование:
cli-usage-options = параметры
cli-heading-group-play = Играть:
cli-heading-group-again = Записи партий:
cli-heading-group-host = Сервер:
cli-heading-group-research = Боты и исследования:
cli-heading-group-program = Прочее:
cli-heading-words = Аргументы:
cli-heading-options = Параметры:
cli-heading-common = Общие параметры:
cli-heading-examples = Примеры:
cli-heading-table = Стол:
cli-heading-options-aurum = Настройки «Аурума»:
cli-heading-options-auction = Настройки «Аукциона»:
cli-heading-options-of = Настройки игры «{ $game }»:
cli-heading-options-research = Для исследований: уменьшенная колода «Аурума»:
cli-heading-network = Сеть:
cli-heading-storage = Хранение и процессы:
cli-heading-limits = Ограничения:
cli-heading-tables = Столы:
cli-heading-watching = Журнал и метрики:
cli-heading-notices = Уведомления:
cli-value-command = КОМАНДА
cli-value-game = ИГРА
cli-value-rule = ПРАВИЛО
cli-value-file = ФАЙЛ
cli-value-number = ЧИСЛО
cli-value-seat = МЕСТО
cli-value-bots = БОТЫ
cli-value-bot = БОТ
cli-value-name = ИМЯ
cli-value-link = ССЫЛКА
cli-value-language = ЯЗЫК
cli-value-address = АДРЕС
cli-value-addresses = АДРЕСА
cli-value-sites = САЙТЫ
cli-value-url = АДРЕС
cli-value-path = ПУТЬ
cli-value-secret = СЕКРЕТ
cli-value-seconds = СЕКУНДЫ
cli-about-lang = язык программы; по умолчанию — язык системы
cli-about-help = показать эту страницу
cli-overview-note = Команду объясняет «goldgavel КОМАНДА --help».
cli-about-shell = оболочка, которой вы пользуетесь
cli-completion-note = Запишите скрипт в файл, как показано выше. Для bash добавьте строку «source ~/.goldgavel.bash» в ~/.bashrc, для zsh — «source ~/.goldgavel.zsh» в ~/.zshrc; fish найдёт свой файл сам. Потом откройте новую оболочку. После обновления программы запишите файл заново.
cli-about-version = показать версию программы
cli-about-game = игра: { $games }
cli-about-rule = номер одного правила, например A19 или просто 19; без него — все правила
cli-about-sheet = лист подсчёта в JSON; без него или со знаком - читается стандартный ввод
cli-about-score-json = выдать ответ в JSON
cli-about-record = запись партии или файл, где в каждой строке по записи; - читает стандартный ввод
cli-about-game-number = какую партию файла показать, считая с 1 (по умолчанию первую)
cli-about-replay-seat = показать только то, что видел игрок на этом месте; места нумеруются с 0
cli-about-replay-json = выдать по объекту JSON на каждый ход и каждую раздачу
cli-about-verify-json = выдать по объекту JSON на каждую запись
cli-about-games = сколько партий сыграть (по умолчанию { $usual })
cli-about-seed = любое целое число: при том же начальном числе получаются те же партии
cli-about-simulate-bots = один бот на все места или по одному на место через запятую (по умолчанию random)
cli-about-out = записать партии сюда, по одной в строке; - пишет в стандартный вывод
cli-about-legal = записать и все возможные ходы
cli-about-jobs = сколько процессов запустить (по умолчанию по одному на ядро)
cli-about-arena-bots = два бота или больше, которые сыграют друг с другом, через запятую; бюджет пишется после имени (master:200ms), пара разных партнёров: adept+random
cli-about-deals = сколько раздач, каждая играется со всех мест (по умолчанию { $usual }; с --sprt до решения)
cli-about-mix = где каждый за себя: один первый против многих вторых (one), многие против одного (many), и то и другое (both, по умолчанию) или все боты по одному (together)
cli-about-sprt = остановиться, когда станет ясно, ближе ли превосходство первого из двух ботов к ELO1, чем к ELO0; вероятность ошибки 5 %
cli-about-arena-out = записать партии сюда, по одной в строке; если файл от того же состязания, продолжить с его конца
cli-about-plot = нарисовать лестницу рейтингов в этот файл (.png, .svg или .pdf)
cli-about-arena-json = вывести итоги одним объектом JSON
cli-about-play-seat = ваше место, считая с 0 (по умолчанию 0)
cli-about-play-bots = один бот на все остальные места или по одному на каждое через запятую (по умолчанию adept)
cli-about-play-name = ваше имя
cli-about-play-resume = продолжить последнюю незаконченную партию
cli-about-play-join = сесть за стол на сервере: ссылка на него, как её показывает страница
cli-about-play-recover = вместе с --join: сначала спросить ваш код восстановления и играть под именем того, кто его создал
cli-about-play-pace = длительность пауз после ходов ботов и сыгранных взяток (по умолчанию usual)
cli-about-play-theme = тёмные или светлые цвета (по умолчанию как выбрано в прошлый раз или как у терминала)
cli-about-play-plain = строка за строкой: для программ экранного чтения, каналов и маленьких терминалов
cli-about-bot = бот: имя из списка «goldgavel bots» или ваш собственный класс — module:Class или file.py:Class
cli-about-bot-join = ссылка на стол, как её показывает страница
cli-about-bot-name = имя бота за столом (по умолчанию имя самого бота)
cli-about-bot-stay = после партии ждать новой с теми же игроками и играть снова
cli-about-open = открыть страницу в браузере
cli-about-evening = слушать во всей сети, чтобы играть с друзьями: показать адреса и QR-код и открыть страницу
cli-about-no-open = не открывать страницу
cli-about-backup = какой файл записать, или - для стандартного вывода; прежняя копия с этим именем заменяется
cli-about-restore = резервная копия, или - для стандартного ввода
cli-about-no-check = не проверять партии копии по правилам
cli-option-players = сколько игроков ({ $allowed }; по умолчанию { $usual })
cli-option-edition = издание: оно задаёт настройки ниже
cli-option-bid-changes = можно ли менять ставки за золото (A11–A16)
cli-option-zero-gold = есть ли карты золота номинала 0 (A37)
cli-option-tie-3p = при ничьей втроём самородок делят или берёт владелец старшего золота (A33)
cli-option-match = как выигрывают партию (A34, A35, A38)
cli-option-metals = сколько металлов в колоде
cli-option-ranks = сколько номиналов у каждого металла
cli-option-hand = сколько карт раздают каждому игроку
cli-option-tokens = какие жетоны хитростей в игре, или none (B23)
cli-option-coins = показывать ли чужие монеты (B3)
cli-option-sculpture-ties = как считать ничьи по скульптурам (B19)

# Настройки сервера
cli-setting-usual = { $about } (по умолчанию { $usual })
cli-setting-host = на каком адресе слушать; 127.0.0.1 — только этот компьютер, 0.0.0.0 — все адреса
cli-setting-port = на каком порту слушать; 0 выбирает свободный
cli-setting-proxies = адреса или сети прокси, которым доверять в том, кто обращается, через запятую; * — доверять всем
cli-setting-origins = другие сайты, чьим страницам можно пользоваться этим сервером, например https://example.org, через запятую
cli-setting-base-path = путь на сайте, под которым открывается всё, например /cards; по умолчанию — корень сайта
cli-setting-hsts = сколько секунд после посещения по https браузер открывает этот адрес только по https; 0 — без такого правила
cli-setting-drain = сколько ещё обслуживать после сигнала остановки, чтобы балансировщик увидел отказ /readyz
cli-setting-database = где хранить партии: файл или адрес базы данных
cli-setting-workers = сколько процессов обслуживают игроков; больше одного — только с PostgreSQL
cli-setting-bot-processes = сколько процессов думают за ботов; 0 запускает один, когда понадобится; у каждого бота из другого пакета свой
cli-setting-message-rate = сколько сообщений в секунду принимать от одного человека; 0 — без ограничения
cli-setting-request-rate = сколько запросов и новых соединений в секунду принимать с одного адреса (в IPv6 — из одной сети /64); 0 — без ограничения
cli-setting-identity-rate = сколько новых имён в секунду принимать с одного адреса; 0 — без ограничения
cli-setting-recovery-rate = сколько кодов восстановления в секунду проверять с одного адреса; 0 — без ограничения
cli-setting-making-rate = сколько новых столов и повторных партий в секунду принимать с одного адреса; 0 — без ограничения
cli-setting-replay-rate = сколько записей партий в секунду принимать с одного адреса для просмотра или проверки; 0 — без ограничения
cli-setting-most-open-tables = сколько столов одного человека могут ждать начала
cli-setting-most-sockets = сколько зрителей может быть за столом
cli-setting-most-sockets-per-address = сколько соединений со столами может быть открыто с одного адреса одновременно (в IPv6 — из одной сети /64); 0 — без ограничения
cli-setting-most-connections-per-address = сколько соединений любого рода может быть открыто с одного адреса одновременно; для прокси ограничения нет; 0 — без ограничения
cli-setting-most-devices = сколько устройств одного игрока может быть за столом
cli-setting-open-for = сколько хранить стол, за которым партию никто не начинает
cli-setting-slow-open-for = то же для стола медленной партии (день на ход)
cli-setting-unused-for = сколько после последнего визита хранить имя, с которым ни разу не садились за стол; 0 — всегда
cli-setting-keep-in-memory = сколько держать в памяти стол, за которым никого нет
cli-setting-public-url = адрес, по которому люди открывают этот сервер, например https://play.example.org; с него начинаются ссылки на столы
cli-setting-push = отправлять ли в браузер уведомления о том, что пора ходить
cli-setting-push-key = закрытый ключ для Web Push; по умолчанию он создаётся и хранится в базе данных
cli-setting-push-contact = как службам уведомлений связаться с вами: mailto: и почта или адрес https
cli-setting-webhook = адрес, на который сообщать, чей ход за столом с часами, и когда такая партия началась и закончилась
cli-setting-webhook-secret = секрет, которым подписываются вызовы webhook
cli-setting-log-level = что писать в журнал: это и всё, что важнее
cli-setting-log-format = как писать журнал: строками для людей или в JSON для программ
cli-setting-page-reports = сообщают ли браузеры в этот журнал об ошибках страницы: место в коде и браузер, без имён, карт и текстов
cli-setting-metrics-host = адрес, на котором доступны метрики
cli-setting-metrics-port = порт, на котором видны метрики; у второго процесса — следующий и так далее; 0 — без метрик

# Что не так с командой
cli-language-missing = После --lang укажите язык: { $allowed }.
cli-language-unknown = Неизвестный язык «{ $given }». Доступны: { $allowed }.
cli-command-missing = Укажите команду: { $commands }. Их объясняет «goldgavel --help».
cli-command-first = Команда стоит первой, до «{ $option }»: одна из { $commands }.
cli-command-unknown = Неизвестная команда «{ $command }». Доступны: { $commands }.
cli-command-unknown-near = Неизвестная команда «{ $command }». Может быть, «{ $near }»? Список команд даёт «goldgavel --help».
cli-words-unreadable = Эту команду не удаётся разобрать; как её писать, покажет «{ $command } --help».
cli-option-unknown = Неизвестный параметр «{ $option }»; список даёт «{ $command } --help».
cli-option-unknown-near = Неизвестный параметр «{ $option }». Может быть, «{ $near }»? Список даёт «{ $command } --help».
cli-option-needs-value = Параметру { $option } нужно значение: { $option } { $value }.
cli-option-without-value = Параметр { $option } пишется без значения; список даёт «{ $command } --help».
cli-word-too-many = Слово «{ $word }» лишнее; как писать команду, покажет «{ $command } --help».
cli-number-wrong = Параметр { $option } не может быть «{ $value }»: нужно целое число.
cli-number-below = Параметр { $option } не может быть «{ $value }»: нужно целое число не меньше { $least }.
cli-game-missing = Укажите игру: { $games }.
cli-file-needed = Укажите файл, который надо прочитать; - читает стандартный ввод.
cli-shell-missing = Укажите, для какой оболочки: { $shells }.
cli-shell-unknown = Неизвестная оболочка «{ $shell }». Доступны: { $shells }.
cli-legal-without-out = Параметр --legal дополняет записи, поэтому ему нужен --out с именем файла.
cli-bots-count = Параметру --bots нужен один бот или { $seats ->
    [one] { $seats } бот
    [few] { $seats } бота
   *[many] { $seats } ботов
} через запятую, а дано { $given }.
cli-arena-bots-missing = Укажите, какие боты играют: --bots и не меньше двух, например adept,random.
cli-sprt-wrong = Параметр --sprt не может быть «{ $value }»: нужны два числа от −{ $most } до { $most }, сначала меньшее, например 0,50.
cli-plot-extra = Для графика нужны openskill и matplotlib: их устанавливает pip install "goldgavel[arena]".
cli-plot-kind = График нельзя записать в «{ $file }»: имя должно кончаться на .png, .svg или .pdf.
cli-rule-unknown = Правила «{ $rule }» в игре { $game } нет; правила нумеруются от { $first } до { $last }.
cli-seat-wrong = Места «{ $seat }» за этим столом нет: в --seat пишут числа от 0 до { $last }, 0 — первое место.

# Файлы
cli-file-missing = Файла «{ $file }» нет: проверьте путь.
cli-file-directory = «{ $file }» — это папка, а не файл.
cli-file-denied = Файл «{ $file }» нельзя открыть: нет прав доступа.
cli-file-no-space = Файл «{ $file }» нельзя записать: не осталось места.
cli-file-other = Файл «{ $file }» использовать не удаётся: { $reason }.
cli-file-empty = В «{ $file }» нет ни одной записи: там пусто.
cli-file-too-long = Файл «{ $file }» слишком велик для записи партии или листа подсчёта.
cli-file-no-json = «{ $file }» не удаётся прочитать как JSON.
cli-game-number = Партии { $number } в «{ $file }» нет: там { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}.
cli-pipe-closed = Вывод закрыт раньше, чем всё было записано.
cli-output-failed = Вывод не удаётся записать: { $reason }.
cli-interrupted = Остановлено.

# Версия, боты, очки
cli-version-line = Gold & Gavel { $version } ({ $engine ->
    [compiled] скомпилировано
   *[interpreted] без компиляции
}), Python { $python }
cli-bots-foreign = (из другого пакета)
cli-score-waiting = Жду лист подсчёта в JSON; в конце нажмите Ctrl-D.

# Пересказ
cli-replay-hand = Рука: { $name } — { $cards }.
cli-replay-unfinished = Партия не закончена.

# Проверка
cli-verify-progress = записи
cli-verify-fair = { $rounds ->
    [one] Раздача в этой записи честная ({ $rounds } раунд)
    [few] Все раздачи в этой записи честные ({ $rounds } раунда)
   *[many] Все раздачи в этой записи честные ({ $rounds } раундов)
}: секрет соответствует обязательству, а карты получены тасовкой по секрету и числам игроков. Партия { $game }, правила { $rules }.
cli-verify-round = Раунд { $round }: обязательство { $commitment }
cli-verify-number = место { $seat } добавило { $number }
cli-verify-no-numbers = никто из игроков не добавил числа: эту раздачу выбрал один сервер, до того как объявил обязательство
cli-verify-limits = Одна запись не может показать, когда объявлено обязательство: сравните его с тем, что вам показали до раздачи.
cli-verify-not-fair = Честность не доказана. { $reason }
cli-verify-refused = Партия { $number }: { $reason }
cli-verify-sum = { $records ->
    [one] { $records } запись
    [few] { $records } записи
   *[many] { $records } записей
}: честных { $fair }, отвергнуто { $refused }.

# Моделирование
cli-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-column-seat = место
cli-column-bot = бот
cli-column-score = средний счёт ± 95 %
cli-column-wins = доля побед
cli-column-interval = интервал 95 %
cli-simulate-progress = партии
cli-simulate-even-share = Если бы все места были равны, у каждого было бы { $share } побед.
cli-simulate-rounds = Раундов в партии: в среднем { $rounds }.
cli-simulate-moves = Ходов в партии: в среднем { $moves }.
cli-simulate-bids = Сделано ставок: { $bids }; точных { $exact }, с перебором { $over }, с недобором { $under }.
cli-simulate-lots = Лотов: { $lots }; продано { $sold }.
cli-simulate-speed = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
} за { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } с: { $speed } партий/с.
cli-simulate-seed = Начальное число (--seed): { $seed }.
cli-simulate-interrupted = Остановлено; сыграно партий: { $games } из { $planned }.

# Арена
cli-arena-column-bot = бот
cli-arena-column-sides = стороны
cli-arena-column-wins = победы
cli-arena-column-interval = интервал 95 %
cli-arena-column-fair = при равных
cli-arena-column-score = счёт ± 95 %
cli-arena-elo = { $sign ->
    [minus] −{ $size }
   *[plus] +{ $size }
}
cli-arena-difference = { $first } против { $second }: очки на место: { $points } (попарно по раздачам).
cli-arena-difference-elo = { $first } против { $second }: очки на место: { $points } (попарно по раздачам); Эло { $elo } (от { $low } до { $high }).
cli-arena-sprt = { $decision ->
    [H1] Решено: сильнее скорее на { $elo1 } Эло, чем на { $elo0 }
    [H0] Решено: сильнее скорее на { $elo0 } Эло, чем на { $elo1 }
   *[none] Между { $elo0 } и { $elo1 } Эло не решено
} (LLR { $llr }, границы { $lower } и { $upper }).
cli-arena-ratings = Рейтинги (openskill, ± 95 %): { $ratings }.
cli-arena-no-ratings = Для рейтингов нужен openskill: его устанавливает pip install "goldgavel[arena]".
cli-arena-blocks = { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
   *[many] { $deals } раздач
}, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}.
cli-arena-resumed = Продолжение; раньше { $games ->
    [one] сыграна { $games } партия
    [few] сыграны { $games } партии
   *[many] сыграно { $games } партий
}.
cli-arena-interrupted = Остановлено; целиком { $deals ->
    [one] сыграна { $deals } раздача
    [few] сыграны { $deals } раздачи
   *[many] сыграно { $deals } раздач
} ({ $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}).
cli-arena-plot-title = { $game }, игроков: { $players }. Рейтинги ботов
cli-arena-plot-axis = рейтинг (openskill µ, ± 1,96 σ)

# Сервер
cli-serve-ready = Gold & Gavel готов: { $address } (Ctrl-C останавливает).
cli-serve-others = { $count ->
    [one] Остальные в вашей сети открывают этот адрес:
   *[other] Остальные в вашей сети открывают один из этих адресов:
}
cli-serve-scan = Наведите на код камеру телефона: откроется { $address }.
cli-serve-reach = Открыть страницу и присоединиться может каждый в этой сети. Соединение идёт по обычному http, без шифрования: играйте так в сети, которой доверяете.
cli-serve-no-network = Этот компьютер не подключён к сети, поэтому страница откроется только на нём. Подключите его и запустите сервер снова.
cli-serve-no-page = Страница не собрана вместе с этим пакетом: работает только API.
cli-serve-extra = Сервер не установлен: его устанавливает { $command }.
cli-serve-note = Любую настройку можно задать и в окружении: GOLDGAVEL_PORT — то же, что --port; параметр важнее. Подробнее — в docs/operations.md.

# Резервные копии
cli-backup-progress = строки
cli-backup-file-needed = Укажите файл резервной копии.
cli-backup-done = Всё сохранено в «{ $file }»: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
}, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
} и { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
    [many] { $entries } записей
   *[other] { $entries } записи
} в журналах партий.
cli-backup-done-stream = Резервная копия записана целиком: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
}, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
} и { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
    [many] { $entries } записей
   *[other] { $entries } записи
} в журналах партий.
cli-backup-to-terminal = Резервная копия — не текст: направьте вывод в файл, например «> games.backup».
cli-restore-progress = строки
cli-restore-checking = партии
cli-restore-done = Всё из «{ $file }» теперь в базе данных: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
}, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
} и { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
    [many] { $entries } записей
   *[other] { $entries } записи
} в журналах партий.
cli-restore-done-stream = Вся резервная копия теперь в базе данных: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
}, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
} и { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
    [many] { $entries } записей
   *[other] { $entries } записи
} в журналах партий.
cli-restore-from-terminal = На стандартном вводе нет резервной копии: направьте туда файл, например «< games.backup».
cli-restore-checked = Сыграно заново по журналам: { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}.
cli-restore-wrong = { $games ->
    [one] По правилам этой версии нельзя сыграть заново { $games } партию, она будет показана остановленной
    [few] По правилам этой версии нельзя сыграть заново { $games } партии, они будут показаны остановленными
    [many] По правилам этой версии нельзя сыграть заново { $games } партий, они будут показаны остановленными
   *[other] По правилам этой версии нельзя сыграть заново { $games } партии, они будут показаны остановленными
}: { $tables }.

# Игра
cli-play-your-name = Игрок
cli-play-welcome = Партия «{ $game }», начальное число { $seed }. Пишите ход или его номер; «?» — помощь, «{ $quit }» — выход.
cli-play-welcome-joined = Стол «{ $game }». Пишите ход или его номер; «?» — помощь, «{ $quit }» — выход.
cli-play-no-textual = Для стола на весь экран нужен пакет Textual: pip install "goldgavel[terminal]". Пока играем построчно.
cli-play-no-websockets = Чтобы сесть за стол на сервере, нужен пакет websockets: его устанавливает pip install "goldgavel[terminal]".
cli-bot-needed = Назовите бота: имя из списка «goldgavel bots» или свой класс, например shrewd.py:ShrewdBot.
cli-bot-link-needed = Укажите, за какой стол садится бот: --join и ссылку на стол, как её показывает страница.
cli-bot-seated = { $name } за столом, игра «{ $game }» (Ctrl-C — уйти).
cli-bot-over = { $count ->
    [one] Партия окончена. Победа: { $names }.
   *[other] Партия окончена. Победу делят: { $names }.
}
cli-bot-stopped = Партия окончена без победителя.
cli-bot-waits = Ждём новую партию с теми же игроками (Ctrl-C — уйти).
cli-play-join-alone = У стола на сервере игра уже выбрана: пишите --join без названия игры и без --resume.
cli-play-recover-code = Код восстановления:
cli-play-recover-alone = --recover нужен для стола на сервере: добавьте --join и ссылку на стол.
cli-play-has-options = У этой партии настройки уже есть: уберите { $option }.
cli-play-pace-wrong = Неизвестный темп «{ $pace }». Доступны: { $allowed }.
cli-play-theme-wrong = Неизвестная тема «{ $theme }». Доступны: { $allowed }.
cli-play-prompt = Ваш ход:{" "}
cli-play-moves = Можно:
cli-play-no-such-number = Номера { $number } в списке ходов нет; список ещё раз покажет «{ $moves }».
cli-play-no-last = До этого ещё ничего не было.
cli-play-rule-range = Укажите правило, например «{ $rules } { $first }»; они нумеруются от { $first } до { $last }.
cli-play-left = Вы встаёте из-за стола. До свидания!
cli-play-left-kept = Партия сохранена; продолжить её: goldgavel play --resume.
cli-play-help = Пишите ход так, как он стоит в списке («{ $example }»), или его номер. Большие и малые буквы всё равно, а карту можно назвать словами: «серебро 7» — это Ag7. Английские слова (play, bid, pass) тоже годятся.
    Кроме ходов есть: { $table } (нарисовать стол), { $moves } (список ходов), { $hand } (ваши карты), { $last } (прошлая взятка или прошлый лот), { $rules } A19 (одно правило), { $reference } (игра на одной странице), { $undo } (взять назад последний ход), { $hint } (как пошёл бы бот), { $quit } (уйти). За столом на сервере ещё: { $say } (и что сказать), { $agree } или { $refuse } (ответ на чью-то просьбу), { $ask } или { $keep } (спрашивать ли вас перед каждой взяткой), а { $swap } в любое время относится к следующей взятке.
cli-table-you = { $name } (вы)
cli-column-player = игрок
cli-column-bid = ставка
cli-column-tricks = взятки
cli-column-stock = золото
cli-column-hand = рука
cli-column-trick = эта взятка
cli-column-unseen = не видно
cli-row-bidding = торги
cli-row-coins = монеты
cli-row-token = жетон { $token }
cli-row-worth = очки за карты
cli-yes = есть

# Стол «Аурума»
cli-aurum-heading-bids = Раунд { $round }: ставки
cli-aurum-heading-trick = Раунд { $round }, взятка { $trick }
cli-aurum-mark-first = (первый игрок)
cli-aurum-mark-leads = начинает
cli-aurum-mark-wins = берёт
cli-aurum-mark-lowest = младшая
cli-aurum-team = { $name }: ставка { $bid }, взяток { $tricks }, самородков { $score }
cli-aurum-team-points = { $name }: ставка { $bid }, взяток { $tricks }, очков за прошлые раунды { $score }
cli-aurum-nuggets = Самородки: { $scores }
cli-aurum-points = Очки за прошлые раунды: { $scores }
cli-aurum-metals = Металлы в этой взятке: { $metals }
cli-aurum-winning = Пока берёт: { $card } ({ $name })
cli-aurum-lowest = Младшая: { $card } ({ $name }); { $gold ->
    [none] золота за неё в запасе нет
   *[other] получает { $gold }
}, начнёт следующую взятку
cli-aurum-supply = Общий запас: { $cards }
cli-aurum-aside = Не участвуют в раунде: { $cards }
cli-aurum-known = Известно, у кого: { $hands }
cli-aurum-hand = Ваша рука: { $cards }
cli-aurum-sheet-line = { $name }: ставка { $bid }, взяток { $tricks }, { $outcome ->
    [exact] точная ставка: 2 × { $bid } = { $points }
    [over] перебор: { $points }
   *[under] недобор: 0
}; золото { $gold }; итого { $total }
cli-aurum-swap-own = Изменить вашу ставку { $bid }: отдать золото и положить карту
cli-aurum-swap-partner = Изменить ставку { $bid } партнёра ({ $name }): то же, в конце «{ $partner }»

# Стол «Аукциона»
cli-auction-heading = Лот { $round } из { $rounds }; первый игрок: { $first }
cli-auction-lot = Продаётся: { $cards } и карта лицом вниз
cli-auction-no-bid = Ставок ещё нет
cli-auction-high-bid = Наибольшая ставка: { $coins } ({ $name })
cli-auction-bids = ставка { $coins }
cli-auction-in = в торгах
cli-auction-out = вне торгов
cli-auction-bank = Монет в банке: { $coins }. Карт в колоде: { $deck }
cli-auction-hand = Ваши монеты: { $coins }. Ваши карты: { $cards }
cli-auction-bid = { $range } поставить столько монет (или так: { $example })
cli-auction-bid-stop = { $pattern } — при N { $range }: торги сразу окончены
cli-auction-bid-ban = { $pattern } МЕСТО – при N { $range }: выбывает { $seats }
cli-auction-bid-exchange = { $pattern } – при N { $range }: потом вы предлагаете обмен
cli-auction-offer = Предложите обмен: строки — ваши карты, столбцы — чужие (или так: { $example })
cli-auction-offer-mine = { $name } (место { $seat }), с вашим жетоном (… { $word }):
cli-auction-offer-theirs = { $name } (место { $seat }), с чужим жетоном (… { $word }):
