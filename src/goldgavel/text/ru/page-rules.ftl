# Правила
page-rules-one = { $game }, правило { $rule }
page-rules-loading = Загружаем правила…
page-rules-unknown = Правила { $rule } нет.
page-rules-whole = Открыть среди других правил
