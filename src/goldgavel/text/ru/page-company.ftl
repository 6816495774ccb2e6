# Общество за столом: чат, взятые назад ходы, партии, законченные досрочно
page-company-chat = Чат
page-company-chat-unread = { $count ->
    [one] Чат: { $count } новое сообщение
    [few] Чат: { $count } новых сообщения
    [many] Чат: { $count } новых сообщений
   *[other] Чат: { $count } нового сообщения
}
page-company-chat-empty = Пока все молчат. То, что вы напишете, прочтут все за столом.
page-company-read-only = Писать здесь могут только игроки.
page-company-write = Сообщение
page-company-send = Отправить
page-company-phrases = Готовые фразы
page-phrase-hello = Здравствуйте!
page-phrase-good-luck = Удачи!
page-phrase-well-played = Отлично сыграно!
page-phrase-thanks = Спасибо!
page-phrase-one-moment = Минутку, пожалуйста.
page-phrase-misclick = Простите, щёлкнулось не туда.
page-phrase-your-turn = Ваш ход.
page-phrase-good-game = Хорошая партия!
page-phrase-again = Сыграем ещё?
page-company-says = { $name }: { $text }
page-company-about = { $name }: действия
page-company-mute = Не показывать сообщения: { $name }
page-company-muted = Сообщения скрыты: { $name }.
page-company-unmute = Показывать снова
page-company-take-back = Взять назад мой последний ход
page-company-request = Просьба ко всем
page-company-undo = { $you ->
    [yes] Вы просите взять назад свой последний ход.
   *[no] { $name } просит взять назад свой последний ход.
}
page-company-undo-about = Все ходы после него тоже отменятся.
page-company-concede = { $you ->
    [yes] Вы предлагаете закончить партию.
   *[no] { $name } предлагает закончить партию.
}
page-company-concede-about = Победителя не будет, и партия не пойдёт в зачёт.
page-company-waiting = Ждём ответа: { $names }
page-company-agree = Согласиться
page-company-refuse = Отказать
page-company-withdraw = Отозвать
page-company-end = Закончить партию досрочно
page-company-end-sure = Закончить партию?
page-company-end-about = { $others ->
    [0] Победителя не будет, в статистику партия не попадёт. Все карты откроются.
    [one] Мы спросим остальных. Если все согласны, победителя не будет и партия не пойдёт в зачёт. Все карты откроются.
    [few] Мы спросим остальных. Если все согласны, победителя не будет и партия не пойдёт в зачёт. Все карты откроются.
    [many] Мы спросим остальных. Если все согласны, победителя не будет и партия не пойдёт в зачёт. Все карты откроются.
   *[other] Мы спросим остальных. Если все согласны, победителя не будет и партия не пойдёт в зачёт. Все карты откроются.
}
page-company-end-propose = Спросить остальных
page-company-end-now = Закончить
page-company-play-on = Играть дальше
page-company-ended = Игроки закончили партию досрочно
page-company-ended-about = Победителя нет, партия не идёт в зачёт.
