# Der Bildschirm im Browser.

screen-panel = Hand
screen-you = Du
screen-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
screen-hand-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} auf der Hand.
screen-hand-size = { $thickness ->
    [1] Bis zu 6 Karten auf der Hand.
    [2] 7 bis 11 Karten auf der Hand.
   *[3] 12 Karten oder mehr auf der Hand.
}
screen-thickness = { $thickness ->
    [1] eine schmale Hand
    [2] eine gute Handvoll
   *[3] eine dicke Hand: genug zum Schummeln
}
screen-deck = Jede Runde bekommen alle eine Karte davon.
screen-deck-label = Stapel
screen-discards-label = Abwurf
screen-discards-empty = Er ist leer.
screen-discards-top = Abwurfstapel, obenauf { $card }
screen-top = { $card } liegt obenauf.
screen-card-worth = Im Gebot { $rank } wert, oder { $double }, wenn die Crew doppelt zählt.
screen-rank-several = { $card }, { $count }-mal
screen-new = neu
screen-picked = { $count } gewählt

screen-up = Zur Auktion: { $card }
screen-auction-none = Keine Karte steht zur Auktion.
screen-doubles = { $crew } zählt in jedem Gebot doppelt.
screen-doubles-none = { $about } Keine Crew zählt doppelt.
screen-nobody-bid = Niemand hat geboten.
screen-nobody-wins = Niemand gewinnt sie.
screen-won = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
} sie gewonnen.
screen-bid-of = { $who-is ->
    [you] Dein Gebot
   *[other] Gebot von { $who }
}
screen-your-bid = Dein Gebot: { $worth }
screen-worth-rum = Rum { $value }
screen-laid = { $card }{ $marks ->
   *[none] { "" }
    [played] , gespielt
    [claimed] , beansprucht von { $claimer-is ->
        [you] dir
       *[other] { $claimer }
    }
    [both] , gespielt, beansprucht von { $claimer-is ->
        [you] dir
       *[other] { $claimer }
    }
}
screen-face-down = { $count } verdeckt
screen-invite = Tippe auf Handkarten, um sie zu bieten.
screen-brawled = Du steckst in einer Schlägerei: kein Gebot diese Runde.
screen-you-pass = Du passt.
screen-you-bid = Du bietest

screen-points = { $points } P.
screen-brawl-next = bald Prügel
screen-cheat = schummelt?
screen-immune = immun
screen-bids = bietet { $count }
screen-passes = passt
screen-took = bekam sie
screen-choosing = wählt …

screen-cards-of-limit = { $count } von { $limit } Karten
screen-cards-over-limit = { $count } von { $limit } Karten: { $excess } zu viel, falls dich jemand beschuldigt
screen-auction-wins = Auktionskarte gewinnt!
screen-auction-wins-hand = Mit der Auktionskarte gewinnst du den Durchgang!
screen-distance-without = ohne { $card } { $distance }
screen-distance-after = danach { $distance }
screen-without = Ohne { $card }: { $distance }
screen-hand-empty = Keine Karten auf der Hand. Die nächste kommt beim Geben.
screen-aside = Diese Karten siehst du dir an
screen-pile = Der Abwurfstapel
screen-you-deal = du gibst
screen-over = Das Spiel ist vorbei: Alle Handkarten liegen offen
screen-watching = Du schaust zu: Alle Handkarten sind verdeckt

screen-hand-by-crew = Deine Hand nach Crews
screen-auction-card-wins = Mit der Auktionskarte gewinnst du den Durchgang!
screen-winning = Eine Karte gewinnt: { $cards }
screen-with-auction = Mit { $card }: { $distance }.
screen-monkey = Ein Affe füllt eine Lücke deiner Wahl.
screen-actions = Deine Aktionskarten
screen-captains = Kapitäne
screen-brawl-next-round = nächste Runde Schlägerei
screen-all-actions = Die zehn Aktionskarten
screen-seven-needs = Siebenerreihe: braucht { $ranks }
screen-seven-complete = Siebenerreihe: vollständig
screen-three-needs = Dreierreihe: braucht { $ranks }
screen-three-complete = Dreierreihe: vollständig

screen-hand-of = { $who-is ->
    [you] Deine Hand
   *[other] Hand von { $who }
}
screen-wins = { $who-is ->
    [you] gewinnst!
   *[other] gewinnt!
}
screen-no-cards = Keine Karten auf der Hand

picture-or = oder
picture-each = je +1
picture-bids = Gebot { $count }
picture-passes = passt
picture-worth = Wert { $value }
picture-over = über { $limit }:
picture-cheat = schummelt?
picture-wins = gewinnt
picture-monkey = steht für die { $rank }
picture-seven = Siebenerreihe!
picture-cards = { $count } Karten
picture-keep = nimm { $count }
picture-then-yours = dann deine
