# Why something cannot be done now.

refusal-sell = You sell items only to pay a debt, or when you have a third weapon of a kind.
refusal-no-card = You have no { $card } card.
refusal-when = { $card } is played { $when }.
refusal-roll-first = Roll first: the dice say how far you go.
refusal-doubles = Doubles: keep the roll first, then both your figures move.
refusal-reroll-same = Both dice show the same: roll the first again.
refusal-reroll = Only a Compass rolls one die again, and only once a turn.
refusal-place-outside = A figure is set down on the outer path, nowhere else.
refusal-place-taken = A figure stands there already.
refusal-other-figure = It is your { $role } that moves now.
refusal-ship = A figure comes to its Ship only when something sends it there.
refusal-lake = From the Lake of Fire the only way on is the Lair.
refusal-move = A move of { $total } does not end there.
refusal-stuck = It is stuck in the Quicksand this turn.
refusal-fight-all = You must fight all of them, in any order you like.
refusal-strongbox = A Strongbox keeps { $who-is ->
    [you] your
   *[other] { $who }'s
} gold safe.
refusal-crew = { $who-is ->
    [you] You do
   *[other] { $who } does
} not have more crew than you.
refusal-pay = You are { $gold } gold short: sell items until you can pay.
refusal-no-item = You do not have that item.
refusal-bid-low = Bid more than { $gold } gold, or pass.
refusal-bid-high = You have only { $gold } gold.
refusal-sell-weapon = Sell one of your three { $role } weapons.
refusal-too-dear = It costs { $price } gold, and you have { $gold }.
refusal-no-weapon = No other player has that weapon.
