# Deckhand = majtek, Mate = mat, Captain = kapitan.

bot-level-deckhand = majtek
bot-level-mate = mat
bot-level-captain = kapitan
bot-strength = siła { $strength }
bot-temperament-loyal = lojalny
bot-temperament-balanced = wyważony
bot-temperament-selfish = samolubny
bot-with-temperament = { $level } ({ $temperament })

bot-strength-of = Siła { $whose }
bot-strength-text = { $strength }, { $text }
bot-temperament-of = Charakter { $whose }
bot-temperament-none = Zwykły charakter
bot-as-strong = gra jak { $bot }
bot-between = lepszy niż { $weaker }, słabszy niż { $stronger }
bot-plays-as-strong = Gra równie dobrze jak { $bot }.
bot-plays-between = Gra lepiej niż { $weaker }, a słabiej niż { $stronger }.
