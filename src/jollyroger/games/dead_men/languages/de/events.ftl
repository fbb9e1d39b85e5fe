# Ein Satz für jedes Ereignis.

event-began = Tragt { $goal } Schätze in die Boote{ $all_crew ->
    [yes] , besiegt die ganze Crew
   *[no] {""}
} und bringt alle von Bord. { $cast }.
event-cast = { $who-is ->
    [you] { $position ->
        [first] Du bist
       *[later] du bist
    }
   *[other] { $who } ist
} { $character }{ $item ->
    [none] {""}
   *[other] {" "}mit { FORM($item, case: "dative") }
}

event-turn-began = { $who-is ->
    [you] Du bist
   *[other] { $who } ist
} am Zug: { $own ->
    [one] { $own } Aktion
   *[other] { $own } Aktionen
}{ $given ->
    [0] {""}
   *[other] , dazu { $given } geschenkte
}.

event-tile-drawn = { $who-is ->
    [you] Du findest
   *[other] { $who } findet
} { FORM($tile, case: "accusative") }.
event-tile-placed = { $who-is ->
    [you] Du legst
   *[other] { $who } legt
} { FORM($tile, case: "accusative") } { FORM($side, case: "of") } an { FORM($room, case: "accusative") } an.
event-foe-found = { FORM($foe, case: "new-start") } { FORM($room, case: "in") }!
event-trapdoor-found = Eine Falltür mit einem Matrosen { FORM($room, case: "in") }!
event-moored = Der letzte Raum: { $room }! Die Jolle wartet an der { FORM($side, case: "door") }.
event-no-mooring = Der letzte Raum! Er hat keine freie Tür für die Jolle.
event-only-move = Nur ein Zug ist möglich: { $action ->
    [Place] Der Raum passt nur an eine Stelle
    [Retreat] Es gibt nur einen Ausweg
    [Drive] Der Gegner kann nur in eine Richtung
   *[FightAgain] noch einmal kämpfen
}.

event-moved = { $how ->
    [walk] { $who-is ->
        [you] Du gehst { FORM($room, case: "into") }
       *[other] { $who } geht { FORM($room, case: "into") }
    }
    [run] { $who-is ->
        [you] Du rennst { FORM($room, case: "into") }
       *[other] { $who } rennt { FORM($room, case: "into") }
    }
   *[retreat] { $who-is ->
        [you] Du ziehst dich { FORM($room, case: "into") } zurück
       *[other] { $who } zieht sich { FORM($room, case: "into") } zurück
    }
}{ $tired ->
    [0] {""}
   *[other] {" "}(Erschöpfung +{ $tired })
}.
event-left = { $who-is ->
    [you] Du verlässt
   *[other] { $who } verlässt
} das Schiff, Erschöpfung jetzt { $fatigue }.
event-looted = { $who-is ->
    [you] Du bringst
   *[other] { $who } bringt
} einen Schatz in die Boote: { $looted } von { $goal }!
event-put-out = { $who-is ->
    [you] Du löschst
   *[other] { $who } löscht
} das Feuer { FORM($room, case: "in") }{ $item ->
    [none] {""}
   *[other] {" "}mit { FORM($item, case: "dative") }
}.
event-lowered = { $who-is ->
    [you] Du bekämpfst
   *[other] { $who } bekämpft
} das Feuer { FORM($room, case: "in") }{ $item ->
    [none] {""}
   *[other] {" "}mit { FORM($item, case: "dative") }
}, es ist jetzt { $level }.
event-struck-down = { $who-is ->
    [you] Du streckst
   *[other] { $who } streckt
} { FORM($room, case: "in") } einen Matrosen nieder.
event-picked-up = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { FORM($goods, case: "accusative") } auf.
event-put-down = { $who-is ->
    [you] Du legst
   *[other] { $who } legt
} { FORM($room, case: "in") } { FORM($goods, case: "accusative") } ab.
event-drank = { $who-is ->
    [you] Du trinkst
   *[other] { $who } trinkt
} { FORM($goods, case: "accusative") }, Erschöpfung jetzt { $fatigue }.
event-rested = { $who-is ->
    [you] Du rastest
   *[other] { $who } rastet
}, Erschöpfung jetzt { $fatigue }.
event-trained = { $who-is ->
    [you] Du trainierst
   *[other] { $who } trainiert
}, Kampfstärke jetzt +{ $battle }.

event-took-from-table = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { FORM($item, case: "accusative") } vom Tisch{ $old ->
    [none] {""}
   *[other] {" "}und { $who-is ->
        [you] legst
       *[other] legt
    } { FORM($old, case: "accusative") } ab
}.
event-took-from-pirate = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { FORM($item, case: "accusative") } von { FORM($victim, case: "dative") }{ $old ->
    [none] {""}
   *[other] {" "}und { $who-is ->
        [you] legst
       *[other] legt
    } { FORM($old, case: "accusative") } ab
}.
event-took-nothing = { $who-is ->
    [you] Du machst
   *[other] { $who } macht
} ohne Gegenstand weiter.
event-turn-ended = { $who-is ->
    [you] Du gibst
   *[other] { $who } gibt
} { $passed ->
    [one] { $passed } Aktion
   *[other] { $passed } Aktionen
} weiter.

event-fight-rolled = { $who-is ->
    [you] Du kämpfst gegen { FORM($foe, case: "accusative") } und würfelst
   *[other] { $who } kämpft gegen { FORM($foe, case: "accusative") } und würfelt
} eine { $die }.
event-shot-rolled = { $who-is ->
    [you] Du schießt auf { FORM($foe, case: "accusative") } und würfelst
   *[other] { $who } schießt auf { FORM($foe, case: "accusative") } und würfelt
} eine { $die }.
event-fight-won = { $who-is ->
    [you] Du besiegst
   *[other] { $who } besiegt
} { FORM($foe, case: "accusative") }, { $total } gegen { $strength }.
event-shot-missed = { $who-is ->
    [you] Du verfehlst
   *[other] { $who } verfehlt
} { FORM($foe, case: "accusative") }, { $total } gegen { $strength }.
event-fight-lost = { $who-is ->
    [you] Du unterliegst
   *[other] { $who } unterliegt
} { FORM($foe, case: "dative") }, { $total } gegen { $strength }: Erschöpfung +{ $tired }.
event-turned-over = { FORM($goods, case: "start") } liegt jetzt { FORM($room, case: "in") }.
event-fromm-gone = Käpt’n Fromm ist weg, zurück im Beutel.
event-dropped = { $who-is ->
    [you] Du lässt
   *[other] { $who } lässt
} { FORM($room, case: "in") } den Schatz fallen.
roll-means = { $die ->
    [1] der Gegner weicht
    [2] der Gegner weicht
    [3] Rückzug
    [4] Rückzug
    [5] der Kampf geht weiter
   *[6] freie Wahl
}
event-referred = { $who-is ->
    [you] Du würfelst
   *[other] { $who } würfelt
} eine { $die }: { $means }{ $possible ->
    [yes] {""}
   *[no] , aber das geht nicht, also noch einmal
}.
event-driven = { FORM($foe, case: "start") } geht { FORM($room, case: "into") }.
event-died = { $character } { $cause ->
    [exhaustion] bricht vor Erschöpfung zusammen
    [explosion] stirbt in der Explosion
   *[cut-off] ist von allen Ausgängen abgeschnitten und verloren
}.
event-died-replaced = { $death } { $who-is ->
    [you] Du machst
   *[other] { $who } macht
} als { $successor }{ $item ->
    [none] {""}
   *[other] {" "}mit { FORM($item, case: "dative") }
} weiter.

event-peeked = { $who-is ->
    [you] Du siehst dir zwei Rachekarten an.
   *[other] { $who } sieht sich zwei Rachekarten an.
}
event-peeked-cards = Du siehst dir zwei Rachekarten an: { $cards }.
event-drew = Skelits Rache: { $card }.
event-rose = Das Feuer { FORM($room, case: "in") } steigt auf { $level }.
event-keg-exploded = Das Fass { FORM($room, case: "in") } geht hoch: Explosion { $explosions } von { $most }.
event-room-exploded = { FORM($room, case: "start") } explodiert: Explosion { $explosions } von { $most }.{ $count ->
    [0] {""}
    [one] {" "}{ $lost } geht mit unter.
   *[other] {" "}{ $lost } gehen mit unter.
}
event-deckhand-came = Ein Matrose erscheint { FORM($room, case: "in") }: Dort { $count ->
    [one] steht jetzt { $count }
   *[other] stehen jetzt { $count }
}.
event-shuffled = Die dritte Fünf: Alle Rachekarten werden gemischt.
event-voted-self = { $who-is ->
    [you] Du willst
   *[other] { $who } will
} kämpfen.
event-voted-pirate = { $who-is ->
    [you] Du stimmst
   *[other] { $who } stimmt
} für { FORM($pirate, case: "accusative") }.
event-voted-room = { $who-is ->
    [you] Du stimmst
   *[other] { $who } stimmt
} für { FORM($room, case: "accusative") }.
event-voted-door = { $who-is ->
    [you] Du stimmst
   *[other] { $who } stimmt
} für die { FORM($side, case: "door") }.
