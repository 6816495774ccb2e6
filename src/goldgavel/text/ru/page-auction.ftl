# Стол «Аукциона»
page-auction-lot = Лот
page-auction-lot-of = Лот { $lot } из { $lots }
page-auction-lot-number = Лот { $lot }
page-auction-kind = Вид
page-auction-look = Посмотреть
page-auction-everybody = Карты игроков
page-auction-everybody-short = Карты
page-auction-unseen = Ещё не открыто
page-auction-unseen-tab = Не открыто
page-auction-deck = { $count ->
    [0] Колода пуста.
    [one] В колоде осталась { $count } карта; прочие лежат лицом вниз или в коробке.
    [few] В колоде осталось { $count } карты; прочие лежат лицом вниз или в коробке.
   *[many] В колоде осталось { $count } карт; прочие лежат лицом вниз или в коробке.
}
page-auction-deck-short = Колода: { $count }
page-auction-deck-label = в колоде
page-auction-bank-short = Банк: { $coins }
page-auction-bank-label = в банке
page-auction-bank-to = { $you ->
    [yes] Достанется вам, если карт у вас останется меньше всех
   *[no] Достанется тому, у кого меньше всех карт: { $name }
}
page-auction-left = осталось
page-auction-if-third = лот даст
page-auction-if-third-note = Под каждым видом: сколько очков лот дал бы вам сейчас, окажись его закрытая карта этого вида.
page-auction-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
page-auction-coins-hidden = монеты скрыты
page-auction-card-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
page-auction-set = { $kind }: { $count }, очки: { $points }
page-auction-no-cards = карт нет
page-auction-no-cards-yet = Здесь появятся карты, которые вы купите.
page-auction-my-cards = Ваши карты
page-auction-cards-of = Карты
page-auction-worth-now = Карты сейчас стоят:
page-auction-tokens = Жетоны
page-auction-tokens-left = { $count ->
    [0] Жетонов не осталось
   *[other] Жетоны: { $tokens }
}
page-auction-token-stop = Стоп
page-auction-token-ban = Запрет
page-auction-token-exchange = Обмен
page-auction-does-stop = Торги сразу заканчиваются, и лот ваш.
page-auction-does-ban = Один соперник выбывает из торгов за этот лот.
page-auction-does-exchange = После ставки вы предлагаете сопернику обмен картами.
page-auction-ban-whom = Кому запретить ставки?
page-auction-first = первый игрок
page-auction-passed = пас
page-auction-leads = лидирует
page-auction-bid-label = ставка
page-auction-no-bid = Ставок ещё нет
page-auction-high-bid = { $you ->
    [yes] Ваша ставка выше всех
   *[no] Лидирует { $name }
}
page-auction-least = Следующая ставка: от { $coins }
page-auction-sold-to = { $you ->
    [yes] Продано вам!
   *[no] Продано! Забирает { $name }
}
page-auction-joining = { $you ->
    [yes] Ваша реплика присоединяется к группе.
   *[no] { $name } выбирает группу для реплики.
}
page-auction-worth-to-you = Очки для вас
page-auction-worth-if-now = Очки, если закончить сейчас
page-auction-worth-to-them = Очки за этот лот сейчас
page-auction-worth-range = открытые карты { $open }, с закрытой { $one ->
    [yes] { $least }
   *[no] от { $least } до { $most }
}
page-auction-worth-note = Сколько очков добавил бы лот, если бы партия закончилась сейчас; цена не вычтена. Следующие лоты могут многое изменить.
page-auction-likely = Очки к концу партии: ≈ { $points }; { $high ->
    [0] лучше не торговаться
   *[other] разумная цена: { $range } { $high ->
        [one] монета
        [few] монеты
       *[many] монет
    }
}.
page-auction-likely-note = Чего от этого лота ждёт опытный игрок и сколько за него заплатил бы: на сбережённые монеты покупают следующие лоты.
page-auction-last-won = { $you ->
    [yes] Прошлый лот достался вам за { $coins }:
   *[no] { $name } забирает прошлый лот за { $coins }:
}
page-auction-last-boxed = Прошлый лот никому не понадобился:
page-auction-ask-first = Ваш ход: откройте торги или спасуйте.
page-auction-ask-bid = Ваш ход: ставка от { $coins } или пас.
page-auction-ask-offer = Предложите обмен: свою карту на чужую.
page-auction-ask-answer = { $turned ->
    [mine] { $name } предлагает вам обмен за счёт вашего жетона обмена.
   *[theirs] { $name } предлагает вам обмен. Ваш жетон при этом не тратится.
}
page-auction-ask-join = К какой группе присоединить реплику?
page-auction-your-bid = Ваша ставка
page-auction-less = На монету меньше
page-auction-more = На монету больше
page-auction-more-by = { $count ->
    [one] На { $count } монету больше
    [few] На { $count } монеты больше
   *[many] На { $count } монет больше
}
page-auction-all = Все
page-auction-all-coins = Все ваши монеты
page-auction-do-bid = Ставка { $coins }
page-auction-do-stop = Ставка { $coins } и стоп
page-auction-do-ban = Ставка { $coins }, запрет: { $name }
page-auction-do-exchange = Ставка { $coins } и обмен
page-auction-do-pass = Пас
page-auction-do-offer = Предложить обмен
page-auction-do-accept = Согласиться
page-auction-do-decline = Отказаться
page-auction-sure-all = Поставить всё, { $coins ->
    [one] { $coins } монету?
    [few] { $coins } монеты?
   *[many] { $coins } монет?
}
page-auction-sure-bid = { $bid }?
page-auction-sure-pass = Спасовать и выйти из торгов за этот лот?
page-auction-sure-yes = Да
page-auction-sure-no = Ещё подумаю
page-auction-offer = Обмен
page-auction-offer-to = С кем?
page-auction-offer-give = Вы отдаёте
page-auction-offer-get = Вы получаете
page-auction-offer-token = Чей жетон обмена перевернуть?
page-auction-turn-mine = мой
page-auction-turn-theirs = соперника
page-auction-you-give = вы отдаёте
page-auction-you-get = вы получаете
page-auction-swap-worth = Ваши очки изменятся на
page-auction-join = Группы для реплики
page-auction-join-count = у вас { $count }
page-auction-sheet = Итоговый лист
page-auction-over = { $you ->
    [alone] Вы победили
    [with] { $count ->
        [2] Победу делите вы и { $others }
       *[other] Победу делите вы, { $others }
    }
    [lost] { $count ->
        [one] Вы проиграли: побеждает { $names }
       *[other] Вы проиграли: победу делят { $names }
    }
   *[no] { $count ->
        [one] Побеждает { $names }
       *[other] Победу делят { $names }
    }
}
page-auction-coins-row = Монеты
page-auction-replicas-row = Реплики
page-auction-total = Итого
page-auction-boxed = Лоты, которые никому не понадобились, с третьей картой
page-auction-keys = Клавиши
page-auction-key-digits = набрать ставку
page-auction-key-step = на монету больше или меньше
page-auction-key-bid = сделать ставку
page-auction-key-tokens = взять жетон или положить обратно: стоп, запрет, обмен
page-auction-key-answer = согласиться на обмен или отказаться
page-auction-key-tab = перейти ко всему остальному
page-auction-answer-lot = Лот: { $cards } и карта лицом вниз. Следующая ставка — не меньше { $least }.
page-auction-answer-no-lot = Сейчас лота нет.
page-auction-answer-coins = Монеты: { $coins }
page-auction-swap-worth-other = { $name }: { $points }

# Команды «Аукциона»
page-command-lot = лот
page-command-coins = монеты
page-command-sets = карты, наборы
page-command-bank = банк
page-command-verb-offer = обмен
page-command-verb-accept = да, согласен, согласна
page-command-verb-decline = нет, отказ
page-command-verb-join = группа
