# Nach 'wird das' oder 'würde das'.
harm-sunk = uns versenken
harm-crew-lost = das Ende unserer Crew sein
harm-damage = uns { $n } Schaden bringen
harm-standard = schwarze Würfel in andere Spalten schicken
harm-throw-pirate = uns einen Piraten kosten
harm-more-black = mehr schwarze Würfel bringen
harm-rum-on-pirates = unsere Piraten abfüllen
harm-lose-die = alle einen Würfel kosten
harm-lose-gold = uns Gold kosten

reason-fills = Das füllt { FORM($column, case: "accusative") }; sonst würde das { $harm }.
reason-fills-move-die = Das füllt { FORM($column, case: "accusative") }, und wenn niemand nachlegt, darf ich einen Würfel versetzen.
reason-fills-rum = Das füllt { FORM($column, case: "accusative") }, und es gibt Rum für alle.
reason-fills-gold = Das füllt { FORM($column, case: "accusative") }, und { $n ->
    [one] { $n } Goldmarker gehört
   *[other] { $n } Goldmarker gehören
} mir.
reason-fills-token = Das füllt { FORM($column, case: "accusative") } und bringt uns 1 { $token }.
reason-fills-gold-and-token = Das füllt { FORM($column, case: "accusative") }: Gold für mich, und 1 { $token } für uns alle.
reason-fills-hit = Das füllt { FORM($column, case: "accusative") } und trifft { FORM($enemy, case: "accusative") }.
reason-fills-unlock = Das füllt { FORM($column, case: "accusative") } und gibt die Flagge frei.
reason-fills-fewer-black = Das füllt { FORM($column, case: "accusative") } und erspart uns ein paar schwarze Würfel.
reason-fills-spoils-if-unlocked = Das füllt { FORM($column, case: "accusative") }, und wenn das Rumfass hält, gibt es Gold und einen Treffer.
reason-fills-unlocked = Das füllt { FORM($column, case: "accusative") } und trifft { FORM($enemy, case: "accusative") }, mit Gold für mich.
reason-inactive = Auf { FORM($column, case: "dative") } liegt kein schwarzer Würfel, also kann ich neu würfeln.
reason-share-gold = { FORM($column, case: "start") } ist voll, und mit einem Würfel dort bekomme ich vom Gold ab.
reason-nearly-filled = Dann { $missing ->
    [one] fehlt auf { FORM($column, case: "dative") } nur noch { $missing }
   *[other] fehlen auf { FORM($column, case: "dative") } nur noch { $missing }
}; Scheitern wird { $harm }.
reason-still-short = Auf { FORM($column, case: "dative") } { $missing ->
    [one] fehlt noch { $missing }
   *[other] fehlen noch { $missing }
}; Scheitern wird { $harm }.
reason-rank = { FORM($column, case: "start") } ist voll, aber Würfel dort zählen noch für { $rank ->
    [captain] den Kapitän
   *[sea-wolf] den Seewolf
}.
reason-rank-ahead = { FORM($column, case: "start") } ist voll, aber Würfel dort halten mich vorn beim { $rank ->
    [captain] Kapitän
   *[sea-wolf] Seewolf
}.
reason-reroll = Diese Würfel passen nirgends, und neu würfeln kostet nichts.
reason-drink = Ich trinke auf einen besseren Wurf: Noch { $missing ->
    [one] fehlt { $missing } Würfel
   *[other] fehlen { $missing } Würfel
}.
reason-drink-nothing-fits = Keiner meiner Würfel passt, also trinke ich und würfle neu.
reason-drink-all-filled = Alle Spalten sind gefüllt, also trinke ich auf einen Wurf, der mir mehr bringt.
reason-drink-no-gap = Keiner meiner Würfel füllt eine Lücke, also trinke ich und würfle neu.
reason-done-keep-rum = Keiner meiner Würfel passt, und meinen Rum behalte ich lieber.
reason-done-no-rum = Keiner meiner Würfel passt, und für einen neuen Wurf fehlt mir der Rum.
reason-pick-any = Von meinen Würfeln kann ich am ehesten auf { $count ->
    [one] diesen
   *[other] einen
} verzichten: { $die }.
reason-pick-opposite = Statt { $old } hilft mir { $new } mehr.
reason-put-away = Auf { FORM($column, case: "dative") } stört er mich weniger.
reason-stay = Auf dem Anker nützt mein Würfel mehr als anderswo.
reason-pardon = Ich nutze meinen Freibrief: Sonst würde das { $harm }.
reason-keep-pardon = Meinen Freibrief hebe ich mir für Schlimmeres auf.
reason-keep-pardon-for = Ich behalte meinen Freibrief: Auf { FORM($column, case: "dative") } fehlt auch etwas.
reason-swap = { $most } auf { FORM($more, case: "dative") } und { $least } auf { FORM($fewer, case: "dative") }: besser andersherum.
reason-swap-equal = Beide Reihen sind gleich lang, das ändert also nichts.
reason-storm = { FORM($column, case: "start") } ist voll, aber sehen wir mal, wohin der Wind die Würfel weht.
reason-storm-short = Auf { FORM($column, case: "dative") } { $missing ->
    [one] fehlt { $missing }
   *[other] fehlen { $missing }
}, also soll der Wind ein paar Würfel wegwehen.
reason-haul = { $count ->
    [one] { $count } Würfel auf { FORM($column, case: "dative") } kann
   *[other] { $count } Würfel auf { FORM($column, case: "dative") } können
} anderswo mehr bewirken.
reason-take = Dieser Würfel nützt anderswo mehr als auf { FORM($column, case: "dative") }.
reason-take-spare = Auf { FORM($column, case: "dative") } liegen mehr Würfel als nötig.
reason-throw = Aus dieser Crew können wir am ehesten { FORM($title, case: "accusative") } entbehren.
reason-throw-last = Sonst ist niemand mehr da zum Werfen.
reason-load = { $title } wird am wenigsten gebraucht.
reason-load-room = { $title } verträgt danach noch mehr.
reason-toss = Einen muss ich hergeben, also den, der mir am wenigsten fehlt.
reason-refill = Alle Piraten sind voll, und wir brauchen sie wieder.

reason-to-sails = Nächste Runde hat jeder von uns einen Würfel mehr.
reason-turn-die = Einer meiner Würfel ist mir mit anderer Seite einen Rum wert.
reason-course = Auf { FORM($column, case: "dative") } { $missing ->
    [one] fehlt { $missing }
   *[other] fehlen { $missing }
}; eine kürzere Reihe würde helfen.
reason-course-not-short = Gerade fehlt nirgends etwas, aber andersherum gefallen mir diese Reihen besser.
reason-use-storm = Auf { FORM($column, case: "dative") } { $missing ->
    [one] fehlt { $missing }
   *[other] fehlen { $missing }
}; ein Sturm weht vielleicht ein paar Würfel weg.
reason-use-storm-not-short = Gerade fehlt nirgends etwas, aber vielleicht dreht der Wind diese Reihe in meinem Sinn.
reason-keelhauling-not-short = Nirgends fehlt etwas, also will ich diese Würfel dort, wo sie mir etwas bringen.
reason-on-board-spare = Auf { FORM($column, case: "dative") } { $missing ->
    [one] fehlt { $missing }
   *[other] fehlen { $missing }
}, und eine andere Spalte kann einen Würfel entbehren.
reason-on-board-not-short = Nirgends fehlt etwas, also will ich diesen Würfel dort, wo er mir mehr nützt.
reason-dice-idle = Auf { FORM($column, case: "dative") } { $missing ->
    [one] fehlt { $missing }
   *[other] fehlen { $missing }
}, und manche Würfel nützen wenig, wo sie liegen.
reason-overboard = Scheitert { FORM($column, case: "nominative") }, wird das { $harm }; ist er fort, kann ich das ignorieren.
reason-overboard-last = Er ist der Letzte von uns, und alles ist aus.
reason-overboard-not-short = Was jetzt auch scheitert: Eine Strafe können wir ignorieren.

advice-column-inactive = { $start ->
    [only] Nur das passt: Auf
   *[any] Auf
} { FORM($column, case: "dative") } liegt kein schwarzer Würfel, dort ließe er sich nicht legen.
advice-column-short = { $start ->
    [only] Nur das passt: Dann
   *[any] Dann
} { $short ->
    [one] fehlt auf { FORM($column, case: "dative") } nur noch { $short }
   *[other] fehlen auf { FORM($column, case: "dative") } nur noch { $short }
}; scheitert die Spalte: { $cost }.
advice-column-fills = { $start ->
    [only] Nur das passt: Es
   *[any] Es
} füllt { FORM($column, case: "accusative") }; scheitern würde heißen: { $cost }.
advice-column-pays = { $start ->
    [only] Nur das passt: Es
   *[any] Es
} füllt { FORM($column, case: "accusative") } und bringt: { $reward }; scheitern würde heißen: { $cost }.
advice-column-share = { $start ->
    [only] Nur das passt: Gefüllt
   *[any] Gefüllt
} ist { FORM($column, case: "nominative") } schon, und mit einem Würfel dort bekommst du auch die Belohnung: { $reward }.
advice-column-filled = { $start ->
    [only] Nur das passt: Gefüllt
   *[any] Gefüllt
} ist { FORM($column, case: "nominative") } schon, aber Würfel dort zählen noch für die { $half ->
    [left] linke
   *[right] rechte
} Hälfte.
advice-reroll = Es ist kostenlos, und Würfel für Spalten ohne schwarze Würfel nützen nichts.
advice-drink = Alle Spalten sind gefüllt; ein neuer Wurf bringt deine Würfel vielleicht dorthin, wo sie dir etwas bringen.
advice-drink-gaps = { $gaps ->
    [one] { $gaps } Lücke ist
   *[other] { $gaps } Lücken sind
} noch offen, und ein neuer Wurf passt vielleicht besser als diese Würfel.
advice-drink-nothing-fits = Nichts davon lässt sich legen; ein neuer Wurf kann das ändern.
advice-done-keep-rum = Nichts davon lässt sich legen, und dein Rum ist später mehr wert.
advice-done-no-rum = Nichts davon lässt sich legen, und für einen neuen Wurf fehlt dir der Rum.
advice-pick-no-better = Eine bessere Seite gibt es für ihn nicht, aber der Würfel lässt sich auch mit einer anderen legen.
advice-stay = Auf dem Anker zählt dein Würfel für die linke Hälfte, und wer dort die meisten hat, wird Kapitän.
advice-stay-fills-none = Nirgends fehlt genau ein Würfel; deiner würde also keine Spalte füllen.
advice-cancel = In späteren Spalten fehlt noch nichts, also ist dies die Strafe zum Ignorieren.
advice-cancel-worst = Keine spätere Spalte, in der etwas fehlt, hat eine schlimmere Strafe.
advice-cancel-not-worst = Es erspart uns das hier: { $penalty }. Aber { FORM($column, case: "nominative") } kann mehr kosten.
advice-cancel-fatal = Sonst { FORM($fatal, case: "inverted") }, und alle verlieren.
advice-suffer = Du behältst den Freibrief für spätere Spalten, nimmst aber hin: { $penalty }.
advice-suffer-for = Behalte den Freibrief für { FORM($column, case: "accusative") }, denn dort fehlt etwas: { $penalty }.
advice-suffer-fatal = Vorsicht: { FORM($fatal, case: "start") }, und alle verlieren.
advice-throw = Die Crew macht mit { $left ->
    [one] { $left } Piraten
   *[other] { $left } Piraten
} weiter, ohne „{ $pirate }“.
advice-throw-least = Aus dieser Crew fehlt „{ $pirate }“ meist am wenigsten.
advice-throw-last = Er ist der Letzte der Crew, also ist das Spiel verloren.
advice-load = Dann ist er voll.
advice-load-least = Dann ist er voll, aber von denen mit Platz fehlt er meist am wenigsten.
advice-load-room = Danach kann man ihn noch { $count }-mal bezahlen.
advice-toss = Ein Marker im Wert von { $worth } würde dich weniger kosten.
advice-toss-smallest = Es ist dein kleinster Marker.
advice-refill = Alle Piraten sind voll; für einen Marker im Wert von { $worth } kann man sie wieder bezahlen.
advice-storm = Auf { FORM($column, case: "dative") } fehlt nichts; ein Sturm würfelt die schwarzen Würfel neu, sodass manche gehen können.
advice-storm-short = Auf { FORM($column, case: "dative") } { $short ->
    [one] fehlt { $short }
   *[other] fehlen { $short }
}; ein Sturm würfelt die schwarzen Würfel neu, sodass manche gehen können.
advice-take = Ein Würfel { FORM($column, case: "from") } ist anderswo vielleicht mehr wert, fehlt dann aber dort.
advice-take-spare = Auf { FORM($column, case: "dative") } { $count ->
    [one] liegt { $count } Würfel
   *[other] liegen { $count } Würfel
} mehr als nötig.
advice-swap = { FORM($column, case: "start") } braucht dann nur { $needed }, also wird das unwahrscheinlicher: { $penalty }.
advice-swap-closes = Es schließt { $gaps ->
    [one] { $gaps } Lücke
   *[other] { $gaps } Lücken
}: { FORM($column, case: "start") } braucht dann nur { $needed }.
advice-swap-equal = Beide Reihen haben gleich viele Würfel, das ändert also nichts.
advice-haul = { $count ->
    [one] { $count } Würfel { FORM($column, case: "from") } kann
   *[other] { $count } Würfel { FORM($column, case: "from") } können
} neu gelegt werden; anderswo { $gaps ->
    [one] ist { $gaps } Lücke
   *[other] sind { $gaps } Lücken
} offen.
advice-haul-inactive = { FORM($column, case: "start") } bringt nichts mehr, und { $count ->
    [one] { $count } Würfel kann
   *[other] { $count } Würfel können
} neu gelegt werden.

advice-overboard = Auf { FORM($column, case: "dative") } fehlt etwas; scheitert die Spalte ({ $cost }), darfst du das ignorieren.
advice-overboard-last = Er ist der Letzte der Crew: Alle würden sofort verlieren.
advice-overboard-not-short = Du darfst eine Strafe dieser Abrechnung ignorieren, was auch kommt.
advice-turn = Einer deiner Würfel ist mit einer anderen Seite vielleicht nützlicher.
advice-turn-fill = Dreh einen deiner Würfel von { $old } auf { $new }: { $count ->
    [one] Er füllt
   *[other] { $count } Würfel zusammen füllen
} dann { FORM($new, case: "accusative") }.
advice-turn-short = Dreh einen deiner Würfel von { $old } auf { $new }: { $count ->
    [one] Mit ihm
   *[other] Mit { $count } Würfeln zusammen
} { $short ->
    [one] fehlt dort dann noch { $short }
   *[other] fehlen dort dann noch { $short }
}.
advice-turn-join = Dreh einen deiner Würfel von { $old } auf { $new }: { $count ->
    [one] Er kommt
   *[other] { $count } Würfel zusammen kommen
} dann auf { FORM($new, case: "accusative") }.
advice-to-sails = Nächste Runde haben alle einen Würfel mehr: { $seats } Würfel mehr gegen die schwarzen.
advice-course = Auf { FORM($column, case: "dative") } { $missing ->
    [one] fehlt { $missing }
   *[other] fehlen { $missing }
} ({ $penalty }); eine kürzere Reihe würde helfen.
advice-course-not-short = Nirgends fehlt etwas, also braucht es keinen Tausch.
advice-use-storm = Auf { FORM($column, case: "dative") } { $missing ->
    [one] fehlt { $missing }
   *[other] fehlen { $missing }
}; ein Sturm weht die schwarzen Würfel vielleicht woandershin.
advice-use-storm-not-short = Nirgends fehlt etwas; ein Sturm würde die Gefahr nur verschieben.
advice-keelhauling = { $gaps ->
    [one] { $gaps } Lücke ist
   *[other] { $gaps } Lücken sind
} offen; Würfel, die wenig helfen, könnten neu gelegt werden.
advice-keelhauling-not-short = Keine Lücke ist offen, aber Würfel könnten neu gelegt werden, wo sie dir etwas bringen.
advice-on-board = Es versetzt einen gelegten Würfel in eine Spalte, wo er dir mehr nützen kann.
advice-on-board-spare = { FORM($spare, case: "start") } kann einen Würfel entbehren, und auf { FORM($short, case: "dative") } fehlt etwas.
advice-on-board-short = Auf { FORM($column, case: "dative") } fehlt etwas, und ein Würfel von anderswo ist dort vielleicht mehr wert.
