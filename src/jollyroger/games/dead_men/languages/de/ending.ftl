# Wie das Spiel endete, was es entschied, und die Schlussbilanz.

ending-win = Gewonnen! Der Schatz ist in den Booten, und alle sind von Bord.
ending-explosion = Verloren: Die { $most }. Explosion zerreißt das Schiff.
ending-overwhelmed = Verloren: Noch ein Matrose sollte kommen, und keiner war mehr da. Sie überrennen euch.
ending-trapped = Verloren: Der neue Raum passt nirgends. Ihr sitzt in der Falle.
ending-untimely-death = Verloren: Jemand stirbt, obwohl alle Schätze schon in den Booten sind.
ending-no-more-pirates = Verloren: Jemand ist tot, und niemand ist mehr da, der einspringt.
ending-lost-treasure = Verloren: Zu viele Schätze sind in Flammen aufgegangen.
ending-dead-pirate = Verloren: Jemand ist tot, und in dieser Partie darf niemand sterben.
ending-blocked = Verloren: Kein Weg führt mehr vom Schiff, und es sind noch Leute an Bord.
ending-burnt-out = Verloren: Ihr seid zu lange geblieben. Das Schiff ist ausgebrannt.

number-explosions = { $count ->
    [1] eine Explosion
   *[other] { $count } Explosionen
}
number-rooms = { $count ->
    [1] ein Raum
   *[other] { $count } Räume
}
number-kegs = { $count ->
    [1] ein Fass
   *[other] { $count } Fässer
}
number-trapdoors = { $count ->
    [1] eine Falltür
   *[other] { $count } Falltüren
}
number-treasures = { $count ->
    [1] ein Schatz
   *[other] { $count } Schätze
}
number-pirates = { $count ->
    [1] eine Figur
   *[other] { $count } Figuren
}

cause-win = Es dauerte { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}. Zur Niederlage gefehlt: { $left }.
cause-explosion = In die Luft geflogen: { $lost }{ $early ->
    [yes] , dazu die von Anfang an gezählten
   *[no] {""}
}. Die letzte Karte: { $card }.
cause-overwhelmed = { $deckhands } Matrosen waren an Bord ({ $rooms }), { $source ->
    [trapdoor] als sich eine neue Falltür öffnete
    [spread] als noch mehr durch { $doors } ausschwärmten
   *[add] als noch mehr durch { $doors } heraufkamen
}.
cause-trapped = Keine Tür war mehr frei, an die { FORM($room, case: "nominative") } gepasst hätte.
cause-lost-treasure = { $gone } { $destroyed ->
    [one] wurde
   *[other] wurden
} zerstört, von insgesamt { $all }; ihr brauchtet { $goal } und hattet { $looted } in den Booten.
cause-exhaustion = { $who-is ->
    [you] Du, als { $character }, bist
   *[other] { $who }, als { $character }, ist
} { FORM($room, case: "in") } vor Erschöpfung zusammengebrochen.
cause-in-explosion = { $who-is ->
    [you] Du, als { $character }, warst
   *[other] { $who }, als { $character }, war
} { FORM($room, case: "in") }, als alles in die Luft flog.
cause-cut-off = { $who-is ->
    [you] Du, als { $character }, hattest
   *[other] { $who }, als { $character }, hatte
} { FORM($room, case: "in") } keinen Ausweg mehr.
cause-no-way-out = Kein Ausweg war mehr offen.
cause-died-before = Schon vorher gestorben: { $pirates }.
cause-blocked = Noch an Bord: { $pirates }.
cause-burnt-out = Es brannte { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
} lang.

tally-treasures = Schätze in den Booten
tally-destroyed = Zerstörte Schätze
tally-explosions = Explosionen
tally-deckhands = Matrosen übrig
tally-rooms = Gefundene Räume
tally-turns = Züge
tally-lost-pirates = Verlorene Figuren
tally-pirate = Figur
tally-fatigue = Erschöpfung
tally-where = Wo
tally-has = Hat
tally-of = { $count } von { $all }
tally-place = { $room }
tally-name = { $name }
tally-goods = { FORM($goods, case: "name") }
tally-nothing = nichts
