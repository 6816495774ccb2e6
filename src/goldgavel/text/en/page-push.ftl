# Notifications
page-push-title = Notifications
page-push-tell = Tell me when it is my turn
page-push-about = This browser shows a notification when a game with a clock is waiting for you and you are not at its table.
page-push-on = This browser tells you when it is your turn.
page-push-stop = Stop telling me
page-push-blocked = Notifications are blocked for this site: allow them in the browser’s settings, then try again.
page-push-insecure = Browsers show notifications only for secure addresses (https://). Ask whoever runs this server for one, or keep this page open: it sounds when it is your turn.
page-push-failed = Notifications could not be turned on: try again later.
