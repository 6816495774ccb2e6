# Главная
page-home-title = Две карточные игры за одним столом
page-home-about = Играйте с ботами прямо сейчас: без регистрации и без ожидания.
page-aurum-name = Аурум
page-aurum-about = Назовите, сколько взяток возьмёте, и никогда не ходите в масть. Младшие карты приносят золото, а золото бьёт всё.
page-auction-name = Аукцион
page-auction-about = Торгуйтесь за лоты, где одна карта лежит рубашкой вверх. Ваши монеты достаются остальным.
page-players = Игроки
page-level = Боты
page-level-random = Новичок
page-level-adept = Знаток
page-edition = Издание
page-edition-evrikus = Эврикус
page-edition-gigamic = Gigamic
page-edition-digest = Краткое
page-play-now = Играть
page-starting = Начинаем …
page-default-name = Гость
