"""The bots of live tables. They run in processes of their own, so that no table waits for another one's bot."""
