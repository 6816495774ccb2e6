# Команды с клавиатуры
page-command-label = Введите команду
page-command-example = помощь
page-command-help = помощь, справка
page-command-undo = назад, отмена
page-command-say = сказать, скажи
page-command-answer-no-undo = Сейчас у вас нет хода, который можно взять назад.
page-command-hand = рука, карты
page-command-last = последняя, взятка
page-command-bids = ставки
page-command-gold = золото
page-command-supply = запас
page-command-verb-play = сыграть, играть, ход
page-command-verb-bid = ставка, поставить
page-command-verb-keep = оставить
page-command-verb-swap = поменять, замена
page-command-verb-end = завершить, конец
page-command-verb-pass = пас
page-command-unknown = Команды «{ $typed }» здесь нет. Введите «помощь», чтобы узнать, какие есть.
page-command-help-text = Можно спросить: { $names }.
page-command-help-moves = Ваши ходы, например: { $moves }.
page-command-answer-hand = Ваша рука: { $cards }.
page-command-answer-no-trick = В этом раунде взяток ещё не было.
page-command-answer-last = Последняя взятка: { $cards }. Взятку берёт: { $winner }. { $taken ->
    [yes] Младшая карта: { $lowest }, за неё получено { CARD($gold) }.
   *[no] Младшая карта: { $lowest }.
}
page-command-answer-bids = Ставки и взятки: { $bids }.
page-command-answer-gold = Золото: { $stocks }.
page-command-answer-supply = В общем запасе: { $cards }.
