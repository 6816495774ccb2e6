# Отказы
aurum-unreadable-move = «{ $move }» — не ход этой партии. Ходы выглядят так: bid Ag4, keep, swap Au3 Ag7, play Zn9, end.
aurum-bid-first = сначала все делают ставки: выберите карту (в терминале: bid Ag4).
aurum-bid-base-card = ставкой может быть только карта обычного металла из руки: её номинал — число взяток, наименьшая ставка — 1. Выберите такую карту.
aurum-bids-are-made = ставки этого раунда уже сделаны: теперь играйте карту.
aurum-card-not-held = карты { $card } нет в вашей руке.
aurum-gold-not-held = карты { $card } нет в вашем золотом запасе.
aurum-window-open = сначала оставьте ставки как есть или измените одну за золото (в терминале: keep или swap Au3 Ag7); потом ведущий игрок начнёт взятку.
aurum-window-closed = менять ставку можно только перед первой картой взятки, когда до вас дойдёт очередь.
aurum-changes-off = в этой партии ставки менять нельзя: играйте с той, которую сделали.
aurum-gold-never-leads = с золота ходить нельзя: сыграйте карту обычного металла.
aurum-metal-used = { $metal } уже есть в этой взятке: сыграйте другой металл или золото.
aurum-leader-leads = взятку начинаете вы: сыграйте карту обычного металла.
aurum-can-still-play = у вас есть карта, которую можно сыграть, поэтому завершить раунд нельзя: сыграйте её.

# Что происходит
aurum-team = { $first } и { $second }
aurum-event-dealt = Карты розданы. { $you ->
    [yes] Вы первый игрок.
   *[no] Первый игрок — { $name }.
}
aurum-event-dealt-aside = Не участвуют в раунде: { $cards }.
aurum-event-dealt-hand = Ваша рука: { $cards }.
aurum-event-bid-secret = { $you ->
    [yes] Ваша ставка сделана.
   *[no] { $name }: ставка сделана.
}
aurum-event-bid-given = { $you ->
    [yes] Вы ставите { $card }.
   *[no] { $name } ставит { $card }.
}
aurum-event-bids-shown = Ставки открыты: { $bids }.
aurum-event-bid-changed = { $you ->
    [yes] Вы отдаёте { $paid }, ставите { $card } вместо { $old } и берёте { $old } в руку.
   *[no] { $name } отдаёт { $paid }, ставит { $card } вместо { $old } и берёт { $old } в руку.
}
aurum-event-partner-bid-changed = { $you ->
    [yes] Вы отдаёте { $paid }, кладёте { $card } на место ставки { $old } партнёра ({ $owner }) и берёте { $old } в руку.
   *[no] { $name } отдаёт { $paid }, кладёт { $card } на место ставки { $old } партнёра ({ $owner }) и берёт { $old } в руку.
}
aurum-event-your-bid-changed = { $name } платит { $paid }, кладёт { $card } на место вашей ставки { $old } и берёт { $old } на руку.
aurum-event-card-led = { $you ->
    [yes] Вы ходите с { $card }.
   *[no] { $name } ходит с { $card }.
}
aurum-event-card-played = { $you ->
    [yes] Вы играете { $card }.
   *[no] { $name } играет { $card }.
}
aurum-event-gold-taken = { $you ->
    [yes] Ваша карта младшая: вы берёте { $card }.
   *[no] { $name } получает { $card } за младшую карту.
}
aurum-event-trick-won = { $you ->
    [yes] Взятка ваша
   *[no] Взятку берёт { $name }
} ({ $tricks ->
    [one] теперь { $tricks } взятка
    [few] теперь { $tricks } взятки
   *[many] теперь { $tricks } взяток
}).
aurum-event-next-leader = { $you ->
    [yes] Следующую взятку начинаете вы.
   *[no] Следующую взятку начинает { $name }.
}
aurum-event-round-ended = { $how ->
    [declined] { $you ->
        [yes] Вы отказываетесь сыграть золото: раунд окончен.
       *[no] { $name } отказывается сыграть золото: раунд окончен.
    }
    [no-lead] { $you ->
        [yes] Вам не с чего начать взятку: раунд окончен.
       *[no] { $name }: не с чего начать взятку, раунд окончен.
    }
   *[stuck] { $you ->
        [yes] Вам нечего сыграть: раунд окончен.
       *[no] { $name }: сыграть нечего, раунд окончен.
    }
}
aurum-event-void-trick = Незаконченная взятка не считается: { $cards }.
aurum-event-hand-shown = { $count ->
    [0] { $you ->
        [yes] У вас не осталось карт.
       *[no] { $name }: карт не осталось.
    }
   *[other] { $you ->
        [yes] Вы открываете свои карты: { $cards }.
       *[no] { $name } открывает свои карты: { $cards }.
    }
}
aurum-event-side-scored = { $name }: ставка { $bid }, взяток { $tricks }, { $outcome ->
    [exact] точная ставка
    [over] перебор
   *[under] недобор
}: { $points }; золото: { $gold }; итого { $total }.
aurum-event-round-won = { $count ->
    [one] Раунд выигрывает { $names }.
   *[other] Раунд выигрывают { $names }.
}
aurum-event-nuggets = Самородки: { $nuggets }.
aurum-event-game-over = { $count ->
    [one] Партию выигрывает { $names }.
   *[other] Партию выигрывают { $names }.
}

# Заголовки журнала
aurum-chapter-round = Раунд { $round }
aurum-chapter-trick = Взятка { $trick }
aurum-chapter-score = Раунд { $round }: подсчёт
aurum-chapter-result = Итог
aurum-chapter-won = { $you ->
    [yes] вы
   *[no] { $name }
}
aurum-chapter-void = не засчитана

# Лист подсчёта
sheet-sides = Игроков { $players }, значит, сторон должно быть { $expected }, а на листе их { $found }.
sheet-gold-list = «gold» в строке { $owner } листа должно быть списком номиналов, например [0, 3, 5].
sheet-gold-rank = Карты золота номинала { $rank } нет (строка { $owner } листа): номиналы от 0 до 8.
sheet-warning-bid = Ставка стороны { $side } не может быть { $bid }: ставки от 1 до { $most }. Очки всё равно посчитаны.
sheet-warning-gold = В коробке { $most ->
    [one] { $most } карта
    [few] { $most } карты
   *[many] { $most } карт
} золота номинала { $rank }, а на листе { $count }. Очки всё равно посчитаны.
sheet-warning-tricks = Всего взяток не может быть { $tricks }: самое большее { $most }. Очки всё равно посчитаны.
aurum-sheet-line = Сторона { $side }: ставка { $bid }, взяток { $tricks }, { $outcome ->
    [exact] точная ставка: 2 × { $bid } = { $points }
    [over] перебор: { $points }
   *[under] недобор: 0
}; золото { $gold } = { $gold_points }; итого { $points } + { $gold_points } = { $total }
aurum-sheet-winners = { $count ->
    [one] Раунд за стороной { $sides }.
   *[other] Раунд делят стороны { $sides }.
}
