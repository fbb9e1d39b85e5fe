# Was man tun kann: ganz ausgeschrieben; auf einem Knopf bei der Karte; als Überschrift über mehreren.

option-lay = { $card } legen
    .button = Legen
    .group = Legen
option-drop = { $card } abwerfen
    .button = Abwerfen
    .group = Abwerfen
option-give = { $card } abgeben
    .button = Abgeben
    .group = Abgeben
option-keep = { $card } behalten
    .button = Behalten
    .group = Behalten
option-take = { $card } nehmen
    .button = Nehmen
    .group = Nehmen
option-resolve = { $card } spielen
    .button = Spielen
    .group = Als Nächstes spielen
option-cut = { $card } kappen
    .button = Kappen
    .group = Kappen
option-claim = { $card } beanspruchen
    .button = Beanspruchen
    .group = Beanspruchen
option-call = { FORM($captain, case: "accusative") } des Schummelns beschuldigen
    .button = Beschuldigen
    .group = Beschuldigen
option-ask = Eine Karte von { FORM($captain, case: "dative") } verlangen
    .button = Karte verlangen
option-brawl = Schlägerei mit { FORM($captain, case: "dative") } anfangen
    .button = Schlägerei anfangen
option-seal = Gebot abgeben
option-pass = Passen
option-forfeit = Aussteigen
option-spare = Nichts kappen
option-agree = Gebote aufdecken
option-done = { $count ->
    [0] Nichts
    [one] { $count } Karte
   *[other] { $count } Karten
} abwerfen
option-enough = Keine behalten
option-enough-more = Keine weitere behalten

table-card = { $card } von { FORM($owner, case: "dative") }
table-card-marked = { $card } von { FORM($owner, case: "dative") } ({ $marks ->
    [played] schon gespielt
    [claimed] beansprucht von { FORM($claimer, case: "dative") }
    [claimed-numbered] beansprucht von { FORM($claimer, case: "dative") }, Anspruch { $number }
    [claimed-played] beansprucht von { FORM($claimer, case: "dative") }, schon gespielt
   *[claimed-numbered-played] beansprucht von { FORM($claimer, case: "dative") }, Anspruch { $number }, schon gespielt
})
table-card-missing = Karte, die nicht da ist,

note-needed = du brauchst sie
note-lay-rum = schlägt jedes Gebot ohne Rum
note-lay-monkey = tut nichts in einem Gebot
note-lay-action = Wert 0, wirkt beim Aufdecken
note-worth = Wert { $value }
note-worth-doubled = Wert { $value }, verdoppelt
note-worth-rum = Rum und { $value }
note-part-needed = du brauchst sie; dann { $distance }
note-gain-wins = gewinnt den Durchgang!
note-gain = dann { $distance }
note-cut-rum = dann hat das Gebot keinen Rum mehr
note-cut = das Gebot fällt von { $before } auf { $after }
note-cut-same = das Gebot bleibt gleich viel wert
note-call = hält { $limit } oder mehr
note-call-wrong = hält weniger als { $limit }: wäre falsch
note-ask = niedrigste Karte im Gebot
note-brawl = nächste Runde keine Karte, kein Gebot
note-brawl-already = schon in einer Schlägerei
note-keep-cards = Karten behalten
note-over-limit = { $count } über dem Limit: du kannst beschuldigt werden
note-rest-discarded = der Rest wird abgeworfen
note-nobody-called = niemand wird beschuldigt

risk-call = Hält { $captain } mehr als { $limit } Karten, ziehst du die überzähligen und darfst eine behalten. Wenn nicht, zieht { $captain } { $stake ->
    [one] { $stake } Karte
   *[other] { $stake } Karten
} aus deiner Hand und behält eine.
risk-call-wrong = { $captain } hält weniger als { $limit } Karten, also ist die Beschuldigung falsch: { $captain } zieht { $stake ->
    [one] { $stake } Karte
   *[other] { $stake } Karten
} aus deiner Hand und behält eine.
risk-discard = Du brauchst, was du abwirfst. Danach: { $distance }.
risk-seal = Mit der Auktionskarte würdest du den Durchgang gewinnen, aber nicht ohne die Karten dieses Gebots.
