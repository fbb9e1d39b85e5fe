# The names of what is in the box: rooms, enemies, goods, items, characters, and what the cards do.

# --- Rooms: `place-` and the id of the room. 'in' is where one is, 'in-start' begins a sentence with it. ---

place-start-centre = { $case ->
    [in] on the Main Deck
    [in-start] On the Main Deck
   *[name] Main Deck
}
place-start-left = { $case ->
    [in] in the Port Battery
    [in-start] In the Port Battery
   *[name] Port Battery
}
place-start-right = { $case ->
    [in] in the Starboard Battery
    [in-start] In the Starboard Battery
   *[name] Starboard Battery
}
place-start-top = { $case ->
    [in] at the Main Hatch
    [in-start] At the Main Hatch
   *[name] Main Hatch
}
place-room-01 = { $case ->
    [in] in the Powder Room
    [in-start] In the Powder Room
   *[name] Powder Room
}
place-room-02 = { $case ->
    [in] in the Great Cabin
    [in-start] In the Great Cabin
   *[name] Great Cabin
}
place-room-03 = { $case ->
    [in] in the Captain's Gallery
    [in-start] In the Captain's Gallery
   *[name] Captain's Gallery
}
place-room-04 = { $case ->
    [in] in the Brig
    [in-start] In the Brig
   *[name] Brig
}
place-room-05 = { $case ->
    [in] in the Galley
    [in-start] In the Galley
   *[name] Galley
}
place-room-06 = { $case ->
    [in] in the Rum Store
    [in-start] In the Rum Store
   *[name] Rum Store
}
place-room-07 = { $case ->
    [in] in the Chart Room
    [in-start] In the Chart Room
   *[name] Chart Room
}
place-room-08 = { $case ->
    [in] in the Shot Locker
    [in-start] In the Shot Locker
   *[name] Shot Locker
}
place-room-09 = { $case ->
    [in] in the Gunners' Mess
    [in-start] In the Gunners' Mess
   *[name] Gunners' Mess
}
place-room-10 = { $case ->
    [in] in the Sick Bay
    [in-start] In the Sick Bay
   *[name] Sick Bay
}
place-room-11 = { $case ->
    [in] in the Cable Tier
    [in-start] In the Cable Tier
   *[name] Cable Tier
}
place-room-12 = { $case ->
    [in] in the Crow's Closet
    [in-start] In the Crow's Closet
   *[name] Crow's Closet
}
place-room-13 = { $case ->
    [in] in the Bilge
    [in-start] In the Bilge
   *[name] Bilge
}
place-room-14 = { $case ->
    [in] in the Sail Loft
    [in-start] In the Sail Loft
   *[name] Sail Loft
}
place-room-15 = { $case ->
    [in] in the Carpenter's Walk
    [in-start] In the Carpenter's Walk
   *[name] Carpenter's Walk
}
place-room-16 = { $case ->
    [in] in the Orlop
    [in-start] In the Orlop
   *[name] Orlop
}
place-room-17 = { $case ->
    [in] in the Long Passage
    [in-start] In the Long Passage
   *[name] Long Passage
}
place-room-18 = { $case ->
    [in] in the Bread Room
    [in-start] In the Bread Room
   *[name] Bread Room
}
place-room-19 = { $case ->
    [in] in the Lamp Room
    [in-start] In the Lamp Room
   *[name] Lamp Room
}
place-room-20 = { $case ->
    [in] in the Cargo Run
    [in-start] In the Cargo Run
   *[name] Cargo Run
}
place-off-ship = { $case ->
    [in] in the boats
    [in-start] In the boats
   *[name] boats
}
# A room with a name of its own, from the component file of an owner.
place-named = { $case ->
    [in] in the { $name }
    [in-start] In the { $name }
   *[name] { $name }
}

# --- Sides of rooms, and ways out of them. ---

side-north = north
side-east = east
side-south = south
side-west = west
way-entrance = entrance
way-dinghy = dinghy
way-here = here

# Where something is, or goes: at the end of a sentence.
where-room = { FORM($room, case: "in") }
where-way = { $way }
to-room = to the { $room }
to-boats = off the ship
to-way = { $way }

# --- Enemies. 'front' is their name in lists: 'guard 7'. ---

foe-guard = { $case ->
    [start] The guard
    [new] a guard
    [new-start] A guard
    [front] guard
   *[the] the guard
}
foe-crew = { $case ->
    [start] The crewman
    [new] a crewman
    [new-start] A crewman
    [front] crew
   *[the] the crewman
}
foe-fromm = { $case ->
    [front] fromm
   *[the] Captain Fromm
}
# Any of several enemies.
foe-some = the enemy
foe-some-crew = { $case ->
    [start] The crew
   *[the] the crew
}
# 'the guard (7)'.
foe-strong = { $case ->
    [start] { FORM($foe, case: "start") } ({ $strength })
    [new] { FORM($foe, case: "new") } ({ $strength })
    [new-start] { FORM($foe, case: "new-start") } ({ $strength })
   *[the] { $foe } ({ $strength })
}

# --- Goods. ---

goods-treasure = { $case ->
    [start] The Treasure
    [new] a Treasure
    [name] Treasure
    [list] Treasure
    [mark] treasure
   *[the] the Treasure
}
goods-cutlass = { $case ->
    [start] The Cutlass
    [new] a Cutlass
    [name] Cutlass
    [list] Cutlass
    [mark] cutlass
   *[the] the Cutlass
}
goods-grog-4 = { $case ->
    [start] The Grog
    [new] Grog
    [name] Grog
    [list] Grog
    [mark] grog-4
   *[the] the Grog
}
goods-grog-5 = { $case ->
    [start] The strong Grog
    [new] strong Grog
    [name] Strong Grog
    [list] strong Grog
    [mark] grog-5
   *[the] the strong Grog
}

# --- Items. '.about' follows the name: 'The Rum makes one rest a turn free'. ---

item-blanket = Blanket
    .about = lowers the fire where you are by 2, once a turn
item-bucket = Bucket
    .about = lowers a fire next door by 1, once a turn
item-compass = Compass
    .about = makes one walk or run a turn free
item-dagger = Dagger
    .about = makes striking down one deckhand a turn free
item-pistol = Pistol
    .about = shoots at an enemy next door without risk, once a turn
item-rum = Rum
    .about = makes one rest a turn free
item-sword = Sword
    .about = adds 1 in every battle

# --- Characters. '.about' follows the name: 'Jade strikes down two deckhands at a time'. ---

character-black-gus-garrett = Black Gus Garrett
    .about = sends crew away instead of fighting them
character-cobalt-kallen = Cobalt Kallen
    .about = carries treasure as if it weighed nothing
character-crimson-flynn = Crimson Flynn
    .about = fights fires next door, too
character-five-fingered-titian = Five-Fingered Titian
    .about = looks at two revenge cards and picks one
character-jade = Jade
    .about = strikes down two deckhands at a time
character-lydia-lamore = Lydia Lamore
    .about = has 6 actions
character-whitebeard = Whitebeard
    .about = tires 1 less, except in battle

# --- What a revenge card does. ---

card-fires = { $level ->
    [0] rooms without a fire catch fire
   *[other] fires at { $level } rise
}
card-red-fires = { $level ->
    [0] red rooms without a fire catch fire
   *[other] red fires at { $level } rise
}
card-yellow-fires = { $level ->
    [0] yellow rooms without a fire catch fire
   *[other] yellow fires at { $level } rise
}
card-add = deckhands come up
card-spread = deckhands spread
card-crew = the crew moves
# One effect after another.
card-and = { $first }, { $second }

# --- Counts and chances. ---

colour-red = red
colour-yellow = yellow
percent = { $share } %
percent-tiny = <1 %
count-deckhands = { $count ->
    [one] { $count } deckhand
   *[other] { $count } deckhands
}
count-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
quoted = “{ $words }”
