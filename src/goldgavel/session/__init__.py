"""The authority over one game: takes a move, checks seat, decision and legality, and says who is told what.

It knows neither sockets nor databases nor clocks: times come in as numbers. The same object runs a table on the
server and a game at one's own terminal.
"""
