analysis-pass = Let it pass
analysis-chose = { $who }: “{ $label }”.
analysis-luck-player = { $what } { $kind ->
    [good] Good
   *[bad] Bad
} luck for { $who }: worth about { $games } games in 100 ({ $least } to { $most }).
analysis-luck-crew = { $what } { $kind ->
    [good] Good
   *[bad] Bad
} luck for the crew: worth about { $games } games in 100 ({ $least } to { $most }).
analysis-mistake = { $who } chose “{ $label }”. The Captain would choose “{ $better }”, and win about { $games } more games in 100 ({ $least } to { $most }).
analysis-advice = In turn { $turn }, the Captain would choose “{ $better }” instead of “{ $label }”: it wins about { $games } more games in 100 ({ $least } to { $most }).
