# Die Felder: allein, mit 'zu', mit 'bei' und im Dativ mit Artikel.

space-castle = { $case ->
    [to] zur Burg
    [at] bei der Burg
    [dative] der Burg
   *[nominative] Burg
}
space-cave = { $case ->
    [to] in die Höhle
    [at] in der Höhle
    [dative] der Höhle
   *[nominative] Höhle
}
space-navy-docks = { $case ->
    [to] in den Flottenhafen
    [at] im Flottenhafen
    [dative] dem Flottenhafen
   *[nominative] Flottenhafen
}
space-pirate-docks = { $case ->
    [to] in den Piratenhafen
    [at] im Piratenhafen
    [dative] dem Piratenhafen
   *[nominative] Piratenhafen
}
space-church = { $case ->
    [to] zur Kirche
    [at] bei der Kirche
    [dative] der Kirche
   *[nominative] Kirche
}
space-tavern = { $case ->
    [to] in die Taverne
    [at] in der Taverne
    [dative] der Taverne
   *[nominative] Taverne
}
space-trading-post = { $case ->
    [to] zum Handelsposten
    [at] beim Handelsposten
    [dative] dem Handelsposten
   *[nominative] Handelsposten
}
space-chest = { $case ->
    [to] zur Schatztruhe
    [at] bei der Schatztruhe
    [dative] der Schatztruhe
   *[nominative] Schatztruhe
}
space-tax = { $case ->
    [to] zum Königlichen Steuereintreiber
    [at] beim Königlichen Steuereintreiber
    [dative] dem Königlichen Steuereintreiber
   *[nominative] Königlicher Steuereintreiber
}
space-bridge = { $case ->
    [to] zur Tränenbrücke
    [at] auf der Tränenbrücke
    [dative] der Tränenbrücke
   *[nominative] Tränenbrücke
}
space-quicksand = { $case ->
    [to] in den Treibsand
    [at] im Treibsand
    [dative] dem Treibsand
   *[nominative] Treibsand
}
space-idol = { $case ->
    [to] zum Götzenbild
    [at] beim Götzenbild
    [dative] dem Götzenbild
   *[nominative] Götzenbild
}
space-lava-tubes = { $case ->
    [to] in die Lavaröhren
    [at] in den Lavaröhren
    [dative] den Lavaröhren
   *[nominative] Lavaröhren
}
space-smoky-cave = { $case ->
    [to] in die Rauchhöhle
    [at] in der Rauchhöhle
    [dative] der Rauchhöhle
   *[nominative] Rauchhöhle
}
space-geyser = { $case ->
    [to] zum Geysir
    [at] beim Geysir
    [dative] dem Geysir
   *[nominative] Geysir
}
space-thieves-den = { $case ->
    [to] ins Diebesnest
    [at] im Diebesnest
    [dative] dem Diebesnest
   *[nominative] Diebesnest
}
space-treasure-trove = { $case ->
    [to] in die Schatzkammer
    [at] in der Schatzkammer
    [dative] der Schatzkammer
   *[nominative] Schatzkammer
}
space-buried-treasure = { $case ->
    [to] zum Vergrabenen Schatz
    [at] beim Vergrabenen Schatz
    [dative] dem Vergrabenen Schatz
   *[nominative] Vergrabener Schatz
}
space-lake-of-fire = { $case ->
    [to] zum Feuersee
    [at] am Feuersee
    [dative] dem Feuersee
   *[nominative] Feuersee
}
space-lair = { $case ->
    [to] ins Versteck des Piratenkönigs
    [at] im Versteck des Piratenkönigs
    [dative] dem Versteck des Piratenkönigs
   *[nominative] Versteck des Piratenkönigs
}
space-navy-ship = { $case ->
    [to] aufs Flottenschiff
    [at] auf dem Flottenschiff
    [dative] dem Flottenschiff
   *[nominative] Flottenschiff
}
space-pirate-ship = { $case ->
    [to] aufs Piratenschiff
    [at] auf dem Piratenschiff
    [dative] dem Piratenschiff
   *[nominative] Piratenschiff
}

# Die Siedlungen. Der Buchstabe steht auf der Karte.
settlement-fort-rock = { $case ->
    [to] nach Fort Fels
    [at] in Fort Fels
    [dative] Fort Fels
   *[nominative] Fort Fels
}
    .letter = F
settlement-clearwater = { $case ->
    [to] nach Klarwasser
    [at] in Klarwasser
    [dative] Klarwasser
   *[nominative] Klarwasser
}
    .letter = K
settlement-rum-reef = { $case ->
    [to] nach Rumriff
    [at] in Rumriff
    [dative] Rumriff
   *[nominative] Rumriff
}
    .letter = R
settlement-mercenary-camp = { $case ->
    [to] ins Söldnerlager
    [at] im Söldnerlager
    [dative] dem Söldnerlager
   *[nominative] Söldnerlager
}
    .letter = L
settlement-smugglers-cove = { $case ->
    [to] in die Schmugglerbucht
    [at] in der Schmugglerbucht
    [dative] der Schmugglerbucht
   *[nominative] Schmugglerbucht
}
    .letter = S

# Ein Name aus einer Komponentendatei.
space-own = { $case ->
    [to] zum Feld { $name }
    [at] auf dem Feld { $name }
    [dative] dem Feld { $name }
   *[nominative] { $name }
}

# Ein Feld, das es mehrmals gibt.
place-past = { $case ->
    [to] { FORM($name, case: "to") }
    [at] { FORM($name, case: "at") }
   *[nominative] { $name }
} hinter { FORM($landmark, case: "dative") }
place-before = { $case ->
    [to] { FORM($name, case: "to") }
    [at] { FORM($name, case: "at") }
   *[nominative] { $name }
} vor { FORM($landmark, case: "dative") }
place-number = { $case ->
    [to] { FORM($name, case: "to") }
    [at] { FORM($name, case: "at") }
   *[nominative] { $name }
} Nummer { $number }

# Was die Felder tun, als Teil eines Satzes.
effect-castle = nimm { $n } Gold und 1 mehr für jedes Goldsymbol deiner Crew; auch im Vorbeigehen
effect-settlement = heuere 1 Crewkarte dieser Siedlung an, dann zahle allen anderen je 1 Gold für jedes Goldsymbol ihrer Crew von hier
effect-cave = kämpfe gegen den nächsten Gegner
effect-docks = { $n ->
    [one] ziehe 1 Schicksalskarte
   *[other] ziehe { $n } Schicksalskarten
}
effect-church = { $n ->
    [one] ziehe 1 Schicksalskarte
   *[other] ziehe { $n } Schicksalskarten
}
effect-tavern = { $n ->
    [one] ziehe 1 Schicksalskarte
   *[other] ziehe { $n } Schicksalskarten
}
effect-trading-post = versteigere den nächsten Gegenstand
effect-chest = nimm das Gold, das hier liegt; dann kommt auf jede andere Schatztruhe { $n } Gold
effect-tax = zahle { $n } Gold in die Schatzkammer
effect-bridge = { $n ->
    [one] nimm 1 Crewkarte deiner Wahl von der größten Crew
   *[other] nimm { $n } Crewkarten deiner Wahl von der größten Crew
}
effect-bridge-pirate = nimm { $n } Gold von der reichsten Person am Tisch, oder alles, wenn es weniger ist
effect-quicksand = steckt fest: Diese Figur zieht in deinem nächsten Zug nicht
effect-idol = wirf einen Würfel und nimm so viel Gold; bei einer leeren Seite geht diese Figur zurück auf ihr Schiff
effect-lava-tubes = wirf einen Würfel und zieh so weit weiter; bei einer leeren Seite bleib stehen
effect-smoky-cave = kämpfe gegen den nächsten Gegner; wenn du gewinnst, nimm { $n } Gold extra
effect-geyser = diese Figur geht zurück auf ihr Schiff
effect-thieves-den = wirf beide Würfel und zahle so viel Gold in die Schatzkammer
effect-treasure-trove = nimm alles Gold, das hier liegt
effect-buried-treasure = wirf beide Würfel und nimm so viel Gold
effect-lake-of-fire = kämpfe gegen den Ersten Maat, Stärke { $n }; wenn du verlierst, geht es ins Diebesnest
effect-lair = wirf einen Würfel, zähle die Zahl der Spielenden dazu und zahle diesen Preis, um zu gewinnen; oder kämpfe gegen den Piratenkönig, Stärke { $n }: Gewinne das Spiel oder lande im Diebesnest
effect-ship = hier passiert nichts
