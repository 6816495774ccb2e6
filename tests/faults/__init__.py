"""What the server promises, while it is killed, stopped and cut off in the middle of games.

Each fault is a function that strikes a running server (`catalogue.py` lists them with their counts). Meanwhile
people, bots and spectators play through real sockets. Afterwards the stored logs are compared with everything
that was confirmed and announced.
"""
