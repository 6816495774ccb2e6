# Арена: что может быть не так с состязанием.

arena-entrants-count = Ботов для состязания нужно от 2 до { $most }; дано: { $given }.
arena-team-size = «{ $team }» — не сторона этой игры: у стороны { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}.
arena-mix-unknown = Неизвестный состав «{ $mix }». Доступны: { $allowed }.
arena-together-count = Чтобы посадить всех ботов за один стол (together), их нужно столько, сколько сторон: { $sides }, а не { $given }.
arena-sprt-pair = --sprt сравнивает ровно двух ботов, а дано: { $given }.
arena-worker-lost = Процесс, игравший партии, был прерван извне; попробуйте меньшее число в --jobs.
arena-journal-busy = В файл «{ $file }» сейчас пишет другое состязание; дождитесь его конца или выберите другой файл.
arena-journal-unreadable = Строка { $number } файла «{ $file }» — не партия арены; выберите для записи другой файл.
arena-journal-other = «{ $file }» — от другого состязания (строка { $number }, { $what }: там { $there }, здесь { $here }); выберите для записи другой файл.
