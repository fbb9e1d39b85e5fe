# The options of a question: complete labels, short buttons, notes, headings of groups, and warnings.

option-move = { $role } to { $place }: { $brings }
option-first = { $role } first, at { $place }: { $brings }
option-reroll = Roll the { $die ->
    [1] first
   *[2] second
} die ({ $face }) again with the Compass
option-reroll-unknown = Roll the { $die ->
    [1] first
   *[2] second
} die again with the Compass
option-play = Play { $card }: { $about }
option-rethink-own = Play Quick Thinking: roll your die again
option-rethink-other = Play Quick Thinking: roll the other die again
option-buy = Bandit's Bargain: buy { $owner-is ->
    [you] your
   *[other] { $owner }'s
} { $item } for { $price } gold
option-resolve = { $card }: { $about }
option-hire = Hire a { $crew } ({ $symbols })
option-take = Take a { $crew } ({ $symbols })
option-dismiss = Lose a { $crew } ({ $symbols })
option-rob = Take from { $who }
option-attack = Fight { $figure } (Might { $might })
option-attack-nobody = Fight the { $role } of somebody who is not here
option-bid = Bid { $gold } gold
option-sell = Sell the { $item } for { $price } gold
option-pay-king = Pay { $price } gold and win
option-fight-king = Fight the Pirate King
option-fight-enemy = Fight the { $enemy }
option-pay-debt = Pay { $gold } gold
option-end-turn = End turn
option-no-card = Play no card
option-roll = Roll the dice
option-keep = Keep this roll
option-pass = Pass
option-pay = Pay
option-fight = Fight
option-shun = Slip past with the Lantern and fight the next enemy
option-take-gold = Take { $gold } gold
option-take-nothing = Take nothing
option-to-ship = Back to the Ship
option-to-docks = Take the Longboat to the Docks

button-first = { $role } first
button-reroll = Roll it again
button-play = Play it
button-rethink-own = Roll your die again
button-rethink-other = Roll the other die again
button-buy = Buy it
button-resolve = This one first
button-hire = Hire
button-take = Take
button-dismiss = Let go
button-rob = Take from here
button-sell = Sell it
button-move = { $role } goes here
button-attack = Fight { $figure }
button-bid = Bid { $gold }
button-shun = Slip past it
button-to-ship = Go here
button-to-docks = Go here by Longboat

group-first = First
group-compass = Compass
group-fortune = Fortune cards
group-bargain = Bandit's Bargain
group-hire = Hire
group-take = Take
group-dismiss = Lose
group-rob = Take from
group-sell = Sell
group-fight = Fight
group-bid = Bid

note-once = once a turn
note-now = now { $face }
note-buy = { $about } · { $gold } gold to { $who }
note-left = { $symbols } · { $count } left
note-might = Might { $own } against { $other }
note-might-chance = Might { $own } against { $other } · you win { $chance } %
note-might-chance-cards = Might { $own } against { $other } · you win { $chance } % before cards
note-chance-cards = you win { $chance } % before cards
note-leaves = leaves you { $gold }
note-leaves-enough = leaves you { $gold } · nobody can bid more
note-short = { $gold } gold short
note-have = you have { $gold }
note-reward = Might { $might } · reward { $reward }
note-reward-chance = Might { $might } · reward { $reward } · you win { $chance } %
note-next = you win { $chance } % against the next
note-to-ship = the next move starts one step earlier

risk-debt = You would owe { $owed } gold and have only { $gold }: you sell items, or your { $role } goes back to its Ship.
risk-mate = You beat the First Mate with { $chance } %. If not, you land in the Thieves' Den and pay there.
risk-foe = You would have to fight { $figure }, and win with only { $chance } %.
risk-king = You could pay { $price } gold and win at once. If he beats you, you land in the Thieves' Den.
