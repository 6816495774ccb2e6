"""What outlives the process: players, tables, their logs and results, in an SQL database."""
