# What is wrong with the setup of a game.

wrong-seats = { $game } is for { $least } to { $most } seats, not { $seats }.
wrong-option = { $game } has no option '{ $option }'; its options are { $options }.
wrong-option-value = Option { $option } is one of { $values }, not '{ $value }'.
wrong-temperament = { $game } has no temperament '{ $temperament }' for bots; it has { $known }.
wrong-temperament-none = none
