# A sentence for each event. $who is a player; $who-is is 'you' if the reader is that player.

event-hand-began = Hand { $number } begins. { $who-is ->
    [you] You deal
   *[other] { $who } deals
}.
event-dealt = You are dealt { $cards }.
event-skipped-brawled = { $who-is ->
    [you] You get
   *[other] { $who } gets
} no card: tavern brawl.
event-skipped = { $who-is ->
    [you] You get
   *[other] { $who } gets
} no card: there is none left.
event-turned-up = Up for auction: { $card }.
event-turned-up-none = There is no card left to bid for.
event-renewed = The deck has run out: the discard pile is shuffled into a new one.
event-passed = { $who-is ->
    [you] You pass
   *[other] { $who } passes
}.
event-passed-brawled = { $who-is ->
    [you] You sit
   *[other] { $who } sits
} in a tavern brawl and cannot bid.
event-passed-no-cards = { $who-is ->
    [you] You have
   *[other] { $who } has
} no cards to bid.
event-sealed = { $who-is ->
    [you] You bid
   *[other] { $who } bids
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, face down.
event-forfeited = { $who-is ->
    [you] You give
   *[other] { $who } gives
} up the auction.
event-forfeited-no-cards = { $who-is ->
    [you] You give
   *[other] { $who } gives
} up the auction: no cards left.
# One of several bids, between semicolons.
event-revealed-bid = { $who-is ->
    [you] your
   *[other] { $who }'s
} bid: { $cards }
event-nobody-bid = Nobody bids: { $card } is discarded.
event-caught = { $who-is ->
    [you] You call { $captain } a cheat and are
   *[other] { $who } calls { $captain } a cheat and is
} right: { $held } cards, { $count } too many.
event-cleared = { $who-is ->
    [you] You call { $captain } a cheat and are
   *[other] { $who } calls { $captain } a cheat and is
} wrong: that costs { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-kept = { $who-is ->
    [you] You keep
   *[other] { $who } keeps
} { $card }.
event-kept-only = { $who-is ->
    [you] You keep
   *[other] { $who } keeps
} { $card }, the only one.
event-kept-unseen = { $who-is ->
    [you] You keep
   *[other] { $who } keeps
} one card.
event-kept-unseen-only = { $who-is ->
    [you] You keep
   *[other] { $who } keeps
} one card, the only one.
event-discarded = { $who-is ->
    [you] You discard
   *[other] { $who } discards
} { $cards }.
event-played = { $who-is ->
    [you] You play
   *[other] { $who } plays
} { $card }.
event-no-effect = { $card } has no effect.
event-was-cut = { $who-is ->
    [you] You cut
   *[other] { $who } cuts
} { $owner-is ->
    [you] your
   *[other] { $owner }'s
} { $card }.
event-spared = { $who-is ->
    [you] You cut
   *[other] { $who } cuts
} nothing.
event-docked = Splash! The auction is off: all bids are discarded.
event-plundered = { $who-is ->
    [you] You take
   *[other] { $who } takes
} { $card } from the discard pile.
event-claimed = { $who-is ->
    [you] You claim
   *[other] { $who } claims
} { $owner-is ->
    [you] your
   *[other] { $owner }'s
} { $card }.
event-claimed-only = Only one legal move: { $who-is ->
    [you] you claim
   *[other] { $who } claims
} { $owner-is ->
    [you] your
   *[other] { $owner }'s
} { $card }.
event-gave = { $who-is ->
    [you] You give
   *[other] { $who } gives
} { $taker } { $card }.
event-gave-unseen = { $who-is ->
    [you] You give
   *[other] { $who } gives
} { $taker } a card.
event-snatched = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} { $cards } from { $captain-is ->
    [you] your
   *[other] { $captain }'s
} hand.
event-snatched-unseen = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from { $captain-is ->
    [you] your
   *[other] { $captain }'s
} hand.
event-brawled = { $who-is ->
    [you] You start
   *[other] { $who } starts
} a brawl with { $captain }: no card and no bid next round.
event-tied = { $names } are tied and bid again.
event-won-auction = { $who-is ->
    [you] You win
   *[other] { $who } wins
} { $card }.
event-auction-lost = No bid is worth anything: { $card } is discarded.
event-auction-lost-no-bids = Nobody bids on: { $card } is discarded.
event-took-claim = { $who-is ->
    [you] You take
   *[other] { $who } takes
} the claimed { $card }.
event-hand-won = { $who-is ->
    [you] You win
   *[other] { $who } wins
} the hand with { won-with }: { $runs }.
event-hand-drawn = The hand is called off: nobody wins it.
event-scored = { $who-is ->
    [you] You score
   *[other] { $who } scores
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $total } in all.
