# Co jest nie tak z przygotowaniem gry.

wrong-seats = { $game } ma od { $least } do { $most } miejsc, a nie { $seats }.
wrong-option = { $game } nie ma opcji „{ $option }”; są: { $options }.
wrong-option-value = Opcja { $option }: nie ma „{ $value }”, tylko { $values }.
wrong-temperament = { $game } nie ma dla botów temperamentu „{ $temperament }”; są: { $known }.
wrong-temperament-none = żadne
wrong-game = Nie ma gry „{ $game }”; są: { $known }.
wrong-bot = Nie ma bota „{ $bot }”; są: { $known }, od strength:0 do { $last }.
wrong-bot-temperament = Bot „{ $level }” nie ma temperamentu; nie ma „{ $bot }”.
wrong-bot-strength = Siła to liczba od 0 do { $most }, a nie { $strength }.
wrong-bot-budget = Tylko captain i strength mają budżet; nie ma bota „{ $bot }”.
wrong-budget = Budżet kapitana to liczba prób albo sekund, captain@200 albo captain@0.5s, a nie „{ $budget }”.
bot-budget-at-table = Boty przy stole myślą sekundę; nie ma tu „{ $bot }”.
apprentice-at-table = Uczeń gra w laboratorium i przy twojej klawiaturze, nie przy stole.
apprentice-untrained = Uczeń nie był szkolony w { $game }.
apprentice-seats = Uczeń gry { $game } był szkolony tylko dla { $known } miejsc, a nie dla { $seats }.

# Imiona dla osób, które żadnego nie podały, i dla botów, gdy wszystkie inne są zajęte.
name-captain = Kapitan
name-captain-number = Kapitan { $number }
name-sailor-number = Marynarz { $number }
