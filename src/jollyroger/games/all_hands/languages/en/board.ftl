# The goal, the table in sentences, the table as a text board, and the hints.

goal-runs = { $long } in a row of one crew, or { $short } in a row of all three
goal-missing = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to go
goal-hand = hand { $number } of { $hands }
goal-points = { $points } of { $target } points

describe-hand = Your hand
describe-hand-none = You hold no cards.
describe-hand-size = You hold { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; the limit is { $limit }.
describe-crew = { $crew }: { $ranks }.
describe-crew-none = { $crew }: none.
describe-rank-several = { $rank } ({ $count } of them)
describe-actions = Action cards: { $cards }.
describe-distance = You are { $seven } and { $three }.
describe-distance-monkey = You are { $seven } and { $three }, counting the Monkey.
describe-choice = Before you
describe-laid = You have laid for your bid: { $cards }.
describe-picked = You have picked to discard: { $cards }.
describe-bid = Your bid lies face down: { $cards }.
describe-aside = You look at { $cards }.
describe-pile = You look through the discard pile: { $cards }.
describe-auction = The auction
describe-auction-none = No card is up for auction now.
describe-auction-crew = { $card } is up for auction. { $crew } counts double.
describe-auction-action = { $card } is up for auction. { $about } No crew counts double.
describe-worth = { $who-is ->
    [you] Your
   *[other] { $who }'s
} bid is worth { $value }: { $cards }.
describe-worth-rum = { $who-is ->
    [you] Your
   *[other] { $who }'s
} bid is worth Rum and { $value }: { $cards }.
describe-card-marked = { $card } ({ $marks ->
    [played] already played
    [claimed] claimed by { $claimer }
   *[both] already played, claimed by { $claimer }
})
describe-open-hand = The open hand: { $cards }.
describe-open-hand-wins = The open hand: { $cards }. It wins with { $runs }.
describe-holds = Holds { $size }.
describe-deals = Deals.
describe-has-bid = Has bid { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, face down.
describe-passed = Does not bid.
describe-brawled = Is in a tavern brawl this round.
describe-brawled-next = Is in a tavern brawl next round.
describe-chosen = Has chosen.
describe-points = Has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
describe-piles = The piles
describe-you-deal = You deal.
describe-deck = Deck: { $deck }. Discard pile: { $discard }.
describe-deck-top = Deck: { $deck }. Discard pile: { $discard }, { $card } on top.

# The text board: what follows a word of the first column begins in the same place.
board-auction = Auction  { $card }
board-auction-none = Auction  nothing
board-deck = Deck     { $deck }; discard pile: { $discard }
board-deck-top = Deck     { $deck }; discard pile: { $discard }, { $card } on top
board-bid = on the table: { $card }
board-card = { $owner-is ->
    [you] your
   *[other] { $owner }'s
} { $card }{ $marks ->
   *[none] { "" }
    [played] , resolved
    [claimed] , claimed by { $claimer }
    [both] , resolved, claimed by { $claimer }
}
board-aside = You look at { $cards }.
board-pile = The discard pile: { $cards }.
board-deals = deals
board-holds = holds { $size }
board-you-hold = you hold { $count }
board-bids = bids { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-brawled = in a brawl
board-brawled-next = in a brawl next round
board-chosen = has chosen
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-shows = shows { $cards }
board-actions = Actions
board-actions-none = none
board-distance = You are { $seven } and { $three }
board-distance-monkey = You are { $seven } and { $three }, counting the Monkey

hint-distance = You are { $distance }.
hint-winning = One of these cards wins the hand: { $cards }.
hint-winning-card = { $card } ({ $unseen } unseen)
hint-auction = The card up for auction wins it!
