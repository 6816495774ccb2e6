# The rules
page-rules-one = { $game }, rule { $rule }
page-rules-loading = Loading the rules…
page-rules-unknown = There is no rule { $rule }.
page-rules-whole = Show it in the full rules
page-rules-games = Which game
page-rules-contents = Contents
page-rules-search = Word or number
page-rules-found = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
page-rules-meant = Found as “{ $word }”:
page-rules-none = Nothing here contains these words.
page-rules-link = Rule { $rule }, link
page-rules-symbols = The symbols of the metals
page-reference = Reference card
page-score-card-blank = Blank score card
