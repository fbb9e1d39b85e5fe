# The question a player is being asked.

prompt-place = Your turn. Which dice do you place?
prompt-nothing-to-place = None of your dice can be placed. What do you do?
prompt-pick-any = Bullseye: which die do you turn?
prompt-pick-opposite = The Jibe: which die do you turn?
prompt-turn = Bullseye: turn the { $die } to what?
prompt-put = On board! Where does { $owner-is ->
    [you] your
   *[other] { $owner }'s
} die from the { $column } go?
prompt-pardon = The { $column } failed: { $penalty }. Ignore this penalty?
prompt-load = Penalty: put { $count } more rum on the pirates. Who gets the next?
prompt-toss = You lose { $count ->
    [one] { $count } gold token
   *[other] { $count } gold tokens
}. Which one goes?
prompt-swap = Change of course: which two lines of black dice change places?
prompt-storm = Storm: which black dice are re-rolled?
prompt-haul = Keelhauling: which column is emptied of players' dice?
prompt-take = On board! Whose die do you move?
prompt-move-die = Anchor filled: you may move one of your dice from it. Where to?
prompt-throw = Penalty: a pirate goes overboard for good. Who?
prompt-over = The game is over.
