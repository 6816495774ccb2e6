# Without a connection
page-offline-text = There is no connection. What is kept on this device still works:
page-offline-keeper = score keeper
page-offline-rules = rules
