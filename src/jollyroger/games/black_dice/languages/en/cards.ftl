# Columns, symbols, effects, pirates and quests.

column-anchor = Anchor
    .inside = anchor
column-rum = Rum barrel
    .inside = rum barrel
column-sword = Sword & hook
    .inside = sword & hook
column-map = Treasure map
    .inside = treasure map
column-ship = Ship
    .inside = ship
column-flag = Pirate flag
    .inside = pirate flag

# A symbol, as the face of a die or as a column: after an article, with its own, or to begin a sentence.
symbol-anchor = { $case ->
    [indefinite] an anchor
    [start] Anchor
   *[plain] anchor
}
symbol-rum = { $case ->
    [indefinite] a rum barrel
    [start] Rum barrel
   *[plain] rum barrel
}
symbol-sword = { $case ->
    [indefinite] a sword
    [start] Sword
   *[plain] sword
}
symbol-map = { $case ->
    [indefinite] a treasure map
    [start] Treasure map
   *[plain] treasure map
}
symbol-ship = { $case ->
    [indefinite] a ship
    [start] Ship
   *[plain] ship
}
symbol-flag = { $case ->
    [indefinite] a flag
    [start] Flag
   *[plain] flag
}

# Equal dice, counted.
dice-anchor = { $count ->
    [one] { $count } anchor
   *[other] { $count } anchors
}
dice-rum = { $count ->
    [one] { $count } rum barrel
   *[other] { $count } rum barrels
}
dice-sword = { $count ->
    [one] { $count } sword
   *[other] { $count } swords
}
dice-map = { $count ->
    [one] { $count } treasure map
   *[other] { $count } treasure maps
}
dice-ship = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
dice-flag = { $count ->
    [one] { $count } flag
   *[other] { $count } flags
}
# Dice of one player, in a list: '2 of yours and 1 of Anne'.
owned-dice = { $count } of { $who-is ->
    [you] yours
   *[other] { $who }
}

reward-none = nothing
reward-move-die = move an anchor die
reward-rum = { $n } rum each, others 1
reward-gold = { $n ->
    [one] { $n } gold token
   *[other] { $n } gold tokens
} each
reward-token = a { $token }
reward-gold-and-token = { $n ->
    [one] { $n } gold token
   *[other] { $n } gold tokens
} each and a { $token }
reward-hit = a hit on { $enemy }
reward-unlock = unlocks the flag
reward-fewer-black = { $n } black dice fewer
reward-spoils-if-unlocked = { $n ->
    [one] { $n } gold token
   *[other] { $n } gold tokens
} each and a hit, if unlocked
reward-spoils-if-more = { $n ->
    [one] { $n } gold token
   *[other] { $n } gold tokens
} each, and a hit if we have more dice

penalty-standard = re-roll the surplus
penalty-throw-pirate = a pirate goes overboard
penalty-more-black = one more black die per player
penalty-damage = { $n } damage
penalty-rum-on-pirates = { $n } rum on pirates
penalty-lose-die = one die less for everyone
penalty-lose-gold = lose 1 gold token, others 2
# The penalty of every failed column, when it can be ignored.
penalty-surplus = the roll of the surplus

# A pirate, alone and within a sentence; what he does, alone and within a sentence.
pirate-overboard = { $case ->
    [inside] Overboard with him
   *[plain] Overboard with him!
}
    .about = He goes for good; you may ignore one penalty of the coming settlement.
    .does = he goes for good; you may ignore one penalty of the coming settlement
pirate-bullseye = Bullseye
    .about = Turn one of your rolled dice to any face.
    .does = turn one of your rolled dice to any face
pirate-jibe = { $case ->
    [inside] The Jibe
   *[plain] The Jibe!
}
    .about = Turn one of your rolled dice to the opposite face.
    .does = turn one of your rolled dice to the opposite face
pirate-to-sails = { $case ->
    [inside] To sails Men
   *[plain] To sails Men!
}
    .about = Everyone has a die more next round.
    .does = everyone has a die more next round
pirate-change-of-course = Change of course
    .about = Exchange two lines of black dice.
    .does = exchange two lines of black dice
pirate-storm = Storm
    .about = Roll a line of black dice again.
    .does = roll a line of black dice again
pirate-keelhauling = Keelhauling
    .about = All players' dice of one column go back to their owners.
    .does = all players' dice of one column go back to their owners
pirate-on-board = { $case ->
    [inside] On board
   *[plain] On board!
}
    .about = Move a placed die of any player between active columns, the anchor excepted.
    .does = move a placed die of any player between active columns, the anchor excepted

# His title, alone or at the beginning of a sentence, and within one.
pirate-overboard-title = { $case ->
    [accusative] the Stowaway
   *[plain] The Stowaway
}
pirate-bullseye-title = { $case ->
    [accusative] the Gunner
   *[plain] The Gunner
}
pirate-jibe-title = { $case ->
    [accusative] the Helmsman
   *[plain] The Helmsman
}
pirate-to-sails-title = { $case ->
    [accusative] the Boatswain
   *[plain] The Boatswain
}
pirate-change-of-course-title = { $case ->
    [accusative] the Navigator
   *[plain] The Navigator
}
pirate-storm-title = { $case ->
    [accusative] the Weather-witch
   *[plain] The Weather-witch
}
pirate-keelhauling-title = { $case ->
    [accusative] the Quartermaster
   *[plain] The Quartermaster
}
pirate-on-board-title = { $case ->
    [accusative] the Boarder
   *[plain] The Boarder
}

quest-pirate-island = Pirate Island Treasure
    .goal = Empty the chest and stay afloat.
quest-kraken = The Hunt for the Kraken
    .goal = Gather 2 summoning tokens, then hit the Kraken 3 times.
quest-armada = The Spanish Armada
    .goal = Hit the Armada 3 times: complete the rum barrel and the flag in one settlement.
quest-dutchman = The Flying Dutchman
    .goal = Find 2 map pieces, then hit the Dutchman 3 times with more dice on the flag than the black ones.

# The enemy, within a sentence and at its beginning.
quest-kraken-enemy = { $case ->
    [start] The Kraken
   *[plain] the Kraken
}
quest-armada-enemy = { $case ->
    [start] The Armada
   *[plain] the Armada
}
quest-dutchman-enemy = { $case ->
    [start] The Dutchman
   *[plain] the Dutchman
}
quest-kraken-token = { $case ->
    [plural] summoning tokens
    [plural-start] Summoning tokens
   *[plain] summoning token
}
quest-dutchman-token = { $case ->
    [plural] map pieces
    [plural-start] Map pieces
   *[plain] map piece
}
