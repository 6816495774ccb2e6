# Правила
page-rules-one = { $game }, правило { $rule }
page-rules-loading = Загружаем правила…
page-rules-unknown = Правила { $rule } нет.
page-rules-whole = Открыть среди других правил
page-rules-games = Какая игра
page-rules-contents = Содержание
page-rules-search = Слово или номер
page-rules-found = { $count ->
    [one] { $count } совпадение
    [few] { $count } совпадения
    [many] { $count } совпадений
   *[other] { $count } совпадения
}
page-rules-meant = По слову «{ $word }»:
page-rules-none = Этих слов в правилах нет.
page-rules-link = Правило { $rule }, ссылка
page-rules-symbols = Знаки металлов
page-reference = Памятка
page-score-card-blank = Пустая карточка для подсчёта
