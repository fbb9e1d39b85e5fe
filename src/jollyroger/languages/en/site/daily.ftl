# The daily game.

daily-title = Daily game
daily-about = { $day }: the same luck for everybody. Can you beat the bots?
daily-game = Game of the daily game
daily-loading = The bots are playing it …
daily-comparing = Comparing with the others …
daily-table-title = Daily game, { $day }
daily-watch = Watch my game
daily-again = Play it again
daily-play = Play today's game
daily-par = <strong>Par:</strong> the { $bot } in your seat { $won ->
    [yes] won
   *[no] lost
}{ $points ->
    [none] {""}
    [one] { " " }with { $points } point
   *[other] { " " }with { $points } points
}.
daily-yours = <strong>You</strong> { $won ->
    [yes] won
   *[no] lost
}{ $points ->
    [none] {""}
    [one] { " " }with { $points } point
   *[other] { " " }with { $points } points
}{ $rank ->
    [none] {""}
   *[other] : place { $rank } of { $played } today
}.
daily-result-of = { $name }: { $won ->
    [yes] won
   *[no] lost
}{ $points ->
    [none] {""}
    [one] { " " }with { $points } point
   *[other] { " " }with { $points } points
}
daily-streak = { $count } days in a row
daily-played = { $count ->
    [one] { $count } person has
   *[other] { $count } people have
} played it, { $won } won
daily-nobody = Nobody has finished it yet today.
daily-copy = Copy result
daily-copied = Copied
daily-was-copied = The result was copied.
daily-share-title = Jolly Roger, daily game of { $day }: { $game }
daily-share-result = I { $won ->
    [yes] won
   *[no] lost
}{ $points ->
    [none] {""}
    [one] { " " }with { $points } point
   *[other] { " " }with { $points } points
}. Par: { $par-won ->
    [yes] won
   *[no] lost
}{ $par-points ->
    [none] {""}
    [one] { " " }with { $par-points } point
   *[other] { " " }with { $par-points } points
}.
daily-share-place = Place { $rank } of { $played } today.
daily-share-streak = { $count } days in a row.
