# What bots say: why they choose something, plans, and advice for a player.

# --- Why a bot chooses what it chooses, for the whole table. ---

reason-treasure = The Treasure is there for the taking.
reason-goods = That will help in the next battle or the next fire.
reason-item = The { $item } helps me more: it { $about }.
reason-card = This card does less harm now: { $card }.
reason-fit = Battle strength +{ $strength } and fatigue { $fatigue }: the best of us for this fight.
reason-nearer = There I am nearer to what has to be done next.
reason-best = That leaves us best off.
reason-moor = From there it is not far to the Treasure.
reason-meets-nobody = There it meets nobody for now.
reason-steer = That way it meets whoever can deal with it.
reason-drive = It is least in our way there.
reason-send = It is least in our way there, and I need not fight.
reason-fight = This one is the easiest to begin with.
reason-pistol = If I miss, it costs me no fatigue.
reason-drink = A drink rests me without an action.
reason-put-down = Without it I can run, fight and put out fires.
reason-enough = There is no other deckhand in reach.
reason-decline = Nothing there is of use to me.

reason-fire-explodes = The { $room } burns at { $level }: another { $level } on { $colour } would blow it up.
reason-fire-keg = The { $room } burns at { $level }, and its keg goes off at { $keg }.
reason-fire-treasure = The { $room } burns at { $level }, and there is Treasure in it.
reason-fire = The { $room } burns at { $level }, and I want it lower.

reason-deckhands-supply = { $count ->
    [0] No deckhand is left in the supply. If one more is due, we lose.
    [one] Only { $count } deckhand is left in the supply. If we run out, we lose.
   *[other] Only { $count } deckhands are left in the supply. If we run out, we lose.
}
reason-deckhands-crowd = { $count ->
    [one] { $count } deckhand
   *[other] { $count } deckhands
} { FORM($room, case: "in") }: nobody gets in.
reason-deckhands-third = { $count ->
    [one] { $count } deckhand
   *[other] { $count } deckhands
} { FORM($room, case: "in") }: a third would shut the room.
reason-deckhands-spread = { $count ->
    [one] A deckhand
   *[other] { $count } deckhands
} { FORM($room, case: "in") }, and from a trapdoor they spread.
reason-deckhands = { $count ->
    [one] A deckhand { FORM($room, case: "in") }: better none.
   *[other] { $count } deckhands { FORM($room, case: "in") }: better fewer.
}

reason-rest-half-dead = Fatigue { $fatigue }: I am half dead.
reason-rest-hot = At fatigue { $fatigue } the fire here is too hot for anything else.
reason-rest-looting = Fatigue { $fatigue } is a lot for the way out with a Treasure.
reason-rest-limit = At fatigue { $fatigue } I cannot enter fire { $fire } or more.
reason-rest = After a rest I get farther.
reason-train-early = The next guard will be strong. I train before we find it.
reason-train = I train for { $foe } of strength { $strength } { FORM($room, case: "in") }: { $need ->
    [0] no roll wins yet
   *[other] then a { $need } or more wins
}.
reason-hand-on = { $who } can use { $count ->
    [one] { $count } action
   *[other] { $count } actions
} better{ $looting ->
    [yes] , carrying a Treasure
   *[no] {""}
}.
reason-place-fits = It fits here.
reason-place-away = I'll put the { $room } here, out of the way.
reason-place = I'll put the { $room } here, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} from the boats.

reason-track = I am { $short } short, and my +{ $strength } makes up for it.
reason-track-softens = I am { $short } short; with my +{ $strength } I lose by only { $left }.
reason-track-too-weak = I am { $short } short: even my +{ $strength } would not do.
reason-track-saved = Losing by { $short } costs less than my +{ $strength }.
reason-fight-must = I have to fight on.
reason-fight-again = My next roll beats { $foe } with a chance of { $chance }.
reason-retreat = My next roll would beat { $foe } with a chance of { $chance }, but losing costs fatigue.
reason-retreat-hopeless = No roll of mine beats { $foe } now.
reason-retreat-must = I have to retreat, and that is the best way.

reason-carry = I carry the Treasure towards the boats.
reason-head-for = I head for the { $room }. { $why }
reason-to-boats = I am on the way to the boats.
reason-reach-more = From the { $room } I can reach more.
reason-bring-treasure = That brings Treasure { $number } of { $goal } off the ship.
reason-everybody-off = We have the Treasure. Now everybody off the ship!
reason-fatigue-halved = Off the ship my fatigue of { $fatigue } is halved.
reason-guard = { FORM($foe, case: "start") } there guards a Treasure: I win with a { $need } or more.
reason-crew = { FORM($foe, case: "start") } there would hunt us: I win with a { $need } or more.

# --- Plans: 'I'll rest and take the Rum. Then {1} has 2 more actions.' ---

plan = I'll { $jobs }.
plan-and-hand-on = I'll { $jobs }. { $then }
plan-done = I'm done.
plan-hand-on = Then { $who } has { $count ->
    [one] { $count } more action
   *[other] { $count } more actions
}{ $looting ->
    [yes] {" "}to carry the Treasure on
   *[no] {""}
}.
plan-rest = rest
plan-train = train for a guard
plan-drink = drink my Grog
plan-put-down = put the Treasure down to clear the way
plan-set-down = put the Treasure down and { $then }
plan-fight-crew = fight { $foe } { FORM($room, case: "in") }
plan-shoot = shoot into the { $room }
plan-swap = take the { $item }
plan-escape = get out to the { $room }
plan-leave = get off the ship
plan-to-boats = head for the boats
plan-carry-home = carry the Treasure to the boats
plan-carry-on = carry the Treasure towards the boats
plan-carry-it-home = carry it to the boats
plan-carry-it-on = carry it towards the boats
plan-to-fire = head for the fire { FORM($room, case: "in") }
plan-cool = cool the { $room } to { $level }
plan-put-out = put out the fire { FORM($room, case: "in") }
plan-to-deckhands = head for the deckhands { FORM($room, case: "in") }
plan-strike = strike down { $count ->
    [one] a deckhand
   *[other] { $count } deckhands
} { FORM($room, case: "in") }
plan-train-for = train for the guard { FORM($room, case: "in") }
plan-rest-before = rest before I fight the guard { FORM($room, case: "in") }
plan-fight-guard = fight the guard { FORM($room, case: "in") }
plan-to-guard = head for the guard { FORM($room, case: "in") }
plan-pick-up = pick up { $goods } { FORM($room, case: "in") }
plan-fetch = go for { $goods } { FORM($room, case: "in") }

# --- Advice: what speaks for a choice, for the player who is asked. ---

advice-enough = One is enough for now.
advice-decline = You go on without an item.
advice-moor = All its doors are equally far from everything.
advice-best = That leaves you all best off.
advice-pistol = A miss costs you no fatigue: { $odds }.
advice-item = The { $item } { $about }.
advice-beat = you beat { $foe } with a chance of { $chance }
advice-beat-start = You beat { $foe } with a chance of { $chance }
advice-beat-and = { $first } and { $second }

advice-carry = From there your Treasure is { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} from the boats.
advice-on-the-way = On the way to the { $room }: { $why }
advice-to-fire = There is a fire to fight. { $why }
advice-to-deckhands = There are deckhands to strike down. { $why }
advice-to-goods = You can pick up { $goods } { FORM($room, case: "in") }.
advice-cooler = There the fire is { $level }, here it is { $here }.
advice-treasure-near = From there the Treasure { FORM($room, case: "in") } is { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} away.
advice-ways-out = The { $room } has { $count ->
    [one] { $count } way
   *[other] { $count } ways
} out.
advice-bring-treasure = That brings Treasure { $number } of { $goal } to the boats.
advice-everybody-off = You have the Treasure: now everybody must get off the ship.
advice-fatigue-halved = In the boats your fatigue of { $fatigue } is halved.
advice-safe = In the boats no fire can hurt you.
advice-send-away = You may send { $foes } away, or fight.
advice-guard = { $odds }; a Treasure lies behind the guard.
advice-crew = { $odds }; beaten, it hunts you no more.
advice-fight = { $odds }.

advice-fire-explodes = The { $room } burns at { $level }, and { $chance } of the cards left would blow it up.
advice-fire-kegs = The { $room } burns at { $level }, and { $chance } of the cards left would set off its keg.
advice-fire-rises = The { $room } burns at { $level }, and { $chance } of the cards left would raise it.
advice-fire-treasure = The { $room } burns at { $level }, and there is a Treasure in it.
advice-fire = The { $room } burns at { $level }: the lower it is, the less it tires whoever enters.

advice-drink = It takes { $less } off your fatigue of { $fatigue }, without an action.
advice-put-down-treasure = Without the Treasure you can run, fight fires and use your item again.
advice-put-down = Others can pick it up here.
advice-treasure = A Treasure for the taking: you still need { $count }.
advice-treasure-more = It is one Treasure more.
advice-grog = Grog takes { $less } off your fatigue, whenever you like, without an action.
advice-cutlass = A Cutlass keeps your battle strength from falling back so far.
advice-rest-limit = Your fatigue falls from { $fatigue } to { $after }: then you may enter fire { $fire } again.
advice-rest = Your fatigue falls from { $fatigue } to { $after }. At { $most } you die.
advice-train-early = Guards have 6 to 8: be strong before you find one.
advice-train = Against { $foe } { FORM($room, case: "in") } your chance goes from { $before } to { $after }.
advice-end-turn = You have used all your actions.
advice-hand-on = { $who } can use your { $count ->
    [one] { $count } action
   *[other] { $count } actions
}{ $looting ->
    [yes] {" "}to carry a Treasure
   *[no] {""}
}.
advice-place-away = No way leads from there to the boats, so the { $room } troubles nobody.
advice-place-nearest = There the { $room } is { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} from the boats, as near as can be: what hides in it has a short way home.
advice-place = There the { $room } is { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} from the boats.

advice-card = This card { $first }; the other one { $second }.
advice-cards-alike = Both cards are alike.
advice-harm-and = { $first } and { $second }
advice-no-harm = does no harm
advice-meets-nobody = There it meets nobody for now.
advice-meets = { FORM($room, case: "in-start") } it meets { $pirates }.
advice-pirate = { $who } with battle strength +{ $strength }
advice-name = { $who-is ->
    [you] You win
   *[other] { $who } wins
} with a chance of { $chances }, at fatigue { $fatigue }.
advice-track-wins = You are { $short } short, and your +{ $strength } wins.
advice-track-helps = You are { $short } short, and your +{ $strength } makes it less.
advice-track-too-weak = You are { $short } short: even your +{ $strength } would not win.
advice-track-saved = You lose by { $short }, but keep your +{ $strength } for another battle.
advice-again = Another round: { $odds }, and a defeat costs fatigue.
advice-retreat = You have to retreat: that way your fatigue is { $fatigue }.
