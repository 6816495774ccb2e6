# Сбои страницы
page-trouble-failed = На этой странице произошла ошибка
page-trouble-failed-text = Обновите страницу: ваша партия сохранена. Если ошибка повторится, сообщите тому, кто держит сервер.
page-trouble-unloaded = Часть страницы не загрузилась
page-trouble-unloaded-text = Проверьте соединение и обновите страницу: ваша партия сохранена.
page-trouble-reload = Обновить
page-trouble-close = Закрыть
