# What is shown over the board: titles and verdicts, without a full stop.

# A player beside their dice.
side-player = { $who-is ->
    [you] You
   *[other] { $who }
}
side-black = Black dice
scene-rolled = { $who-is ->
    [you] You roll
   *[other] { $who } rolls
} { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
scene-rerolled = { $who-is ->
    [you] You re-roll
   *[other] { $who } re-rolls
} { $dice }
scene-rerolled-out = Out for this roll: { $dice }
scene-drank = { $who-is ->
    [you] You drink a rum and re-roll
   *[other] { $who } drinks a rum and re-rolls
}
scene-roll-all = { $count ->
    [one] It can be placed
   *[other] All can be placed
}
scene-roll-none = { $count ->
    [one] It cannot be placed
   *[other] None can be placed
}
scene-roll-inactive = Inactive: { $dice }
scene-black-rolled = Round { $round }: the black dice
scene-black-most = Most black dice: { $columns } ({ $count })
scene-black-none = No column is active
scene-blocked-rerolled = { $count } blocked, re-rolled: { $dice }{ $out ->
    [0] {""}
   *[other] , { $out } out
}
scene-blocked-moved = blocked: { $dice } { $count ->
    [one] goes
   *[other] go
} to the { $columns }
scene-storm = Storm on the { $column }
scene-storm-stay = { $count ->
    [one] { $count } die stays
   *[other] { $count } dice stay
} on the { $column }
scene-spilled = Surplus of the { $column }
scene-spilled-on = On to later columns: { $dice }
scene-spilled-die = +{ $count } { $column }
scene-spilled-none = All put away
scene-duel = Duel for { $rank ->
    [captain] the ship's captain
   *[sea-wolf] sea wolf
}
scene-duel-tie = Tie: { $names } roll again
scene-duel-won = { $who-is ->
    [you] You win
   *[other] { $who } wins
} with the { $die }
scene-settled = { FORM($column, case: "start") }: { $black } black, { $ours } of ours
scene-filled = Filled: { $reward }
scene-failed = Failed: { $count } short
scene-punished = { FORM($column, case: "start") } failed
scene-took-gold = { $who-is ->
    [you] You take
   *[other] { $who } takes
} { $count ->
    [one] { $count } gold token
   *[other] { $count } gold tokens
}
scene-took-gold-worth = Worth { $worth }
scene-thrown = { $title } ({ $pirate })
scene-thrown-left = Overboard: { $left ->
    [one] { $left } pirate is
   *[other] { $left } pirates are
} left
scene-only-move = Only one legal move
scene-gold-tokens = { $count ->
    [one] { $count } gold token
   *[other] { $count } gold tokens
}
scene-quest-won = { $quest } is done!
scene-purses-opened = The purses are opened
scene-find = A find!
scene-hit = A hit!
scene-locked = The flag is locked
scene-sea-wolf = Sea wolf
scene-captain = The ship's captain
scene-sank = The ship goes down
scene-crew-lost = No crew left
