# Der Bildschirm im Browser.

screen-panel = Crews
screen-map = Karte der Insel
screen-tile-king = König: { $king } oder { $least }–{ $most } Gold
screen-tile-mate = Maat: { $mate }
screen-tile-docks = Hafen
screen-tile-tax = Steuer
screen-stuck = steckt fest
screen-gold = Gold
screen-crew = Crew
screen-players = Mitspielende
screen-change = { $gold } Gold
screen-your-choice = du wählst
screen-choosing = wählt …
screen-cards-in-hand = Schicksalskarten auf der Hand
screen-decks = In den Stapeln:
screen-reconstructed = Das ist unsere Rekonstruktion.
screen-played = Zu spielen: { $when }.
screen-played-short = Zu spielen: { $when }
screen-left = übrig
screen-left-to-hire = Noch { $count } anzuheuern.
screen-has-it = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
} das.
screen-seat = { $gold } Gold, { $crew } Crew.
screen-spoils = Gold von der unterlegenen Seite; reicht es nicht, werden Gegenstände verkauft.
screen-die = Würfel: { $face ->
    [0] leer
   *[other] { $face }
}
screen-face = { $face ->
    [0] Leer
   *[other] Wurf { $face }
}
screen-effects = Offizier: { $officer } Pirat: { $pirate }
screen-figure = { $figure } (Stärke { $might })
screen-figure-stuck = { $figure } (Stärke { $might }, steckt fest)
screen-gold-here = Hier liegen { $gold } Gold.
screen-here = Hier: { $figures }.
screen-sells-for = Verkauf: { $gold }.
screen-sells-for-gold = Verkauf: { $gold } Gold.
screen-no-bid-yet = Noch kein Gebot.
screen-bid-by = { $who-is ->
    [you] Du bietest
   *[other] { $who } bietet
} { $gold }.
screen-still-to-bid = Noch zu bieten: { $bidders }.
screen-bidder = { $who-is ->
    [you] du
   *[other] { $who }
} ({ $gold } Gold)
screen-auction = Auktion: { $item }
screen-mark-bid = { $gold } geboten
screen-mark-no-bid = kein Gebot
screen-out = raus
screen-bids-now = bietet
screen-to-come = kommt noch
screen-master = Wächter
screen-weapon-of = { $item } ({ $owner-is ->
    [you] du
   *[other] { $owner }
})
screen-for-officer = +{ $might } für den Offizier
screen-for-pirate = +{ $might } für den Piraten
screen-gold-symbols = { $gold } Gold
screen-in-hand = Auf der Hand:
screen-nothing-yet = Noch keine Crew und keine Gegenstände.
screen-your-cards = Deine Schicksalskarten
screen-no-cards = Keine. Du ziehst sie in den Häfen, in der Kirche und in der Taverne.
screen-owes = { $who-is ->
    [you] Du schuldest
   *[other] { $who } schuldet
} { $gold } Gold
screen-to = an { $who-is ->
    [you] dich
   *[other] { $who }
}
screen-to-trove = an die Schatzkammer
screen-debt-enough = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
} { $gold } Gold.
screen-debt-short = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
} { $gold } Gold: { $short } zu wenig. Erst werden Gegenstände verkauft; reicht das nicht, geht die Figur zurück auf ihr Schiff.
screen-king-gold = { $who-is ->
    [you] Du hast
   *[other] Am reichsten ist { $who } mit
} { $gold } Gold.
screen-king-enough = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
} { $gold } Gold: genug bei jedem Wurf.
screen-king-rolls = { $who-is ->
    [you] Deine { $gold } Gold
   *[other] Die { $gold } Gold von { $who }
} reichen bei { $rolls } von { $faces } Würfen.
screen-king-lacking = { $who-is ->
    [you] Dir
   *[other] Selbst { $who }
} fehlen noch { $gold } Gold zum niedrigsten Preis.
screen-chance-to-beat = Siegchance gegen
screen-an-enemy = einen Gegner
screen-the-mate = den Maat ({ $might })
screen-the-king = den König ({ $might })
screen-masters = Seine Stärke ist { $king }, die seines Ersten Maats { $mate }.
screen-help-or = oder
screen-help-pass = passt
screen-help-hire = anheuern
screen-help-fight = kämpfen
screen-help-bid = bieten
screen-help-blank = 4 + leer = 4

# Marken auf den Feldern: höchstens neun Buchstaben.
badge-win = Sieg { $n } %
badge-fight = Kampf
badge-nothing = nichts
badge-pay = zahl { $n }
badge-gold = +{ $n }
badge-empty = leer
badge-hire = heuern
badge-nobody = niemand
badge-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
badge-auction = Auktion
badge-take = nehmen
badge-stuck = fest
badge-roll = würfeln
badge-roll-on = weiter
badge-to-ship = Schiff
badge-toll = Zoll
badge-two-dice = 2 Würfel
