# The lobby: games, the reader's tables, open and finished tables, saved games.

home-title = Jolly Roger: pirate board games
home-games = Games
home-loading = Loading the games …
home-players = { $first } to { $last } players, { $kind ->
    [crew] one crew
   *[rivals] rivals
}. <rules>Rules<hidden> of { $game }</hidden></rules>
home-learn = New here? <strong>Learn by playing</strong>
home-play-now = Play now
home-new-table = New table
home-open-tables = Open tables
home-open-tables-none = No open tables right now. Create one and list it here.
home-finished-games = Finished games
home-finished-games-none = Games of listed tables appear here when they are over.
home-join = Join
home-watch = Watch
home-replay = Replay
home-saved-games = Saved games
home-saved-games-about = A table's menu saves its game to a file. Open it here to go on, or to look at it again.
home-saved-game = Saved game
home-open-saved-game = Open a saved game …
home-opening = Opening …

home-my-tables = My tables
home-another-device = Use another device
home-group-turn = Your turn
home-group-waiting = Waiting
home-group-finished = Finished
home-show-all = Show all { $count } finished games
home-a-table = A table
home-you-won = You won
home-more = More about { $table }
home-remove = Remove from this list
home-remove-seat = Your seat goes with it. Remove?
home-open = Open
home-play = Play
home-play-again = Play again
home-record = <strong>Your record:</strong> { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins } won{ $daily ->
    [0] {""}
   *[other] { " " }· daily { $daily-wins } of { $daily }
}{ $streak ->
    [0] {""}
   *[other] , best streak { $streak } days
}
home-record-game = { $game } { $wins } of { $games }
home-record-per-game = per game

home-company = with { $others }
home-bot = { $name } (bot)
home-seats-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
home-table-gone = This table is gone.
home-invited = You are invited · { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
home-table-full = The table is full
home-start-the-game = Everybody is here: start the game
home-host-starts = The host starts the game
home-your-turn = Your turn
home-paused = Paused
home-bot-plays-for-you = A bot plays for you until you return
home-waiting-for = Waiting for { $names }
home-bots-playing = The bots are playing
home-game-on = The game is on
