# Was an der Vorbereitung einer Partie nicht stimmt.

wrong-seats = { $game } hat { $least } bis { $most } Plätze, nicht { $seats }.
wrong-option = { $game } hat keine Option „{ $option }“; es gibt: { $options }.
wrong-option-value = Option { $option }: „{ $value }“ gibt es nicht, nur { $values }.
wrong-temperament = { $game } hat kein Temperament „{ $temperament }“ für Bots; es gibt: { $known }.
wrong-temperament-none = keins
wrong-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt: { $known }.
wrong-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt: { $known }, strength:0 bis { $last }.
wrong-bot-temperament = Der Bot „{ $level }“ hat kein Temperament; „{ $bot }“ gibt es nicht.
wrong-bot-strength = Eine Spielstärke ist eine Zahl von 0 bis { $most }, nicht { $strength }.
wrong-bot-budget = Nur captain und strength haben eine Bedenkzeit; einen Bot „{ $bot }“ gibt es nicht.
wrong-budget = Wie lange ein Captain nachdenkt, sind Versuche oder Sekunden, captain@200 oder captain@0.5s, nicht „{ $budget }“.
bot-budget-at-table = Bots am Tisch denken eine Sekunde nach; „{ $bot }“ gibt es hier nicht.
apprentice-at-table = Der Lehrling spielt im Labor und an deiner eigenen Tastatur, nicht am Tisch.
apprentice-untrained = Der Lehrling ist für { $game } nicht trainiert.
apprentice-seats = Der Lehrling von { $game } ist nur für { $known } Plätze trainiert, nicht für { $seats }.

# Namen für Leute, die keinen angeben, und für Bots, wenn alle anderen vergeben sind.
name-captain = Kapitän
name-captain-number = Kapitän { $number }
name-sailor-number = Matrose { $number }
