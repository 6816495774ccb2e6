# Десять картин «Аукциона»

painting-mona-lisa-title = Мона Лиза
painting-mona-lisa-painter = Леонардо да Винчи
painting-mona-lisa-year = около 1503–1506
painting-mona-lisa-museum = Лувр, Париж
painting-mona-lisa-about = Женщина сидит, сложив руки, а за ней видны извилистые дороги, мост и вода. Обычно считают, что это Лиза Герардини, жена флорентийского купца. В 1911 году картину украли из Лувра, а в январе 1914 года она вернулась.

painting-birth-of-venus-title = Рождение Венеры
painting-birth-of-venus-painter = Сандро Боттичелли
painting-birth-of-venus-year = около 1485
painting-birth-of-venus-museum = Галерея Уффици, Флоренция
painting-birth-of-venus-about = Венера плывёт к берегу, стоя на раковине. Ветры несут её к земле, где женщина протягивает ей плащ в цветах. Боттичелли написал картину на холсте, хотя в Италии тогда чаще писали на дереве.

painting-night-watch-title = Ночной дозор
painting-night-watch-painter = Рембрандт
painting-night-watch-year = 1642
painting-night-watch-museum = Рейксмюсеум, Амстердам
painting-night-watch-about = Отряд амстердамских стрелков выступает в поход; впереди капитан Франс Баннинг Кок, в чёрном, с красной перевязью. Название появилось позже: из-за потемневшего лака казалось, что дело происходит ночью. В 1715 году холст обрезали со всех четырёх сторон, чтобы он поместился на новом месте в ратуше.

painting-girl-with-a-pearl-earring-title = Девушка с жемчужной серёжкой
painting-girl-with-a-pearl-earring-painter = Ян Вермеер
painting-girl-with-a-pearl-earring-year = около 1665
painting-girl-with-a-pearl-earring-museum = Маурицхёйс, Гаага
painting-girl-with-a-pearl-earring-about = Девушка в сине-жёлтом тюрбане оглядывается через плечо. Кто она, неизвестно: скорее всего, это не портрет, а этюд головы. В 1881 году картину продали на аукционе в Гааге чуть дороже двух гульденов.

painting-liberty-title = Свобода, ведущая народ
painting-liberty-painter = Эжен Делакруа
painting-liberty-year = 1830
painting-liberty-museum = Лувр, Париж
painting-liberty-about = Свобода ведёт народ через баррикаду: в одной руке у неё французский флаг, в другой ружьё. Картина напоминает об Июльской революции 1830 года в Париже. Справа из дыма поднимаются башни Нотр-Дама.

painting-ninth-wave-title = Девятый вал
painting-ninth-wave-painter = Иван Айвазовский
painting-ninth-wave-year = 1850
painting-ninth-wave-museum = Русский музей, Санкт-Петербург
painting-ninth-wave-about = После ночной бури несколько человек держатся за обломок мачты, а над морем встаёт солнце. Моряки говорили, что девятая волна самая большая. Айвазовский жил у Чёрного моря и писал море всю жизнь.

painting-impression-sunrise-title = Впечатление. Восходящее солнце
painting-impression-sunrise-painter = Клод Моне
painting-impression-sunrise-year = 1872
painting-impression-sunrise-museum = Музей Мармоттан-Моне, Париж
painting-impression-sunrise-about = Солнце встаёт в тумане над портом Гавра, на воде видны лодки. Моне показал картину в Париже в 1874 году, на первой выставке группы друзей. Критик посмеялся над названием и назвал их импрессионистами, и это имя осталось.

painting-starry-night-title = Звёздная ночь
painting-starry-night-painter = Винсент Ван Гог
painting-starry-night-year = 1889
painting-starry-night-museum = Музей современного искусства (MoMA), Нью-Йорк
painting-starry-night-about = Звёзды и луна кружатся над спящей деревней, рядом стоит тёмный кипарис. Ван Гог написал картину в июне 1889 года в Сен-Реми в Провансе, где он лечился в больнице. Холмы он видел из своего окна, а деревню добавил сам.

painting-scream-title = Крик
painting-scream-painter = Эдвард Мунк
painting-scream-year = 1893
painting-scream-museum = Национальный музей, Осло
painting-scream-about = Человек на мосту закрывает уши руками под красным небом. Мунк писал, что на прогулке, на закате, почувствовал великий крик, пронзивший природу. Он сделал несколько вариантов: красками, пастелью и в виде гравюры.

painting-kiss-title = Поцелуй
painting-kiss-painter = Густав Климт
painting-kiss-year = 1907–1908
painting-kiss-museum = Бельведер, Вена
painting-kiss-about = Двое обнимаются на цветущем лугу; на его одежде прямоугольники, на её одежде круги. Климт использовал настоящее листовое золото. Австрийское государство купило картину в 1908 году, когда её впервые показали.
