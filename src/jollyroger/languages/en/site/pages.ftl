# Pages of their own: unknown addresses, the links of messages, fair dice, the way to a table, the frame of a replay.

page-not-found = Here be dragons
page-not-found-about = There is nothing at this address. <lobby>Back to the lobby</lobby>

page-learn = Learn by playing
page-learn-setting = Setting the table …

page-stop-title = No more messages
page-confirm-title = Email for your turns
page-link-incomplete = This link is not complete. Open it once more, whole.
page-stop-done = Done. You will hear nothing more about this game.
page-stop-again = You can turn messages on again at the table, with the bell.
page-confirm-done = All set: an email comes when it is your turn and you are away.
page-confirm-ask = Shall this address get an email when it is your turn? Every email has a link that ends it.
page-confirm-yes = Yes, tell me
page-to-table = To the table
page-to-lobby = To the lobby
page-one-moment = One moment …

page-table-silent = The server does not answer yet; trying again.
page-table-opening = Opening the table …

page-fair-embedded = Your own browser rolls the dice here, so the only person who could cheat you is you. They are still sealed the way a server seals them: before a game a secret is drawn and its hash, the <em>commitment</em>, is shown. Secret and salt decide every roll and every shuffle. After the game the secret is published, and all of it can be derived again and compared. A file from a friend's server can be checked here too.
page-fair-server = Before a game the server draws a secret and shows its hash, the <em>commitment</em>: from then on the secret cannot be changed. Everybody who sits down adds a little luck of their own, a <em>salt</em>, which the server could not know before. Secret and salts together decide every roll and every shuffle. After the game the secret is published, and anybody can derive all of it again and compare.
page-fair-checking = Rolling it all again …
page-fair-this-table = This table
page-fair-commitment = Commitment
page-fair-salts = Salts
page-fair-salt = { $name }: { $salt }
page-fair-salt-none = none
page-fair-salts-later = collected when the game begins
page-fair-salts-seed = none: the luck comes from a known seed
page-fair-secret = Secret
page-fair-secret-day = published when the day is over
page-fair-secret-game = published when the game is over
page-fair-check-table = Check every roll of this game
page-fair-a-file = A saved game
page-fair-check-file = Check a saved game
page-fair-file-about = Every game that is over can be saved as a file, from its table. The same check runs without this site: <code>jollyroger verify FILE</code>
page-fair-file = Record file

page-replay = Replay
page-replay-title = Replay: { $table }
page-replay-seen-by = Seen by
page-replay-view-of = { $name }'s view
page-replay-view-spectator = Spectator's view
page-replay-scenes = Scenes
page-replay-text = Text
page-replay-fair = Were the dice fair?
page-replay-numbers = Numbers
page-replay-loading = Loading the game …
page-replay-side = Log and numbers
page-replay-beside = Beside the board
page-replay-log = Log
page-replay-parts = Parts of the replay
page-replay-board = Board
page-replay-table = Table
