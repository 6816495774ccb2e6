# Страницы десяти картин
page-painting-list = Десять картин
page-painting-list-about = У каждой картины в «Аукционе» есть имя. В партии картины открываются в том порядке, в каком стоят в этом списке. Рисунки наши собственные.
page-painting-number = Картина { $number } из { $count }
page-painting-card = { $kind }: { $title }
page-painting-drawing = Наш рисунок по картине: { $title }
page-painting-link = Ссылка на эту картину
page-painting-qr = QR-код: ссылка на эту картину
page-painting-page = Открыть страницу картины
page-painting-set = Картины по именам ({ $count })
page-painting-owners = У кого какие картины
page-painting-back = Все эти картины
page-painting-before = Предыдущая: { $title }
page-painting-after = Следующая: { $title }
page-painting-rules = Auction: правила
page-painting-loading = Картина загружается…
