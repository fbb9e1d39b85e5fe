# What is agreed on before the game, and what to expect of it.

game-about = Fill the columns before the black dice sink you all; the richest pirate of a ship afloat wins.

setup-quest = Quest
    .about = Which adventure you sail on. Each has its own goal, rewards and dangers.
setup-quest-value = { $number }. { $name }{ $quest ->
    [pirate-island] {" "}(simplest)
    [kraken] {" "}(safest)
    [dutchman] {" "}(deadliest)
   *[other] {""}
}
setup-campaign = Campaign
    .about = All quests one after another. Gold adds up; if one quest is lost, everybody loses.
setup-campaign-off = One quest
setup-campaign-on = All { $count } quests in a row
setup-pirates = Pirates of the crew
    .about = The pirates who work for rum. Draw them, or pick as many as you need: { $sizes } players.
# In a list: '3 for 2, 4 for 3 and 5 for 4'.
setup-crew-size = { $pirates } for { $seats }
setup-pirates-random = Drawn at random
setup-no-such-pirate = There is no pirate '{ $pirate }'; say random, or choose with + among { $pirates }.
setup-wrong-crew = A crew for { $seats } players is { $needed } different pirates, not { $count ->
    [one] { $count } pirate
   *[other] { $count } pirates
}.
setup-layout = Where the penalties stand
    .about = Nobody could tell us which penalty is printed in which column, so choose whose guess you trust. The Armada has only one, the Pirate Island only two.
setup-layout-usual = Our best guess
setup-layout-full = No column without one (harder)
    .inside = no column without one (harder)
setup-layout-shifted = Other empty columns
    .inside = other empty columns

forecast = About { $minutes } minutes. { $crews }
forecast-campaign = About { $minutes } minutes if you get through all quests; a crew of Mates does in { $share }.
forecast-campaign-other = About { $minutes } minutes if you get through all quests; a crew of Mates does in { $share }. Other penalties make that less certain.
forecast-mates = A crew of Mates brings the ship home in { $mates }.
forecast-captains = A crew of Mates brings the ship home in { $mates }, one of Captains in { $captains }.
share-game = { $count ->
    [one] { $count } game
   *[other] { $count } games
} in { $of }
share-campaign = { $count ->
    [one] { $count } campaign
   *[other] { $count } campaigns
} in { $of }
