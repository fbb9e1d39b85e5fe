# The spaces, with their article; 'bare' without it. A landmark is what other spaces lie past or before.

space-castle = { $case ->
    [bare] Castle
   *[other] the Castle
}
space-cave = { $case ->
    [bare] Cave
   *[other] the Cave
}
space-navy-docks = { $case ->
    [bare] Navy Docks
   *[other] the Navy Docks
}
space-pirate-docks = { $case ->
    [bare] Pirate Docks
   *[other] the Pirate Docks
}
space-church = { $case ->
    [bare] Church
   *[other] the Church
}
space-tavern = { $case ->
    [bare] Tavern
   *[other] the Tavern
}
space-trading-post = { $case ->
    [bare] Trading Post
   *[other] the Trading Post
}
space-chest = { $case ->
    [bare] Treasure Chest
   *[other] the Treasure Chest
}
space-tax = { $case ->
    [bare] Royal Tax Collector
   *[other] the Royal Tax Collector
}
space-bridge = { $case ->
    [bare] Bridge of Tears
   *[other] the Bridge of Tears
}
space-idol = { $case ->
    [bare] Idol
   *[other] the Idol
}
space-quicksand = { $case ->
    [landmark] the Quicksand
   *[other] Quicksand
}
space-lava-tubes = { $case ->
    [bare] Lava Tubes
   *[other] the Lava Tubes
}
space-smoky-cave = { $case ->
    [bare] Smoky Cave
   *[other] the Smoky Cave
}
space-geyser = { $case ->
    [bare] Geyser
   *[other] the Geyser
}
space-thieves-den = { $case ->
    [bare] Thieves' Den
   *[other] the Thieves' Den
}
space-treasure-trove = { $case ->
    [bare] Treasure Trove
   *[other] the Treasure Trove
}
space-buried-treasure = { $case ->
    [bare] Buried Treasure
   *[other] the Buried Treasure
}
space-lake-of-fire = { $case ->
    [bare] Lake of Fire
   *[other] the Lake of Fire
}
space-lair = { $case ->
    [bare] Lair of the Pirate King
   *[other] the Lair of the Pirate King
}
space-navy-ship = { $case ->
    [bare] Navy Ship
   *[other] the Navy Ship
}
space-pirate-ship = { $case ->
    [bare] Pirate Ship
   *[other] the Pirate Ship
}

# The settlements. The letter marks them on the map.
settlement-fort-rock = Fort Rock
    .letter = F
settlement-clearwater = Clearwater
    .letter = C
settlement-rum-reef = Rum Reef
    .letter = R
settlement-mercenary-camp = Mercenary Camp
    .letter = M
settlement-smugglers-cove = Smugglers' Cove
    .letter = S

# A name that a component file gives to a space.
space-own = { $case ->
    [bare] { $name }
   *[other] the { $name }
}

# A space of which there are several.
place-past = { $case ->
    [bare] { FORM($name, case: "bare") }
   *[other] { $name }
} past { FORM($landmark, case: "landmark") }
place-before = { $case ->
    [bare] { FORM($name, case: "bare") }
   *[other] { $name }
} before { FORM($landmark, case: "landmark") }
place-number = { $case ->
    [bare] { FORM($name, case: "bare") }
   *[other] { $name }
} number { $number }

# What the spaces do, as a part of a sentence.
effect-castle = collect { $n } gold, and 1 more for each gold symbol on your crew; so does passing it
effect-settlement = hire 1 crew card of this settlement, then pay each other player 1 gold for each gold symbol on their crew from here
effect-cave = fight the next enemy
effect-docks = draw { $n ->
    [one] { $n } Fortune card
   *[other] { $n } Fortune cards
}
effect-church = draw { $n ->
    [one] { $n } Fortune card
   *[other] { $n } Fortune cards
}
effect-tavern = draw { $n ->
    [one] { $n } Fortune card
   *[other] { $n } Fortune cards
}
effect-trading-post = auction the next item
effect-chest = take the gold that lies here, then { $n } gold is put on each other Treasure Chest
effect-tax = pay { $n } gold to the Treasure Trove
effect-bridge = take { $n ->
    [one] { $n } crew card
   *[other] { $n } crew cards
} of your choice from whoever has the most
effect-bridge-pirate = take { $n } gold from the richest player, or all if that is less
effect-quicksand = stuck: this figure may not move on your next turn
effect-idol = roll a die and take that much gold; on a blank this figure returns to its Ship
effect-lava-tubes = roll a die and move on that far; on a blank stay
effect-smoky-cave = fight the next enemy; if you win, take { $n } gold extra
effect-geyser = this figure returns to its Ship
effect-thieves-den = roll both dice and pay that much gold to the Treasure Trove
effect-treasure-trove = take all gold that lies here
effect-buried-treasure = roll both dice and take that much gold
effect-lake-of-fire = fight the First Mate, Might { $n }; if you lose, go to the Thieves' Den
effect-lair = roll a die, add the number of players, and pay that price to win; or fight the Pirate King, Might { $n }: win the game, or go to the Thieves' Den
effect-ship = nothing happens here
