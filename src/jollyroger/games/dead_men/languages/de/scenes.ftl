# Was über dem Brett gezeigt wird: Titel und Ergebnisse.

scene-fight = { $who-is ->
    [you] Du kämpfst
   *[other] { $who } kämpft
} gegen { FORM($foe, case: "accusative") }
scene-shot = { $who-is ->
    [you] Du schießt
   *[other] { $who } schießt
} auf { FORM($foe, case: "accusative") }
scene-you = Du
scene-foe = { FORM($foe, case: "start") }
scene-sword = Schwert
scene-battle-strength = Kampfstärke
scene-strength = Stärke
scene-add-strength = { $total } gegen { $strength }. Kampfstärke einsetzen?
scene-won = Gewonnen: { $total } gegen { $strength }
scene-missed = Daneben: { $total } gegen { $strength }
scene-lost = Verloren: { $total } gegen { $strength }, Erschöpfung +{ $tired }
scene-beaten = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
} gegen { FORM($foe, case: "accusative") } verloren. Was nun?
scene-roll-means = { $means }
scene-roll-again = { $means }: geht nicht. Noch einmal
scene-foe-found = { FORM($room, case: "in-start") }: { FORM($foe, case: "new") }
scene-trapdoor-found = { FORM($room, case: "in-start") }: eine Falltür mit einem Matrosen
scene-behind = Hinter { FORM($foe, case: "dative") }: { FORM($goods, case: "new") }
scene-revenge = Skelits Rache
scene-keg = Das Fass { FORM($room, case: "in") } geht hoch
scene-explosion = { FORM($room, case: "start") } explodiert
scene-explosions = Explosion { $explosions } von { $most }
scene-died = { $character } { $cause ->
    [exhaustion] bricht vor Erschöpfung zusammen
    [explosion] stirbt in der Explosion
   *[cut-off] ist von allen Ausgängen abgeschnitten und verloren
}
scene-goes-on = { $who-is ->
    [you] Du machst
   *[other] { $who } macht
} als { $successor }{ $item ->
    [none] {""}
   *[other] {" "}mit { FORM($item, case: "dative") }
} weiter
scene-looted = { $who-is ->
    [you] Du bringst
   *[other] { $who } bringt
} einen Schatz in die Boote
scene-treasures = Schatz { $looted } von { $goal }
scene-robbed = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { FORM($item, case: "accusative") } von { FORM($victim, case: "dative") }
