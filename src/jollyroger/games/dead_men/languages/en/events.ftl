# A sentence for each event. $who is a player; $who-is is 'you' if the reader is that player.

event-began = Carry { $goal } Treasures to the boats{ $all_crew ->
    [yes] , defeat the whole crew
   *[no] {""}
} and get everybody off. { $cast }.
# A player's part in the game; $position is 'first' at the beginning of the sentence.
event-cast = { $who-is ->
    [you] { $position ->
        [first] You are
       *[later] you are
    }
   *[other] { $who } is
} { $character }{ $item ->
    [none] {""}
   *[other] {" "}with the { $item }
}

event-turn-began = { $who-is ->
    [you] Your turn
   *[other] { $who }'s turn
}: { $own ->
    [one] { $own } action
   *[other] { $own } actions
}{ $given ->
    [0] {""}
   *[other] , and { $given } more received
}.

event-tile-drawn = { $who-is ->
    [you] You find
   *[other] { $who } finds
} the { $tile }.
event-tile-placed = { $who-is ->
    [you] You lay
   *[other] { $who } lays
} the { $tile } { $side } of the { $room }.
event-foe-found = { FORM($foe, case: "new-start") } { FORM($room, case: "in") }!
event-trapdoor-found = A trapdoor with a deckhand { FORM($room, case: "in") }!
event-moored = The last room! The Dinghy waits at the { $side } door of the { $room }.
event-no-mooring = The last room! It has no free door for the Dinghy.
event-only-move = Only one legal move: { $action ->
    [Place] the room fits in one place only
    [Retreat] there is only one way out
    [Drive] there is only one way for the enemy to go
   *[FightAgain] fight again
}.

event-moved = { $how ->
    [walk] { $who-is ->
        [you] You walk
       *[other] { $who } walks
    }
    [run] { $who-is ->
        [you] You run
       *[other] { $who } runs
    }
   *[retreat] { $who-is ->
        [you] You retreat
       *[other] { $who } retreats
    }
} to the { $room }{ $tired ->
    [0] {""}
   *[other] {" "}(fatigue +{ $tired })
}.
event-left = { $who-is ->
    [you] You leave
   *[other] { $who } leaves
} the ship, fatigue now { $fatigue }.
event-looted = { $who-is ->
    [you] You bring
   *[other] { $who } brings
} a Treasure to the boats: { $looted } of { $goal }!
event-put-out = { $who-is ->
    [you] You put
   *[other] { $who } puts
} out the fire { FORM($room, case: "in") }{ $item ->
    [none] {""}
   *[other] {" "}with the { $item }
}.
event-lowered = { $who-is ->
    [you] You fight
   *[other] { $who } fights
} the fire { FORM($room, case: "in") }{ $item ->
    [none] {""}
   *[other] {" "}with the { $item }
}, down to { $level }.
event-struck-down = { $who-is ->
    [you] You strike
   *[other] { $who } strikes
} down a deckhand { FORM($room, case: "in") }.
event-picked-up = { $who-is ->
    [you] You pick
   *[other] { $who } picks
} up { $goods }.
event-put-down = { $who-is ->
    [you] You put
   *[other] { $who } puts
} down { $goods } { FORM($room, case: "in") }.
event-drank = { $who-is ->
    [you] You drink
   *[other] { $who } drinks
} { $goods }, fatigue now { $fatigue }.
event-rested = { $who-is ->
    [you] You rest
   *[other] { $who } rests
}, fatigue now { $fatigue }.
event-trained = { $who-is ->
    [you] You train
   *[other] { $who } trains
}, battle strength now +{ $battle }.

event-took-from-table = { $who-is ->
    [you] You take
   *[other] { $who } takes
} the { $item } from the table{ $old ->
    [none] {""}
   *[other] {" "}and { $who-is ->
        [you] lay
       *[other] lays
    } down the { $old }
}.
event-took-from-pirate = { $who-is ->
    [you] You take
   *[other] { $who } takes
} the { $item } from { $victim }{ $old ->
    [none] {""}
   *[other] {" "}and { $who-is ->
        [you] lay
       *[other] lays
    } down the { $old }
}.
event-took-nothing = { $who-is ->
    [you] You go
   *[other] { $who } goes
} without an item.
event-turn-ended = { $who-is ->
    [you] You hand
   *[other] { $who } hands
} on { $passed ->
    [one] { $passed } action
   *[other] { $passed } actions
}.

event-fight-rolled = { $who-is ->
    [you] You fight { $foe } and roll
   *[other] { $who } fights { $foe } and rolls
} a { $die }.
event-shot-rolled = { $who-is ->
    [you] You shoot at { $foe } and roll
   *[other] { $who } shoots at { $foe } and rolls
} a { $die }.
event-fight-won = { $who-is ->
    [you] You beat
   *[other] { $who } beats
} { $foe }, { $total } against { $strength }.
event-shot-missed = { $who-is ->
    [you] You miss
   *[other] { $who } misses
} { $foe }, { $total } against { $strength }.
event-fight-lost = { $who-is ->
    [you] You lose
   *[other] { $who } loses
} to { $foe }, { $total } against { $strength }: fatigue +{ $tired }.
event-turned-over = { FORM($goods, case: "start") } lies { FORM($room, case: "in") } now.
event-fromm-gone = Captain Fromm is gone, back into the bag.
event-dropped = { $who-is ->
    [you] You drop
   *[other] { $who } drops
} the Treasure { FORM($room, case: "in") }.
# What the roll after a defeat means.
roll-means = { $die ->
    [1] the enemy gives way
    [2] the enemy gives way
    [3] a retreat
    [4] a retreat
    [5] the fight goes on
   *[6] a free choice
}
event-referred = { $who-is ->
    [you] You roll
   *[other] { $who } rolls
} a { $die }: { $means }{ $possible ->
    [yes] {""}
   *[no] , which is not possible, so roll again
}.
event-driven = { FORM($foe, case: "start") } goes to the { $room }.
event-died = { $character } { $cause ->
    [exhaustion] collapses from exhaustion
    [explosion] dies in the explosion
   *[cut-off] is cut off from every exit and lost
}.
event-died-replaced = { $death } { $who-is ->
    [you] You go
   *[other] { $who } goes
} on as { $successor }{ $item ->
    [none] {""}
   *[other] {" "}with the { $item }
}.

event-peeked = { $who-is ->
    [you] You look
   *[other] { $who } looks
} at two revenge cards.
event-peeked-cards = You look at two revenge cards: { $cards }.
event-drew = Skelit's Revenge: { $card }.
event-rose = The fire { FORM($room, case: "in") } rises to { $level }.
event-keg-exploded = The keg { FORM($room, case: "in") } goes off: explosion { $explosions } of { $most }.
event-room-exploded = The { $room } explodes: explosion { $explosions } of { $most }.{ $count ->
    [0] {""}
    [one] {" "}{ $lost } goes with it.
   *[other] {" "}{ $lost } go with it.
}
event-deckhand-came = A deckhand appears { FORM($room, case: "in") }: { $count } there now.
event-shuffled = The third five: all revenge cards are shuffled.
event-voted-self = { $who-is ->
    [you] You want
   *[other] { $who } wants
} to fight.
event-voted-pirate = { $who-is ->
    [you] You vote
   *[other] { $who } votes
} for { $pirate }.
event-voted-room = { $who-is ->
    [you] You vote
   *[other] { $who } votes
} for the { $room }.
event-voted-door = { $who-is ->
    [you] You vote
   *[other] { $who } votes
} for the { $side } door.
