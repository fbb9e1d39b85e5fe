event-quest-began = { $quest }. { $goal } Eure Crew: { $crew }
duel-roll = { $who } { $die } ({ $roll })
event-duelled = Duell: Wer wird { $rank ->
    [captain] Schiffskapitän
   *[sea-wolf] Seewolf
}? { $rolls }.
event-became-captain = { $who-is ->
    [you] Du bist
   *[other] { $who } ist
} jetzt Schiffskapitän.
event-stayed-captain = { $who-is ->
    [you] Du bleibst
   *[other] { $who } bleibt
} Schiffskapitän.
event-black-rolled = Runde { $round }. Die schwarzen Würfel zeigen { $dice }{ $out ->
    [0] .
    [one] ; { $out } Würfel ist für die Runde raus.
   *[other] ; { $out } Würfel sind für die Runde raus.
}
event-black-rolled-laid = Runde { $round }. Die schwarzen Würfel zeigen { $dice } ({ $laid }: einer lag schon vor dem Wurf){ $out ->
    [0] .
    [one] ; { $out } Würfel ist für die Runde raus.
   *[other] ; { $out } Würfel sind für die Runde raus.
}
event-rolled = { $who-is ->
    [you] Du würfelst
   *[other] { $who } würfelt
} { $dice }.
event-rerolled = { $who-is ->
    [you] Du würfelst { $old } neu
   *[other] { $who } würfelt { $old } neu
}: { $new }.
event-drank = { $who-is ->
    [you] Du trinkst einen Rum und würfelst
   *[other] { $who } trinkt einen Rum und würfelt
} { $dice }.
event-only-move = Nur ein Zug möglich: { $move }.
only-place = deine Würfel gehen auf { FORM($column, case: "accusative") }
only-done = keiner deiner Würfel lässt sich legen
only-pick = du drehst { FORM($die, case: "accusative") }
only-swap = die schwarzen Würfel von { $one } und { $other } tauschen die Plätze
only-storm = der Sturm trifft { FORM($column, case: "accusative") }
only-haul = alle Würfel verlassen { FORM($column, case: "accusative") }
only-take = der Würfel kommt { FORM($column, case: "from") }
only-put = der Würfel geht auf { FORM($column, case: "accusative") }
only-toss = du verlierst einen Goldmarker im Wert von { $worth }
only-throw = der letzte Pirat geht über Bord
only-load = nur ein Pirat verträgt den Rum noch
event-placed = { $who-is ->
    [you] Du legst
   *[other] { $who } legt
} { $count } Würfel auf { FORM($column, case: "accusative") }.
event-placed-nothing = { $who-is ->
    [you] Du legst
   *[other] { $who } legt
} nichts.
event-used = { $who-is ->
    [you] Du zahlst
   *[other] { $who } zahlt
} einen Rum für: { $pirate }
event-turned = { $who-is ->
    [you] Du drehst
   *[other] { $who } dreht
} einen Würfel von { $old } auf { $new }.
event-swapped = Die schwarzen Würfel von { $one } und { $other } tauschen die Plätze.
event-stormed = Sturm auf { FORM($column, case: "dative") }: { $which ->
    [but-one] Alle schwarzen Würfel bis auf einen
   *[all] Die schwarzen Würfel
} zeigen jetzt { $dice }{ $out ->
    [0] .
    [one] ; { $out } Würfel ist für die Runde raus.
   *[other] ; { $out } Würfel sind für die Runde raus.
}
event-hauled = Alle Würfel verlassen { FORM($column, case: "accusative") }: { $dice }.
event-die-moved = { $who-is ->
    [you] Du versetzt
   *[other] { $who } versetzt
} einen Würfel { FORM($old, case: "from") } auf { FORM($new, case: "accusative") }.
event-die-moved-of = { $who-is ->
    [you] Du versetzt
   *[other] { $who } versetzt
} einen Würfel { FORM($old, case: "from") } auf { FORM($new, case: "accusative") } ({ $owner-is ->
    [you] deinen
   *[other] den von { $owner }
}).
event-stayed = { $who-is ->
    [you] Du versetzt
   *[other] { $who } versetzt
} keinen Würfel.
event-refilled = { $who-is ->
    [you] Du wirfst
   *[other] { $who } wirft
} einen Goldmarker über Bord: Aller Rum auf den Piraten kommt zurück in den Laderaum.
event-refilled-worth = { $who-is ->
    [you] Du wirfst
   *[other] { $who } wirft
} einen Goldmarker im Wert von { $worth } über Bord: Aller Rum auf den Piraten kommt zurück in den Laderaum.
event-tossed = { $who-is ->
    [you] Du verlierst
   *[other] { $who } verliert
} einen Goldmarker.
event-tossed-worth = { $who-is ->
    [you] Du verlierst
   *[other] { $who } verliert
} einen Goldmarker im Wert von { $worth }.
event-completed = { FORM($column, case: "start") } ist gefüllt, { $ours } von uns gegen { $black } schwarze: { $reward }.
event-failed = { FORM($column, case: "start") } ist gescheitert, { $ours } von uns gegen { $black } schwarze.
event-punished = Strafe { FORM($column, case: "genitive") }: { $penalty }.
event-pardoned = { $who-is ->
    [you] Du wendest
   *[other] { $who } wendet
} die Strafe { FORM($column, case: "genitive") } ab: { $penalty }.
event-spilled = Überschuss { FORM($column, case: "genitive") } neu gewürfelt, { $dice }. In spätere Spalten { $count ->
    [one] kommt
   *[other] kommen
}: { $joined }.
event-spilled-none = Überschuss { FORM($column, case: "genitive") } neu gewürfelt, { $dice }: Keiner kommt in eine spätere Spalte.
event-took-rum = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { $count } Rum.
event-took-gold = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { $count } Goldmarker.
event-took-gold-worth = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { $count } Goldmarker, Wert: { $worth }.
event-pool-renewed = Das Gold ist alle: Die weggeworfenen Marker werden zu einem neuen Vorrat gemischt.
event-found-token = { $token } gefunden! Wir haben { $count } von { $needed }.
event-enemy-hit = Treffer! { FORM($enemy, case: "start") } hat { $hits } von { $needed } abbekommen.
event-ship-hit = Unser Schiff ist getroffen: Schaden { $damage } von { $bears }.
event-unlocked = Der Kampf um die Flagge ist eröffnet.
event-locked = Aber der Kampf um die Flagge war nicht freigegeben: kein Gold, kein Treffer.
event-thrown = { $title } ({ $pirate }) geht über Bord: Noch { $left ->
    [one] { $left } Pirat ist
   *[other] { $left } Piraten sind
} da.
event-rum-loaded = { $who-is ->
    [you] Du gibst
   *[other] { $who } gibt
} { FORM($title, case: "dative") } ({ $pirate }) einen Rum
event-sea-wolf = { $who-is ->
    [you] Du bist
   *[other] { $who } ist
} der Seewolf: die meisten Würfel auf der rechten Hälfte.
event-no-sea-wolf = Niemand hat einen Würfel auf der rechten Hälfte: Es gibt keinen Seewolf.
event-crew-lost = In Runde { $round } ist der Letzte der Crew weg: Niemand kann das Schiff mehr segeln.
event-adrift = Nach { $rounds } Runden sind die Vorräte leer, und das Abenteuer wird aufgegeben.
open-purse = { $who } { $count } Goldmarker im Wert von { $worth }
event-quest-won = { $quest } – geschafft! Die Beutel werden geöffnet: { $purses }.
