# Как решилось равенство
tie-round = Равенство ({ $scores }): { $steps }.
tie-game = { $of ->
    [nuggets] Самородки ({ $scores })
   *[points] Равенство ({ $scores })
}: { $steps }.
tie-steps = { $first }; { $then }
tie-exact = { $case ->
    [all] ставки у всех равных точные
    [none] точной ставки нет ни у кого из равных
   *[some] { $left ->
        [one] точная ставка только у одной стороны
        [few] точные ставки у { $left } сторон
       *[many] точные ставки у { $left } сторон
    }
} ({ $rule })
tie-gold = { $case ->
    [all] старшее золото у них одинаковое, { $best }
    [none] золота у них нет
   *[some] решает старшее золото: { $best }, у соперников { $others }
} ({ $rule })
tie-gold-rank = золото { $rank }
tie-gold-none = пустой запас
tie-bid = { $case ->
    [all] последние ставки равны, { $best }
   *[some] решает последняя ставка, { $best } против { $others }
} ({ $rule })
tie-replicas = { $case ->
    [all] реплик тоже поровну, { $best }
   *[some] решает меньшее число реплик, { $best } против { $others }
} ({ $rule })
tie-shared = { $what ->
    [nugget] каждый из них получает самородок
    [round] раунд выиграли вместе
   *[game] победа общая
} ({ $rule })
