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
page-command-verb-swap = изменить, поменять, замена
page-command-verb-end = завершить, конец
page-command-verb-pass = пас
page-command-unknown = Неизвестная команда «{ $typed }». Введите «помощь», чтобы увидеть список.
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

# Слова после глагола, которые можно набрать; показывается первое
page-command-word-Bi = висмут, висмута
page-command-word-Cu = медь, меди
page-command-word-P = фосфор, фосфора
page-command-word-Ag = серебро, серебра
page-command-word-Zn = цинк, цинка
page-command-word-Au = золото, золота
page-command-word-partner = партнёр, партнёра, партнёру
page-command-word-stop = стоп, остановка
page-command-word-ban = запрет
page-command-word-exchange = обмен
page-command-word-for = на, за
page-command-word-mine = мой, свой
page-command-word-theirs = чужой
page-command-word-painting = картина, картину, картины
page-command-word-sculpture = скульптура, скульптуру, скульптуры
page-command-word-furniture = мебель
page-command-word-stamp = марка, марку, марки
page-command-word-jewel = ювелирное изделие, ювелирные изделия, изделие, изделия
page-command-word-collection = коллекция, коллекцию, коллекции
page-command-word-replica = реплика, реплику, реплики
