# What is agreed on before the game, and what to expect of it.

game-about = An Officer and a Pirate each: hire crew, fight, bid, and buy or beat the Pirate King in his volcano.
setup-start_gold = Gold at the start
    .about = What each player begins with. With 20 the Pirate King's price is nearer, and the game is over sooner.
setup-start_gold-10 = 10 gold, as printed
setup-start_gold-20 = 20 gold, shorter game
setup-reveal_odds = Show the odds
    .about = Whether you see the chances of a fight and of the King's price before you choose.
setup-reveal_odds-on = Show them
setup-reveal_odds-off = Hide them
forecast = About { $minutes } minutes. When bots play, { $bought } games in 10 are won by buying the Pirate King off, the others by beating him.
