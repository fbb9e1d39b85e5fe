# The text board, the hints, the goal and the description of the table.

# A symbol in one short word.
face-anchor = anchor
face-rum = rum
face-sword = sword
face-map = map
face-ship = ship
face-flag = flag

board-title = Quest { $number }, { $quest }
board-title-layout = Quest { $number }, { $quest } (penalties: { $layout })
# Parts of one line, between semicolons.
board-round = Round { $round }
board-ship = ship { $damage }/{ $bears } damage
board-tokens = { FORM($token, case: "plural") } { $found }/{ $needed }
board-enemy = { $enemy } { $hits }/{ $needed } hits
board-gold = { $count ->
    [one] { $count } gold token
   *[other] { $count } gold tokens
} in the { $place ->
    [pool] pool
   *[chest] chest
}
board-hold = { $rum } rum in the hold
# The heading of the columns.
board-black = black
board-dice = dice
board-to-fill = to fill
board-effects = reward / penalty (* reconstructed)
board-state = { $state ->
    [completed] completed
    [failed] failed
    [blocked] blocked
    [inactive] inactive
   *[filled] filled
}
board-short = { $count } short
board-black-out = { $count ->
    [one] { $count } black die
   *[other] { $count } black dice
} out for the round
# Parts of a player's line, between commas.
board-to-place = { $count } to place
board-rum = { $rum } rum
board-gold-tokens = { $count ->
    [one] { $count } gold token
   *[other] { $count } gold tokens
}
board-worth = worth { $values }
board-banked = gold worth { $worth } from earlier quests
board-captain = ship's captain
board-pardon = may ignore a penalty
board-crew = Crew
board-full = (full)
board-overboard = overboard: { $pirates }
board-last-round = Round { $round }: { $fates }.
board-last-round-none = Round { $round }: nothing to settle.
board-past-column = { $face } { $ours }/{ $black } { $fate }
board-rolled = { $who-is ->
    [you] You
   *[other] { $who }
} rolled:
board-rolled-again = rolled again:
board-out = out:

next-round = Next round: { $changes }.
coming-more-black = { $count ->
    [one] { $count } black die
   *[other] { $count } black dice
} more
coming-fewer-black = { $count ->
    [one] { $count } black die
   *[other] { $count } black dice
} fewer
coming-die-more = one die more for everyone
coming-die-less = one die less for everyone

hint-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} for { $gaps ->
    [one] { $gaps } gap
   *[other] { $gaps } gaps
}.
hint-short = { $count } short; if it fails: { $cost }
hint-surplus = surplus: re-roll { $count }
hint-no-cost = nothing
hint-settled = All columns are settled.
hint-captain = Left half, the ship's next captain: { $leaders }.
hint-sea-wolf = Right half, the sea wolf, 1 gold token: { $leaders }.
leaders = { $kind ->
    [you] you lead
    [one] { $names } leads
   *[many] { $names } lead
}
leaders-none = nobody yet

# The goal in one line: parts with dots between them.
goal-chest = Empty the chest, be the richest
goal-chest-left = { $count ->
    [one] { $count } gold token
   *[other] { $count } gold tokens
} left
goal-tokens = Find { $tokens } { FORM($token, case: "plural") }, hit { $enemy } { $hits } times, be the richest
goal-found = found { $found } of { $needed }
goal-enemy = Hit { $enemy } { $hits } times, be the richest
goal-hits = { $hits } of { $needed }
goal-damage = damage { $damage } of { $bears }

# Headings of the description.
describe-end = The end
describe-you = You
describe-roll = The roll
describe-columns = The columns
describe-others = The others
describe-players = The players
describe-crew = The crew
describe-quest = The quest

describe-lost = The quest is lost: { $cause }.
describe-won = { $cause }. { $who-is ->
    [you] You win
   *[other] { $who } wins
}. The gold was worth: { $gold }.
describe-round = It is round { $round }.
describe-captain = You are the ship's captain.
describe-own = You have { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} to place, { $rum } rum and { $gold }.
describe-purse = { $count ->
    [one] { $count } gold token
   *[other] { $count } gold tokens
}
describe-purse-worth = { $count ->
    [one] { $count } gold token
   *[other] { $count } gold tokens
} worth { $worth } ({ $gold })
describe-pardon = You may ignore one penalty of this settlement.
describe-rolled = { $who-is ->
    [you] Your
   *[other] { $who }'s
} dice show { $dice }.
describe-rolled-out = Out for this roll: { $dice }.
describe-closed = { $column }: { $state ->
    [blocked] blocked
   *[inactive] no black dice
}.
describe-closed-ours = { $column }: { $state ->
    [blocked] blocked
   *[inactive] no black dice
}, and players' dice: { $dice }.
describe-column = { $column }: { $black ->
    [one] { $black } black die
   *[other] { $black } black dice
}. { $state }. Filled: { $reward }. Failed: { $penalty }.
describe-column-ours = { $column }: { $black ->
    [one] { $black } black die
   *[other] { $black } black dice
}, and players' dice: { $dice }. { $state }. Filled: { $reward }. Failed: { $penalty }.
describe-state = { $state ->
    [failed] It has failed
    [inactive] It is inactive
    [short] It is { $count } short
   *[completed] It is filled
}
describe-dice-left = { $dice ->
    [one] { $dice } die is
   *[other] { $dice } dice are
} left for { $gaps ->
    [one] { $gaps } gap
   *[other] { $gaps } gaps
}.
describe-player = { $who }{ $rank ->
    [captain] , the ship's captain,
   *[none] {""}
} has { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} to place, { $rum } rum and { $gold }{ $pardon ->
    [yes] {" "}and may ignore one penalty
   *[no] {""}
}.
describe-pirate = { $title } ({ $pirate }): { $about } { $rum } of { $limit } rum on him{ $full ->
    [yes] , so he is full
   *[no] {""}
}.
describe-overboard = Overboard: { $pirates }.
describe-goal = Quest { $number }, { $quest }. { $goal }
describe-damage = The ship has taken { $damage } damage and sinks with { $bears }.
describe-hits = { FORM($enemy, case: "start") } has taken { $hits } of { $needed } hits.
describe-tokens = We have { $found } of { $needed } { FORM($token, case: "plural") }.
describe-stores = { $count ->
    [one] { $count } gold token
   *[other] { $count } gold tokens
} in the { $place ->
    [pool] pool
   *[chest] chest
}, { $rum } rum in the hold.
