# Терминал: сохранённые игры
tui-save-none = Незаконченной партии здесь нет: начните новую, например «goldgavel play aurum».
tui-save-unreadable = Сохранённую партию { $file } нельзя прочитать: удалите файл или начните новую партию без --resume.
tui-save-impossible = Строка { $line } сохранённой партии { $file } невозможна по правилам: удалите файл или начните новую партию без --resume.
tui-save-over = Партия в файле { $file } окончена: начните новую без --resume.
tui-save-bot = В сохранённой партии { $file } есть соперник, который здесь не установлен. { $reason }

# Стол на сервере
tui-link-wrong = «{ $link }» — не ссылка на стол. Такая ссылка выглядит так: http://127.0.0.1:8000/table/abc.
tui-server-silent = Сервер { $server } не отвечает: проверьте ссылку и связь.
tui-server-strange = Сервер ответил кодом { $status } без объяснения: проверьте, что это ссылка на стол.
tui-server-newer = Версия сервера другая: установите ту же версию программы, что на сервере.
tui-server-forgot = Сервер больше вас не знает: присоединитесь по ссылке заново.
client-table-full = За этим столом нет свободного места: попросите хозяина стола или выберите другой стол.
client-table-started = Партия за этим столом уже началась: садитесь до начала или за другой стол.
tui-chair-free = свободное место
tui-waiting-for-start = Партия ещё не началась. За столом: { $names }.

# За любым столом
tui-say-alone = Кроме ботов, здесь не с кем говорить.
tui-order-armed = Ставка изменится перед следующей взяткой, если это будет возможно.
tui-wish-plain = { $wish } Напишите «{ $agree }» или «{ $refuse }».
tui-not-understood = «{ $typed }» — это не ход и не команда. Можно написать, например, «{ $example }»; «?» — помощь.
tui-hint = { $move ->
    [none] Сейчас решать нечего.
   *[other] Бот «Знаток» сыграл бы: { $move }
}

# Стол
tui-undo = Взять назад
tui-agree = Согласиться
tui-refuse = Отказать
tui-join = Группа: { $group }
tui-known = Известно: { $name }
tui-mark-first = первый
tui-mark-leads = начинает
tui-mark-wins = берёт
tui-mark-lowest = { $card ->
    [none] младшая
   *[other] младшая → { $card }
}
tui-mark-won = взятка
tui-mark-took = { $card ->
    [none] младшая
   *[other] получает { $card }
}
tui-row-worth = очки
tui-column-unseen = ещё
tui-stopped = Эту партию нельзя здесь продолжить
tui-lobby = Ждём начала
tui-talk-title = Сказать всем
tui-command-title = Ход, команда или номер правила
tui-leave-kept = Партия сохранена: её можно продолжить в любое время.
tui-home = В меню

# Клавиши, одним словом
tui-key-choose = выбор
tui-key-play = ход
tui-key-step = ставка
tui-key-digits = набрать
tui-key-hint = совет
tui-key-rules = Правила
tui-key-reference = памятка
tui-key-talk = сказать
tui-key-help = помощь
tui-key-leave = Выйти

# Помощь
tui-help-title = Как здесь играть
tui-keys-choose = ← →
tui-about-choose = выбрать карту
tui-keys-seek = B C P A Z G, 0–9
tui-about-seek = перейти к карте по букве металла (G — золото) или по номиналу; русская раскладка годится тоже
tui-keys-enter = Enter
tui-about-enter = то, что написано на выделенной кнопке; мышью — щёлкнуть и ещё раз
tui-keys-change = X
tui-about-change = изменить ставку за золото, сейчас или перед следующей взяткой
tui-keys-sort = S
tui-about-sort = разложить по металлу или по номиналу
tui-keys-keep = K, E
tui-about-keep = оставить ставки; завершить раунд, когда это можно
tui-keys-step = ↑ ↓
tui-about-step = на монету больше или меньше
tui-keys-digits = 0–9, A
tui-about-digits = набрать ставку; A — все ваши монеты
tui-keys-pass = P
tui-about-pass = пас
tui-keys-tokens = S, B, E
tui-about-tokens = взять жетон остановки, запрета или обмена или положить обратно; ещё раз B — следующий соперник
tui-keys-numbers = 1–9
tui-about-numbers = ход с этим номером; остальные можно выбрать мышью или набрать
tui-keys-undo = U
tui-about-undo = взять назад последний ход, если с тех пор ничего не открылось
tui-keys-hint = H
tui-about-hint = что сделал бы бот, в ваших собственных партиях
tui-keys-command = /
tui-about-command = написать ход («{ $example }»), команду («{ $undo }», «{ $hint }», «{ $quit }») или номер правила
tui-keys-rules = R
tui-about-rules = читать правила
tui-keys-reference = M
tui-about-reference = памятка: вся игра на одной странице
tui-keys-story = Page ↑ ↓
tui-about-story = что было раньше
tui-keys-theme = L
tui-about-theme = светлые или тёмные цвета; выбор запоминается
tui-keys-leave = Q
tui-about-leave = выйти; ваша собственная партия сохранится
tui-help-aurum = Карты с точкой снизу можно играть; остальные тусклые, и если выбрать такую, строка над рукой объясняет почему. Черта в полоске взяток отмечает ставку.
tui-help-auction = Под каждым игроком: число карт вида = очки сейчас. 2+1 — две карты и реплика. «Ещё» — чего никто пока не видел.
tui-help-any-game = У каждого разрешённого хода есть номер. Что произошло, написано справа.
tui-any-game-question = Ваш ход: выберите его по номеру.

# Начало
tui-motto = «Аурум» и «Аукцион» в терминале
tui-home-keys = ↑ ↓ выбрать, ← → изменить, Enter — начать, Q — выйти
tui-home-continue = Продолжить: { $game }
tui-home-bots = Соперники
tui-home-pace = Темп
tui-home-join = Сесть за стол на сервере…
tui-home-quit = Выйти
tui-join-title = Ссылка на стол
tui-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
tui-pace-relaxed = спокойный
tui-pace-usual = обычный
tui-pace-quick = быстрый
tui-pace-none = без пауз

# Команды, которые можно набрать; показывается первое слово
tui-command-table = стол
tui-command-moves = ходы
tui-command-rules = правила, правило
tui-command-reference = памятка
tui-command-hint = совет, подсказка
tui-command-agree = согласиться
tui-command-refuse = отказать
tui-command-ask = спрашивать
tui-command-quit = выход, выйти
