# Only the screen in the browser uses these.

screen-panel = Crew
screen-you = You
screen-wins = wins

# Names of symbols for narrow columns.
short-anchor = Anchor
short-rum = Rum
short-sword = Sword
short-map = Map
short-ship = Ship
short-flag = Flag

screen-rolled-dice = The rolled dice
screen-rolled-by = { $who-is ->
    [you] You
   *[other] { $who }
} rolled
screen-rolled-die = { $count } rolled: { $face }{ $note ->
    [inactive] , inactive
    [out] , out
   *[none] {""}
}
screen-die-inactive = inactive
screen-die-out = out
screen-settling = All dice are placed: the columns are settled one by one.
screen-most-dice = Most dice here:
screen-next-captain = next captain
screen-sea-wolf = sea wolf, 1 gold token
screen-leads = { $who } leads
screen-cups = { $rum } of { $limit } rum{ $full ->
    [yes] , full
   *[no] {""}
}
screen-if-filled = Filled: { $reward }
screen-if-failed = Failed: { $penalty }
screen-fatal = { $fatal }!
screen-black = { $count } black
screen-black-and-ours = { $black } black, { $ours } of ours
screen-surplus-die = surplus, re-rolled: { $face }
screen-swap = Swap the black dice of { $one } and { $other }
screen-gold-tokens = { $count ->
    [one] { $count } gold token
   *[other] { $count } gold tokens
}
screen-gold-tokens-of = { $count ->
    [one] { $count } gold token
   *[other] { $count } gold tokens
}:
screen-gold-tokens-worth = { $count ->
    [one] { $count } gold token
   *[other] { $count } gold tokens
} worth
screen-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
screen-worth = worth { $worth }
screen-worth-secret = worth { $worth }, only you know
screen-worth-all = worth { $worth } in all quests together
screen-worth-earlier = worth { $worth } from earlier quests
screen-quest = { $number }. { $quest }
screen-round = Round { $round }
screen-ship-damage = Our ship: damage { $damage } of { $bears }
screen-our-ship = our ship
screen-enemy-hits = { $enemy }: { $hits } of { $needed } hits
screen-enemy = { $enemy }
screen-quest-tokens = { FORM($token, case: "plural") }
screen-pool-tokens = { $count ->
    [one] token
   *[other] tokens
}
screen-in-pool = in the pool
screen-in-chest = in the chest
screen-rum-in-hold = rum in the hold
screen-purses = The purses are open
screen-dice-for-gaps = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} for { $gaps ->
    [one] { $gaps } gap
   *[other] { $gaps } gaps
}
# After a number in bold.
screen-to-place = to place
screen-rum = rum
screen-crew = The crew
screen-crew-in-words = The crew in words
screen-overboard = Overboard: { $pirates }
screen-players = The players
screen-captain = ship's captain
screen-pardon = may ignore a penalty
screen-leads-left = most dice on the left: next captain
screen-leads-right = most dice on the right: sea wolf
screen-next-round = Next round:
screen-black-out = { $count ->
    [one] { $count } black die is
   *[other] { $count } black dice are
} out for this round
screen-last-round = Round { $round }:
screen-past-column = { $column } { $fate ->
    [completed] filled
   *[failed] failed
}, { $ours } of ours against { $black } black

# Bubbles.
thing-swap = Their black dice change places; players' dice stay.
thing-effects = Filled: { $reward }. Failed: { $penalty }.
thing-reconstructed = (Reconstructed: { $parts }.)
thing-part = { $part ->
    [reward] reward
    [penalty] penalty
    [title] title
   *[limit] limit
}
thing-closed = { $state ->
    [blocked] Blocked in this stage
   *[inactive] Inactive: no black dice
}.
thing-column = { $black ->
    [one] { $black } black die
   *[other] { $black } black dice
}, { $ours } of ours: { $state }.
thing-fatal = If it fails, { $fatal }.
thing-dice = { $who-is ->
    [you] Your
   *[other] { $who }'s
} dice: { $column }
thing-die-out = Inactive twice: out until the next roll.
thing-die = All dice of one symbol are placed together.
thing-die-inactive = Inactive: it cannot be placed, but re-rolled once for free.
thing-pirate = { $pirate } · { $title }
thing-pirate-rum = { $rum } of { $limit } rum on him{ $full ->
    [yes] : full
   *[no] {""}
}.
thing-gold = Gold token worth { $worth }
thing-gold-count = You have { $count ->
    [one] { $count } such token
   *[other] { $count } such tokens
}.
thing-gold-open = All purses are open now.
thing-gold-secret = Others only see how many tokens you have.
