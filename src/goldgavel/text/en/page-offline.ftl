# Without a connection
page-offline-text = There is no connection. What is kept on this device still works:
page-offline-nothing-kept = There is no connection. Keep this page open: it continues when the connection is back.
page-offline-keeper = score keeper
page-offline-rules = rules
page-offline-play = You can play again as soon as the connection is back.
