# How the game ended.

# Without a full stop: it stands in sentences and in headings.
cause-sunk = Sunk in round { $round }: { $damage }
cause-sunk-earlier = Sunk in round { $round }: { $damage }; the ship had taken { $earlier } before
damage-done = the { $column } did { $n } damage
damage-more = { $before }, the { $column } { $n }
damage-earlier = { $n } in round { $round } ({ $column })
cause-crew-lost = The last of the crew went overboard in round { $round }
cause-adrift = The quest was not done after { $round } rounds
cause-chest = The chest was empty after round { $round }
cause-hits = { FORM($enemy, case: "start") } took the last of { $hits } hits in round { $round }

outcome-lost = { $ending ->
    [sunk] The ship has sunk: everyone loses.
    [crew-lost] There is no crew left: everyone loses.
   *[adrift] The quest took too long and was given up: everyone loses.
}
outcome-won = { $who-is ->
    [you] You win
   *[other] { $who } wins
} { $ending ->
    [most-gold] with the most gold
    [fewest-tokens] with as much gold as another, in fewer tokens
   *[captain] as the ship's captain of the last round, since gold and tokens were tied
}: { $gold }.
# What a player's gold is worth, in a list.
worth-of = { $who } { $worth }

tally-worth = Worth of the gold
tally-worth-all = Worth of all gold
tally-worth-earlier = Worth from earlier quests
tally-worth-quest = Worth of the gold from this quest
tally-gold-tokens = Gold tokens
tally-rum = Rum left
tally-rounds = Rounds
tally-hits = Hits on { $enemy }
tally-chest = Gold tokens left in the chest
tally-tokens = { FORM($token, case: "plural-start") } found
tally-damage = Damage to the ship
tally-pirates = Pirates left
tally-part = { $count } of { $whole }
