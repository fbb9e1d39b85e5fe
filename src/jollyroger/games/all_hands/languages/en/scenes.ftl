# What is shown large over the board: titles, verdicts, and the parts of a sum.

scene-bids = The bids for { $card }
    .verdict = Action cards come first
scene-won-auction = { $who-is ->
    [you] You win
   *[other] { $who } wins
} { $card }
scene-won-only-bid = The only bid
scene-won-rum = Rum beats every bid without Rum
scene-won-rum-value = Rum on both sides: { $value } against { $next }
scene-won-value = { $value } against { $next }
scene-tied = A tie for { $card }
    .verdict = { $names } bid again
scene-auction-lost = Nobody wins { $card }
scene-auction-lost-worthless = No bid is worth anything
scene-auction-lost-no-bids = All tied bidders gave up
scene-played = { $who-is ->
    [you] You play
   *[other] { $who } plays
} { $card }
scene-gave = { $who } gives you { $card }
scene-snatched = { $who } draws { $cards } from your hand
scene-called = { $who-is ->
    [you] You call
   *[other] { $who } calls
} { $captain } a cheat!
scene-caught = Right: { $captain-is ->
    [you] your
   *[other] { $captain }'s
} hand has { $held } cards. { $who-is ->
    [you] You draw
   *[other] { $who } draws
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
} and may keep one.
scene-cleared = Wrong: { $captain-is ->
    [you] your
   *[other] { $captain }'s
} hand has { $limit } cards or fewer. { $captain-is ->
    [you] You draw
   *[other] { $captain } draws
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from { $who-is ->
    [you] your
   *[other] { $who }'s
} hand.
scene-hand-won = { $who-is ->
    [you] You win
   *[other] { $who } wins
} the hand with { won-with }
scene-scored = { $who-is ->
    [you] You score
   *[other] { $who } scores
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scene-part-ranks = ranks
scene-part-doubled = doubled
scene-part-before = before
scene-part-this-hand = this hand
