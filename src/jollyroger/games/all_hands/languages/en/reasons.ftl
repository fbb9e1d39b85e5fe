# Why a bot does what everybody sees it do, in its own words.

reason-resolve-king = Pay up: the Pirate King takes a card from everyone.
reason-resolve-mermaid = The Mermaid fetches me a card first.
reason-resolve-plunder = Let me see what lies in the discard pile.
reason-resolve-shady-deal = Whoever bid the lowest sailor owes me a card.
reason-resolve-pieces-of-eight = One of these bids comes home with me.
reason-resolve-brawl = Somebody is going to miss the next auction.
reason-resolve-cutpurse = My Cutpurse goes to work before the bids are compared.
reason-resolve-dock = If I cannot have it, nobody shall.
reason-before-dock = { $card } first, before everything falls off the dock.
reason-cut-before-plunder = I cut first, then I can plunder what I cut.
reason-claim = I take { $card } home, whoever wins.
reason-take = { $card } is what I want most from the pile.
reason-call-counted = I counted: { $captain } holds more than { $limit } cards.
reason-call-guess = That looks like more than { $limit } cards to me, { $captain }.
reason-cut-own = I would rather have { $card } off the table.
reason-cut-rum = Without Rum, { $owner } has to win with sailors.
reason-cut-action = { $card } would do { $owner } too much good.
reason-cut-rival = That bid of { $owner } stood between me and { $card }.
reason-cut-smaller = That makes the bid of { $owner } smaller.
reason-spare = I leave the bids as they are.
reason-spare-nothing = There is nothing worth cutting.
reason-ask = { $captain } bid the lowest sailor, of rank { $rank }.
reason-brawl-alone = With { $captain } in a brawl, the next auction is mine alone.
reason-brawl-most-cards = { $captain } holds the most cards and can do with a round off.
reason-brawl-captain = { $captain } can do with a round off.

# Advice to the reader: why a good player would choose this.

advice-call = Count their cards: { $captain } holds more than { $limit }.
advice-call-wrong = Count their cards: { $captain } holds no more than { $limit }, and the call costs you { $stake ->
    [one] { $stake } card
   *[other] { $stake } cards
}.
advice-agree = A wrong call costs you { $stake ->
    [one] { $stake } card
   *[other] { $stake } cards
}; seeing the bids costs nothing.
advice-agree-no-suspects = Nobody you can call holds { $limit } cards or more: see the bids.
advice-agree-no-cheat = Count their cards: nobody you can call holds more than { $limit }.

advice-drop-below-limit = You need not discard { $card }: you hold { $held ->
    [one] { $held } card
   *[other] { $held } cards
}, and the limit is { $limit }.
advice-drop-at-limit = You hold { $limit } cards, and one more is too many. { $loss }
advice-drop-above-limit = You hold { $held } cards, { $count } too many. { $loss }
advice-done-room = You keep { $count } of { $limit } cards: there is room, and every card can pay for a bid.
advice-done-full = { $limit } cards are as many as you may keep.
advice-done-cheat = Above { $limit } cards you can be called a cheat, but only if somebody notices.
advice-loss = Your nearest run does not need { $card }.
advice-loss-least = You will miss { $card } least.
advice-loss-needed = You need { $card } for your nearest run.
advice-loss-only = You have no other card.

advice-gain = { $card } does not bring you nearer to winning, but it can pay for a later bid.
advice-gain-wins = { $card } wins you the hand!
advice-gain-nearer = With { $card } you are { $distance }.
advice-gain-action = Good to have: { $about }
advice-gain-best = { $card } fits your hand best.
advice-enough = Every card you keep counts towards the limit of { $limit }.
advice-enough-exposed = Another card would put you above { $limit } while you can be called.

advice-resolve-dock = Fall off the Dock ends the auction at once, so your other actions are lost.
advice-resolve-before-dock = Play { $card } before your Fall off the Dock ends the auction.
advice-resolve-cut-first = Cut first: Hidden Plunder can then take what you cut.
advice-action-king = The Pirate King takes a card from everyone who has one, whoever wins the auction.
advice-action-mermaid = The Mermaid draws a card from every other hand, whoever wins the auction.
advice-action-plunder = Hidden Plunder takes the card you like best from the discard pile, if it is not empty.
advice-action-shady-deal = With a Shady Deal, whoever bids the lowest sailor gives you a card.
advice-action-pieces-of-eight = Pieces of Eight can bring you a card out of somebody's bid, whoever wins the auction.
advice-action-brawl = A Tavern Brawl keeps one rival out of the next auction.
advice-action-cutpurse = A Cutpurse can take the best card out of a rival's bid before the bids are compared.
advice-action-monkey = In a bid the Monkey does nothing; in your hand it stands for any sailor.
advice-cut = { $owner-is ->
    [you] Your
   *[other] { $owner }'s
} bid falls from { $before } to { $after } without { $card }.
advice-cut-rum = { $owner-is ->
    [you] Your
   *[other] { $owner }'s
} bid is nothing special without its Rum: then it is worth { $after }.
advice-cut-same = { $owner-is ->
    [you] Your
   *[other] { $owner }'s
} bid loses { $card }, but is worth as much as before.
advice-spare = You may leave all bids as they are.
advice-spare-best = Your bid is the best already.
advice-spare-nothing = No other bid is worth anything, so there is nothing to cut.
advice-ask = { $captain } bid the lowest sailor, of rank { $rank }, and must give you a card.
advice-brawl = { $captain } gets no card next round and cannot bid.
advice-brawl-most-cards = { $captain }, who holds the most cards, gets no card next round and cannot bid.
advice-brawl-already = { $captain } is in a brawl already, so another one changes nothing.

advice-lay = { $card } adds { $value }, { $spare ->
    [needed] though you need it
   *[spare] and you can spare it
}; { $wish }.
advice-lay-doubled = { $card } adds { $value }, doubled, { $spare ->
    [needed] though you need it
   *[spare] and you can spare it
}; { $wish }.
advice-lay-rum = Rum beats every bid without Rum: { $wish }.
advice-lay-dock = With Fall off the Dock nobody gets { $card }.
advice-lay-dock-others = With Fall off the Dock nobody gets { $card }, and { $count ->
    [one] { $count } card of other bids goes
   *[other] { $count } cards of other bids go
} overboard.
advice-seal = A bid worth { $value } is enough for { $card }: keep the rest for your runs.
advice-seal-rum = Only another Rum can beat this bid, so there is no need to pay more.
advice-seal-monkey = A Monkey is worth nothing in a bid: it would be better in your hand.
advice-seal-action = Your action works without paying sailors for { $card }.
advice-pass = { $card } does not bring you nearer to winning: save your cards.
advice-pass-helps = { $card } would help, but what you would pay for it helps you more.
advice-pass-action = { $card } is good to have, but not for the cards you would pay.
advice-forfeit = { $card } is not worth another card of your hand.

# What the auction card would do for the reader: the second half of a sentence.
wish-wins = { $card } wins you the hand
wish-nearer = with { $card } you are { $distance }
wish-action = { $card } is good to have later
wish-new-ways = { $card } opens new ways to win
wish-pays-later = another { $card } can pay for a later bid
