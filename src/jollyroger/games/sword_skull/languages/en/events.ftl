# A sentence for each event. $who is a player; $who-is is 'you' if the reader is that player. First letters become
# capitals.

event-turn = Turn { $turn }: { $who-is ->
    [you] your
   *[other] { $who }'s
} turn.
event-first = { $who-is ->
    [you] You go
   *[other] { $who } goes
} first.
event-rolled = { $who-is ->
    [you] You roll
   *[other] { $who } rolls
} { $dice }.
event-doubles = { $who-is ->
    [you] You roll
   *[other] { $who } rolls
} { $dice }: doubles!
event-walked = { $figure } goes to { $place }.
event-only-move = Only one legal move: { $figure } goes to { $place }.
event-only-way = Only one way: { $figure } goes to { $place }.
event-set-down = { $figure } is set down at { $place }.
event-cannot-move = { $who-is ->
    [you] You have
   *[other] { $who } has
} no figure that can move.
event-to-docks = { $figure } takes the Longboat to its Docks.
event-to-ship = { $figure } returns to its Ship.
event-to-den = { $figure } is thrown into the Thieves' Den.
event-stuck = { $figure } is stuck in the Quicksand for a turn.
event-rope = A Rope saves { $figure }.
event-earned-nothing = { $who-is ->
    [you] You find
   *[other] { $who } finds
} no gold there.
event-earned = { $who-is ->
    [you] You take
   *[other] { $who } takes
} { $gold } gold { $source ->
    [castle] at the Castle
    [chest] from the Treasure Chest
    [idol] from the Idol
    [treasure-trove] from the Treasure Trove
    [buried-treasure] from the Buried Treasure
   *[enemy] as a reward
}.
event-earned-card = { $who-is ->
    [you] You take
   *[other] { $who } takes
} { $gold } gold with the { $card }.
event-hired = { $who-is ->
    [you] You hire
   *[other] { $who } hires
} a { $crew }.
event-hired-only = Only one pile is left: { $who-is ->
    [you] you hire
   *[other] { $who } hires
} a { $crew }.
event-nobody-to-hire = There is nobody left to hire.
event-mutiny = Mutiny! { $who-is ->
    [you] You lose
   *[other] { $who } loses
} a { $crew }.
# One of several debts in a list.
debt-to = { $gold } gold to { $who }
debt-to-trove = { $gold } gold to the Treasure Trove
event-owed = { $who-is ->
    [you] You owe
   *[other] { $who } owes
} { $debts }.
event-settled = { $who-is ->
    [you] You pay
   *[other] { $who } pays
} { $debts }.
event-bankrupt = Bankrupt! { $who-is ->
    [you] You pay
   *[other] { $who } pays
} { $debts }, but the bank has to add { $short }.
event-took-gold = { $who-is ->
    [you] You take
   *[other] { $who } takes
} { $gold } gold from { $loser }.
event-took-crew = { $who-is ->
    [you] You take
   *[other] { $who } takes
} a { $crew } from { $loser }.
event-took-nothing = { $who-is ->
    [you] You take
   *[other] { $who } takes
} nothing from { $loser }.
event-bridge-spared = Nobody has more than { $who }: the Bridge of Tears gives nothing.
event-met = { $figure } meets the { $enemy }, Might { $might }.
event-shunned = { $who-is ->
    [you] You slip
   *[other] { $who } slips
} past the { $enemy } with the Lantern.
event-challenged = { $attacker } attacks { $defender }.
event-clashed-blanks = Both roll a blank, so both roll again.
event-clashed = { $figure } has { $die } + { $might }, { $foe } { $die2 } + { $might2 }.
event-won = { $figure } beats { $foe }.
event-won-blank = { $figure } beats { $foe }: a blank always loses.
event-lost = { $figure } is beaten by { $foe }.
event-lost-blank = { $figure } is beaten by { $foe }: a blank always loses.
event-priced = The Pirate King asks { $who } for { $price } gold.
event-priced-short = The Pirate King asks { $who } for { $price } gold, but { $who-is ->
    [you] you have
   *[other] { $who } has
} only { $gold }.
event-paid-king = { $who-is ->
    [you] You pay
   *[other] { $who } pays
} the Pirate King { $price } gold.
event-drew = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} a Fortune card.
event-drew-openly = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} { $card }: { $about }
event-drew-secretly = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} { $card } and keep it secret: { $about }
event-no-fortune-cards = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} nothing: no Fortune card is left.
event-played = { $who-is ->
    [you] You play
   *[other] { $who } plays
} { $card }.
event-compass = { $who-is ->
    [you] You roll
   *[other] { $who } rolls
} a die again with the Compass: now it is { $dice }.
event-no-items = There is no item left.
event-on-offer = Auction: the { $item }. { $about }
event-bid = { $who-is ->
    [you] You bid
   *[other] { $who } bids
} { $gold } gold.
event-passed = { $who-is ->
    [you] You pass
   *[other] { $who } passes
}.
event-cannot-bid = { $who-is ->
    [you] You cannot
   *[other] { $who } cannot
} bid more.
event-no-bids = Nobody bids for the { $item }: it is discarded.
event-got-item = { $who-is ->
    [you] You get
   *[other] { $who } gets
} the { $item } for { $price } gold.
event-got-reward = { $who-is ->
    [you] You get
   *[other] { $who } gets
} the { $item } as a reward.
event-bargained = Bandit's Bargain: { $who-is ->
    [you] you buy
   *[other] { $who } buys
} { $owner-is ->
    [you] your
   *[other] { $owner }'s
} { $item } for { $price } gold.
event-sold = { $who-is ->
    [you] You sell
   *[other] { $who } sells
} the { $item } for { $price } gold.
event-game-won = { $who-is ->
    [you] You win
   *[other] { $who } wins
}: the Pirate King is { $ending ->
    [gold] bought off
   *[might] beaten
}!
