# Options: the label stands alone, the button is short.

option-place = Place { $count ->
    [one] { $count } die
   *[other] { $count } dice
} on the { $column }
    .button = Place { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } here
option-reroll = Re-roll { $dice }
    .button = Re-roll { $count }
option-reroll-all = Re-roll all { $count } inactive dice
option-drink = Drink a rum: re-roll { $count ->
    [one] { $count } die
   *[other] all { $count } dice
}
    .button = Drink: re-roll { $count }
option-use = { $pirate } (1 rum): { $does }
    .button = Pay 1 rum
option-use-last = { $pirate } (1 rum): { $does } (the last of the crew: everyone loses)
option-refill = Toss a gold token worth { $worth }: all rum leaves the pirates
    .button = Toss it for sober pirates
option-done = End turn without placing
    .button = End turn
option-turn-over = Turn the { $old } to the { $new }
option-pick = Turn the { $die }
    .button = Turn this one
option-turn = Turn it to the { $new }
    .button = Turn it to the { $new }
option-swap = Swap the black dice of the { $one } and the { $other }
    .button = Swap them
option-storm = Re-roll the { $count ->
    [one] { $count } black die
   *[other] { $count } black dice
} of the { $column }
    .button = Re-roll { $count ->
        [one] { $count } black die
       *[other] { $count } black dice
    }
option-haul = Take all dice off the { $column }: { $dice }
    .button = Take all dice back
option-take = Move { $owner-is ->
    [you] your
   *[other] { $owner }'s
} die from the { $column }
    .button = Move { $owner-is ->
        [you] your
       *[other] { $owner }'s
    } die
option-put = Move it to the { $column }
    .button = Move it here
option-put-anchor = Move your anchor die to the { $column }
option-stay = Leave your anchor dice where they are
    .button = Move none
option-cancel = Ignore this penalty
    .button = Ignore it
option-suffer = Let it happen
option-suffer-fatal = Let it happen: { $fatal } and everyone loses
option-throw = Throw { FORM($title, case: "accusative") } ({ $pirate }) overboard
    .button = Overboard with him
option-throw-last = Throw { FORM($title, case: "accusative") } ({ $pirate }) overboard (the last of the crew: everyone loses)
option-load = Put a rum on { FORM($title, case: "accusative") } ({ $pirate })
    .button = Put a rum on him
option-toss = Lose a gold token worth { $worth }
    .button = Lose this one

# Headings of groups of options.
group-place = Place dice and end your turn
group-reroll = Re-roll for free
group-rum = Spend rum
group-gold = Toss gold
group-swap = With the { $column }
group-take = From the { $column }

# Notes: what an option brings.
note-pays = pays { $reward }
note-fills = fills it
note-short = { $count } still short
note-more = { $count } more than needed
note-blocked = blocked
note-inactive = inactive
note-reroll = free · { $active } of 6 symbols are active
note-rum = { $count } rum left
note-refill = all rum on the pirates goes back to the hold
note-dice-wait = { $count ->
    [one] { $count } die waits
   *[other] { $count } dice wait
} for your next turn
note-any-face = to any face
note-with-it = with it { $count ->
    [one] { $count } die
   *[other] { $count } dice
} to place
note-swap = { $one } { $mine } → { $its } · { $other } { $its } → { $mine }
note-storm = each goes to the column it shows then
note-haul = { $dice }, to be placed again
# $after is one of note-fills, note-short and note-more.
note-then = { $after } then
note-pirates-left = { $left ->
    [one] { $left } pirate
   *[other] { $left } pirates
} left
note-full-then = full then
note-rum-then = { $rum } of { $limit } rum then

# What a penalty does that ends the game.
fatal-sunk = { $case ->
    [start] The ship sinks
   *[plain] the ship sinks
}
fatal-crew-lost = { $case ->
    [start] The last of the crew is gone
   *[plain] the last of the crew is gone
}
risk-too-few-dice = { $left ->
    [0] No die is
    [one] Only { $left } die is
   *[other] Only { $left } dice are
} left then for { $missing ->
    [one] { $missing } gap
   *[other] { $missing } gaps
} on the { $column }. If it fails, { $fatal }.
risk-last-pirate = He is the last of the crew: everyone loses at once.
risk-overboard = He goes for good: { $left ->
    [one] { $left } pirate is
   *[other] { $left } pirates are
} left. Without any, everyone loses.
risk-fatal = { FORM($fatal, case: "start") }: everyone loses.
