# The guided first game: its steps, and what is explained when it is first met. The reader is Jade.

tutorial-step-1 = Ahoy, Jade! Skelit's ship is burning. With your mate, carry 4 Treasures to the boats before the 7th explosion.
tutorial-step-2 = First you search the ship: lay the new room here. Doors must meet doors.
tutorial-step-3 = Skeletons wait in new rooms: that one is crew. Your first turn brings a second room. Lay it here.
tutorial-step-4 = Guards sit on Treasure. Run to the Port Battery: two rooms for one action, but fire and running tire you.
tutorial-step-5 = It burns at 3 here, and at 6 a room explodes. Fight the fire.
tutorial-step-6 = A 5 or 6 beats the guard: your Sword adds 1. A risk, but you feel lucky. Walk in!
tutorial-step-7 = Beaten! Pick up the Treasure. With it you can only walk and rest, and every fire tires you.
tutorial-step-8 = Your mate gets the action you have left. End your turn: then Skelit takes revenge with a card.
tutorial-step-9 = Skelit's card raised red fires at 3, yours too. A new turn brings a new room: lay it here.
tutorial-step-10 = Now carry the Treasure home. It is heavy: you pay the whole fire of each room, 2 here.
tutorial-step-11 = Your mate has put out the fire on the Main Deck, so this step costs nothing.
tutorial-step-12 = Off the ship with it! In the boats your fatigue is halved, and your turn ends.

concept-training = Guards are strong. Train first: each action adds 1 to your next battle, up to 4. The button of a room shows your odds.
concept-deckhands = Deckhands come up at trapdoors and spread. Strike them down, also from next door: three shut a room, and if none are left in the supply, you lose.
concept-room-explodes = A room exploded, with all that was in it. Fires next door rise and may explode, too. At the seventh explosion all is lost.
concept-keg-explodes = A powder keg went off. That counts as an explosion, and the fire behind its door rises. Each keg goes off only once.
concept-hunting = Crew hunts the nearest pirate. If it comes into your room you fight at once, and first you drop your Treasure.
concept-steering = Several ways are equally short, so the crew's step is yours to choose. Lead it to a strong fighter, or away from whoever carries Treasure.
concept-lost-battle = Lost: you tire by the difference. Then a die decides who gives way: 1 or 2 the enemy, 3 or 4 you, 5 fight on, 6 you choose.
concept-battle-strength = Battle strength is used up when you add it, except for what your Cutlasses hold. Add it if it wins the battle; else save it.
concept-death = A dead pirate is replaced by another character, who starts rested in the boats. When none is left in reserve, the next death loses.
concept-second-exit = The last room is found. The Dinghy waits there as a second exit: a shorter way out, perhaps. No new rooms from now on.
