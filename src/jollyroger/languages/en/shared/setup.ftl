# What is wrong with the setup of a game.

wrong-seats = { $game } is for { $least } to { $most } seats, not { $seats }.
wrong-option = { $game } has no option '{ $option }'; its options are { $options }.
wrong-option-value = Option { $option } is one of { $values }, not '{ $value }'.
wrong-temperament = { $game } has no temperament '{ $temperament }' for bots; it has { $known }.
wrong-temperament-none = none
wrong-game = There is no game '{ $game }'; there are { $known }.
wrong-bot = There is no bot '{ $bot }'; there are { $known }, strength:0 to { $last }.
wrong-bot-temperament = The bot '{ $level }' has no temperament; there is no '{ $bot }'.
wrong-bot-strength = A strength is a number from 0 to { $most }, not { $strength }.
wrong-bot-budget = Only a captain and a strength have a budget; there is no bot '{ $bot }'.
wrong-budget = A Captain's budget is a number of trials or seconds, captain@200 or captain@0.5s, not '{ $budget }'.
bot-budget-at-table = Bots at a table think for a second; there is no '{ $bot }' here.
apprentice-at-table = The apprentice plays in the lab and at your own keyboard, not at a table.
apprentice-untrained = The apprentice has not been trained for { $game }.
apprentice-seats = The apprentice of { $game } was trained for { $known } seats only, not for { $seats }.

# Names for people who give none, and for bots when all other names are taken.
name-captain = Captain
name-captain-number = Captain { $number }
name-sailor-number = Sailor { $number }
