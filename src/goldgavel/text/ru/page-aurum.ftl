# Стол «Аурума»
page-round-number = Раунд { $round }
page-contest = Ставки и взятки
page-bid-unknown = ставки нет
page-bid-of = ставка { $bid }
page-aurum-we = Мы
page-aurum-they = Они
page-taken = { $tricks ->
    [one] взята { $tricks } взятка
    [few] взято { $tricks } взятки
   *[many] взято { $tricks } взяток
}
page-nuggets = Самородки: { $count }
page-supply = Общий запас золота
page-supply-gold = золото { $rank }: { $count }
page-aside = Не участвуют
page-stock-of = Запас: { $cards }
page-your-hand = Ваша рука
page-your-gold = Ваше золото
page-leads = начинает взятку
page-winning = выигрывает
page-won-trick = берёт взятку
page-lowest = младшая
page-lowest-earns = младшая → { CARD($card) }
page-took-gold = получает { CARD($card) }
page-ask-bid = Выберите карту для ставки: её номинал — число взяток.
page-aurum-ask-bid-again = Ставка { $rank }? Выберите карту ещё раз или нажмите кнопку.
page-aurum-suggested-one = С такой рукой подойдёт ставка { $bid }.
page-aurum-suggested-two = С такой рукой подойдёт ставка { $low } или { $high }.
page-aurum-suggested-range = С такой рукой подойдёт ставка от { $low } до { $high }.
page-aurum-suggested-note = Так поставил бы с вашими картами бот Знаток. Подсказку можно отключить в настройках.
page-ask-lead = Вы начинаете взятку: сыграйте карту обычного металла.
page-ask-play = Ваш ход. Уже в этой взятке: { $metals }.
page-ask-window = Оставьте ставки как есть или измените одну за золото.
page-do-bid = Ставка { $rank }: { CARD($card) }
page-do-play = Сыграть { CARD($card) }
page-do-choose = Выберите карту
page-do-keep = Оставить ставки
page-do-end = Завершить раунд
page-sort-by-rank = По номиналу
page-sort-by-metal = По металлу
page-change-bid = Изменить ставку
page-change-pay = Отдать
page-change-card = Новая карта ставки
page-change-whose = Чья ставка
page-change-mine = моя
page-change-now = Изменить сейчас
page-change-arm = Изменить перед взяткой
page-change-undo = Всё же оставить
page-sheet-title = Итог раунда { $round }
page-sheet-total = Итого
page-sheet-nuggets = Самородки
page-over = { $you ->
    [alone] Вы победили
    [with] { $count ->
        [2] Победа ваша: вы и { $others }
       *[other] Победа ваша: вы, { $others }
    }
    [lost] { $count ->
        [one] Вы проиграли: побеждает { $names }
       *[other] Вы проиграли: побеждают { $names }
    }
   *[no] { $count ->
        [one] Побеждает { $names }
       *[other] Побеждают { $names }
    }
}
page-aurum-no-gold = Золота нет
page-aurum-bid-card = Ставка: { CARD($card) }
page-aurum-has-bid = ставка сделана, рубашкой вверх
page-aurum-known = Все знают, что в этой руке есть: { $cards }
page-aurum-known-own = эту карту видели все
page-aurum-partner = партнёр
page-aurum-first-player = первый игрок
page-aurum-on-turn = ходит сейчас
page-aurum-hand-of = Рука: { $name }
page-aurum-trick = Взятка
page-aurum-void = не засчитана
page-aurum-metals-used = Уже в этой взятке: { $metals }
page-aurum-gold-sum = золото { $parts } = { $sum }
page-aurum-gold-worth = золото { $sum }
page-aurum-if-now = Пока: { $outcome }
page-aurum-outcome-exact = точно
page-aurum-outcome-over = перебор
page-aurum-outcome-under = недобор
page-aurum-meant = заранее
page-aurum-armed-tag = запланирована
page-aurum-meant-about = Эта карта будет сыграна в ваш ход, если это можно: { CARD($card) }. Нажмите ещё раз, чтобы передумать.
page-aurum-armed = Запланировано:
page-aurum-armed-own = отдать { CARD($gold) }, поставить { CARD($card) } вместо { CARD($old, form: "of") }.
page-aurum-armed-partner = отдать { CARD($gold) }, положить { CARD($card) } вместо { CARD($old, form: "of") } партнёру ({ $name }).
page-aurum-window-open = Сейчас можно изменить ставку. Если ничего не делать, игра продолжится сама.
page-aurum-ask-end = Ваш ход. Подходящего металла у вас нет (уже во взятке: { $metals }): сыграйте золото или завершите раунд.
page-aurum-wait-window = Перед взяткой можно изменить ставку. Ждём: { $names }.
page-aurum-go-on = Продолжить
page-aurum-others-turn = Не ваш ход
page-aurum-last-trick = Последняя взятка
page-aurum-more = Ещё
page-aurum-bid-of = { $name }
page-aurum-change-about = Отдайте одну карту золота. Новая карта станет ставкой, а старая вернётся к вам в руку у всех на виду.
page-aurum-earlier-tricks = Прежние взятки: { $count }
page-aurum-trick-number = взятка { $trick }
page-aurum-sum-bid = ставка { $bid }, взято { $tricks }, { $outcome }
page-aurum-sum-gold = золото
page-aurum-sum-gold-parts = золото { $parts }
page-aurum-sum-rounds = все раунды
page-aurum-won-round = Выигрывает раунд
page-aurum-won-last-round = Выигрывает последний раунд
page-aurum-void-trick = Незаконченная взятка
page-aurum-waiting-for-others = Ждём остальных
page-aurum-points = Очки
page-aurum-ask-me = Спрашивать меня перед каждой взяткой
page-aurum-no-wait = Не ждать меня
page-aurum-rounds-so-far = Сыгранные раунды
page-aurum-next-in = Следующий раунд через { $seconds } с
page-aurum-bid-so-far = пока ставка { $bid }
page-aurum-bid-made = ставка сделана
page-aurum-bid-now = { $whose ->
    [yours] ваша ставка: { $before } → { $after }
    [partner] ставка партнёра: { $before } → { $after }
   *[own] ставка: { $before } → { $after }
}
page-change-so-far = Пока
page-change-effect = Ставка { $before } → { $after }, плата — золото { $gold }
page-aurum-metals-label = Уже сыграны
page-aurum-key-arrows = от карты к карте
page-aurum-key-enter = сыграть карту или нажать кнопку; для ставки — дважды
page-aurum-key-command = написать команду
page-aurum-unseen = Ещё не вышли
page-aurum-unseen-tab = Не вышли
page-aurum-unseen-count = { $count ->
    [0] Вы видели все карты этого раунда.
   *[other] У других игроков таких карт: { $count }.
}
page-aurum-unseen-metal = Металл
page-aurum-unseen-ranks = Номиналы
page-aurum-unseen-left = Число карт
