# Слова внутри предложений (kind — в именительном падеже, card — в винительном, жетоны — в родительном: «жетон обмена»)
kind-painting = картина
kind-sculpture = скульптура
kind-furniture = мебель
kind-stamp = марка
kind-jewel = ювелирное изделие
kind-collection = коллекция
kind-replica = реплика
kind-replica-sculpture = реплика (скульптуры)
kind-replica-furniture = реплика (мебель)
kind-replica-stamp = реплика (марки)
kind-replica-jewel = реплика (ювелирные изделия)
card-painting = картину
card-sculpture = скульптуру
card-furniture = мебель
card-stamp = марку
card-jewel = ювелирное изделие
card-collection = коллекцию
card-replica = реплику
card-replica-sculpture = реплику (скульптуры)
card-replica-furniture = реплику (мебель)
card-replica-stamp = реплику (марки)
card-replica-jewel = реплику (ювелирные изделия)
group-sculpture = скульптуры
group-furniture = мебель
group-stamp = марки
group-jewel = ювелирные изделия
token-stop = остановки торгов
token-ban = запрета ставок
token-exchange = обмена

# Отказы
auction-unreadable-move = «{ $move }» — не ход этой партии. Ходы выглядят так: bid 5, pass, bid 15 stop, bid 6 ban 2, bid 4 exchange, offer 3 stamp for jewel mine, accept, decline, join stamp.
auction-bid-number = ставка — это целое число монет от 1 до { $most }, без нулей впереди.
auction-bid-beyond-coins = поставить { $bid } нельзя: у вас { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
auction-bid-too-low = поставить { $bid } нельзя: сейчас ставка { $high }, а каждая следующая выше предыдущей.
auction-token-not-in-play = жетоны { $token } в этой партии не участвуют.
auction-token-used = свой жетон { $token } вы уже использовали.
auction-token-with-pass = жетон применяют вместе со ставкой; с пасом нельзя.
auction-two-tokens = с одной ставкой можно применить только один жетон.
auction-stop-too-low = с жетоном остановки торгов ставка должна быть не меньше { $least ->
    [one] { $least } монеты
   *[other] { $least } монет
}.
auction-ban-self = запретить ставки себе нельзя: выберите соперника, который ещё торгуется.
auction-ban-out = { $name } больше не торгуется: выберите того, кто ещё торгуется.
auction-ban-nobody = такого места за столом нет: в записи ходов места нумеруются от 0 до { $last }.
auction-no-offer-possible = обмен пока невозможен: нужны ваша карта и карта соперника. Сделайте ставку без жетона обмена.
auction-offer-first = вы поставили с жетоном обмена: теперь предложите обмен (в терминале: обмен 2 марку на изделие мой).
auction-offer-needs-exchange = обмен предлагают после ставки с жетоном обмена (в терминале: ставка 4 обмен).
auction-offer-self = обмен предлагают сопернику, а не себе: выберите соперника.
auction-offer-not-yours = у вас нет такой карты: { $card }.
auction-offer-not-theirs = такой карты у соперника нет ({ $name }): { $card }.
auction-offer-token-used = жетон обмена соперника уже использован ({ $name }): предложите обмен за счёт вашего жетона.
auction-answer-first = сначала ответьте на предложенный обмен: согласитесь или откажитесь (в терминале: да, нет).
auction-nothing-offered = обмена вам сейчас никто не предлагает: в свой ход сделайте ставку или спасуйте.
auction-join-first = сначала выберите группу для реплики (в терминале: группа марки).
auction-group-not-owned = такой группы у вас нет: { $kind }. Реплику присоединяют к группе, которая уже есть.
auction-nothing-to-join = сейчас у вас нет реплики, которую надо присоединить.
auction-join-never = реплику присоединяют к маркам, ювелирным изделиям, мебели или скульптурам, но не к картинам и не к коллекциям.

# Что происходит
auction-event-dealt = Колода перетасована, у каждого { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}. { $you ->
    [yes] Вы первый игрок.
   *[no] Первый игрок — { $name }.
}
auction-event-lot-opened = На торгах: { $cards } и закрытая карта.{ $deck ->
    [0] {" "}Это последний лот.
   *[other] {""}
}
auction-event-bid-made = { $you ->
    [yes] Вы ставите { $coins }
   *[no] { $name } ставит { $coins }
}{ $token ->
    [stop] {" "}с жетоном остановки торгов
    [ban] {" "}с жетоном запрета ставок
    [exchange] {" "}с жетоном обмена
   *[none] {""}
}.
auction-event-passed = { $you ->
    [yes] Вы пасуете.
   *[no] { $name } пасует.
}
auction-event-banned = { $role ->
    [target] Вы больше не торгуетесь за этот лот.
   *[other] { $other } больше не торгуется за этот лот.
}
auction-event-offer-made = { $role ->
    [doer] Вы предлагаете обмен ({ $other }) за счёт { $turned ->
        [theirs] жетона соперника
       *[mine] своего жетона
    }: отдаёте { $given }, просите { $taken }.
    [target] { $name } предлагает вам обмен за счёт { $turned ->
        [theirs] вашего
       *[mine] своего
    } жетона: отдаёт { $given }, просит { $taken }.
   *[other] { $name } предлагает обмен ({ $other }) за счёт { $turned ->
        [theirs] жетона соперника
       *[mine] своего жетона
    }: отдаёт { $given }, просит { $taken }.
}
auction-event-offer-accepted = { $you ->
    [yes] Вы соглашаетесь.
   *[no] { $name } соглашается.
}
auction-event-offer-declined = { $you ->
    [yes] Вы отказываетесь.
   *[no] { $name } отказывается.
}
auction-event-cards-swapped = { $role ->
    [doer] Вы отдаёте { $given } и получаете { $taken }.
    [target] Вы отдаёте { $taken } и получаете { $given }.
   *[other] { $name } отдаёт { $given }, { $other } отдаёт { $taken }.
}
auction-event-replica-joined = { $you ->
    [yes] Ваша реплика присоединяется к группе «{ $group }».
   *[no] { $name }: реплика присоединяется к группе «{ $group }».
}
auction-event-replica-waits = { $replicas ->
    [one] { $you ->
        [yes] Вашей реплике не к чему присоединиться, она ждёт.
       *[no] { $name }: реплике не к чему присоединиться, она ждёт.
    }
   *[other] { $you ->
        [yes] Вашим репликам ({ $replicas }) не к чему присоединиться, они ждут.
       *[no] { $name }: репликам ({ $replicas }) не к чему присоединиться, они ждут.
    }
}
auction-event-lot-won = { $you ->
    [yes] Вы выигрываете
   *[no] { $name } выигрывает
} лот за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}: { $cards }. Закрытая карта — { $third }.
auction-event-paid-share = { $share ->
    [one] Остальные получают по { $share } монете.
    [few] Остальные получают по { $share } монеты.
   *[many] Остальные получают по { $share } монет.
}
auction-event-paid-bank = { $bank ->
    [one] В банк уходит { $bank } монета.
    [few] В банк уходят { $bank } монеты.
   *[many] В банк уходит { $bank } монет.
}
auction-event-bank-taken = Весь банк ({ $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}) { $you ->
    [yes] забираете вы
   *[no] забирает { $name }
}: у остальных карт больше.
auction-event-lot-boxed = Спасовали все: лот ({ $cards }) уходит в коробку, его третью карту никто не видел.
auction-event-first-moved = { $you ->
    [yes] Теперь первый игрок — вы.
   *[no] Теперь первый игрок — { $name }.
}
auction-event-player-scored = { $you ->
    [yes] Вы
   *[no] { $name }
}: картины { $painting }, скульптуры { $sculpture }, мебель { $furniture }, марки { $stamp }, ювелирные изделия { $jewel }, коллекции { $collection }, монеты { $coins }; итого { $total }{ $replicas ->
    [0] {""}
    [one] {" "}({ $replicas } реплика)
    [few] {" "}({ $replicas } реплики)
   *[many] {" "}({ $replicas } реплик)
}.
auction-event-game-over = { $you ->
    [alone] Партию выигрываете вы.
    [with] { $count ->
        [2] Победу делите вы и { $others }.
       *[other] Победу делите вы, { $others }.
    }
   *[no] { $count ->
        [one] Партию выигрывает { $names }.
       *[other] Победу делят { $names }.
    }
}

# Заголовки журнала
auction-chapter-lot = Лот { $lot }
auction-chapter-result = Итог
auction-chapter-sold = { $you ->
    [yes] вы
   *[no] { $name }
}, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
auction-chapter-boxed = в коробку

# Лист подсчёта
sheet-players = Игроков на листе { $found }, а по настройкам их { $expected }.
auction-sheet-line = Игрок { $player }: картины { $painting }, скульптуры { $sculpture }, мебель { $furniture }, марки { $stamp }, ювелирные изделия { $jewel }, коллекции { $collection }, монеты { $coins }; итого { $sum } = { $total }
auction-sheet-winners = { $count ->
    [one] Побеждает игрок { $players }.
   *[other] Победу делят игроки { $players }.
}
sheet-warning-kind = В коробке { $most ->
    [one] { $most } карта
    [few] { $most } карты
   *[many] { $most } карт
} вида «{ $kind }», а на листе { $found }. Очки всё равно посчитаны.
sheet-warning-group = В коробке { $most ->
    [one] { $most } карта
    [few] { $most } карты
   *[many] { $most } карт
} вида «{ $kind }» вместе со всеми репликами листа, а на листе { $found }. Очки всё равно посчитаны.
sheet-warning-coins = В коробке { $most ->
    [one] { $most } монета
    [few] { $most } монеты
   *[many] { $most } монет
}, а на листе { $found }. Очки всё равно посчитаны.
