# The frame of the site: header, notices, errors, and small parts that many pages use.

shell-skip = To the content
shell-navigation = Site
shell-back-to-lobby = Back to the lobby
shell-fair-dice = Fair dice
shell-settings = Settings
shell-help = Help
shell-offline = You are offline. Games go on when the network is back.
shell-page-failed = This page could not be loaded. Check your connection and load it again.
shell-no-javascript = Jolly Roger needs JavaScript to draw its tables. There is also a terminal: <code>jollyroger play</code>
shell-your-turn = Your turn
shell-close = Close
shell-copy = Copy
shell-copied = Copied
shell-copied-what = { $what } copied
shell-choose-file = Choose a file …
shell-zoom-in = Zoom in
shell-zoom-out = Zoom out
shell-whole-board = Whole board
shell-try-again = Try again

error-no-answer = The server does not answer. Is it running, and are you connected?
error-status = The server could not do that ({ $status }). Try again in a moment.
error-here = Something went wrong here. Load the page anew and try again.
error-file-too-large = That file is too large to be a game.
