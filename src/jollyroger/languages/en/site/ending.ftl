# The end of a game: who won, the tally, the chances, what to do next.

ending-label = The end
ending-close = Close
ending-come-along = Come along
ending-play-again = Play again
ending-daily-label = The daily game
ending-daily = Daily game
ending-chances-label = How the chances went
ending-chances = How it went
ending-advice = For next time:
ending-no-advice = None of your choices was clearly worse than another.
ending-retry = Try again from turn { $turn }
ending-analysing = Analysing … { $percent } %
ending-analysis-failed = The analysis did not work out.
ending-analyse-again = Try again
ending-replay = Watch the replay
ending-change-options = Change options
ending-fair = Were the dice fair?
ending-lobby = Back to the lobby
ending-change = { $change ->
    [easier] Easier
   *[harder] Harder
}: { $to }
ending-change-bots = { $change ->
    [easier] Easier
   *[harder] Harder
}: { $to }{ $count ->
    [one] {""}
   *[other] s
}
ending-change-some = { $change ->
    [easier] Easier
   *[harder] Harder
} bots

ending-points = Points
ending-everybody-lost = Everybody lost
ending-lost = Lost
ending-winners = { $count ->
    [one] { $names } won
   *[other] { $names } won
}
ending-watch-it = Watch it: { $link }
ending-tally = Tally
ending-won = won
ending-you = You
ending-share = Share result
ending-share-picture = As a picture
ending-copied = Copied. Paste it wherever you like.
ending-picture-saved = The picture is saved.
ending-result-text = The result as text

ending-kind = { $kind ->
    [luck] luck
   *[mistake] mistake
}
ending-turning-point = Turn { $turn }, { ending-kind }: { $text }
ending-turn-kind = Turn { $turn } · { ending-kind }
ending-deal = the deal
ending-end = the end
ending-crew = The crew
ending-no-turning-point = No single moment stands out.
ending-no-time = There was no time to look for turning points.
ending-error = From games the bots played on from here, give or take { $percent } %.
ending-line = { $name }: { $first } at first, at best { $best }, { $last } at the end
ending-chart = Chances to win. { $lines }.
