# Отказы
aurum-unreadable-move = «{ $move }» — не ход этой партии. Ходы выглядят так: bid Ag4, keep, swap Au3 Ag7, play Zn9, end.
aurum-bid-first = сначала все делают ставки: выберите карту (в терминале: ставка Ag4).
aurum-bid-base-card = ставкой может быть только карта обычного металла из руки: её номинал — число взяток, наименьшая ставка — 1. Выберите такую карту.
aurum-bids-are-made = ставки этого раунда уже сделаны: сыграйте карту.
aurum-card-not-held = в вашей руке нет { CARD($card, form: "of") }.
aurum-gold-not-held = в вашем запасе нет { CARD($card, form: "of") }.
aurum-window-open = сначала оставьте ставки как есть или измените одну за золото (в терминале: оставить или изменить Au3 Ag7); потом ведущий игрок начнёт взятку.
aurum-window-closed = менять ставку можно только перед первой картой взятки, когда до вас дойдёт очередь.
aurum-changes-off = в этой партии ставки менять нельзя: играйте с той, которую сделали.
aurum-gold-never-leads = с золота ходить нельзя: сыграйте карту обычного металла.
aurum-metal-used = { $metal } уже есть в этой взятке: сыграйте другой металл или золото.
aurum-leader-leads = взятку начинаете вы: сыграйте карту обычного металла.
aurum-can-still-play = у вас есть карта, которую можно сыграть, поэтому завершить раунд нельзя: сыграйте её.

# Что происходит
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
    [yes] Вы ставите { CARD($card) }.
   *[no] { $name } ставит { CARD($card) }.
}
aurum-event-bids-shown = Ставки открыты: { $bids }.
aurum-event-bid-shown = { $you ->
    [yes] вы
   *[no] { $name }
} ({ CARD($card) })
aurum-event-bid-changed = { $you ->
    [yes] Вы отдаёте { CARD($paid) } и меняете ставку: { CARD($card) } вместо { CARD($old, form: "of") }.
   *[no] { $name } отдаёт { CARD($paid) } и меняет ставку: { CARD($card) } вместо { CARD($old, form: "of") }.
}
aurum-event-partner-bid-changed = { $role ->
    [doer] Вы отдаёте { CARD($paid) }, меняете ставку партнёра ({ $other }) на { CARD($card) } и берёте { CARD($old) } в руку.
    [target] { $name } отдаёт { CARD($paid) }, меняет вашу ставку на { CARD($card) } и берёт { CARD($old) } в руку.
   *[other] { $name } отдаёт { CARD($paid) }, меняет ставку партнёра ({ $other }) на { CARD($card) } и берёт { CARD($old) } в руку.
}
aurum-event-card-led = { $you ->
    [yes] Вы ходите с { CARD($card, form: "of") }.
   *[no] { $name } ходит с { CARD($card, form: "of") }.
}
aurum-event-card-played = { $you ->
    [yes] Вы играете { CARD($card) }.
   *[no] { $name } играет { CARD($card) }.
}
aurum-event-gold-taken = { $you ->
    [yes] Ваша карта младшая: вы берёте { CARD($card) }.
   *[no] { $name } получает { CARD($card) } за младшую карту.
}
aurum-event-trick-won = { $you ->
    [yes] Взятка ваша
   *[no] Взятку берёт { $name }
} (всего { $tricks }).
aurum-event-next-leader = { $you ->
    [yes] Следующую начинаете вы.
   *[no] Следующую начинает { $name }.
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
    [exact] точно
    [over] перебор
   *[under] недобор
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}; за золото { $gold }; итого { $total }.
aurum-event-round-won = { $you ->
    [alone] Раунд выигрываете вы.
    [with] { $count ->
        [2] Раунд выигрываете вы и { $others }.
       *[other] Раунд выигрываете вы, { $others }.
    }
   *[no] { $count ->
        [one] Раунд выигрывает { $names }.
       *[other] Раунд выигрывают { $names }.
    }
}
aurum-event-round-won-all = Раунд выигрывают все.
aurum-event-nuggets = Самородки: { $nuggets }.
aurum-event-nuggets-of = { $side } ({ $count })
aurum-event-game-over = { $you ->
    [alone] Партию выигрываете вы.
    [with] { $count ->
        [2] Партию выигрываете вы и { $others }.
       *[other] Партию выигрываете вы, { $others }.
    }
   *[no] { $count ->
        [one] Партию выигрывает { $names }.
       *[other] Партию выигрывают { $names }.
    }
}
aurum-event-game-over-all = Партию выигрывают все.

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

# Карты, как их называют люди: { CARD($card) } в предложении превращает `Ag7` в «серебро 7», с form: "of" — в «серебра 7»
card-Bi = висмут { $rank }
    .of = висмута { $rank }
card-Cu = медь { $rank }
    .of = меди { $rank }
card-P = фосфор { $rank }
    .of = фосфора { $rank }
card-Ag = серебро { $rank }
    .of = серебра { $rank }
card-Zn = цинк { $rank }
    .of = цинка { $rank }
card-Au = золото { $rank }
    .of = золота { $rank }
cards-of-metal = { $metal } { $ranks }
card-groups = { $start }; { $last }
