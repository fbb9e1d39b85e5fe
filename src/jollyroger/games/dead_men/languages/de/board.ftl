# Das Ziel, die Beschreibung des Tisches, das Textbrett und die Hinweise.

goal-carry = Tragt { $goal } Schätze von Bord{ $all_crew ->
    [yes] , besiegt die ganze Crew
   *[no] {""}
}, vor der { $most }. Explosion · { $looted } von { $goal } · { $explosions } von { $most }
goal-get-off = { $all_crew ->
    [yes] Besiegt den Rest der Crew und verlasst das Schiff
   *[no] Bringt alle von Bord
} · noch { $aboard } an Bord · Explosion { $explosions } von { $most }

# --- Der Tisch in Sätzen. ---

describe-you = Du
describe-now = Jetzt
describe-game = Das Spiel
describe-table = Der Tisch
describe-exploded = Explodiert

describe-tile = { FORM($tile, case: "start") } ist zu legen: { FORM($colour, case: "room") } Raum mit Feuer { $fire }{ $keg ->
    [0] {""}
   *[other] {" "}und einem { $keg }er-Fass an der { FORM($keg_side, case: "door") }
}; ungedreht gehen die Türen nach { $doors }.
describe-foe = { $case ->
    [accusative] { FORM($foe, case: "accusative") } mit Stärke { $strength }
   *[nominative] { $foe } mit Stärke { $strength }
}
describe-battle = Kampf { FORM($room, case: "in") } gegen { FORM($foes, case: "accusative") }.
describe-die = Der Würfel zeigt { $die }, das macht { $total } ohne Kampfstärke.
describe-aside = Du siehst dir zwei Rachekarten an. { $cards }

describe-pirate = { $who-is ->
    [you] Du bist
   *[other] { $who } ist
} { $character } ({ $about }), { $place ->
    [none] von Bord, in den Booten
   *[other] { FORM($place, case: "in") }
}.
describe-turn = { $who-is ->
    [you] Du bist
   *[other] { $who } ist
} am Zug, noch { $own ->
    [one] { $own } Aktion
   *[other] { $own } Aktionen
}{ $given ->
    [0] {""}
   *[other] {" "}und { $given } geschenkte
}.
describe-fatigue = Erschöpfung { $fatigue } von { $most }.
describe-hot = Feuer ab { $fire } ist zu heiß zum Betreten.
describe-strength = Kampfstärke +{ $strength } von { $most }{ $floor ->
    [0] {""}
   *[other] , dank Entermessern nie unter +{ $floor }
}.
describe-item = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
} { $item ->
    [none] keinen Gegenstand
   *[other] { FORM($item, case: "accusative") } ({ $about })
}.
describe-item-used = In diesem Zug schon benutzt.
describe-load = { $who-is ->
    [you] Du trägst
   *[other] { $who } trägt
} { FORM($goods, case: "accusative") }.

describe-treasures = Zug { $turn }. { $looted } von { $goal ->
    [one] { $goal } Schatz
   *[other] { $goal } Schätzen
} in den Booten{ $destroyed ->
    [0] {""}
   *[other] , { $destroyed } zerstört
}.
describe-explosions = { $explosions ->
    [one] { $explosions } Explosion
   *[other] { $explosions } Explosionen
}; mit der { $most }. ist das Spiel verloren.
describe-supply = Noch { $count ->
    [one] { $count } Matrose
   *[other] { $count } Matrosen
} im Vorrat; fehlt einer, wenn er kommen soll, verliert ihr.
describe-rooms-left = Noch { $count ->
    [one] { $count } Raum
   *[other] { $count } Räume
} zu finden{ $double ->
    [0] {""}
   *[other] , die nächsten { $double } zu zweit pro Zug
}.
describe-deck = { $count ->
    [one] { $count } Rachekarte
   *[other] { $count } Rachekarten
} im Stapel; { $fives } von { $most } Fünfen, bis gemischt wird.
describe-last-card = Die letzte Rachekarte: { $card }.
describe-next-card = Du kennst die nächste Rachekarte: { $card }.
describe-next-card-after = Die nächste Rachekarte wäre gewesen: { $card }.

describe-fire = { $fire ->
    [0] kein Feuer, { $colour }
   *[other] { FORM($colour, case: "fire") } Feuer { $fire }
}
describe-keg = { $spent ->
    [yes] ein leeres Fass
   *[no] ein Fass an der { FORM($side, case: "door") }, das bei { $keg } hochgeht
}
describe-trapdoor = eine Falltür
describe-deckhands = { $count ->
    [one] { $count } Matrose
   *[other] { $count } Matrosen
}{ $crowd ->
    [yes] , niemand kommt hinein
   *[no] {""}
}
describe-way = { FORM($side, case: "to") } { $to }
describe-room = { $contents }. Wege: { $ways }.
describe-closed = { $count ->
    [one] Die Tür nach { $sides } führt nirgendwohin.
   *[other] Die Türen nach { $sides } führen nirgendwohin.
}
describe-name = { $name }
describe-part = { $part }
describe-lost-rooms = { $rooms }.
describe-item-about = { $item } ({ $about })
describe-items = Gegenstände auf dem Tisch: { $items }.
describe-no-items = Auf dem Tisch liegen keine Gegenstände.
describe-reserve = { $count ->
    [one] { $count } Figur
   *[other] { $count } Figuren
} in Reserve.

# --- Das Textbrett: Buchstaben in den Räumen. ---

board-letter-red = R
board-letter-yellow = G
board-letter-keg = f
board-letter-trapdoor = T
board-letter-deckhands = m
board-letter-guard = W
board-letter-crew = C
board-letter-fromm = F
board-letter-north = N
board-letter-east = O
board-letter-south = S
board-letter-west = W
# Höchstens 9 Zeichen.
board-exploded = zerstört
board-free-cell = Raum?
board-key =
    R4 G2 Feuer · f5N Fass 5 an der Nordtür · T Falltür · m2 Matrosen · W7 Wächter, C3 Crew, F4 Fromm
    $ Schatz · c Entermesser · g4 Grog · @J Figuren · Lücken sind Türen, ~ ist ein Ausgang, ### ist explodiert
board-counters = Zug { $turn }   Schätze { $looted } von { $goal }{ $all_crew ->
    [yes] , und die ganze Crew besiegt
   *[no] {""}
} ({ $destroyed } zerstört)   Explosionen { $explosions } von { $most }   Matrosen übrig { $supply } von { $all_deckhands }   Räume übrig { $tiles }
board-deck = Rachestapel: { $count } Karten, { $fives ->
    [one] { $fives } Fünf
   *[other] { $fives } Fünfen
} seit dem Mischen; { $card ->
    [none] noch keine gezogen
   *[other] zuletzt: { $card }
}
board-next-card = Du kennst die nächste Karte: { $card }
board-aside = Du siehst dir an: { $cards }
board-tile = Zu legen: { $tile }, { $fire }, Türen ungedreht { $doors }{ $keg ->
    [0] {""}
   *[other] , Fass { $keg } bei { $keg_side }
}
board-doors = Türen { $doors }
board-keg = Fass { $keg } bei { $side }
board-keg-spent = Fass leer
board-trapdoor = Falltür
board-foe = { FORM($foe, case: "front") } { $strength }
board-pirate = { $who-is ->
    [you] du bist
   *[other] { $who } ist
} { $character }
board-no-item = kein Gegenstand
board-fatigue = Erschöpfung { $fatigue }
board-strength = Kampf +{ $strength }
board-off-ship = von Bord
board-in-room = in { $room }
board-carries = trägt { $goods }
board-goods = { FORM($goods, case: "mark") }
board-actions = noch { $own ->
    [one] { $own } Aktion
   *[other] { $own } Aktionen
}{ $given ->
    [0] {""}
   *[other] {" "}und { $given } geschenkte
}

# --- Hinweise. ---

hint-next-card = Die nächste Rachekarte:
hint-card = { $card }: { $notes }.
hint-note = { $note }
hint-no-harm = Keine Karte richtet Schaden an.
hint-loses = Bei { $chance } der Karten verliert ihr das Spiel.
hint-deckhands-add = Wenn Matrosen heraufkommen ({ $chance }): { $due } von { $supply }, die übrig sind{ $loses ->
    [yes] , mehr als da sind
   *[no] {""}
}.
hint-deckhands-spread = Wenn Matrosen sich ausbreiten ({ $chance }): { $due } von { $supply }, die übrig sind{ $loses ->
    [yes] , mehr als da sind
   *[no] {""}
}.
hint-battles = { $who-is ->
    [you] Du würdest
   *[other] { $who } würde
} gewinnen { $battles }.
hint-battle = gegen { FORM($foe, case: "accusative") } mit { $bare }{ $track ->
    [none] {""}
   *[other] , mit Kampfstärke { $track }
}
hint-moves = Schritte: { $moves }.
hint-move = { FORM($way, case: "to") } { FORM($room, case: "into") }, Erschöpfung { $fatigue }{ $kills ->
    [yes] , tödlich
   *[no] {""}
}
hint-move-closed = { FORM($way, case: "to") } { FORM($room, case: "into") } ist gesperrt

harm-loses = kostet euch das Spiel
harm-kills = tötet { FORM($pirates, case: "accusative") }
harm-explodes = sprengt { $rooms }
harm-kegs = zündet das Fass { FORM($rooms, case: "in") }
harm-rises = erhöht das Feuer { FORM($room, case: "in") }
harm-rises-many = erhöht { $count } Feuer
harm-deckhands = bringt { $count ->
    [one] { $count } Matrosen
   *[other] { $count } Matrosen
}
harm-room = { FORM($room, case: "accusative") }
