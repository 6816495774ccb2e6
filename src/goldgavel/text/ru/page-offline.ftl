# Без соединения
page-offline-text = Нет соединения. Работает то, что уже есть на этом устройстве:
page-offline-keeper = подсчёт очков
page-offline-rules = правила
