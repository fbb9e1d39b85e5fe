# The picture sheet: a title and a few words for each picture.

help-goal = Complete your crew
    .text = Collect seven in a row of one crew, or three in a row of all three. Whoever has it first wins at once.
help-turn-deal = A card each
    .text = Everyone is dealt a card. One more is turned up for auction: in bids, its crew counts double.
help-turn-bid = Bid face down
    .text = In turn, lay any cards of your hand face down, or pass. The others see only how many.
help-turn-reveal = Turn them over
    .text = Action cards act first. Then the bid worth most takes the auction card, unless there is Rum.
help-turn-discard = Bids are spent
    .text = All bids are discarded, won or lost. Discard more if you like: above 12 cards you can be called a cheat.
help-example-claim = A claimed Rum
    .text = Pieces of Eight claim somebody's Rum. It still wins that bid the auction, and then goes to the claimer's hand.
help-example-double = The crew that doubles
    .text = Stormsail 5 is up, so Stormsail 4 counts 8. With Sea Sabre 6 it makes 14, and beats 10 and 3.
help-example-rum = Rum beats all
    .text = A single Rum wins against four First Mates worth 40, since there is no Rum among them.
help-example-caught = Caught with 15
    .text = The caller draws three cards unseen and may keep one. The other two are discarded, and 12 stay.
help-example-monkey = A Monkey helps out
    .text = Stormsail 2 to 4 and 6 to 8 win with a Monkey, which stands for the 5.
help-example-score = Points for runs
    .text = The best three of Stormsail 2 to 5 score 12, Black Viper 6 to 8 score 21: 33 in all.
