# The goal, the description of the table, the text board, and the hints.

goal-carry = Carry { $goal } Treasures off{ $all_crew ->
    [yes] , beat the whole crew
   *[no] {""}
} before the { $most }th explosion · { $looted } of { $goal } · { $explosions } of { $most }
goal-get-off = { $all_crew ->
    [yes] Beat the rest of the crew and get off
   *[no] Get everybody off the ship
} · { $aboard } still aboard · explosion { $explosions } of { $most }

# --- The table in sentences. ---

describe-you = You
describe-now = Now
describe-game = The game
describe-table = The table
describe-exploded = Exploded

describe-tile = The { $tile } is to be placed. It is { $colour } with fire { $fire }{ $keg ->
    [0] {""}
   *[other] {" "}and a keg of { $keg } at its { $keg_side } door
}; as printed it has doors { $doors }.
describe-foe = { $foe } of strength { $strength }
describe-battle = Battle { FORM($room, case: "in") } against { $foes }.
describe-die = The die shows { $die }, which makes { $total } without battle strength.
describe-aside = You look at two revenge cards. { $cards }

describe-pirate = { $who-is ->
    [you] You are
   *[other] { $who } is
} { $character }, who { $about }, { $place ->
    [none] off the ship, in the boats
   *[other] { FORM($place, case: "in") }
}.
describe-turn = It is { $who-is ->
    [you] your
   *[other] their
} turn: { $own ->
    [one] { $own } action
   *[other] { $own } actions
}{ $given ->
    [0] {""}
   *[other] {" "}and { $given } received
} left.
describe-fatigue = Fatigue { $fatigue } of { $most }.
describe-hot = Fire { $fire } or more is too hot to enter.
describe-strength = Battle strength +{ $strength } of { $most }{ $floor ->
    [0] {""}
   *[other] , never below +{ $floor } thanks to Cutlasses
}.
describe-item = { $who-is ->
    [you] You have
   *[other] { $who } has
} { $item ->
    [none] no item
   *[other] the { $item }, which { $about }
}.
describe-item-used = It is used up for this turn.
describe-load = { $who-is ->
    [you] You carry
   *[other] { $who } carries
} { $goods }.

describe-treasures = Turn { $turn }. { $looted } of { $goal ->
    [one] { $goal } Treasure
   *[other] { $goal } Treasures
} in the boats{ $destroyed ->
    [0] {""}
   *[other] , { $destroyed } destroyed
}.
describe-explosions = { $explosions ->
    [one] { $explosions } explosion
   *[other] { $explosions } explosions
}; the { $most }th one loses.
describe-supply = { $count ->
    [one] { $count } deckhand
   *[other] { $count } deckhands
} left in the supply; if one is due and none is left, you lose.
describe-rooms-left = { $count ->
    [one] { $count } room
   *[other] { $count } rooms
} still to be found{ $double ->
    [0] {""}
   *[other] , the next { $double } two a turn
}.
describe-deck = { $count ->
    [one] { $count } revenge card
   *[other] { $count } revenge cards
} in the deck; { $fives } of { $most } fives until it is shuffled.
describe-last-card = The last revenge card: { $card }.
describe-next-card = You know the next revenge card: { $card }.
describe-next-card-after = The next revenge card would have been: { $card }.

describe-fire = { $fire ->
    [0] no fire, { $colour }
   *[other] { $colour } fire { $fire }
}
describe-keg = { $spent ->
    [yes] a spent keg
   *[no] a keg at the { $side } door that goes off at { $keg }
}
describe-trapdoor = a trapdoor
describe-deckhands = { $count ->
    [one] { $count } deckhand
   *[other] { $count } deckhands
}{ $crowd ->
    [yes] , so nobody gets in
   *[no] {""}
}
describe-way = { $side } { $to }
describe-room = { $contents }. Ways: { $ways }.
describe-closed = { $count ->
    [one] The door { $sides } leads nowhere.
   *[other] Doors { $sides } lead nowhere.
}
describe-name = { $name }
describe-part = { $part }
describe-lost-rooms = { $rooms }.
describe-item-about = the { $item }, which { $about }
describe-items = Items on the table: { $items }.
describe-no-items = No items are on the table.
describe-reserve = { $count ->
    [one] { $count } character
   *[other] { $count } characters
} in reserve.

# --- The text board. Letters in the rooms: R and Y are the colours, k a keg, T a trapdoor, d deckhands. ---

board-letter-red = R
board-letter-yellow = Y
board-letter-keg = k
board-letter-trapdoor = T
board-letter-deckhands = d
board-letter-guard = G
board-letter-crew = C
board-letter-fromm = F
board-letter-north = N
board-letter-east = E
board-letter-south = S
board-letter-west = W
# At most 9 characters.
board-exploded = exploded
board-free-cell = tile?
board-key =
    R4 Y2 fire · k5N keg 5 at the north door · T trapdoor · d2 deckhands · G7 guard, C3 crew, F4 Fromm
    $ treasure · c Cutlass · g4 Grog · @J pirates · gaps are doors, ~ is an exit, ### has exploded
board-counters = Turn { $turn }   Treasures { $looted } of { $goal }{ $all_crew ->
    [yes] , and all crew defeated
   *[no] {""}
} ({ $destroyed } destroyed)   Explosions { $explosions } of { $most }   Deckhands left { $supply } of { $all_deckhands }   Tiles left { $tiles }
board-deck = Revenge deck { $count } cards, { $fives ->
    [one] { $fives } five
   *[other] { $fives } fives
} since the shuffle; { $card ->
    [none] none drawn yet
   *[other] last { $card }
}
board-next-card = You know the next card: { $card }
board-aside = You look at { $cards }
board-tile = To be placed: { $tile }, { $fire }, doors { $doors } as printed{ $keg ->
    [0] {""}
   *[other] , keg { $keg } at { $keg_side }
}
board-doors = doors { $doors }
board-keg = keg { $keg } at { $side }
board-keg-spent = keg spent
board-trapdoor = trapdoor
board-foe = { FORM($foe, case: "front") } { $strength }
board-pirate = { $who-is ->
    [you] you are
   *[other] { $who } is
} { $character }
board-no-item = no item
board-fatigue = fatigue { $fatigue }
board-strength = battle +{ $strength }
board-off-ship = off ship
board-in-room = in { $room }
board-carries = carries { $goods }
board-goods = { FORM($goods, case: "mark") }
board-actions = { $own ->
    [one] { $own } action
   *[other] { $own } actions
}{ $given ->
    [0] {""}
   *[other] {" "}and { $given } received
} left

# --- Hints. ---

hint-next-card = The next revenge card:
hint-card = { $card }: { $notes }.
# What a card does, in a list: 'it loses the game; it kills you'.
hint-note = it { $note }
hint-no-harm = No card does any harm.
hint-loses = { $chance } of the cards lose the game.
hint-deckhands-add = If deckhands come up ({ $chance }): { $due } of the { $supply } left{ $loses ->
    [yes] , more than there are
   *[no] {""}
}.
hint-deckhands-spread = If deckhands spread ({ $chance }): { $due } of the { $supply } left{ $loses ->
    [yes] , more than there are
   *[no] {""}
}.
hint-battles = { $who-is ->
    [you] You
   *[other] { $who }
} would win { $battles }.
hint-battle = against { $foe } { $bare }{ $track ->
    [none] {""}
   *[other] , { $track } with battle strength
}
hint-moves = Steps: { $moves }.
hint-move = { $way } to the { $room }, fatigue { $fatigue }{ $kills ->
    [yes] , deadly
   *[no] {""}
}
hint-move-closed = { $way } to the { $room } is closed

# What a card would do: 'This card' or 'it' goes before it.
harm-loses = loses the game
harm-kills = kills { $pirates }
harm-explodes = blows up { $rooms }
harm-kegs = sets off the keg { FORM($rooms, case: "in") }
harm-rises = raises the fire { FORM($room, case: "in") }
harm-rises-many = raises { $count } fires
harm-deckhands = brings { $count ->
    [one] { $count } deckhand
   *[other] { $count } deckhands
}
harm-room = the { $room }
