# The screen in the browser.

screen-panel = Pirates
screen-you = You
screen-close = Close
screen-percent-least = < 1 %

# --- The ship, and what is pointed at. ---

screen-ship = The ship, room by room
screen-whole-ship = Whole ship
screen-place = A place
screen-the-room = The { $room }
screen-tile = The { $room }: { $colour } fire { $fire }
screen-room = { $room }: { $contents }
screen-room-exploded = { $room }, exploded
screen-exploded = It has exploded. Nobody enters it any more.
# Begins with a capital letter: 'Red fire 3, a trapdoor.'
screen-contents = { $contents }.
screen-fire = { $fire ->
    [0] no fire ({ $colour })
   *[other] { $colour } fire { $fire }
}
screen-keg = a keg that goes off at { $keg }, towards the { $side }
screen-keg-spent = a spent keg
screen-foe = { $front ->
    [guard] guard
    [crew] crewman
   *[fromm] Captain Fromm
} ({ $strength })
screen-shut-crowd = Nobody gets past the deckhands.
# Some of $who may be the reader: 'you' in the accusative.
screen-shut-hot = Too hot for { $who }.
screen-next-explodes = The next card blows it up with { $chance }.
screen-next-keg = The next card sets off its keg with { $chance }.
screen-warning-explosion = { $chance }: the next card explodes this room
screen-warning-keg = { $chance }: the next card sets off the keg
screen-warning-rise = { $chance }: the next card raises the fire

screen-dinghy = The Dinghy
screen-dinghy-exit = The Dinghy, the second exit
screen-boats-entrance = The boats at the entrance
# Begins with a capital letter.
screen-boat-here = { $who } here.
screen-boat = Off the ship your Treasure is safe, your fatigue is halved, and your turn ends.
screen-off-ship = Off the ship

screen-figure = { $who }, fatigue { $fatigue }
screen-carries-treasure = carries a Treasure
screen-pirate = { $who }: { $character }
screen-skill = { $where }. Skill: { $about }.
screen-held = The { $item } { $about }.

# --- Above the ship: narrow. ---

screen-treasures = { $looted } of { $goal ->
    [one] { $goal } Treasure
   *[other] { $goal } Treasures
} in the boats{ $destroyed ->
    [0] {""}
   *[other] , { $destroyed } destroyed
}
screen-lost = { $count } lost
screen-crew-left = { $count } crew
screen-explosions = { $count } of { $most } explosions
screen-supply = { $count ->
    [one] { $count } deckhand
   *[other] { $count } deckhands
} left in the supply{ $few ->
    [yes] , fewer than the next card may need
   *[no] {""}
}
screen-rooms-left = { $count ->
    [one] { $count } room
   *[other] { $count } rooms
} still to find{ $double ->
    [0] {""}
   *[other] , the next { $double } two a turn
}
# A button: 'Next card', and on a phone only 'Next'.
screen-next = Next
screen-next-more = card

# --- Items and cards. ---

screen-items = Items
screen-items-on-table = Items on the table
screen-items-none = None.
screen-on-table = On the table: { $items }.
screen-on-table-none = None on the table.
screen-revenge-cards = Revenge cards
screen-card = { $card }.
screen-last-card = Last: { $card }.
screen-deck = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} left; { $fives } of { $most } fives are out, then all are shuffled.
screen-top-card = You know the next one: { $card }.
screen-top-card-after = The next one would have been: { $card }.
screen-next-card = The next revenge card
screen-next-known = You know the next card
screen-nothing-happens = nothing happens
screen-chance-loses = { $chance } lose the game
screen-chance-explosion = { $chance } bring an explosion
screen-chance-none = no explosion

# --- The pirates. ---

screen-your-pirate = Your pirate
screen-character = { $name }: { $about }
screen-fatigue = Fatigue { $fatigue } of { $most }
screen-strength = Battle strength +{ $strength }{ $floor ->
    [0] {""}
    [one] , never below +{ $floor } with { $floor } Cutlass
   *[other] , never below +{ $floor } with { $floor } Cutlasses
}
screen-too-hot = { $fire ->
    [5] Fire 5 is too hot
   *[other] Fire { $fire } or more is too hot
}
screen-item-used = { $item }, used this turn
screen-must-choose = must choose
screen-actions-left = { $count ->
    [one] { $count } action
   *[other] { $count } actions
} left
# The number is before it.
screen-actions = { $count ->
    [one] action
   *[other] actions
}
screen-action-tokens = { $own } own actions left{ $given ->
    [0] {""}
   *[other] {" "}and { $given } received, which are spent first
}
screen-done = done
screen-left = { $count } left
screen-you-win = You win
screen-with-strength = with your +{ $strength }
screen-reserve = { $count ->
    [one] { $count } character
   *[other] { $count } characters
} in reserve, should somebody die.

# --- Pictures of the help sheet: at most 22 characters. ---

picture-fight-won = { $die } + { $bonus } reaches { $strength }: won
picture-fight-lost = { $total } against { $strength }: lost by { $missing }
picture-fatigue = fatigue { $before } → { $after }
