# Why an action cannot be chosen.

refusal-not-your-turn = Wait for your turn: { $who } is choosing now.
refusal-pirate-overboard = That pirate has gone overboard for good.
refusal-pirate-not-in-crew = That pirate is not in this crew.
refusal-pirate-full = He has had his fill of rum.
refusal-no-such-gold = You have no token of that value.
refusal-use-no-rum = He wants a rum, and you have none.
refusal-use-no-seventh-die = Everyone has a die more next round already, and there is no seventh.
refusal-use-no-target = There is nothing on the table for him to work on.
refusal-turn-out = That die is out for this roll and cannot be turned.
refusal-turn-same = The die shows that already.
refusal-swap-empty = Both lines must hold black dice.
refusal-storm-empty = There is no black die in that line.
refusal-storm-only-laid = The quest keeps a black die there, and there is no other.
refusal-haul-empty = No player has a die there.
refusal-move-inactive = The die can only go to an active column.
refusal-place-closed = No black die lies there: the column is { $state ->
    [blocked] blocked
   *[inactive] inactive
}.
refusal-place-out = That die was inactive twice: it is out for this roll.
refusal-place-not-shown = None of your dice shows that.
refusal-drink-no-rum = You have no rum left.
refusal-done-must-place = One of your symbols is active, so you must place.
refusal-reroll-active = Only dice with inactive symbols can be re-rolled for free.
refusal-reroll-too-many = You don't have that many dice to re-roll.
refusal-refill-room = Some pirates still have room for rum.
refusal-refill-no-such-gold = You have no such gold token to toss.
