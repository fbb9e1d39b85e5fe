# Options: complete by themselves; on a button next to their card; as a heading over several.

option-lay = Lay { $card }
    .button = Lay it
    .group = Lay
option-drop = Discard { $card }
    .button = Discard it
    .group = Discard
option-give = Give { $card }
    .button = Give it
    .group = Give
option-keep = Keep { $card }
    .button = Keep it
    .group = Keep
option-take = Take { $card }
    .button = Take it
    .group = Take
option-resolve = Play { $card }
    .button = Play it
    .group = Play next
option-cut = Cut { $card }
    .button = Cut it
    .group = Cut
option-claim = Claim { $card }
    .button = Claim it
    .group = Claim
option-call = Call { $captain } a cheat
    .button = Call a cheat
    .group = Call a cheat
option-ask = Ask { $captain } for a card
    .button = Ask for a card
option-brawl = Start a brawl with { $captain }
    .button = Start a brawl
option-seal = Seal your bid
option-pass = Pass
option-forfeit = Give up
option-spare = Cut nothing
option-agree = Turn the bids over
option-done = Discard { $count ->
    [0] nothing
    [one] { $count } card
   *[other] { $count } cards
}
option-enough = Keep none
option-enough-more = Keep no more

# A card of the revealed bids, with what tells it from equal ones.
table-card = { $owner-is ->
    [you] your
   *[other] { $owner }'s
} { $card }
table-card-marked = { $owner-is ->
    [you] your
   *[other] { $owner }'s
} { $card } ({ $marks ->
    [played] already played
    [claimed] claimed by { $claimer }
    [claimed-numbered] claimed by { $claimer }, claim { $number }
    [claimed-played] claimed by { $claimer }, already played
   *[claimed-numbered-played] claimed by { $claimer }, claim { $number }, already played
})
table-card-missing = a card that is not there

# Beside an option: what it costs or brings.
note-needed = you need it
note-lay-rum = beats every bid without Rum
note-lay-monkey = does nothing in a bid
note-lay-action = worth 0, acts when the bids are open
note-worth = worth { $value }
note-worth-doubled = worth { $value }, doubled
note-worth-rum = Rum and { $value }
note-part-needed = you need it: then { $distance }
note-gain-wins = wins the hand!
note-gain = then { $distance }
note-cut-rum = no Rum left in that bid
note-cut = that bid falls from { $before } to { $after }
note-cut-same = that bid stays worth as much
note-call = holds { $limit } or more
note-call-wrong = holds fewer than { $limit }: the call would be wrong
note-ask = bid the lowest card
note-brawl = no card and no bid next round
note-brawl-already = in a brawl already
note-keep-cards = keep your cards
note-over-limit = { $count } above the limit: you can be called
note-rest-discarded = the rest is discarded
note-nobody-called = nobody is called

# Warnings.
risk-call = If { $captain } holds more than { $limit }, you draw the surplus and may keep one card. If not, { $captain } draws { $stake ->
    [one] { $stake } card
   *[other] { $stake } cards
} from your hand and keeps one.
risk-call-wrong = { $captain } holds fewer than { $limit } cards, so the call is wrong: { $captain } draws { $stake ->
    [one] { $stake } card
   *[other] { $stake } cards
} from your hand and keeps one.
risk-discard = You need what you discard: it leaves you { $distance }.
risk-seal = The card up for auction would win you the hand, but not without the cards of this bid.
