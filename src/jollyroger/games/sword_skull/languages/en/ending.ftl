# How the game ended.

outcome = { $who-is ->
    [you] You win
   *[other] { $who } wins
} { $ending ->
    [gold] by buying off the Pirate King
   *[might] by beating the Pirate King
}.
cause-price = { $who-is ->
    [you] You
   *[other] { $who }
} paid the King { $price } gold, { $left ->
    [0] to the last coin
   *[other] with { $left } left
}.
cause-both = Both of { $who-is ->
    [you] your
   *[other] { $who }'s
} figures stood on his Lair.
cause-fight = { $figure } beat the Pirate King, { $total } against { $other }: a { $chance } % chance by the dice.
cause-fight-blank = { $figure } beat the Pirate King, who rolled a blank: a { $chance } % chance by the dice.
cause-close = { $count ->
    [one] { $figures }
   *[other] { $figures }
} stood on the Lake of Fire, one move away.
tally-gold = Gold
tally-officer = Officer's Might
tally-pirate = Pirate's Might
tally-chance = Chance to beat the King
tally-crew = Crew
tally-items = Items
tally-fortune = Fortune cards left
tally-none = none
