# The questions that players are asked.

prompt-turn = Your turn. What do you do?
prompt-no-actions = You have no actions left.
prompt-place = Where does the { $tile } lie?
prompt-place-unknown = Where does it lie?
prompt-enemies = Enemies! Whom do you fight?
prompt-face = { FORM($foe, case: "start") }! Do you fight, or send it away?
prompt-face-many = Enemies! Whom do you face first?
prompt-aim = Whom do you shoot at?
prompt-track = { $total } against { $strength }. Add your battle strength?
prompt-lost = You lost to { $foe }. What now?
prompt-clash = Enemies { FORM($room, case: "in") }! Who fights?
prompt-hunt = Which way does { $foe } go?
prompt-moor = Where does the Dinghy wait?
prompt-strike = Strike down a second deckhand?
prompt-robbed = { $who } took your item. Which one do you take instead?
prompt-foresight = Which card happens? The other one goes back on top.
prompt-over = The game is over.
# A prompt, and the votes so far.
prompt-with-votes = { $prompt } { $votes }
votes = { $count ->
    [1] One vote
    [2] Two votes
    [3] Three votes
    [4] Four votes
   *[5] Five votes
} for { $choice }.
choice-pirate = { $who }
choice-room = the { $room }
choice-stay = staying
choice-door = the { $side } door
