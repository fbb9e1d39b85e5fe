analysis-pass = Let it pass
analysis-chose = { $who }: “{ $label }”.
analysis-luck-player = { $what } { $kind ->
    [good] Good
   *[bad] Bad
} luck for { $who }: worth about { $games ->
    [one] { $games } game
   *[other] { $games } games
} in 100 ({ $least } to { $most }).
analysis-luck-crew = { $what } { $kind ->
    [good] Good
   *[bad] Bad
} luck for the crew: worth about { $games ->
    [one] { $games } game
   *[other] { $games } games
} in 100 ({ $least } to { $most }).
analysis-mistake = { $who } chose “{ $label }”. The Captain would choose “{ $better }”, and win about { $games ->
    [one] { $games } more game
   *[other] { $games } more games
} in 100 ({ $least } to { $most }).
analysis-advice = In turn { $turn }, the Captain would choose “{ $better }” instead of “{ $label }”: it wins about { $games ->
    [one] { $games } more game
   *[other] { $games } more games
} in 100 ({ $least } to { $most }).
