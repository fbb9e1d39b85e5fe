# The guided first game, step by step: at most 20 words each.

tutorial-step-1 = Captain! Your goal: seven in a row of one crew, or three in a row of all three.
tutorial-step-2 = This is your hand by crew and rank. Dashed ranks are those you still need.
tutorial-step-3 = This card is up for auction. Sea Sabre 4 joins your 5 and 6: three in a row!
tutorial-step-4 = You pay with cards. Sea Sabre counts double now, so your second 6 is worth 12. Lay it.
tutorial-step-5 = Action cards act when the bids open. Your Mermaid draws a card from everyone: lay her, too.
tutorial-step-6 = The others will see only how many cards you bid. A sealed bid is final. Seal it!
tutorial-step-7 = Hold more than 12 cards, and anyone may call you a cheat. These stacks are slim: nobody cheats yet.
tutorial-step-8 = So there is no cheat to call, and all bids are in. Turn them over!
tutorial-step-9 = Your Mermaid drew two cards. Keep Sea Sabre 2: it brings you nearer to seven in a row.
tutorial-step-10 = You win the auction, 12 to 10! Bids are spent, won or lost. Keep the rest: discard nothing.
tutorial-step-11 = You were dealt Sea Sabre 1! Stormsail 4 does not help your run, so pass and save your cards.
tutorial-step-12 = Turn the bids over, then play on: Sea Sabre 3 and 7 make seven in a row. Fair winds!

# What is explained when it is first met: at most 30 words each.
concept-rum = Rum in a bid beats every bid without Rum, however high. Save it for a card you badly want.
concept-monkey = In your hand the Monkey stands for any sailor you lack. In a bid it is wasted, so keep it.
concept-tie = The best bids are tied. Each tied captain adds a card or gives up, then whole bids are compared again.
concept-cutpurse = Your Cutpurse throws any one bid card away. Cut what makes the strongest rival bid strong: Rum, or the highest sailor.
concept-claim = Pieces of Eight claim one card of any bid. It still counts in that bid, then comes to your hand.
concept-gift = Somebody's action card asks you for a card, but you choose which. Give what your runs need least.
concept-dock = Somebody fell off the dock: the auction card and every bid are lost, and nobody wins.
concept-brawl = After a Tavern Brawl, the captain it names gets no card next round and cannot bid.
concept-caught = That captain held more than 12 cards. The caller draws all above 12 and may keep one of them.
concept-false-call = The call was wrong: 12 cards or fewer. It costs the caller two cards, and the captain who was called keeps one.
