# Слова внутри предложений
list-and = { $start } и { $last }
seat-name = Место { $seat }
value-nothing = ничего
metal-Bi = висмут
metal-Cu = медь
metal-P = фосфор
metal-Ag = серебро
metal-Zn = цинк

# Настройки
game-unknown = Игры «{ $game }» нет; есть: { $allowed }.
option-unknown = В игре { $game } нет настройки «{ $option }»; есть: { $allowed }.
option-value = Настройка { $option } не может быть «{ $value }»; допустимо: { $allowed }.
option-subset = Настройка { $option } не может быть «{ $value }»; допустимы любые из: { $allowed } — через запятую, или none.
option-digest-players = Настройка { $option } не может быть «{ $value }» в редакции digest; допустимо: { $allowed }.

# Раздачи
deal-not-awaited = Сейчас раздача не нужна: сначала доиграйте раунд.
deal-shape = Это не раздача: проверьте «{ $place }» — этой части нет или она не того вида.
deal-first = Первым не может быть место { NUMBER($first, useGrouping: 0) }: мест { $players }, нумерация с 0.
deal-first-moves-on = Первым в этом раунде должно быть место { $expected }, а не { $first }: жетон переходит на одно место по часовой стрелке.
deal-hands = В раздаче рук должно быть { $expected }, а не { $found }.
deal-size = { $expected ->
    [0] Здесь не должно оставаться карт, а осталось { $found }.
    [one] Нужна { $expected } карта, а дано { $found }.
    [few] Нужны { $expected } карты, а дано { $found }.
   *[many] Нужно { $expected } карт, а дано { $found }.
}
deal-card = Карты «{ $card }» в этой игре нет.
deal-twice = Карта { $card } роздана дважды.
deal-deck-count = { $expected ->
    [one] В колоде должна быть { $expected } карта вида «{ $kind }», а не { $found }.
    [few] В колоде должны быть { $expected } карты вида «{ $kind }», а не { $found }.
   *[many] В колоде должно быть { $expected } карт вида «{ $kind }», а не { $found }.
}

# Записи
record-json = Это не запись партии: её не удаётся прочитать как JSON.
record-not-an-object = Это не запись партии: нужен один объект JSON.
record-shape = Запись неполна: проверьте «{ $place }» — этой части нет или она не того вида.
record-format = Формат записи — «{ $found }», а программа читает «{ $expected }».
record-other-game = Это запись игры «{ $found }», а не { $expected }.
record-deal-missing = В записи нет раздачи для раунда, в котором сделан ход { $number }.
record-deal = Раздача { $number } в записи невозможна: { $reason }
record-deals-left = В записи раздач больше, чем раундов.
record-move = Ход { $number } в записи, «{ $move }», невозможен: { $reason }
record-legal = Список возможных ходов в записи у хода { $number } не сходится с правилами.
record-result = Результат в записи не тот, к которому ведут её ходы.
record-result-early = В записи есть результат, но её ходы не доводят партию до конца.
record-of-a-sample = У предположенной позиции нет записи: её прежние ходы неизвестны.

# Виды
view-impossible = Так не может выглядеть ни одна позиция этой игры.
view-of-another-game = Это вид не той партии { $game } или с другими настройками.

# Ходы
no-such-seat = Места { $seat } нет: места нумеруются от 0 до { $last }.
no-such-action = Действия { $action } нет: действия нумеруются от 0 до { $last }.
game-is-over = Партия окончена: ходов больше нет.
deal-awaited = Карты этого раунда ещё не розданы.
not-your-turn = Сейчас ходит место { $turn }, а не место { $seat }.
bid-is-final = Место { $seat } уже сделало ставку, а сделанная ставка окончательна (A9).

# Листы подсчёта
sheet-shape = Лист подсчёта — это объект JSON со списком «{ $key }».
sheet-options = Настройки листа подсчёта должны быть объектом JSON.
sheet-line = Строка { $owner } листа должна быть объектом с полями { $fields }.
sheet-field-missing = В строке { $owner } листа нет поля «{ $field }».
sheet-field-unknown = В строке { $owner } листа неизвестное поле «{ $field }»; есть поля { $fields }.
sheet-count = «{ $field }» в строке { $owner } листа должно быть целым числом от 0, а не { $value }.

# Хранение
storage-address = Это не адрес базы данных, которую можно здесь использовать; укажите, например, sqlite:///tables.db или postgresql://user@host/name.
storage-no-folder = Для базы данных нет папки «{ $folder }»: сначала создайте её или выберите другое место.
storage-cannot-open = Базу данных не удаётся открыть: проверьте, что её файл можно читать и записывать, что его не заблокировала другая программа и что на диске есть место.
storage-no-driver = Чтобы использовать PostgreSQL, нужен ещё один пакет: { $command }
storage-unreachable = Сервер базы данных не отвечает по адресу { $place }: проверьте, что он запущен и что адрес указан верно.
storage-not-let-in = Сервер базы данных { $place } не пускает Gold & Gavel: проверьте имя пользователя, пароль и название базы данных.
storage-not-a-database = Этот файл — не база данных, или он повреждён: выберите другой файл или верните на его место сохранённую копию.
storage-not-ours = Эта база данных принадлежит другой программе: выберите другую.
storage-too-new = Эта база данных создана более новой версией Gold & Gavel: установите её или выберите другую базу.
storage-conflict = Тем временем было сохранено что-то другое: посмотрите, что там сейчас, и попробуйте ещё раз.
storage-failed = База данных не отвечает: она заблокирована или недоступна, или её диск полон либо неисправен.
storage-closed = Сохранить не удалось: сервер закрывается.
storage-no-table = Этого стола больше нет.
storage-no-player = Этот игрок больше не известен.
