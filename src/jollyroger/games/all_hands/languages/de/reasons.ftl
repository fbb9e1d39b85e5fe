# Warum ein Bot tut, was alle sehen, in seinen eigenen Worten.

reason-resolve-king = Her damit: Der Piratenkönig nimmt von allen eine Karte.
reason-resolve-mermaid = Die Meerjungfrau holt mir erst mal eine Karte.
reason-resolve-plunder = Lass mal sehen, was im Abwurfstapel liegt.
reason-resolve-shady-deal = Wer den niedrigsten Matrosen bot, schuldet mir eine Karte.
reason-resolve-pieces-of-eight = Eine von diesen Karten kommt mit mir nach Hause.
reason-resolve-brawl = Jemand wird die nächste Auktion verpassen.
reason-resolve-cutpurse = Mein Beutelschneider macht sich vor dem Vergleich ans Werk.
reason-resolve-dock = Wenn ich sie nicht kriege, kriegt sie keiner.
reason-before-dock = Erst { $card }, bevor alles vom Kai stürzt.
reason-cut-before-plunder = Ich kappe zuerst, dann kann ich das Gekappte erbeuten.
reason-claim = { $card } nehme ich mit, egal wer gewinnt.
reason-take = { $card } will ich am liebsten aus dem Stapel.
reason-call-counted = Ich habe mitgezählt: { $captain } hält mehr als { $limit } Karten.
reason-call-guess = Das sieht mir nach mehr als { $limit } Karten aus, { $captain }.
reason-cut-own = { $card } habe ich lieber vom Tisch.
reason-cut-rum = Ohne Rum muss { $owner } mit Matrosen gewinnen.
reason-cut-action = { $card } würde { $owner } zu viel nützen.
reason-cut-rival = Dieses Gebot von { $owner } stand zwischen mir und { $card }.
reason-cut-smaller = Das macht das Gebot von { $owner } kleiner.
reason-spare = Ich lasse die Gebote, wie sie sind.
reason-spare-nothing = Da ist nichts, was sich zu kappen lohnt.
reason-ask = { $captain } hat den niedrigsten Matrosen geboten, eine { $rank }.
reason-brawl-alone = Steckt { $captain } in einer Schlägerei, gehört die nächste Auktion mir.
reason-brawl-most-cards = { $captain } hält die meisten Karten und kann eine Pause vertragen.
reason-brawl-captain = { $captain } kann eine Pause vertragen.

# Rat für dich: warum man das wählen würde.

advice-call = Zähl mit: { $captain } hält mehr als { $limit } Karten.
advice-call-wrong = Zähl mit: { $captain } hält nicht mehr als { $limit } Karten, und die Beschuldigung kostet dich { $stake ->
    [one] { $stake } Karte
   *[other] { $stake } Karten
}.
advice-agree = Eine falsche Beschuldigung kostet dich { $stake ->
    [one] { $stake } Karte
   *[other] { $stake } Karten
}; die Gebote anzusehen kostet nichts.
advice-agree-no-suspects = Niemand, den du beschuldigen kannst, hält { $limit } Karten oder mehr: Sieh dir die Gebote an.
advice-agree-no-cheat = Zähl mit: Niemand, den du beschuldigen kannst, hält mehr als { $limit } Karten.

advice-drop-below-limit = Du musst { $card } nicht abwerfen: Du hältst { $held ->
    [one] { $held } Karte
   *[other] { $held } Karten
}, und das Limit ist { $limit }.
advice-drop-at-limit = Du hältst { $limit } Karten, und eine mehr ist zu viel. { $loss }
advice-drop-above-limit = Du hältst { $held } Karten, { $count } zu viel. { $loss }
advice-done-room = Du behältst { $count } von { $limit } Karten: Da ist Platz, und jede Karte kann ein Gebot bezahlen.
advice-done-full = Mehr als { $limit } Karten darfst du nicht behalten.
advice-done-cheat = Über { $limit } Karten kannst du beschuldigt werden, aber nur, wenn es jemand merkt.
advice-loss = Deine nächste Reihe braucht { $card } nicht.
advice-loss-least = { $card } wird dir am wenigsten fehlen.
advice-loss-needed = Du brauchst { $card } für deine nächste Reihe.
advice-loss-only = Du hast keine andere Karte.

advice-gain = { $card } bringt dich dem Sieg nicht näher, kann aber ein späteres Gebot bezahlen.
advice-gain-wins = Mit { $card } gewinnst du den Durchgang!
advice-gain-nearer = Mit { $card }: { $distance }.
advice-gain-action = Gut zu haben: { $about }
advice-gain-best = { $card } passt am besten zu deiner Hand.
advice-enough = Jede Karte, die du behältst, zählt zum Limit von { $limit }.
advice-enough-exposed = Mit noch einer Karte wärst du über { $limit }, solange man dich beschuldigen kann.

advice-resolve-dock = Sturz vom Kai beendet die Auktion sofort, also verfallen deine anderen Aktionen.
advice-resolve-before-dock = Spiel { $card }, bevor dein Sturz vom Kai die Auktion beendet.
advice-resolve-cut-first = Kappe zuerst: Versteckte Beute kann dann nehmen, was du kappst.
advice-action-king = Der Piratenkönig nimmt von allen, die eine haben, eine Karte, egal wer die Auktion gewinnt.
advice-action-mermaid = Die Meerjungfrau zieht aus jeder anderen Hand eine Karte, egal wer die Auktion gewinnt.
advice-action-plunder = Versteckte Beute holt dir die beste Karte aus dem Abwurfstapel, wenn er nicht leer ist.
advice-action-shady-deal = Beim Kuhhandel gibt dir eine Karte, wer den niedrigsten Matrosen bietet.
advice-action-pieces-of-eight = Piaster können dir eine Karte aus einem Gebot bringen, egal wer die Auktion gewinnt.
advice-action-brawl = Eine Schlägerei hält jemanden von der nächsten Auktion fern.
advice-action-cutpurse = Ein Beutelschneider kann die beste Karte aus einem Gebot nehmen, bevor verglichen wird.
advice-action-monkey = In einem Gebot tut der Affe nichts; auf der Hand steht er für jeden Matrosen.
advice-cut = { $owner-is ->
    [you] Dein Gebot
   *[other] Das Gebot von { $owner }
} fällt ohne { $card } von { $before } auf { $after }.
advice-cut-rum = { $owner-is ->
    [you] Dein Gebot
   *[other] Das Gebot von { $owner }
} ist ohne Rum nichts Besonderes: Dann hat es den Wert { $after }.
advice-cut-same = { $owner-is ->
    [you] Dein Gebot
   *[other] Das Gebot von { $owner }
} verliert { $card }, bleibt aber gleich viel wert.
advice-spare = Du kannst alle Gebote lassen, wie sie sind.
advice-spare-best = Dein Gebot ist schon das beste.
advice-spare-nothing = Kein anderes Gebot ist etwas wert, also gibt es nichts zu kappen.
advice-ask = { $captain } hat den niedrigsten Matrosen geboten, eine { $rank }, und muss dir eine Karte geben.
advice-brawl = { $captain } bekommt nächste Runde keine Karte und kann nicht bieten.
advice-brawl-most-cards = { $captain } hält die meisten Karten, bekommt nächste Runde keine und kann nicht bieten.
advice-brawl-already = { $captain } steckt schon in einer Schlägerei, also ändert noch eine nichts.

advice-lay = { $card } bringt { $value }, { $spare ->
    [needed] obwohl du die Karte brauchst
   *[spare] und du kannst die Karte entbehren
}; { $wish }.
advice-lay-doubled = { $card } bringt verdoppelt { $value }, { $spare ->
    [needed] obwohl du die Karte brauchst
   *[spare] und du kannst die Karte entbehren
}; { $wish }.
advice-lay-rum = Rum schlägt jedes Gebot ohne Rum; { $wish }.
advice-lay-dock = Mit Sturz vom Kai bekommt niemand die Karte { $card }.
advice-lay-dock-others = Mit Sturz vom Kai bekommt niemand die Karte { $card }, und { $count ->
    [one] { $count } Karte anderer Gebote geht
   *[other] { $count } Karten anderer Gebote gehen
} über Bord.
advice-seal = Ein Gebot mit Wert { $value } reicht für { $card }: Behalte den Rest für deine Reihen.
advice-seal-rum = Nur ein anderer Rum kann dieses Gebot schlagen, also musst du nicht mehr zahlen.
advice-seal-monkey = Ein Affe ist in einem Gebot nichts wert: Auf der Hand wäre er besser.
advice-seal-action = Deine Aktion wirkt, ohne dass du für { $card } Matrosen bezahlst.
advice-pass = { $card } bringt dich dem Sieg nicht näher: Spar deine Karten.
advice-pass-helps = { $card } würde helfen, aber was du dafür zahlen müsstest, hilft dir mehr.
advice-pass-action = { $card } wäre gut zu haben, aber nicht für die Karten, die du zahlen müsstest.
advice-forfeit = { $card } ist keine weitere Karte deiner Hand wert.

wish-wins = mit { $card } gewinnst du den Durchgang
wish-nearer = mit { $card } dann { $distance }
wish-action = { $card } ist später gut zu haben
wish-new-ways = { $card } eröffnet neue Wege zum Sieg
wish-pays-later = mit { $card } lässt sich später ein Gebot bezahlen
