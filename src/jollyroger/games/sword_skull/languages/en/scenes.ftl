# What is shown over the board.

scene-side = { $who }
scene-part-stays = the { $face } stays
scene-part-might = Might
scene-part-crew = crew
scene-part-players = players
scene-roll = { $who-is ->
    [you] You roll
   *[other] { $who } rolls
}
scene-reroll = { $who-is ->
    [you] You roll
   *[other] { $who } rolls
} one die again
scene-roll-at = { $who-is ->
    [you] You roll
   *[other] { $who } rolls
} at { FORM($space, case: "landmark") }
scene-move-anywhere = Two blanks: set a figure down anywhere
scene-move-nobody = Both figures are stuck
scene-move-only = The { $role } moves { $total }
scene-move-both = Doubles: both figures move { $total }
scene-move-one = One figure moves { $total }
scene-idol = { $total } gold from the Idol
scene-idol-blank = A blank: back to the Ship
scene-lava-tubes = On by { $total ->
    [one] { $total } space
   *[other] { $total } spaces
}
scene-lava-tubes-blank = A blank: it stays where it is
scene-thieves-den = A toll of { $total } gold
scene-thieves-den-blank = No toll to pay
scene-buried-treasure = { $total } gold dug up
scene-price = The Pirate King names his price
scene-price-enough = { $price } gold. { $who-is ->
    [you] You have
   *[other] { $who } has
} { $gold }: enough!
scene-price-short = { $price } gold. { $who-is ->
    [you] You have
   *[other] { $who } has
} { $gold }: so it comes to a fight
scene-drew = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} { $card }
scene-drew-secretly = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} a Fortune card
scene-played = { $who-is ->
    [you] You play
   *[other] { $who } plays
} { $card }
scene-auction = Auction: the { $item }
scene-got-item = { $who-is ->
    [you] You get
   *[other] { $who } gets
} the { $item }
scene-got-for = For { $price } gold. { $about }
scene-no-bids = Nobody bids for the { $item }
scene-discarded = It is discarded
scene-took-gold = { $who-is ->
    [you] You take
   *[other] { $who } takes
} { $gold } gold from { $loser }
scene-took-crew = { $who-is ->
    [you] You take
   *[other] { $who } takes
} a { $crew } from { $loser }
scene-bargained = { $who-is ->
    [you] You buy
   *[other] { $who } buys
} { $owner-is ->
    [you] your
   *[other] { $owner }'s
} { $item }
scene-bargain = Bandit's Bargain: { $price } gold, and no refusing
scene-bankrupt = { $who-is ->
    [you] You are
   *[other] { $who } is
} bankrupt!
scene-bank-adds = The bank adds the missing { $gold } gold
scene-met = { $figure } meets the { $enemy }
scene-might = Might { $might }
scene-won = { $who-is ->
    [you] You win
   *[other] { $who } wins
}!
scene-king-falls = The Pirate King is { $ending ->
    [gold] bought off
   *[might] beaten
}
scene-fight = { $figure } fights { $foe }
scene-two-blanks = Two blanks: both roll again
scene-leads = { $winner } leads, { $by ->
    [blank] a blank always loses
   *[totals] { $most } to { $least }
}. Cards can still change it
scene-wins = { $winner } wins, { $by ->
    [blank] a blank always loses
    [tie] { $most } to { $least } (a tie is the attacker's)
   *[totals] { $most } to { $least }
}{ $outcome ->
    [harmless] . No harm done
    [way-free] . The way to the Lair is free
    [game] . The game is won!
    [den] . Off to the Thieves' Den
   *[none] { "" }
}
scene-wins-reward = { $winner } wins, { $by ->
    [blank] a blank always loses
    [tie] { $most } to { $least } (a tie is the attacker's)
   *[totals] { $most } to { $least }
}. Reward: { $reward }
