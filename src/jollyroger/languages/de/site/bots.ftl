# Deckhand = Matrose, Mate = Maat, Captain = Kapitän.

bot-level-deckhand = Matrose
bot-level-mate = Maat
bot-level-captain = Kapitän
bot-strength = Stärke { $strength }
bot-temperament-loyal = treu
bot-temperament-balanced = ausgewogen
bot-temperament-selfish = eigennützig
bot-with-temperament = { $level }, { $temperament }

bot-strength-of = Stärke { $whose }
bot-strength-text = { $strength }, { $text }
bot-temperament-of = Temperament { $whose }
bot-temperament-none = Übliches Temperament
bot-as-strong = so stark wie ein { $bot }
bot-between = zwischen { $weaker } und { $stronger }
bot-plays-as-strong = Spielt so stark wie ein { $bot }.
bot-plays-between = Spielt zwischen { $weaker } und { $stronger }.
