# The picture sheet: the goal, a turn, and worked examples.

help-goal = Afloat and rich
    .text = Fill the columns together, or the ship sinks and all lose. When the quest is done, the richest pirate wins alone.
help-black-roll = Black dice threaten
    .text = Each round the black dice are rolled. Every one of them must be met by a player's die in its column.
help-roll = Roll your dice
    .text = Roll all dice you have left. Dice without a column to go to may be re-rolled once for free.
help-place = Place one symbol
    .text = Choose a symbol: all your dice that show it go to its column. Then the next player rolls.
help-settle = Settle the columns
    .text = When all dice are placed, columns are settled from left to right: filled ones pay, failed ones hurt.
help-together = Filled together
    .text = Three black dice on the map, two dice of Red and one of Blue: filled. Both take 1 gold token, although Red has more dice.
help-surplus = A spare black die
    .text = The sword is one short and fails. Its spare die is re-rolled, shows a flag and joins the flag, which was filled before.
help-pirate = Rum for a pirate
    .text = Red pays The Jibe! a rum: the rum barrel is turned over and becomes a ship, the last one missing.
help-drink = A new roll
    .text = Nothing fits? Red drinks a rum and re-rolls all dice that are not in a column: now two of them are flags.
help-halves = Two halves
    .text = Red has most dice on the left half: the next captain. Blue has most on the right: sea wolf, 1 gold token.
help-sinking = The third damage
    .text = The ship has 1 damage and the map fails: 2 more. She sinks at once, though the ship column would have paid gold.
