# The text board, the hints, the description of the table, and what a move brings.

# What a move brings, complete.
landing-none = nothing happens
landing-then = { $first }, then { $second }
landing-castle = collect { $gold } gold at the Castle
landing-idle-most = nothing: nobody has more than you
landing-idle-rope = nothing, thanks to your Rope
landing-hire = hire a { $first }
landing-hire-two = hire a { $first } or a { $second }
landing-hire-none = nobody is left to hire
landing-pay = pay { $gold } gold
landing-gold = take { $gold } gold
landing-gold-none = nothing: no gold lies there
landing-enemy = fight an enemy
landing-enemy-odds = fight an enemy ({ $chance } % to win)
landing-mate = fight the First Mate, or else go to the Thieves' Den
landing-mate-odds = fight the First Mate ({ $chance } % to win), or else go to the Thieves' Den
landing-king = pay the Pirate King's price, or fight him
landing-king-odds = pay the Pirate King's price, or fight him ({ $chance } % to win)
landing-cards = draw { $count ->
    [one] { $count } Fortune card
   *[other] { $count } Fortune cards
}
landing-foe = fight { $figure } (Might { $might })
landing-foe-odds = fight { $figure } (Might { $might }, { $chance } % to win)
landing-foe-odds-cards = fight { $figure } (Might { $might }, { $chance } % to win before cards)

# The same in a few words. 'start' begins a sentence.
note-none = { $case ->
    [start] Nothing happens
   *[other] nothing happens
}
note-and = { $case ->
    [start] { FORM($first, case: "start") }
   *[other] { $first }
} · { $second }
note-castle = Castle +{ $gold } gold
note-hire = { $case ->
    [start] Hire crew
   *[other] hire crew
}
note-hire-none = { $case ->
    [start] Nobody to hire
   *[other] nobody to hire
}
note-pay = { $case ->
    [start] Pay
   *[other] pay
} { $gold } gold
note-gold = +{ $gold } gold
note-gold-none = { $case ->
    [start] No gold there
   *[other] no gold there
}
note-enemy = { $case ->
    [start] Fight an enemy
   *[other] fight an enemy
}
note-enemy-odds = { $case ->
    [start] Beat
   *[other] beat
} the enemy { $chance } %
note-mate = { $case ->
    [start] Fight the First Mate
   *[other] fight the First Mate
}
note-mate-odds = { $case ->
    [start] Beat
   *[other] beat
} the First Mate { $chance } %
note-king = { $case ->
    [start] Face the Pirate King
   *[other] face the Pirate King
}
note-win = { $case ->
    [start] Win
   *[other] win
} the game { $chance } %
note-cards = { $count ->
    [one] { $count } Fortune card
   *[other] { $count } Fortune cards
}
note-take-crew = { $case ->
    [start] Take a crew card
   *[other] take a crew card
}
note-take-gold = { $case ->
    [start] Take
   *[other] take
} { $gold } gold
note-trading-post = { $case ->
    [start] An auction
   *[other] an auction
}
note-quicksand = { $case ->
    [start] Stuck for a turn
   *[other] stuck for a turn
}
note-idol = { $case ->
    [start] Roll for gold
   *[other] roll for gold
}
note-lava-tubes = { $case ->
    [start] Roll and move on
   *[other] roll and move on
}
note-geyser = { $case ->
    [start] Back to the Ship
   *[other] back to the Ship
}
note-thieves-den = { $case ->
    [start] Roll, and pay that much
   *[other] roll, and pay that much
}
note-buried-treasure = { $case ->
    [start] Roll both dice for gold
   *[other] roll both dice for gold
}
note-foe = { $case ->
    [start] Fight
   *[other] fight
} { $figure }
note-foe-odds = { $case ->
    [start] Beat
   *[other] beat
} { $figure } { $chance } %
note-foe-odds-cards = { $case ->
    [start] Beat
   *[other] beat
} { $figure } { $chance } % before cards

fortune-cards = { $count ->
    [one] { $count } Fortune card
   *[other] { $count } Fortune cards
}
percent = { $chance } %
board-turn = Turn { $turn }, { $who }'s.
board-turn-roll = Turn { $turn }, { $who }'s. Last roll: { $dice }.
board-outer-path = Outer path, clockwise (O0 is { $who }'s Officer, P0 their Pirate; ! is stuck)
board-volcano = Volcano
board-ships = Ships
board-legend = † reconstructed: our best guess, not taken from the box.
board-figure = { $role } Might { $might } at { $space }
board-number = { $number }
board-crew = Crew ({ $count }): { $crew }
board-items = Items: { $items }
board-face-up = Fortune cards face up: { $cards }
board-enemy = Turned up: { $enemy }. Might { $might }, reward { $reward }.
board-lot = Up for auction: { $item }. { $about }
board-aside = To be resolved: { $cards }.
board-price = The Pirate King asks for { $price } gold.
board-no-hand = You hold no Fortune cards.
board-hand = You hold { $card }: { $when }. { $about }
board-held = { $who } held { $cards }.
board-held-none = { $who } held no Fortune cards.

hint-price = The Pirate King's price is { $prices }; you have { $gold } gold.
hint-enough = That is enough on { $rolls } of 6 rolls.
hint-no-odds = This table does not show odds.
hint-figure = Your { $role } has Might { $might }.
hint-figure-odds = Your { $role } has Might { $might }: beats the next enemy { $enemy } %, the First Mate { $mate }, the Pirate King { $king }.
hint-move = { $role } to { $place }: { $brings }.
hint-fight = { $figure } attacks with Might { $might } against { $other }.
hint-fight-odds = { $figure } attacks with Might { $might } against { $other }, and wins { $odds }.
odds = { $chance } % ({ $wins } in { $cases })
# One of the Pirate King's prices, and the faces of the die for it.
price = { $price } ({ $faces })

goal = Beat the Pirate King (Might { $king }) or pay him { $least }-{ $most } gold
goal-you = Beat the Pirate King (Might { $king }) or pay him { $least }-{ $most } gold · you: { $gold } gold, Might { $might }

title-now = Now
title-you = You
title-king = The Pirate King
title-crew = Crew for hire
title-gold = Gold on the board
title-island = The island
title-volcano = The volcano
describe-over = The game is over: { $who-is ->
    [you] You win
   *[other] { $who } wins
}.
describe-turn = It is { $who-is ->
    [you] your
   *[other] { $who }'s
} turn, turn { $turn }.
describe-dice = The dice show { $dice }.
describe-enemy = The { $enemy } is turned up: Might { $might }.
describe-enemy-reward = The { $enemy } is turned up: Might { $might }, reward { $reward }.
describe-fight = { $figure } fights: Might { $might } against { $other }.
describe-duel = { $figure } fights { $foe }: Might { $might } against { $other }.
describe-auction = Up for auction is the { $item }: { $about } So far nobody has bid.
describe-auction-bid = Up for auction is the { $item }: { $about } So far { $who } bid { $gold }.
describe-debt = { $who-is ->
    [you] You owe
   *[other] { $who } owes
} { $gold } gold.
describe-aside = Still to take effect: { $cards }.
describe-hand = In your hand: { $cards }
describe-card = { $card }, played { $when }: { $about }
describe-player = { $who-is ->
    [you] You have
   *[other] { $who } has
} { $gold } gold, { $figures }.
describe-figure = the { $role } with Might { $might } at { $place }
describe-figure-stuck = the { $role } with Might { $might } at { $place }, stuck
describe-crew = Crew: { $crew }.
describe-no-crew = No crew.
describe-crew-card = { $count ->
    [1] a { $crew } ({ $symbols })
   *[other] { $count } times a { $crew } ({ $symbols } each)
}
describe-fortune = { $count ->
    [one] { $count } Fortune card
   *[other] { $count } Fortune cards
} in hand.
describe-open-hand = They are { $cards }.
describe-king = The Pirate King has Might { $king }, his First Mate at the Lake of Fire { $mate }. The King's price by the die: { $prices }.
describe-town = { $name }: { $piles }.
describe-pile = { $count } { $crew } ({ $symbols })
describe-chest = { $gold } at { $place }
describe-gold = Treasure Chests: { $chests }. Treasure Trove: { $trove }.
describe-path = The path goes round the island: { $names }, and back to { $start }.
describe-entrance = At { $place } a path turns off into the volcano.
describe-ship = { $ship } lies at { $place }
describe-ships = { $ships }.
describe-volcano = The path through the volcano: { $names }, and out to { $exit }. From the Thieves' Den another way leads to the Lake of Fire, and from there to the Pirate King's Lair.
