# How the game ended, what decided it, and the final tally.

ending-win = Won! The treasure is in the boats and everybody is off the ship.
ending-explosion = Lost: the { $most }th explosion tears the ship apart.
ending-overwhelmed = Lost: another deckhand was due and none was left. They overwhelm you.
ending-trapped = Lost: the new room fits nowhere. You are trapped.
ending-untimely-death = Lost: a pirate dies with all the treasure already in the boats.
ending-no-more-pirates = Lost: a pirate is dead, and nobody is left to step in.
ending-lost-treasure = Lost: too much treasure has gone up in flames.
ending-dead-pirate = Lost: a pirate is dead, and in this game nobody may die.
ending-blocked = Lost: no way off the ship is left, and there are pirates aboard.
ending-burnt-out = Lost: you stayed too long. The ship has burnt out.

# Numbers in words, within a sentence.
number-explosions = { $count ->
    [0] no more explosions
    [1] one more explosion
    [2] two more explosions
    [3] three more explosions
    [4] four more explosions
    [5] five more explosions
    [6] six more explosions
    [7] seven more explosions
   *[other] { $count } more explosions
}
number-rooms = { $count ->
    [0] no rooms
    [1] one room
    [2] two rooms
    [3] three rooms
    [4] four rooms
    [5] five rooms
    [6] six rooms
    [7] seven rooms
   *[other] { $count } rooms
}
number-kegs = { $count ->
    [0] no kegs
    [1] one keg
    [2] two kegs
    [3] three kegs
    [4] four kegs
    [5] five kegs
    [6] six kegs
    [7] seven kegs
   *[other] { $count } kegs
}
number-trapdoors = { $count ->
    [0] no trapdoors
    [1] one trapdoor
    [2] two trapdoors
    [3] three trapdoors
    [4] four trapdoors
    [5] five trapdoors
    [6] six trapdoors
    [7] seven trapdoors
   *[other] { $count } trapdoors
}
number-treasures = { $count ->
    [0] no Treasures
    [1] one Treasure
    [2] two Treasures
    [3] three Treasures
    [4] four Treasures
    [5] five Treasures
    [6] six Treasures
    [7] seven Treasures
   *[other] { $count } Treasures
}
number-pirates = { $count ->
    [0] no pirates
    [1] one pirate
    [2] two pirates
    [3] three pirates
    [4] four pirates
    [5] five pirates
    [6] six pirates
    [7] seven pirates
   *[other] { $count } pirates
}

cause-win = It took { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, and { $left } would have lost it.
cause-explosion = { $lost } went up{ $early ->
    [yes] , besides those counted from the start
   *[no] {""}
}; the last card said: { $card }.
cause-overwhelmed = { $deckhands } deckhands stood in { $rooms } { $source ->
    [trapdoor] when a new trapdoor opened
    [spread] when more spread from { $doors }
   *[add] when more came up through { $doors }
}.
cause-trapped = No door was left where the { $room } could have joined the ship.
cause-lost-treasure = { $gone } { $destroyed ->
    [one] was
   *[other] were
} destroyed, of { $all } in all; you needed { $goal } and had { $looted } in the boats.
cause-exhaustion = { $who-is ->
    [you] You
   *[other] { $who }
}, as { $character }, collapsed from exhaustion { FORM($room, case: "in") }.
cause-in-explosion = { $who-is ->
    [you] You
   *[other] { $who }
}, as { $character }, stood { FORM($room, case: "in") } when it exploded.
cause-cut-off = { $who-is ->
    [you] You
   *[other] { $who }
}, as { $character }, had no way out, { FORM($room, case: "in") }.
cause-no-way-out = No way out was left.
cause-died-before = { $pirates } had died before.
cause-blocked = Still aboard: { $pirates }.
cause-burnt-out = It had burnt for { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.

tally-treasures = Treasures in the boats
tally-destroyed = Treasures destroyed
tally-explosions = Explosions
tally-deckhands = Deckhands left
tally-rooms = Rooms found
tally-turns = Turns
tally-lost-pirates = Pirates lost
tally-pirate = Pirate
tally-fatigue = Fatigue
tally-where = Where
tally-has = Has
tally-of = { $count } of { $all }
tally-place = the { $room }
tally-name = { $name }
tally-goods = { FORM($goods, case: "name") }
tally-nothing = nothing
