# The form for a new table.

new-table-title = New table
new-table-title-of = New table: { $game }
new-table-no-game = No such game
new-table-no-game-about = There is no game of that name here. <lobby>See all games</lobby>
new-table-how = How it is played
new-table-options = Options
new-table-house-rules = House rules
new-table-begin = Begin the game
new-table-create = Create table
new-table-first-choose = First choose: { $options }
new-table-loading = Loading …

new-table-who = Who plays?
new-table-friends = With friends
    .about = You get a link and a QR code to send round.
new-table-bots = Against bots
    .about = The game begins at once.
new-table-here = On this device
    .about = All of you here, with a curtain between turns.
new-table-seats = How many seats?
new-table-who-sits = Who sits in seat { $seat }
new-table-me = Me
new-table-person-here = A person here
new-table-free = Free, for a friend
new-table-bot = Bot: { $name }
new-table-name-in-seat = Name in seat { $seat }
new-table-in-seat = in seat { $seat }

new-table-choose = Choose
new-table-choose-more = Choose { $count } more
new-table-too-many = Too many: take { $count } away
new-table-chosen = { $count } chosen

new-table-summary-undo = undo: { $undo }
new-table-summary-listed = listed in the lobby
new-table-summary-practice = practice
new-table-clock = Clock
    .about = When time runs out, a bot chooses.
new-table-absence = Absent players
    .about = Somebody is gone and the others wait.
new-table-absence-waits = The game waits until the clock runs out; then a bot chooses.
new-table-undo = Undo
    .about = What can be taken back?
new-table-watch = Watching
    .about = Spectators see no hidden cards.
new-table-pace = Bots' pace
    .about = How fast do bots play?
new-table-practice = Practice game
    .about = Everybody may ask for hints. The record says so.
new-table-listed = Listed
    .about = The lobby shows this table, and anybody may join.
new-table-name = Name of the table
new-table-seed = Seed
    .about = The same number gives the same luck. Whoever knows it knows what comes; leave it empty for sealed luck.
new-table-sealed = sealed luck
