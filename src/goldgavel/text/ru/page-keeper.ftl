# Подсчёт очков для игры с настоящей коробкой
page-keeper-title = Подсчёт очков
page-keeper-about = Для игры настоящими картами: запишите, что у кого есть, а суммы посчитаются сами.
page-keeper-of = Подсчёт очков: { $game }
page-keeper-aurum-about = Раунд за раундом, втроём или вчетвером
page-keeper-auction-about = Итоговый лист, от трёх до шести игроков
page-keeper-go-on = Продолжить лист
page-keeper-shelf = Прежние листы
page-keeper-blank = Пустая карточка для подсчёта, для печати: { $game }
page-keeper-throw-away = Удалить лист: { $names }
page-keeper-player = Игрок { $number }
page-keeper-names = Имена
page-keeper-team = Команда { $number }

# Новый лист
page-keeper-begin = Начать
page-keeper-save = Сохранить
page-keeper-cancel = Отмена
page-keeper-begins-anew = С другим числом игроков начнётся новый лист; этот останется среди прежних.

# На листе
page-keeper-undo = Отменить
page-keeper-redo = Вернуть
page-keeper-new-game = Новая партия
page-keeper-change = Имена и правила
page-keeper-all = Все листы
page-keeper-rules = Правила подсчёта
page-keeper-round = Раунд { $round }
page-keeper-edit = исправить
page-keeper-round-won = раунд выигран
page-keeper-round-note = { $tricks } из { $bid }, +{ $gold }
page-keeper-late = Партия закончилась до этого раунда: он не считается.
page-keeper-bid = Ставка
page-keeper-tricks = Взятки
page-keeper-gold = Золото
page-keeper-bid-asked = ставка в конце раунда
page-keeper-tricks-asked = взято взяток
page-keeper-gold-asked = карты золота
page-keeper-total = Итого
page-keeper-nuggets = Самородки
page-keeper-points = Очки
page-keeper-keypad = Кнопки для записи
page-keeper-gold-key = Золото { $rank }: { $count }
page-keeper-no-gold = Без золота
page-keeper-less = на один меньше
page-keeper-more = на один больше
page-keeper-next = Дальше
page-keeper-next-round = Новый раунд
page-keeper-done = Готово
page-keeper-line = { $name }: { $words }
page-keeper-sums = Суммы раунда { $round }
page-keeper-aurum-sum = ставка { $bid }, взяток { $tricks }, { $outcome ->
    [exact] точная ставка: 2 × { $bid } = { $points }
    [over] перебор: { $points }
   *[under] недобор: 0
}; золото { $gold } = { $gold_points }; итого { $points } + { $gold_points } = { $total }
page-keeper-warning-bid = { $name }: ставка не может быть { $bid }, ставки от 1 до { $most }.
page-keeper-unfinished = Партия ещё не окончена.
page-keeper-wins-with = { $count ->
    [one] Побеждает { $names }
   *[other] Победу делят { $names }
}: { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
}.
page-keeper-still-empty = Пока ничего не записано: { $names }.
page-keeper-kind-painting = Картины
page-keeper-kind-sculpture = Скульптуры
page-keeper-kind-furniture = Мебель
page-keeper-kind-stamp = Марки
page-keeper-kind-jewel = Ювелирные изделия
page-keeper-kind-collection = Коллекции
page-keeper-kind-coins = Монеты
page-keeper-waiting = Реплики без группы
page-keeper-replica-hint = Коснитесь пунктирной рамки за каждую реплику, вошедшую в группу.
page-keeper-replicas-in = { $name }: реплики в группе «{ $kind }»: { $count }
page-keeper-replicas = { $count ->
    [one] { $count } реплика
    [few] { $count } реплики
    [many] { $count } реплик
   *[other] { $count } реплики
}
page-keeper-sheet = Весь лист
page-keeper-kept = Лист прошлой партии сохранён: он в разделе «Все листы».
page-keeper-back-to-it = Вернуться к нему
page-keeper-gold-first = Запишите золото всех игроков и нажмите «Готово» — тогда появится итог.
page-keeper-gold-missing = Золото за этот раунд ещё не записано.
page-keeper-no-connection = Интернет не нужен.

# Рассказать другим
page-keeper-share = Поделиться
page-keeper-drawing = Рисуем картинку…
page-keeper-picture-of = Лист картинкой. { $result }
page-keeper-download = Сохранить картинку
page-keeper-share-picture = Отправить картинку
page-keeper-as-text = Лист текстом
page-keeper-copy = Скопировать текст
page-keeper-share-text = Отправить текст
page-keeper-print = Напечатать
page-keeper-copied = Скопировано.
page-keeper-not-copied = Браузер не даёт скопировать: выделите текст и скопируйте сами.
