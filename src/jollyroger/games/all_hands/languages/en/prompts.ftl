# What a captain is asked.

prompt-waiting = { $bidder } is choosing a bid.
prompt-bid = What do you bid for { $card }?
prompt-bid-more = Add a card, or seal your bid?
prompt-rebid = A tie! Add a card, or give up?
prompt-rebid-more = A tie! Add another card, or seal your bid?
prompt-last-call = All bids are in. Ready to see them?
prompt-last-call-suspects = All bids are in. Does anyone hold more than { $limit } cards?
prompt-keep = Which card do you keep?
prompt-keep-up-to = Keep { $most ->
    [one] one
   *[other] up to two
} of these?
prompt-discard = Do you want to discard any cards?
prompt-discard-more = Discard these, or more?
prompt-discard-down = Discard down to { $limit } cards.
prompt-resolve = Which of your action cards do you play next?
prompt-cut = Cutpurse: which card do you cut?
prompt-claim = Pieces of Eight: which card do you claim?
prompt-plunder = Hidden Plunder: which card do you take?
prompt-shady-deal = Shady Deal: who gives you a card?
prompt-give = A Shady Deal! Which card do you hand over?
prompt-brawl = Tavern Brawl: with whom?
prompt-tribute = The Pirate King wants a card from you. Which one?
prompt-over = The game is over.
