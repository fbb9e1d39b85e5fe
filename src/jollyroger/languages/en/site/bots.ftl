# Bots: 'captain', 'selfish captain', 'strength 35'.

bot-level-deckhand = deckhand
bot-level-mate = mate
bot-level-captain = captain
bot-strength = strength { $strength }
bot-temperament-loyal = loyal
bot-temperament-balanced = balanced
bot-temperament-selfish = selfish
bot-with-temperament = { $temperament } { $level }

bot-strength-of = Strength { $whose }
bot-strength-text = { $strength }, { $text }
bot-temperament-of = Temperament { $whose }
bot-temperament-none = Usual temperament
bot-as-strong = as strong as a { $bot }
bot-between = between { $weaker } and { $stronger }
bot-plays-as-strong = Plays as strong as a { $bot }.
bot-plays-between = Plays between { $weaker } and { $stronger }.
