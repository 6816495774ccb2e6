# Просмотр сыгранной игры

page-replay-title = Просмотр · { $game }
page-replay-controls = Просмотр
page-replay-loading = Загружаем партию…
page-replay-moment = Момент партии
page-replay-count = { $at } из { $last }
page-replay-first = В начало
page-replay-back = Шаг назад
page-replay-run = Пуск
page-replay-pause = Пауза
page-replay-forward = Шаг вперёд
page-replay-last = В конец
page-replay-speed = Скорость
page-replay-times = { $times }×
page-replay-eyes = Чьими глазами
page-replay-open = Все карты открыты
page-replay-hand-of = Рука: { $name }
page-replay-more = Скорость, точка зрения, ссылка
page-replay-to-table = К столу
page-replay-other-file = Открыть другую запись
page-replay-keys = Клавиши: стрелки влево и вправо — один шаг, Page Up и Page Down — взятка или лот, Home и End, пробел — пуск и пауза.

# Куда перейти
page-replay-jump = Перейти к…
page-replay-round = Раунд { $round }
page-replay-deal = Раздача и ставки
page-replay-sheet = Подсчёт
page-replay-place-trick = Раунд { $round }, взятка { $trick }
page-replay-place-sheet = Раунд { $round }, подсчёт
page-replay-trick = Взятка
page-replay-void = не засчитана
page-replay-result = Итог
page-replay-lot = Лот { $lot }
page-replay-lot-sold = { $name }, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
page-replay-lot-boxed = в коробку

# Если показать нечего
page-replay-none = Здесь нечего смотреть
page-replay-not-over = Как только партия закончится, её можно будет посмотреть здесь.

# Запись из файла
page-replay-file-title = Посмотреть запись
page-replay-file-about = Откройте сохранённую запись партии: файл, скачанный кнопкой «Запись» после партии или созданный командой goldgavel simulate.
page-replay-file-choose = Выбрать файл…
page-replay-file-drop = Или перетащите его сюда.
page-replay-file-which = Партия в этом файле
page-replay-file-number = { $number } из { $count }
page-replay-file-watch = Смотреть
page-replay-file-not-a-record = В этом файле нет записи партии.
page-replay-file-too-large = Этот файл слишком большой (можно до 32 МБ).
