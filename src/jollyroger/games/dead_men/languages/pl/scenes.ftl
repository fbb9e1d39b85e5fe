# Co widać nad planszą: tytuły i wyniki.

scene-fight = { $who-is ->
    [you] Walczysz
   *[other] { $who } walczy
} { FORM($foe, case: "with") }
scene-shot = { $who-is ->
    [you] Strzelasz
   *[other] { $who } strzela
} do { FORM($foe, case: "genitive") }
scene-you = Ty
scene-foe = { FORM($foe, case: "start") }
scene-sword = Miecz
scene-battle-strength = siła bojowa
scene-strength = siła
scene-add-strength = { $total } przeciw { $strength }. Dodać siłę bojową?
scene-won = Wygrana: { $total } przeciw { $strength }
scene-missed = Pudło: { $total } przeciw { $strength }
scene-lost = Przegrana: { $total } przeciw { $strength }, zmęczenie +{ $tired }
scene-beaten = { $who-is ->
    [you] Przegrywasz
   *[other] { $who } przegrywa
} { FORM($foe, case: "with") }. Co teraz?
scene-roll-means = { $means }
scene-roll-again = { $means }: niemożliwe. Jeszcze raz
scene-foe-found = { FORM($room, case: "in-start") }: { $foe }
scene-trapdoor-found = { FORM($room, case: "in-start") }: zapadnia z majtkiem
scene-behind = { FORM($foe, case: "start") } pilnował { FORM($goods, case: "genitive") }
scene-revenge = Zemsta Skelita
scene-keg = Wybucha beczka { FORM($room, case: "in") }
scene-explosion = { $room } wybucha
scene-explosions = Eksplozja { $explosions } z { $most }
scene-died = { $character } { $cause ->
    [exhaustion] pada z wyczerpania
    [explosion] ginie w wybuchu
   *[cut-off] nie ma już drogi do wyjścia i przepada
}
scene-goes-on = { $who-is ->
    [you] Grasz
   *[other] { $who } gra
} dalej jako { $successor }{ $item ->
    [none] {""}
   *[other] {" "}{ FORM($item, case: "with") }
}
scene-looted = { $who-is ->
    [you] Przynosisz
   *[other] { $who } przynosi
} Skarb do łodzi
scene-treasures = Skarb { $looted } z { $goal }
scene-robbed = { $victim-is ->
    [you] { $who } zabiera ci { $item }
   *[other] { $who-is ->
        [you] Zabierasz
       *[other] { $who } zabiera
    } { $item } graczowi { $victim }
}
