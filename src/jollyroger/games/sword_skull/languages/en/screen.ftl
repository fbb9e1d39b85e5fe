# The screen in the browser. Names come from the other files.

screen-panel = Crews
screen-map = Map of the island
screen-tile-king = King: { $king } or { $least }-{ $most } gold
screen-tile-mate = Mate: { $mate }
screen-tile-docks = Docks
screen-tile-tax = Tax Collector
screen-stuck = stuck
screen-gold = gold
screen-crew = crew
screen-players = Players
screen-change = { $gold } gold
screen-your-choice = your choice
screen-choosing = choosing …
screen-cards-in-hand = Fortune cards in hand
screen-decks = In the decks:
screen-reconstructed = This is our reconstruction.
screen-played = Played { $when }.
screen-played-short = Played { $when }
screen-left = left
screen-left-to-hire = { $count } left to hire.
screen-has-it = { $who } has it.
screen-seat = { $gold } gold, { $crew } crew.
screen-spoils = Gold from the loser; without enough, items are sold.
screen-die = Die: { $face ->
    [0] blank
   *[other] { $face }
}
screen-face = { $face ->
    [0] Blank
   *[other] Roll { $face }
}
screen-effects = Officer: { $officer } Pirate: { $pirate }
screen-figure = { $figure } (Might { $might })
screen-figure-stuck = { $figure } (Might { $might }, stuck)
screen-gold-here = { $gold } gold lies here.
screen-here = Here: { $figures }.
screen-sells-for = Sells for { $gold }.
screen-sells-for-gold = Sells for { $gold } gold.
screen-no-bid-yet = Nobody has bid yet.
screen-bid-by = { $who-is ->
    [you] You
   *[other] { $who }
} bid { $gold }.
screen-still-to-bid = Still to bid: { $bidders }.
screen-bidder = { $who-is ->
    [you] you
   *[other] { $who }
} ({ $gold } gold)
screen-auction = Auction: { $item }
screen-mark-bid = bid { $gold }
screen-mark-no-bid = no bid
screen-out = out
screen-bids-now = bids now
screen-to-come = to come
screen-master = Master
screen-weapon-of = { $owner }'s { $item }
screen-for-officer = +{ $might } for the Officer
screen-for-pirate = +{ $might } for the Pirate
screen-gold-symbols = { $gold } Gold
screen-in-hand = In hand:
screen-nothing-yet = No crew and no items yet.
screen-your-cards = Your Fortune cards
screen-no-cards = None. You draw them at the Docks, the Church and the Tavern.
screen-owes = { $who-is ->
    [you] You owe
   *[other] { $who } owes
} { $gold } gold
screen-to = to { $who-is ->
    [you] you
   *[other] { $who }
}
screen-to-trove = to the Treasure Trove
screen-debt-enough = { $who-is ->
    [you] You have
   *[other] { $who } has
} { $gold } gold.
screen-debt-short = { $who-is ->
    [you] You have
   *[other] { $who } has
} { $gold } gold: { $short } too little. Items are sold first; if that is not enough, the figure goes back to its Ship.
screen-king-gold = { $who-is ->
    [you] You have
   *[other] The richest, { $who }, has
} { $gold } gold.
screen-king-enough = { $who-is ->
    [you] You have
   *[other] { $who } has
} { $gold } gold: enough whatever is rolled.
screen-king-rolls = { $who-is ->
    [you] Your
   *[other] { $who }'s
} { $gold } gold is enough on { $rolls } of { $faces } rolls.
screen-king-lacking = { $who-is ->
    [you] You need
   *[other] The richest, { $who }, needs
} { $gold } more gold for even the lowest price.
screen-chance-to-beat = Chance to beat
screen-an-enemy = an enemy
screen-the-mate = the Mate ({ $might })
screen-the-king = the King ({ $might })
screen-masters = His Might is { $king }, his First Mate's { $mate }.
screen-help-or = or
screen-help-pass = pass
screen-help-hire = hire
screen-help-fight = fight
screen-help-bid = bid
screen-help-blank = 4 + blank = 4

# Marks on the spaces that can be reached: nine letters at most.
badge-win = win { $n } %
badge-fight = fight
badge-nothing = nothing
badge-pay = pay { $n }
badge-gold = +{ $n }
badge-empty = empty
badge-hire = hire
badge-nobody = nobody
badge-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
badge-auction = auction
badge-take = take
badge-stuck = stuck
badge-roll = roll
badge-roll-on = roll on
badge-to-ship = to Ship
badge-toll = pay toll
badge-two-dice = 2 dice
