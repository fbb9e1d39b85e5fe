# A sentence for each event. $who is a player; $who-is is 'you' if the reader is that player.

# The code adds a full stop, unless the last pirate's name ends with an exclamation mark.
event-quest-began = { $quest }. { $goal } Your crew: { $crew }
# A roll in a list of those of a duel: 'Anne flag (6)'.
duel-roll = { $who } { $die } ({ $roll })
event-duelled = Duel for { $rank ->
    [captain] the ship's captain
   *[sea-wolf] sea wolf
}: { $rolls }.
event-became-captain = { $who-is ->
    [you] You are
   *[other] { $who } is
} the ship's captain now.
event-stayed-captain = { $who-is ->
    [you] You stay
   *[other] { $who } stays
} the ship's captain.
event-black-rolled = Round { $round }. The black dice show { $dice }{ $out ->
    [0] .
    [one] ; { $out } die is out for the round.
   *[other] ; { $out } dice are out for the round.
}
event-black-rolled-laid = Round { $round }. The black dice show { $dice } (one { $laid } was laid before the roll){ $out ->
    [0] .
    [one] ; { $out } die is out for the round.
   *[other] ; { $out } dice are out for the round.
}
event-rolled = { $who-is ->
    [you] You roll
   *[other] { $who } rolls
} { $dice }.
event-rerolled = { $who-is ->
    [you] You re-roll
   *[other] { $who } re-rolls
} { $old }: { $new }.
event-drank = { $who-is ->
    [you] You drink a rum and roll
   *[other] { $who } drinks a rum and rolls
} { $dice }.
event-only-move = Only one legal move: { $move }.
only-place = your dice go to the { $column }
only-done = none of your dice can be placed
only-pick = you turn the { $die }
only-swap = the black dice of { $one } and { $other } change places
only-storm = the storm hits the { $column }
only-haul = all dice leave the { $column }
only-take = the die comes from the { $column }
only-put = the die goes to the { $column }
only-toss = you lose a gold token worth { $worth }
only-throw = the last pirate goes overboard
only-load = only one pirate has room for the rum
event-placed = { $who-is ->
    [you] You place
   *[other] { $who } places
} { $count ->
    [one] { $count } die
   *[other] { $count } dice
} on the { $column }.
event-placed-nothing = { $who-is ->
    [you] You place
   *[other] { $who } places
} nothing.
event-used = { $who-is ->
    [you] You pay
   *[other] { $who } pays
} a rum for { $pirate }
event-turned = { $who-is ->
    [you] You turn
   *[other] { $who } turns
} a die from { $old } to { $new }.
event-swapped = The black dice of { $one } and { $other } change places.
event-stormed = A storm on the { $column }: { $which ->
    [but-one] all its black dice but one
   *[all] its black dice
} show { $dice } now{ $out ->
    [0] .
    [one] ; { $out } die is out for the round.
   *[other] ; { $out } dice are out for the round.
}
event-hauled = All dice leave the { $column }: { $dice }.
event-die-moved = { $who-is ->
    [you] You move
   *[other] { $who } moves
} a die from the { $old } to the { $new }.
event-die-moved-of = { $who-is ->
    [you] You move
   *[other] { $who } moves
} { $owner-is ->
    [you] your
   *[other] { $owner }'s
} die from the { $old } to the { $new }.
event-stayed = { $who-is ->
    [you] You move
   *[other] { $who } moves
} no die.
event-refilled = { $who-is ->
    [you] You toss
   *[other] { $who } tosses
} a gold token overboard: all rum on the pirates goes back to the hold.
event-refilled-worth = { $who-is ->
    [you] You toss
   *[other] { $who } tosses
} a gold token worth { $worth } overboard: all rum on the pirates goes back to the hold.
event-tossed = { $who-is ->
    [you] You lose
   *[other] { $who } loses
} a gold token.
event-tossed-worth = { $who-is ->
    [you] You lose
   *[other] { $who } loses
} a gold token worth { $worth }.
event-completed = { FORM($column, case: "start") } filled, { $ours } of our dice against { $black } black: { $reward }.
event-failed = { FORM($column, case: "start") } failed, { $ours } of our dice against { $black } black.
event-punished = Penalty of the { $column }: { $penalty }.
event-pardoned = { $who-is ->
    [you] You wave
   *[other] { $who } waves
} the penalty of the { $column } away: { $penalty }.
event-spilled = Surplus of the { $column } re-rolled, { $dice }: { $joined } { $count ->
    [one] joins
   *[other] join
} a later column.
event-spilled-none = Surplus of the { $column } re-rolled, { $dice }: none joins a later column.
event-took-rum = { $who-is ->
    [you] You take
   *[other] { $who } takes
} { $count } rum.
event-took-gold = { $who-is ->
    [you] You take
   *[other] { $who } takes
} { $count ->
    [one] { $count } gold token
   *[other] { $count } gold tokens
}.
event-took-gold-worth = { $who-is ->
    [you] You take
   *[other] { $who } takes
} { $count ->
    [one] { $count } gold token
   *[other] { $count } gold tokens
}, worth { $worth }.
event-pool-renewed = The gold has run out: the tossed tokens are shuffled into a new pool.
event-found-token = A { $token }! We have { $count } of { $needed }.
event-enemy-hit = A hit! { FORM($enemy, case: "start") } has taken { $hits } of { $needed }.
event-ship-hit = Our ship is hit: damage { $damage } of { $bears }.
event-unlocked = The fight for the flag is open.
event-locked = But the fight for the flag was not unlocked: no gold, no hit.
event-thrown = { $title } ({ $pirate }) goes overboard: { $left ->
    [one] { $left } pirate is
   *[other] { $left } pirates are
} left.
event-rum-loaded = { $who-is ->
    [you] You put
   *[other] { $who } puts
} a rum on { FORM($title, case: "accusative") } ({ $pirate })
event-sea-wolf = { $who-is ->
    [you] You are
   *[other] { $who } is
} the sea wolf: most dice on the right half.
event-no-sea-wolf = Nobody has a die on the right half: there is no sea wolf.
event-crew-lost = The last of the crew is gone in round { $round }: nobody is left to sail the ship.
event-adrift = After { $rounds } rounds the stores are empty, and the quest is given up.
# A purse in a list of all.
open-purse = { $who } { $count ->
    [one] { $count } gold token
   *[other] { $count } gold tokens
} worth { $worth }
event-quest-won = { $quest } is done! The purses are opened: { $purses }.
