# The picture sheet: `help-` and the picture of a panel in help.toml.

help-goal = Treasure to the boats
    .text = Carry enough Treasures off the burning ship and get everybody off, before the seventh explosion. You all win, or nobody does.
help-turn-search = Find a room
    .text = Lay the new room where doors meet doors. A skeleton or a trapdoor waits in it.
help-turn-act = Use your actions
    .text = Walk, run, fight fires, strike down deckhands, pick up, rest, train. What you leave goes to the next player.
help-turn-fight = Fight what you meet
    .text = In a room with an enemy you fight at once: the die and your bonuses must reach its number.
help-turn-revenge = Skelit's Revenge
    .text = A card ends your turn: fires that show its number rise, then deckhands come or the crew moves.
help-example-walk = Into a hotter room
    .text = From fire 2 into fire 4: fatigue +2. The way back costs nothing, unless you carry a Treasure.
help-example-leave = Off the ship
    .text = Your Treasure is safe, fatigue 13 becomes 6, your turn ends, and actions you have left pass on.
help-example-battle = One short
    .text = You roll 3, the Sword adds 1 and your battle strength 2: 6 against 7. You lose, and fatigue rises by 1.
help-example-keg = A keg goes off
    .text = The fire rises to 4, the number of the keg: that is an explosion, and the room behind its door rises.
help-example-explosion = A room explodes
    .text = A fire of 5 rises: the room is gone with all that was in it, and the rooms next door rise.
help-example-spread = Deckhands spread
    .text = From a trapdoor with two they come into the room with one, but not into the room with two.
