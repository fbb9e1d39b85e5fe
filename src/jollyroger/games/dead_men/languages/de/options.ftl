# Die Wahlmöglichkeiten: ausführlich, auf Knöpfen (option-…-here), Hinweise, Risiken und Überschriften.

pose = { $count ->
    [one] Tür
   *[other] Türen
}: { $doors }{ $keg ->
    [none] {""}
   *[other] , Fass: { $keg }
}
option-place = { FORM($tile, case: "object") } { FORM($side, case: "of") } an { FORM($room, case: "accusative") } legen, { $pose }
option-place-unknown = Raum { FORM($side, case: "of") } an { FORM($room, case: "accusative") } legen
option-place-here = Hierher legen

option-walk = Gehen: { $to }
option-leave = Von Bord gehen
option-leave-with-treasure = Mit dem Schatz von Bord gehen
option-aboard = An Bord gehen: { FORM($room, case: "into") }
option-run-ways = Rennen: { FORM($way, case: "to") }, dann { FORM($then, case: "to") }
option-run-back = Rennen: { FORM($room, case: "into") } und zurück
option-run-through = Durch { FORM($room, case: "accusative") } rennen: { $to }
option-retreat = Rückzug: { $to }
option-walk-here = Hierher gehen
option-run-here = Hierher rennen
option-retreat-here = Hierher zurückziehen
option-aboard-here = Hier an Bord gehen
option-run-through-here = Hierher rennen, durch { FORM($room, case: "accusative") }
option-run-off = Von Bord rennen
option-run-there-and-back = Hin und zurück rennen

option-fight-fire = Das Feuer { $where } bekämpfen
option-blanket = Die Löschdecke auf das Feuer { $where } werfen
option-bucket = Den Eimer auf das Feuer { $where } kippen
option-fight-fire-here = Feuer löschen { $fire }→{ $after }
option-blanket-here = Löschdecke { $fire }→{ $after }
option-bucket-here = Eimer { $fire }→{ $after }
option-strike = { $several ->
    [yes] Einen
   *[no] Den
} Matrosen { $where } niederstrecken
option-strike-here = Matrosen niederstrecken
option-pistol = Auf { FORM($foe, case: "accusative") } { $where } schießen
option-pistol-many = Auf die Gegner { $where } schießen
option-pistol-here = Auf { FORM($foe, case: "accusative") } schießen
option-pistol-many-here = Schießen

option-fight = Gegen { FORM($foe, case: "accusative") } kämpfen
option-aim = Auf { FORM($foe, case: "accusative") } schießen
option-fight-again = Noch einmal gegen { FORM($foe, case: "accusative") } kämpfen
option-send = { FORM($foe, case: "start") } muss weg: { $to }
option-send-here = Hierher schicken
option-drive = { FORM($foe, case: "start") } weicht: { $to }
option-drive-here = Hierher vertreiben
option-steer = { FORM($foe, case: "start") } geht { $to }
option-steer-stay = { FORM($foe, case: "start") } bleibt
option-steer-here = Zieht hierher
option-steer-stay-here = Bleibt hier
option-moor = Die Jolle an der { FORM($way, case: "door") } festmachen
option-moor-here = Hier festmachen
option-name = { $who-is ->
    [you] Ich kämpfe
   *[other] { $who } soll kämpfen
}
option-use-track = Deine Kampfstärke von +{ $strength } einsetzen
option-use-track-here = +{ $strength } einsetzen
option-save-track = Deine Kampfstärke aufsparen
option-save-track-here = Aufsparen

option-pick-up = { FORM($goods, case: "object") } aufnehmen
option-put-down = { FORM($goods, case: "object") } ablegen
option-drink = { FORM($goods, case: "object") } trinken
option-swap = { $item } vom Tisch nehmen
option-rob = { $item } von { FORM($owner, case: "dative") } nehmen
option-take = { $item } nehmen
option-rest = Rasten
option-train = Trainieren
option-resolve-here = Diese soll gelten
option-enough = Das reicht
option-decline = Nichts nehmen
option-end-turn = Zug beenden
option-hand-on = Zug beenden ({ $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
} an { FORM($who, case: "accusative") })

# --- Überschriften. ---

group-goods = Beute
group-fires = Feuer
group-walk = Gehen
group-fight = Kämpfen
group-send = Wegschicken
group-drive = Vertreiben
group-retreat = Rückzug
group-deckhands = Matrosen
group-pistol = Pistole
group-yourself = Für dich
group-run = Rennen
group-items = Gegenstände

# --- Hinweise: was es kostet oder bringt. ---

note-deckhands-there = { $count } dort
note-must-fight = kämpfen muss: { $pirates }
note-item = { $about }
note-lay-down = du legst { FORM($item, case: "accusative") } ab
note-no-harm = zurzeit harmlos
note-you-die = du stirbst
note-fatigue-change = Erschöpfung { $fatigue } → { $after }
note-fatigue = Erschöpfung { $fatigue }
note-tired = Erschöpfung +{ $tired }
note-ends-turn = beendet deinen Zug
note-drop-treasure = du lässt den Schatz fallen
note-fight = Kampf gegen { FORM($foes, case: "accusative") }
note-fight-odds = Kampf gegen { FORM($foes, case: "accusative") }: { $odds }
note-fight-or-send = gegen { FORM($foes, case: "accusative") } kämpfen oder wegschicken
note-odds = Sieg { $chance }
note-odds-track = Sieg { $chance } mit deinen +{ $strength }
note-odds-other-track = Sieg { $chance } mit +{ $strength }
note-free = frei ({ $item })
note-miss-free = Fehlschuss kostet nichts
note-strength = Kampfstärke +{ $strength }
note-strength-change = Stärke +{ $strength } → +{ $after }
note-strength-falls = Stärke fällt auf +{ $after }
note-burden = damit kannst du nur gehen und rasten
note-win = { $total } gegen { $needed }: gewonnen
note-lose = { $total } gegen { $needed }: verloren, { $cost }
note-miss = daneben
note-given = { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
} an { FORM($who, case: "accusative") }
note-unused = { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
} übrig
note-card-loses = zu { $chance } verliert ihr mit { $both ->
    [yes] beiden Karten
   *[no] der nächsten Karte
}
note-card-kills = zu { $chance } { $both ->
    [yes] töten dich beide Karten
   *[no] tötet dich die nächste Karte
}

# --- Risiken, die man bestätigt. ---

risk-fatigue = Erschöpfung { $fatigue } + { $tired } bringt dich um.
risk-beaten = Eine Niederlage ist wahrscheinlich gegen { FORM($foes, case: "accusative") }.
risk-card-loses = Zu { $chance } verliert ihr mit { $both ->
    [yes] beiden Karten
   *[no] der nächsten Karte
} das Spiel.
risk-card-kills = Zu { $chance } { $both ->
    [yes] töten dich beide Karten
   *[no] tötet dich die nächste Karte
}.
risk-given-lost = { $count ->
    [one] Die { $count } geschenkte Aktion würde
   *[other] Die { $count } geschenkten Aktionen würden
} verfallen.
