# The guided first game, step by step.

tutorial-step-1 = Welcome aboard! Empty the chest together and stay afloat. Then the pirate with the most gold wins alone.
tutorial-step-2 = Black dice are dangers. Four lie on the ship, so it needs four dice, whoever places them.
tutorial-step-3 = No black die lies on the anchor, so nobody can go there. Re-roll your two anchors for free.
tutorial-step-4 = A flag! It fills its column, and a filled flag pays you 2 gold tokens. Place it.
tutorial-step-5 = If the map fails, we take 2 damage; filled, it pays gold. Your one map is enough: place it.
tutorial-step-6 = Dice of one symbol go together. Place both ships: everybody with a die there takes gold if it fills.
tutorial-step-7 = Your last die helps nobody. Pay The Jibe! a rum: he turns it over, from rum barrel to ship.
tutorial-step-8 = The fourth ship! Place it. After the last die, the columns are settled from left to right.
tutorial-step-9 = The sword failed. Its spare black die jumped to the flag, which failed too: damage! The third sinks us all.
tutorial-step-10 = Yet you took 3 gold tokens, your rival only 2. Only you know what yours are worth.
tutorial-step-11 = One came for having most dice on this half. So help the crew, but where it pays. Your turn!

# What is explained when it is first met.
concept-drink = A bad roll? Drink a rum and re-roll all your dice. Rum comes back when the rum barrel is filled.
concept-nothing-to-place = None of your dice shows a column with black dice. Spend a rum, or end your turn: the dice wait for your next one.
concept-captain = The ship's captain begins the round and decides about the crew. Whoever has most dice on the left half is the next.
concept-duel = Two players were level, so they rolled one die each. The flag, a 6, is the best roll; the anchor, a 1, the worst.
concept-anchor = The anchor is filled and its last die was yours. Move one of your anchor dice to a column that is short, or where it pays you.
concept-throw = You are the ship's captain, so you choose who goes overboard, for good. If the last pirate goes, everyone loses.
concept-load = This rum makes pirates full, and a full pirate works no more. Put it on those whom you need least.
concept-refill = All pirates are full. Toss a gold token and all of them are sober again, for everybody. Is it worth your gold?
concept-pardon = You threw a pirate overboard for this: ignore one penalty of this settlement. A worse one may come in a later column.
concept-quest-token = With two of these the enemy comes out: from the next round on the flag is open, and another column is closed.
