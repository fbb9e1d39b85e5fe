# The guided first game, and what is explained when it is first met afterwards.

tutorial-step-1 = This is what you are after: beat the Pirate King, or pay his price. Whoever does it first wins.
tutorial-step-2 = You have two figures: your Officer starts here, your Pirate on the other Ship. Gold and crew serve both.
tutorial-step-3 = You rolled 5: one figure goes exactly that far. Send your Pirate to the Mercenary Camp to hire somebody.
tutorial-step-4 = Hire the Musketeer. His sword gives your Officer 1 Might, no matter which figure hired him.
tutorial-step-5 = A rival stands in Clearwater. Send your Officer: first you hire somebody there, then the two fight.
tutorial-step-6 = Hire the Marine: 1 more Might for the fight. Your rival's Merchant from here costs you 1 gold.
tutorial-step-7 = 3 against 3, and a tie goes to the attacker: you! Winners take 2 gold from the loser.
tutorial-step-8 = At the Trading Post an item is auctioned. Your Officer can reach it: go and see what it is.
tutorial-step-9 = A pistol for your Officer! Everybody bids once, and you come last: 2 gold is enough.
tutorial-step-10 = Your Pirate would get stuck in Quicksand. Take your Officer to the Tavern and draw a Fortune card.
tutorial-step-11 = The Queen's Commission makes it Might 4. Now dare the Cave: you win 76 %, and losing costs nothing.
tutorial-step-12 = You won an axe! The King waits here, behind his First Mate. Grow strong or rich, then come.

concept-doubles = Doubles move both your figures. The one you choose now finishes its space and its fights before the other begins.
concept-two-blanks = Two blanks, or a Local Guide, lift a figure to any free space of the outer path. It meets that space at once.
concept-fortune-cards = You hold a Fortune card. Only you see it; it says when it can be played. If now is not the moment, just roll.
concept-stronger-enemies = The more crew you have, the stronger the enemies: they grow at 3, 6 and 9 crew cards. Weapons do not count.
concept-stuck = A figure in Quicksand cannot move on its player's next turn. The other figure has to go.
concept-volcano-for-the-officer = Here your Officer can turn into the volcano. There is gold to find, a Geyser that throws you home, and the way to the King.
concept-volcano-for-the-pirate = Here your Pirate can turn into the volcano. There is gold to find, a Geyser that throws you home, and the way to the King.
concept-thrown-into-the-den = Whoever loses to the First Mate or the King lands in the Thieves' Den and pays a toll. The Lake of Fire is one step away.
concept-price = The King's price is rolled anew on each visit. With that much gold on hand you may pay and win; items do not count.
concept-selling = Items are sold only to pay a debt, or if a figure gets a third weapon. Keep what gives you the most Might.
