# Стол «Аурума»
page-round-number = Раунд { $round }
page-contest = Ставки и взятки
page-bid-unknown = ставки пока нет
page-bid-of = ставка { $bid }
page-taken = { $tricks ->
    [one] взята { $tricks } взятка
    [few] взято { $tricks } взятки
   *[many] взято { $tricks } взяток
}
page-nuggets = Самородки: { $count }
page-supply = Запас золота
page-supply-gold = золото { $rank }: { $count }
page-aside = Вне раунда
page-stock-of = Золото: { $cards }
page-your-hand = Ваша рука
page-your-gold = Ваше золото
page-leads = ходит первым
page-winning = выигрывает
page-won-trick = взятка
page-lowest = младшая
page-lowest-earns = младшая: приносит { $card }
page-took-gold = получает { $card }
page-ask-bid = Выберите карту для ставки: её ранг — число взяток.
page-ask-lead = Ваш ход первый: сыграйте карту обычного металла.
page-ask-play = Ваш ход. Уже в этой взятке: { $metals }.
page-ask-window = Оставьте ставки как есть или поменяйте одну за золото.
page-do-bid = Поставить { $card }
page-do-play = Сыграть { $card }
page-do-choose = Выберите карту
page-do-keep = Оставить ставки
page-do-end = Завершить раунд
page-sort-by-rank = По рангу
page-sort-by-metal = По металлу
page-window = Перед каждой взяткой
page-window-keep = оставлять ставки
page-window-ask = спрашивать меня
page-window-armed = Подготовлено: { $move }
page-change-bid = Поменять ставку
page-change-pay = Заплатить
page-change-card = Новая карта ставки
page-change-whose = Чья ставка
page-change-mine = моя
page-change-partner = партнёра
page-change-now = Поменять сейчас
page-change-arm = Поменять перед взяткой
page-change-undo = Всё же оставить
page-sheet-title = Итог раунда { $round }
page-sheet-side = Сторона
page-sheet-bid = Ставка
page-sheet-tricks = Взятки
page-sheet-points = За ставку
page-sheet-gold = За золото
page-sheet-total = Всего
page-sheet-nuggets = Самородки
page-over = Партия окончена. Победа: { $names }
