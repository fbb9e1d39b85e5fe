# What is agreed on before the game, and how long it takes.

game-about = Hidden hands, a blind auction every round, and a hand limit you may break until you are called.

setup-length = Length
    .about = One hand decides, or hands are scored until somebody has 250 points or five are played.
setup-length-single-hand = Single hand
setup-length-long-game = Long game
setup-overlap = Runs of 3 and 7 in one crew
    .about = Does a crew with seven in a row score its best three of them as well?
setup-overlap-both = Both score
setup-overlap-better-only = Only the better one scores
setup-cheating = Cheating
    .about = May you hold more than 12 cards until somebody calls you a cheat?
setup-cheating-on = Allowed
setup-cheating-off = Not allowed

forecast = { $length ->
    [long] Nearly always all five hands
   *[single] One hand of about { $rounds } rounds
}: { $alone } minutes against bots, { $together } with { $seats } people. Six hands in seven are won with three in a row of all three crews.
