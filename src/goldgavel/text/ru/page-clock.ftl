# Часы и время
page-clock-none = Без часов
page-clock-none-about = Никто никого не торопит. Пока за столом никого нет, партия стоит.
page-clock-move = { $time } на ход
page-clock-bank = { $time } на всю партию
page-clock-bank-more = { $time } на партию и ещё { $more } за каждый ход
page-clock-live-about = Партия за один раз. Если ваше время вышло, ход делается за вас.
page-clock-slow-about = Партия на несколько дней: каждый ходит, когда найдёт время, и партия продолжается, даже если за столом никого нет.
page-clock-label = Время на обдумывание
page-clock-left = Осталось: { $time }
page-clock-left-low = Осталось всего: { $time }
page-clock-hurry = скорее
page-clock-low = Ваше время на исходе. Осталось: { $time }.
page-clock-your-turn = Ваш ход
page-clock-your-turn-left = Ваш ход. Осталось: { $time }
page-clock-moment = меньше минуты
page-clock-title = { $count ->
    [one] { $count } партия ждёт вас
    [few] { $count } партии ждут вас
   *[many] { $count } партий ждут вас
}
page-clock-long-day = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
page-clock-long-hour = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
page-clock-long-minute = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
page-clock-long-second = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}
page-clock-short-day = { $count } д
page-clock-short-hour = { $count } ч
page-clock-short-minute = { $count } мин
page-clock-short-second = { $count } с
