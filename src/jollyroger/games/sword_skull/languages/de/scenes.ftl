# Was über dem Brett gezeigt wird.

scene-side = { $who }
scene-part-stays = bleibt: { $face }
scene-part-might = Stärke
scene-part-crew = Crew
scene-part-players = Mitspielende
scene-roll = { $who-is ->
    [you] Du würfelst
   *[other] { $who } würfelt
}
scene-reroll = { $who-is ->
    [you] Du wirfst
   *[other] { $who } wirft
} einen Würfel neu
scene-roll-at = { $who-is ->
    [you] Du würfelst
   *[other] { $who } würfelt
} { FORM($space, case: "at") }
scene-move-anywhere = Zweimal leer: Setz eine Figur, wohin du willst
scene-move-nobody = Beide Figuren stecken fest
scene-move-only = Der { $role } zieht { $total }
scene-move-both = Pasch: Beide Figuren ziehen { $total }
scene-move-one = Eine Figur zieht { $total }
scene-idol = { $total } Gold vom Götzenbild
scene-idol-blank = Leer: zurück aufs Schiff
scene-lava-tubes = { $total ->
    [one] { $total } Feld
   *[other] { $total } Felder
} weiter
scene-lava-tubes-blank = Leer: Die Figur bleibt stehen
scene-thieves-den = { $total } Gold Zoll
scene-thieves-den-blank = Kein Zoll zu zahlen
scene-buried-treasure = { $total } Gold ausgegraben
scene-price = Der Piratenkönig nennt seinen Preis
scene-price-enough = { $price } Gold. { $who-is ->
    [you] Du hast
   *[other] { $who } hat
} { $gold }: Das reicht!
scene-price-short = { $price } Gold. { $who-is ->
    [you] Du hast
   *[other] { $who } hat
} { $gold }: Also wird gekämpft
scene-drew = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
} „{ $card }“
scene-drew-secretly = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
} eine Schicksalskarte
scene-played = { $who-is ->
    [you] Du spielst
   *[other] { $who } spielt
} „{ $card }“
scene-auction = Auktion: { $item }
scene-got-item = { $who-is ->
    [you] Du bekommst
   *[other] { $who } bekommt
} { FORM($item, case: "accusative") }
scene-got-for = Für { $price } Gold. { $about }
scene-no-bids = Niemand bietet: { $item }
scene-discarded = Wird abgelegt
scene-took-gold = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { $gold } Gold von { $loser-is ->
    [you] dir
   *[other] { $loser }
}
scene-took-crew = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { FORM($crew, case: "accusative") } von { $loser-is ->
    [you] dir
   *[other] { $loser }
}
scene-bargained = { $who-is ->
    [you] Du kaufst
   *[other] { $who } kauft
} { $owner-is ->
    [you] dir
   *[other] { $owner }
} { FORM($item, case: "accusative") } ab
scene-bargain = Räuberhandel: { $price } Gold, und keine Widerrede
scene-bankrupt = { $who-is ->
    [you] Du bist
   *[other] { $who } ist
} pleite!
scene-bank-adds = Die Bank legt die fehlenden { $gold } Gold dazu
scene-met = { $figure } trifft auf { FORM($enemy, case: "accusative") }
scene-might = Stärke { $might }
scene-won = { $who-is ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
}!
scene-king-falls = Der Piratenkönig ist { $ending ->
    [gold] gekauft
   *[might] besiegt
}
scene-fight = { $figure } kämpft gegen { FORM($foe, case: "accusative") }
scene-two-blanks = Zweimal leer: Beide würfeln neu
scene-leads = { $winner } führt, { $by ->
    [blank] ein leerer Würfel verliert immer
   *[totals] { $most } zu { $least }
}. Karten können es noch ändern
scene-wins = { $winner } gewinnt, { $by ->
    [blank] ein leerer Würfel verliert immer
    [tie] { $most } zu { $least } (Gleichstand gewinnt, wer angreift)
   *[totals] { $most } zu { $least }
}{ $outcome ->
    [harmless] . Nichts passiert
    [way-free] . Der Weg zum Versteck ist frei
    [game] . Das Spiel ist gewonnen!
    [den] . Ab ins Diebesnest
   *[none] { "" }
}
scene-wins-reward = { $winner } gewinnt, { $by ->
    [blank] ein leerer Würfel verliert immer
    [tie] { $most } zu { $least } (Gleichstand gewinnt, wer angreift)
   *[totals] { $most } zu { $least }
}. Belohnung: { $reward }
