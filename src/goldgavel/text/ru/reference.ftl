# The reference card of each game: one screen at the table, one page on paper
reference-of = { $game }: памятка
reference-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
reference-print = Напечатать
reference-to-print = Страница для печати
reference-rules = Полные правила
reference-symbols = Металлы
reference-scoring = Очки

# Aurum
reference-aurum-setup = Подготовка
reference-aurum-setup-text = { $players ->
    [3] { $zeros ->
        [yes] Без меди, карт номинала 10, золота 8 и четвёртого золота 0.
       *[no] Без меди, карт номинала 10, золота 8 и всех карт золота 0.
    }
   *[4] { $zeros ->
        [yes] Все карты.
       *[no] Без карт золота 0.
    }
} Каждому — по { $hand } обычных карт{ $players ->
    [3] {""}
   *[4] ; две последние лежат в открытую вне раунда
}. { $zeros ->
    [yes] У каждого в запасе золото 0, остальное
   *[no] Всё
} золото — в общем запасе.
reference-aurum-bid = Ставка
reference-aurum-bid-text = { $players ->
    [3] Каждый тайно откладывает обычную карту, открывают их вместе. Номинал — сколько взяток вы обещаете взять.
   *[4] По очереди каждый откладывает обычную карту в открытую. Номинал — число взяток; ставка команды — бо́льшая из двух.
}
reference-aurum-change = Изменение ставки
reference-aurum-change-text = Перед каждой взяткой, по одному разу: верните карту золота из своего запаса в общий и положите обычную карту из руки вместо { $players ->
    [3] своей карты ставки
   *[4] своей карты ставки или карты партнёра
}. Прежняя карта уходит вам в руку.
reference-aurum-lead = Первый ход
reference-aurum-lead-text = Любая обычная карта, но не золото.
reference-aurum-follow = Следующие ходы
reference-aurum-follow-text = Металл, которого во взятке ещё нет, или любое золото из своего запаса.
reference-aurum-lowest = Младшая обычная карта
reference-aurum-lowest-text = Берёт из общего запаса золото своего номинала, если оно там есть, и начинает следующую взятку.
reference-aurum-winner = Кто берёт взятку
reference-aurum-winner-text = Старшее золото, а без золота — старшая обычная карта. Сыгранное золото возвращается в общий запас.
reference-aurum-equal = Равные карты
reference-aurum-equal-text = Считается та, что сыграна позже: и как младшая, и как старшая.
reference-aurum-end = Конец раунда
reference-aurum-end-text = В свой ход кому-то нечего сыграть из обычных карт, а золота нет или его жаль отдавать. Незаконченная взятка не считается.
reference-aurum-round = Самородок
reference-aurum-round-text = Его берёт наибольшая сумма. При равенстве — { $tie ->
    [gold] точная ставка, затем старшее золото
   *[share] точная ставка
}; потом по самородку всем, кто остался равен.
reference-aurum-game = Победа
reference-aurum-game-text = { $match ->
    [race] Два самородка. Если они сразу у нескольких — более высокая ставка последнего раунда; если равны и ставки, победа общая.
    [best-of-3] Не больше трёх раундов. Два самородка — победа сразу, после третьего раунда — у кого их больше. При равенстве — более высокая ставка последнего раунда; если равны и ставки, победа общая.
   *[points] Без самородков: сложите очки трёх раундов. Побеждает наибольшая сумма, при равенстве победа общая.
}
reference-aurum-bid-points = { $players ->
    [3] Взяток против ставки
   *[4] Взяток команды против её ставки
}
reference-aurum-under = меньше
reference-aurum-over = больше
reference-aurum-exact = ровно
reference-aurum-over-points = ставка
reference-aurum-exact-points = две ставки
reference-aurum-gold-points = Каждая карта золота в { $players ->
    [3] вашем запасе
   *[4] запасах команды
}

# Auction
reference-auction-setup = Подготовка
reference-auction-setup-text = По { $coins } монет каждому. { $rounds } раундов, в каждом один лот.
reference-auction-lot = Лот
reference-auction-lot-text = Две карты в открытую, третья рубашкой вверх.
reference-auction-bid = Торги
reference-auction-bid-text = От первого игрока по часовой стрелке: ставьте больше предыдущей ставки, не меньше 1 монеты, или пасуйте до конца раунда. Кто остался последним, берёт лот. Если спасовали все, лот уходит в коробку.
reference-auction-pay = Оплата
reference-auction-pay-text = Ставку победителя делят поровну между всеми остальными. Что не делится, идёт в банк.
reference-auction-bank = Банк
reference-auction-bank-text = В конце раунда достаётся тому, у кого одного меньше всех карт. Если таких несколько, банк остаётся.
reference-auction-replica = Реплики
reference-auction-replica-text = Реплика сразу присоединяется к вашим маркам, ювелирным изделиям, мебели или скульптурам и считается картой этого вида. Если ничего из этого нет, она ждёт первой возможности.
reference-auction-tokens = Жетоны хитростей
reference-auction-tokens-text = Каждый вид — один раз за игру, вместе со ставкой; на ставку один жетон.
reference-auction-stop = Остановка торгов
reference-auction-stop-text = Торги закончены, лот ваш. Ставка — не меньше { $least } монет.
reference-auction-ban = Запрет ставок
reference-auction-ban-text = Соперник, который ещё торгуется, обязан спасовать.
reference-auction-exchange = Обмен
reference-auction-exchange-text = Предложите любому сопернику свою карту за его карту и скажите, чей жетон обмена тратится. Тратится он, только если обмен состоялся.
reference-auction-winner = Победа
reference-auction-winner-text = Наибольшая сумма. При равенстве — у кого меньше реплик; если поровну и их, победа общая.
reference-auction-painting-text = по { $each }
reference-auction-sculpture-text = больше всех { $first }, второе место { $second }, третье { $third }; без места или без скульптур { $without }
reference-auction-ties-text = { $ties ->
    [places] Равные делят очки всех мест, которые занимают, с округлением вниз.
   *[book] Равные делят очки своего места и следующего, с округлением вниз; все, кто ниже, опускаются ещё на место.
}
reference-auction-furniture-text = { $pair } за каждые две
reference-auction-collection-text = { $with } со своим набором: картина, скульптура, мебель, марка и ювелирное изделие; без набора { $without }
reference-auction-coins-text = по 1
reference-auction-count = карт

# Blank score cards to print
score-card-of = { $game }: карточка для подсчёта
score-card-about = Две карточки на листе A4: разрежьте пополам.
score-card-date = Дата
score-card-name = Имя
score-card-team = Команда
score-card-round = Раунд
score-card-replicas = Реплики
score-card-hint = Взяток меньше ставки: 0 · больше: ставка · ровно: две ставки
