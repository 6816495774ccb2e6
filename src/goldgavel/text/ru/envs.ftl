# Стол, каким его показывает среда какой-нибудь библиотеки.

envs-aurum-seat = { $mark } { $name }: ставка { $bid }, взятки: { $tricks }, золото { $gold }, рука { $hand }
envs-auction-seat = { $mark } { $name }: монеты: { $coins }, очки на сейчас: { $points }, карты: { $cards }
envs-opponents = Нужно соперников: { $needed }, по одному на каждое другое место, или одно имя на всех; дано: { $given }.
envs-seat = Места { $seat } нет: места идут от 0 до { $last }, а пустое значение (None) — каждый раз другое место.
envs-library = Библиотека { $library } не установлена: её установит { $command }.
