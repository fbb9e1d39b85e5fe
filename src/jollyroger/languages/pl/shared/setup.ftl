# Co jest nie tak z przygotowaniem gry.

wrong-seats = { $game } ma od { $least } do { $most } miejsc, a nie { $seats }.
wrong-option = { $game } nie ma opcji „{ $option }”; są: { $options }.
wrong-option-value = Opcja { $option }: nie ma „{ $value }”, tylko { $values }.
wrong-temperament = { $game } nie ma dla botów temperamentu „{ $temperament }”; są: { $known }.
wrong-temperament-none = żadne
