# The options: $label complete by themselves, on buttons (option-…-here), notes beside them, risks, and headings.

# How a tile lies.
pose = { $count ->
    [one] door
   *[other] doors
} { $doors }{ $keg ->
    [none] {""}
   *[other] , keg { $keg }
}
option-place = Lay the { $tile } { $side } of the { $room }, { $pose }
option-place-unknown = Lay it { $side } of the { $room }
option-place-here = Place here

option-walk = Walk { $to }
option-leave = Leave the ship
option-leave-with-treasure = Leave the ship with the Treasure
option-aboard = Go aboard, to the { $room }
option-run-ways = Run { $way }, then { $then }
option-run-back = Run to the { $room } and back
option-run-through = Run through the { $room } { $to }
option-retreat = Retreat { $to }
option-walk-here = Walk here
option-run-here = Run here
option-retreat-here = Retreat here
option-aboard-here = Go aboard here
option-run-through-here = Run here through the { $room }
option-run-off = Run off the ship
option-run-there-and-back = Run there and back

option-fight-fire = Fight the fire { $where }
option-blanket = Throw the Blanket on the fire { $where }
option-bucket = Pour the Bucket on the fire { $where }
option-fight-fire-here = Fight the fire { $fire }→{ $after }
option-blanket-here = Blanket { $fire }→{ $after }
option-bucket-here = Bucket { $fire }→{ $after }
option-strike = Strike down { $several ->
    [yes] a
   *[no] the
} deckhand { $where }
option-strike-here = Strike down a deckhand
option-pistol = Shoot at { $foe } { $where }
option-pistol-many = Shoot at the enemies { $where }
option-pistol-here = Shoot at { $foe }
option-pistol-many-here = Shoot

option-fight = Fight { $foe }
option-aim = Shoot at { $foe }
option-fight-again = Fight { $foe } again
option-send = Send { $foe } { $to }
option-send-here = Send it here
option-drive = Drive { $foe } { $to }
option-drive-here = Drive it here
option-steer = { FORM($foe, case: "start") } goes { $to }
option-steer-stay = { FORM($foe, case: "start") } stays
option-steer-here = It goes here
option-steer-stay-here = It stays here
option-moor = Moor the Dinghy at the { $way } door
option-moor-here = Moor here
option-name = { $who-is ->
    [you] I'll fight
   *[other] Let { $who } fight
}
option-use-track = Add your battle strength of +{ $strength }
option-use-track-here = Add +{ $strength }
option-save-track = Save your battle strength
option-save-track-here = Save it

option-pick-up = Pick up { $goods }
option-put-down = Put down { $goods }
option-drink = Drink { $goods }
option-swap = Take the { $item } from the table
option-rob = Take the { $item } from { $owner }
option-take = Take the { $item }
option-rest = Rest
option-train = Train
option-resolve-here = Let this happen
option-enough = That's enough
option-decline = Take nothing
option-end-turn = End turn
option-hand-on = End turn (give { $count ->
    [one] { $count } action
   *[other] { $count } actions
} to { $who })

# --- Headings. ---

group-goods = Goods
group-fires = Fires
group-walk = Walk
group-fight = Fight
group-send = Send away
group-drive = Drive it away
group-retreat = Retreat
group-deckhands = Deckhands
group-pistol = Pistol
group-yourself = Yourself
group-run = Run
group-items = Items

# --- Notes: what it costs or brings, in a few words. ---

note-deckhands-there = { $count } there
note-must-fight = { $pirates } must fight it
note-item = { $about }
note-lay-down = you lay down the { $item }
note-no-harm = no harm now
note-you-die = you die
note-fatigue-change = fatigue { $fatigue } → { $after }
note-fatigue = fatigue { $fatigue }
note-tired = fatigue +{ $tired }
note-ends-turn = ends your turn
note-drop-treasure = you drop the Treasure
note-fight = fight { $foes }
note-fight-odds = fight { $foes }: { $odds }
note-fight-or-send = fight { $foes } or send it away
note-odds = win { $chance }
note-odds-track = win { $chance } with your +{ $strength }
note-odds-other-track = win { $chance } with +{ $strength }
note-free = free ({ $item })
note-miss-free = a miss costs no fatigue
note-strength = battle strength +{ $strength }
note-strength-change = strength +{ $strength } → +{ $after }
note-strength-falls = strength falls to +{ $after }
note-burden = with it you only walk and rest
note-win = { $total } against { $needed }: you win
note-lose = { $total } against { $needed }: you lose, { $cost }
note-miss = a miss
note-given = { $count ->
    [one] { $count } action
   *[other] { $count } actions
} to { $who }
note-unused = { $count ->
    [one] { $count } action
   *[other] { $count } actions
} unused
note-card-loses = { $chance } { $both ->
    [yes] both cards lose
   *[no] the next card loses
} the game
note-card-kills = { $chance } { $both ->
    [yes] both cards kill
   *[no] the next card kills
} you

# --- Risks: sentences that are to be confirmed. ---

risk-fatigue = Fatigue { $fatigue } + { $tired } kills you.
risk-beaten = { $foes } would most likely beat you.
risk-card-loses = There is a { $chance } chance that { $both ->
    [yes] both cards lose
   *[no] the next card loses
} the game.
risk-card-kills = There is a { $chance } chance that { $both ->
    [yes] both cards kill
   *[no] the next card kills
} you.
risk-given-lost = The { $count ->
    [one] { $count } action
   *[other] { $count } actions
} you were given would be lost.
