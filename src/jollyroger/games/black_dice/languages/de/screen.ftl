screen-panel = Crew
screen-you = Du
screen-wins = gewinnt

short-anchor = Anker
short-rum = Rum
short-sword = Säbel
short-map = Karte
short-ship = Schiff
short-flag = Flagge

screen-rolled-dice = Die gewürfelten Würfel
screen-rolled-by = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
} gewürfelt
screen-rolled-die = { $count } gewürfelt: { $face }{ $note ->
    [inactive] , inaktiv
    [out] , raus
   *[none] {""}
}
screen-die-inactive = inaktiv
screen-die-out = raus
screen-settling = Alle Würfel liegen: Die Spalten werden der Reihe nach abgerechnet.
screen-most-dice = Die meisten Würfel hier:
screen-next-captain = nächster Kapitän
screen-sea-wolf = Seewolf, 1 Goldmarker
screen-leads = { $who } führt
screen-cups = { $rum } von { $limit } Rum{ $full ->
    [yes] , voll
   *[no] {""}
}
screen-if-filled = Gefüllt: { $reward }
screen-if-failed = Gescheitert: { $penalty }
screen-fatal = { $fatal }!
screen-black = { $count ->
    [one] { $count } schwarzer
   *[other] { $count } schwarze
}
screen-black-and-ours = { $black } schwarze, { $ours } von uns
screen-surplus-die = Überschuss, neu gewürfelt: { $face }
screen-swap = Die schwarzen Würfel von { $one } und { $other } tauschen
screen-gold-tokens = { $count } Goldmarker
screen-gold-tokens-of = { $count } Goldmarker:
screen-gold-tokens-worth = { $count } Goldmarker im Wert von
screen-tokens = { $count } Marker
screen-worth = Wert { $worth }
screen-worth-secret = Wert { $worth }, das weißt nur du
screen-worth-all = Wert { $worth } in allen Abenteuern zusammen
screen-worth-earlier = Wert { $worth } aus früheren Abenteuern
screen-quest = { $number }. { $quest }
screen-round = Runde { $round }
screen-ship-damage = Unser Schiff: Schaden { $damage } von { $bears }
screen-our-ship = unser Schiff
screen-enemy-hits = { $enemy }: { $hits } von { $needed } Treffern
screen-enemy = { $enemy }
screen-quest-tokens = { FORM($token, case: "plural") }
screen-pool-tokens = { $count ->
    [one] Marker
   *[other] Marker
}
screen-in-pool = im Vorrat
screen-in-chest = in der Truhe
screen-rum-in-hold = Rum im Laderaum
screen-purses = Die Beutel sind offen
screen-dice-for-gaps = { $dice } Würfel für { $gaps ->
    [one] { $gaps } Lücke
   *[other] { $gaps } Lücken
}
screen-to-place = zu legen
screen-rum = Rum
screen-crew = Die Crew
screen-crew-in-words = Die Crew in Worten
screen-overboard = Über Bord: { $pirates }
screen-players = Alle am Tisch
screen-captain = Schiffskapitän
screen-pardon = darf eine Strafe ignorieren
screen-leads-left = links die meisten Würfel: nächster Kapitän
screen-leads-right = rechts die meisten Würfel: Seewolf
screen-next-round = Nächste Runde:
screen-black-out = { $count ->
    [one] { $count } schwarzer Würfel ist
   *[other] { $count } schwarze Würfel sind
} für diese Runde raus
screen-last-round = Runde { $round }:
screen-past-column = { $column } { $fate ->
    [completed] gefüllt
   *[failed] gescheitert
}, { $ours } von uns gegen { $black } schwarze

thing-swap = Ihre schwarzen Würfel tauschen die Plätze; Spielerwürfel bleiben.
thing-effects = Gefüllt: { $reward }. Gescheitert: { $penalty }.
thing-reconstructed = (Rekonstruiert: { $parts }.)
thing-part = { $part ->
    [reward] Belohnung
    [penalty] Strafe
    [title] Titel
   *[limit] Grenze
}
thing-closed = { $state ->
    [blocked] In diesem Abschnitt gesperrt
   *[inactive] Inaktiv: keine schwarzen Würfel
}.
thing-column = { $black ->
    [one] { $black } schwarzer Würfel
   *[other] { $black } schwarze Würfel
}, { $ours } von uns: { $state }.
thing-fatal = Wenn sie scheitert, { FORM($fatal, case: "inverted") }.
thing-dice = { $who-is ->
    [you] Deine Würfel
   *[other] Würfel von { $who }
}: { $column }
thing-die-out = Zweimal inaktiv: raus bis zum nächsten Wurf.
thing-die = Alle Würfel eines Symbols werden zusammen gelegt.
thing-die-inactive = Inaktiv: kann nicht gelegt, aber einmal kostenlos neu gewürfelt werden.
thing-pirate = { $pirate } · { $title }
thing-pirate-rum = { $rum } von { $limit } Rum intus{ $full ->
    [yes] : voll
   *[no] {""}
}.
thing-gold = Goldmarker im Wert von { $worth }
thing-gold-count = Du hast { $count } davon.
thing-gold-open = Jetzt sind alle Beutel offen.
thing-gold-secret = Die anderen sehen nur, wie viele Marker du hast.
