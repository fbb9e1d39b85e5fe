# The screen in the browser.

screen-panel = Hand
screen-you = You
screen-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
screen-hand-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand.
screen-hand-size = { $thickness ->
    [1] Up to 6 cards in hand.
    [2] 7 to 11 cards in hand.
   *[3] 12 cards or more in hand.
}
screen-thickness = { $thickness ->
    [1] a slim hand
    [2] a good handful
   *[3] a thick fistful: enough to cheat
}
screen-deck = Everyone is dealt a card from it each round.
screen-deck-label = deck
screen-discards-label = discards
screen-discards-empty = It is empty.
screen-discards-top = Discard pile, { $card } on top
screen-top = { $card } is on top.
screen-card-worth = Worth { $rank } in a bid, or { $double } if its crew counts double.
screen-rank-several = { $card }, { $count } of them
screen-new = new
screen-picked = { $count } picked

# The auction.
screen-up = Up for auction: { $card }
screen-auction-none = No card is up for auction.
screen-doubles = { $crew } cards count double in every bid.
screen-doubles-none = { $about } No crew counts double.
screen-nobody-bid = Nobody bid.
screen-nobody-wins = Nobody wins it.
screen-won = { $who-is ->
    [you] You have
   *[other] { $who } has
} won it.
screen-bid-of = { $who-is ->
    [you] Your
   *[other] { $who }'s
} bid
screen-your-bid = Your bid: { $worth }
screen-worth-rum = Rum { $value }
screen-laid = { $card }{ $marks ->
   *[none] { "" }
    [played] , played
    [claimed] , claimed by { $claimer }
    [both] , played, claimed by { $claimer }
}
screen-face-down = { $count } face down
screen-invite = Tap cards of your hand to bid them.
screen-brawled = You are in a tavern brawl: no bid this round.
screen-you-pass = You pass.
screen-you-bid = You bid

# A captain at the table: there is little room.
screen-points = { $points } pts
screen-brawl-next = brawl next
screen-cheat = cheat?
screen-immune = immune
screen-bids = bids { $count }
screen-passes = passes
screen-took = took it
screen-choosing = choosing …

# The reader's hand, and cards laid out.
screen-cards-of-limit = { $count } of { $limit } cards
screen-cards-over-limit = { $count } of { $limit } cards: { $excess } too many if you are called
screen-auction-wins = The auction card wins!
screen-auction-wins-hand = The auction card wins you the hand!
screen-distance-without = { $distance } without { $card }
screen-distance-after = { $distance } after that
screen-without = Without { $card }: { $distance }
screen-hand-empty = No cards in hand. The next one comes with the deal.
screen-aside = You look at these
screen-pile = The discard pile
screen-you-deal = you deal
screen-over = The game is over: all hands are open
screen-watching = Watching: all hands are hidden

# The panel beside the table.
screen-hand-by-crew = Your hand by crew
screen-auction-card-wins = The card up for auction wins you the hand!
screen-winning = One card wins: { $cards }
screen-with-auction = With { $card }: { $distance }.
screen-monkey = A Monkey fills one gap of your choice.
screen-actions = Your action cards
screen-captains = Captains
screen-brawl-next-round = brawl next round
screen-all-actions = The ten action cards
screen-seven-needs = Seven in a row: needs { $ranks }
screen-seven-complete = Seven in a row: complete
screen-three-needs = Three in a row: needs { $ranks }
screen-three-complete = Three in a row: complete

# All hands, open at the end.
screen-hand-of = { $who-is ->
    [you] Your
   *[other] { $who }'s
} hand
screen-wins = { $who-is ->
    [you] win!
   *[other] wins!
}
screen-no-cards = No cards in hand

# In the pictures of the help sheet: there is little room.
picture-or = or
picture-each = +1 each
picture-bids = bids { $count }
picture-passes = passes
picture-worth = worth { $value }
picture-over = over { $limit }:
picture-cheat = cheat?
picture-wins = wins
picture-monkey = stands for the { $rank }
picture-seven = seven in a row!
picture-cards = { $count } cards
picture-keep = keep { $count }
picture-then-yours = then yours
