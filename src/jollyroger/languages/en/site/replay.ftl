# The bar of a replay.

replay-label = Replay
replay-beginning = To the beginning
replay-turn-before = Turn before
replay-turn-before-key = The turn before (Page up)
replay-back = One back
replay-play = Play
replay-stop = Stop
replay-on = One on
replay-next-turn = Next turn
replay-next-turn-key = The next turn (Page down)
replay-end = To the end
replay-speed = Speed
replay-leave = Back to the game
replay-play-on = Play on
replay-from-here = from here
replay-rewind = Rewind the table to here
replay-share = Share
replay-this-moment = this moment
replay-link = Link to this moment
replay-turn = turn { $turn }
