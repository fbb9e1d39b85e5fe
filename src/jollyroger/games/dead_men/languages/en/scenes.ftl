# What is shown over the board: titles and verdicts.

scene-fight = { $who-is ->
    [you] You fight
   *[other] { $who } fights
} { $foe }
scene-shot = { $who-is ->
    [you] You shoot at
   *[other] { $who } shoots at
} { $foe }
scene-you = You
scene-foe = { FORM($foe, case: "start") }
scene-sword = Sword
scene-battle-strength = battle strength
scene-strength = strength
scene-add-strength = { $total } against { $strength }. Add the battle strength?
scene-won = Won: { $total } against { $strength }
scene-missed = Missed: { $total } against { $strength }
scene-lost = Lost: { $total } against { $strength }, fatigue +{ $tired }
scene-beaten = { $who-is ->
    [you] You
   *[other] { $who }
} lost to { $foe }. What now?
scene-roll-means = { $means }
scene-roll-again = { $means }: not possible. Roll again
scene-foe-found = { FORM($room, case: "in-start") }: { FORM($foe, case: "new") }
scene-trapdoor-found = { FORM($room, case: "in-start") }: a trapdoor with a deckhand
scene-behind = Behind { $foe }: { FORM($goods, case: "new") }
scene-revenge = Skelit's Revenge
scene-keg = The keg { FORM($room, case: "in") } goes off
scene-explosion = The { $room } explodes
scene-explosions = Explosion { $explosions } of { $most }
scene-died = { $character } { $cause ->
    [exhaustion] collapses from exhaustion
    [explosion] dies in the explosion
   *[cut-off] is cut off from every exit and lost
}
scene-goes-on = { $who-is ->
    [you] You go
   *[other] { $who } goes
} on as { $successor }{ $item ->
    [none] {""}
   *[other] {" "}with the { $item }
}
scene-looted = { $who-is ->
    [you] You bring
   *[other] { $who } brings
} a Treasure to the boats
scene-treasures = Treasure { $looted } of { $goal }
scene-robbed = { $who-is ->
    [you] You take
   *[other] { $who } takes
} the { $item } from { $victim }
