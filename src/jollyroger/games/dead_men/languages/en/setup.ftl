# Before the game: what it is about, the options, and what to expect.

game-about = Together against a burning ship: fight fires and skeletons, carry the treasure off before all explodes.

setup-difficulty = Difficulty
    .about = How many treasures you must carry off the ship.
setup-difficulty-scurvy-dog = Scurvy Dog (easiest)
setup-difficulty-buccaneer = Buccaneer (hard)
setup-difficulty-admiral = Admiral (hardest)
# A difficulty, and what more than four pirates must do.
setup-level = { $name }: { $few } treasures{ $more ->
    [treasures] , { $many } with four or more pirates
    [crew] , all crew beaten with four or more pirates
    [both] , { $many } and all crew beaten with four or more pirates
   *[nothing] {""}
}

setup-captain_fromm = Captain Fromm
    .about = Harder: a captain of strength 4 or 8 hunts you, and you cannot win while he is aboard.
setup-captain_fromm-off = Not aboard
setup-captain_fromm-on = Walks the ship

setup-deckhands_set_aside = Deckhands in the supply
    .about = Taking some out makes it harder: you lose when a deckhand is due and none is left.
setup-deckhands = { $fewer ->
    [0] All { $all }
   *[other] { $fewer } fewer
}

setup-extra_double_tiles = Rooms found in pairs
    .about = After everybody's first turn, rooms come one a turn. With more pairs the ship fills up sooner.
setup-double-tiles = { $more ->
    [0] First turns only
   *[other] { $more } more
}

setup-marker_start = Explosions before you arrive
    .about = The further along the explosion marker starts, the harder it is.
setup-explosions = { $counted ->
    [0] None
   *[other] { $counted }
}: { $left ->
    [one] { $left } more loses
   *[other] { $left } more lose
} the game

setup-dead_pirate_loses = When a pirate dies
    .about = Normally another pirate takes the place of a dead one, as long as there are any.
setup-dead_pirate_loses-off = Another takes over
setup-dead_pirate_loses-on = The game is lost (harder)

setup-edition = Rules
    .about = They differ in details of retreats, kegs, robbed items and rooms beside a hole.
setup-edition-rulebook = The 2015 rulebook
setup-edition-reference = The later reference manual

setup-group_choice = Shared decisions
    .about = Which way hunting crew goes, who fights it, and where the Dinghy waits.
setup-group_choice-vote = Everybody votes
setup-group_choice-active-player = Whoever's turn it is decides

# How long a game takes, and how often bots win it.
forecast = About { $minutes } minutes. { $crews }{ $varied ->
    [yes] {" "}without the variants you chose
   *[no] {""}
}.
# $games is 0 if they hardly ever win.
forecast-mates = A crew of Mates { $games ->
    [0] hardly ever wins
   *[other] wins about { $wins ->
        [one] { $wins } game
       *[other] { $wins } games
    } in { $games }
}
forecast-captains = { $mates }, one of Captains { $games ->
    [0] hardly ever
   *[other] about { $wins } in { $games }
}
