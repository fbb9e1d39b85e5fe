option-place = { $count } Würfel auf { FORM($column, case: "accusative") } legen
    .button = { $count } Würfel hierher
option-reroll = Neu würfeln: { $dice }
    .button = { $count } neu würfeln
option-reroll-all = Alle { $count } inaktiven Würfel neu würfeln
option-drink = Einen Rum trinken: { $count ->
    [one] { $count } Würfel
   *[other] alle { $count } Würfel
} neu würfeln
    .button = Trinken: { $count } neu
option-use = { $pirate } (1 Rum): { $does }
    .button = 1 Rum zahlen
option-use-last = { $pirate } (1 Rum): { $does } (der Letzte der Crew: alle verlieren)
option-refill = Einen Goldmarker im Wert von { $worth } wegwerfen: Aller Rum verlässt die Piraten
    .button = Wegwerfen: Piraten nüchtern
option-done = Zug beenden, ohne zu legen
    .button = Zug beenden
option-turn-over = { FORM($old, case: "start") } wird zu: { $new }
option-pick = { $die } drehen
    .button = Diesen drehen
option-turn = Auf { $new } drehen
    .button = Auf { $new } drehen
option-swap = Die schwarzen Würfel von { $one } und { $other } tauschen
    .button = Tauschen
option-storm = { $count ->
    [one] Den schwarzen Würfel
   *[other] Die { $count } schwarzen Würfel
} { FORM($column, case: "genitive") } neu würfeln
    .button = { $count ->
        [one] { $count } schwarzen
       *[other] { $count } schwarze
    } neu würfeln
option-haul = Alle Würfel { FORM($column, case: "from") } nehmen: { $dice }
    .button = Alle Würfel zurück
option-take = { $owner-is ->
    [you] Deinen Würfel
   *[other] Würfel von { $owner }
} { FORM($column, case: "from") } versetzen
    .button = { $owner-is ->
        [you] Deinen versetzen
       *[other] Den von { $owner } versetzen
    }
option-put = Auf { FORM($column, case: "accusative") } versetzen
    .button = Hierher versetzen
option-put-anchor = Deinen Anker-Würfel auf { FORM($column, case: "accusative") } versetzen
option-stay = Deine Anker-Würfel liegen lassen
    .button = Keinen versetzen
option-cancel = Diese Strafe ignorieren
    .button = Ignorieren
option-suffer = Strafe hinnehmen
option-suffer-fatal = Strafe hinnehmen: { $fatal }, und alle verlieren
option-throw = Über Bord werfen: { FORM($title, case: "accusative") } ({ $pirate })
    .button = Über Bord mit ihm
option-throw-last = Über Bord werfen: { FORM($title, case: "accusative") } ({ $pirate }) (der Letzte der Crew: alle verlieren)
option-load = Einen Rum geben: { FORM($title, case: "dative") } ({ $pirate })
    .button = Ihm einen Rum geben
option-toss = Einen Goldmarker im Wert von { $worth } verlieren
    .button = Diesen verlieren

group-place = Würfel legen und Zug beenden
group-reroll = Kostenlos neu würfeln
group-rum = Rum ausgeben
group-gold = Gold wegwerfen
group-swap = Mit { FORM($column, case: "dative") }
group-take = { FORM($column, case: "from-start") }

note-pays = bringt: { $reward }
note-fills = füllt sie
note-short = { $count ->
    [one] { $count } fehlt noch
   *[other] { $count } fehlen noch
}
note-more = { $count } mehr als nötig
note-blocked = gesperrt
note-inactive = inaktiv
note-reroll = kostenlos · { $active } von 6 Symbolen { $active ->
    [one] ist
   *[other] sind
} aktiv
note-rum = dann noch { $count } Rum
note-refill = aller Rum auf den Piraten kommt zurück in den Laderaum
note-dice-wait = { $count ->
    [one] { $count } Würfel wartet
   *[other] { $count } Würfel warten
} auf deinen nächsten Zug
note-any-face = auf eine beliebige Seite
note-with-it = damit { $count } Würfel zu legen
note-swap = { $one } { $mine } → { $its } · { $other } { $its } → { $mine }
note-storm = jeder geht in die Spalte, die er dann zeigt
note-haul = { $dice }, werden neu gelegt
note-then = dann: { $after }
note-pirates-left = noch { $left ->
    [one] { $left } Pirat
   *[other] { $left } Piraten
} übrig
note-full-then = dann voll
note-rum-then = dann { $rum } von { $limit } Rum

fatal-sunk = { $case ->
    [start] Das Schiff sinkt
    [inverted] sinkt das Schiff
   *[plain] das Schiff sinkt
}
fatal-crew-lost = { $case ->
    [start] Der Letzte der Crew ist weg
    [inverted] ist der Letzte der Crew weg
   *[plain] der Letzte der Crew ist weg
}
risk-too-few-dice = Dann { $left ->
    [0] ist kein Würfel
    [one] ist nur noch { $left } Würfel
   *[other] sind nur noch { $left } Würfel
} da für { $missing ->
    [one] { $missing } Lücke
   *[other] { $missing } Lücken
} auf { FORM($column, case: "dative") }. Wenn die Spalte scheitert, { FORM($fatal, case: "inverted") }.
risk-last-pirate = Er ist der Letzte der Crew: Alle verlieren sofort.
risk-overboard = Er geht für immer: Dann { $left ->
    [one] ist noch { $left } Pirat
   *[other] sind noch { $left } Piraten
} da. Ohne Piraten verlieren alle.
risk-fatal = { FORM($fatal, case: "start") }: Alle verlieren.
