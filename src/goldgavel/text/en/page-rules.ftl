# The rules
page-rules-one = { $game }, rule { $rule }
page-rules-loading = Fetching the rules …
page-rules-unknown = There is no rule { $rule }.
page-rules-whole = Read it among the others
