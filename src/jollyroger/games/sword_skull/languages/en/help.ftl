# The picture sheet: a title and a few words for each picture.

help-goal = Get the Pirate King
    .text = Bring your Officer or your Pirate to his Lair. Whoever first beats him there, or pays his price, wins.
help-turn-roll = Roll both dice
    .text = They show 1 to 5, or nothing: a blank counts 0.
help-turn-move = Move one figure
    .text = Your Officer or your Pirate goes exactly that far, clockwise. On doubles, both do.
help-turn-space = Meet the space
    .text = Do what it says: hire crew, fight an enemy, bid for an item, find gold.
help-turn-rivals = Fight your rivals
    .text = Then fight every rival's figure on your space. The winner takes 2 gold, or a crew card from a bigger crew.
help-example-tie = A tie
    .text = You attack: 1 and Might 2 make 3. Your rival has 3 and no Might. On a tie the attacker wins.
help-example-blank = A blank loses
    .text = Might 12 is more than the King's 11, but your die is blank: he wins.
help-example-settlement = Hire, then pay
    .text = In Clearwater you hire a Marine. Then you pay 1 gold to the rival with a Merchant from there.
help-example-fork = Into the volcano
    .text = A move of 3 from the Castle passes the Cave. It ends on the Docks, or turns off onto the Idol.
help-example-auction = One bid each
    .text = The player on your left bids 2, the next one passes. You come last and take the Cutlass for 3.
help-example-price = The King's price
    .text = You roll 3, and 3 players make 6: he wants 40 gold. With 38 you have to fight him.
