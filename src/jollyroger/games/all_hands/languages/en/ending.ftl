# How the game ended.

outcome-drawn = The hand was called off: nobody wins.
outcome-won = { $who-is ->
    [you] You win
   *[other] { $who } wins
} with { won-with }.
outcome-points = { $who-is ->
    [you] You win
   *[other] { $who } wins
} on points: { $scores }.
outcome-points-shared = { $names } win on points: { $scores }.
outcome-score = { $who } { $points }

cause-cards-out = The cards ran out before anybody had a winning hand.
cause-runs = { $runs }. { $nearest }
cause-nearest = { $who-is ->
    [you] You were
   *[other] { $who } was
} { cards-in-words } short.
cause-nearest-several = { $names } were { cards-in-words } short.
cause-reached = { $names } reached { $target } points; { $how }.
cause-played = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} were played; { $how }.
cause-equal = the best totals and their last hands are equal
cause-last-hand = of equal totals, the better last hand wins
cause-lead = the lead is { $points ->
    [one] { $points } point
   *[other] { $points } points
}

tally-points = Points
tally-short = Cards short of winning
tally-won = won
tally-run = { $crew }s in a row
tally-cards = Cards in hand
