# Failures of the page
page-trouble-failed = Something in this page failed
page-trouble-failed-text = Reload the page: your game is kept. If it happens again, tell whoever runs this server.
page-trouble-unloaded = A part of the page did not load
page-trouble-unloaded-text = Check your connection, then reload the page: your game is kept.
page-trouble-reload = Reload
page-trouble-close = Close
