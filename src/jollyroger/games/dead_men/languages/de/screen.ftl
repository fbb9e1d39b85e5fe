# Der Bildschirm im Browser.

screen-panel = Piraten
screen-you = Du
screen-close = Schließen
screen-percent-least = < 1 %

# --- Das Schiff, und worauf man zeigt. ---

screen-ship = Das Schiff, Raum für Raum
screen-whole-ship = Ganzes Schiff
screen-place = Ein Platz
screen-the-room = { FORM($room, case: "start") }
screen-tile = { FORM($room, case: "start") }: { FORM($colour, case: "fire") } Feuer { $fire }
screen-room = { $room }: { $contents }
screen-room-exploded = { $room }, explodiert
screen-exploded = Explodiert. Niemand betritt diesen Raum mehr.
screen-contents = { $contents }.
screen-fire = { $fire ->
    [0] kein Feuer ({ $colour })
   *[other] { FORM($colour, case: "fire") } Feuer { $fire }
}
screen-keg = ein Fass, das bei { $keg } { FORM($side, case: "to") } hochgeht
screen-keg-spent = ein leeres Fass
screen-foe = { $front ->
    [guard] Wächter
    [crew] Crewmitglied
   *[fromm] Käpt’n Fromm
} ({ $strength })
screen-shut-crowd = An den Matrosen kommt niemand vorbei.
screen-shut-hot = Zu heiß für { $who }.
screen-next-explodes = Zu { $chance } sprengt die nächste Karte den Raum.
screen-next-keg = Zu { $chance } zündet die nächste Karte das Fass.
screen-warning-explosion = { $chance }: Die nächste Karte sprengt diesen Raum
screen-warning-keg = { $chance }: Die nächste Karte zündet das Fass
screen-warning-rise = { $chance }: Die nächste Karte erhöht das Feuer

screen-dinghy = Die Jolle
screen-dinghy-exit = Die Jolle, der zweite Ausgang
screen-boats-entrance = Die Boote am Eingang
screen-boat-here = Hier: { $who }.
screen-boat = Von Bord ist dein Schatz in Sicherheit, deine Erschöpfung halbiert sich, und dein Zug endet.
screen-off-ship = Von Bord

screen-figure = { $who }, Erschöpfung { $fatigue }
screen-carries-treasure = trägt einen Schatz
screen-pirate = { $who }: { $character }
screen-skill = { $where }. Fähigkeit: { $about }.
screen-held = { FORM($item, case: "start") } { $about }.

# --- Über dem Schiff: schmal. ---

screen-treasures = { $looted } von { $goal ->
    [one] { $goal } Schatz
   *[other] { $goal } Schätzen
} in den Booten{ $destroyed ->
    [0] {""}
   *[other] , { $destroyed } zerstört
}
screen-lost = { $count } verloren
screen-crew-left = { $count } Crew
screen-explosions = { $count } von { $most } Explosionen
screen-supply = Noch { $count ->
    [one] { $count } Matrose
   *[other] { $count } Matrosen
} im Vorrat{ $few ->
    [yes] , weniger, als die nächste Karte brauchen könnte
   *[no] {""}
}
screen-rooms-left = Noch { $count ->
    [one] { $count } Raum
   *[other] { $count } Räume
} zu finden{ $double ->
    [0] {""}
   *[other] , die nächsten { $double } zu zweit pro Zug
}
# Eine Schaltfläche: „Nächste Karte“, auf dem Telefon nur „Nächste“.
screen-next = Nächste
screen-next-more = Karte

# --- Gegenstände und Karten. ---

screen-items = Gegenstände
screen-items-on-table = Gegenstände auf dem Tisch
screen-items-none = Keine.
screen-on-table = Auf dem Tisch: { $items }.
screen-on-table-none = Auf dem Tisch liegen keine.
screen-revenge-cards = Rachekarten
screen-card = { $card }.
screen-last-card = Zuletzt: { $card }.
screen-deck = Noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}; { $fives } von { $most } Fünfen sind heraus, dann werden alle gemischt.
screen-top-card = Du kennst die nächste: { $card }.
screen-top-card-after = Die nächste wäre gewesen: { $card }.
screen-next-card = Die nächste Rachekarte
screen-next-known = Du kennst die nächste Karte
screen-nothing-happens = nichts passiert
screen-chance-loses = zu { $chance } verloren
screen-chance-explosion = zu { $chance } eine Explosion
screen-chance-none = keine Explosion

# --- Die Piraten. ---

screen-your-pirate = Deine Figur
screen-character = { $name }: { $about }
screen-fatigue = Erschöpfung { $fatigue } von { $most }
screen-strength = Kampfstärke +{ $strength }{ $floor ->
    [0] {""}
    [one] , mit { $floor } Entermesser nie unter +{ $floor }
   *[other] , mit { $floor } Entermessern nie unter +{ $floor }
}
screen-too-hot = { $fire ->
    [5] Feuer 5 ist zu heiß
   *[other] Feuer ab { $fire } ist zu heiß
}
screen-item-used = { $item }, in diesem Zug benutzt
screen-must-choose = muss wählen
screen-actions-left = Noch { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}
screen-actions = { $count ->
    [one] Aktion
   *[other] Aktionen
}
screen-action-tokens = Noch { $own ->
    [one] { $own } eigene Aktion
   *[other] { $own } eigene Aktionen
}{ $given ->
    [0] {""}
   *[other] {" "}und { $given } geschenkte, die zuerst verbraucht werden
}
screen-done = fertig
screen-left = noch { $count }
screen-you-win = Du gewinnst
screen-with-strength = mit deinen +{ $strength }
screen-reserve = { $count ->
    [one] { $count } Figur
   *[other] { $count } Figuren
} in Reserve, falls jemand stirbt.

# --- Bilder der Hilfe: höchstens 22 Zeichen. ---

picture-fight-won = { $die } + { $bonus } schafft { $strength }: Sieg
picture-fight-lost = { $total } gegen { $strength }: { $missing } fehlt
picture-fatigue = Erschöpfung { $before } → { $after }
