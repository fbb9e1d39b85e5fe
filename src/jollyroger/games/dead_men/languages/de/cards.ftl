# Begriffe: deckhand = Matrose, crew(man) = Crew(mitglied), guard = Wächter, trapdoor = Falltür, keg = Fass,
# Treasure = Schatz, Cutlass = Entermesser, fatigue = Erschöpfung, battle strength = Kampfstärke, Dinghy = Jolle,
# boats = Boote, Skelit's Revenge = Skelits Rache, revenge card = Rachekarte, supply = Vorrat, token = Plättchen,
# action = Aktion, item = Gegenstand, strike down = niederstrecken, train = trainieren, rest = rasten.

# --- Räume. 'in' ist, wo man ist; 'into', wohin man geht; 'start' und 'in-start' beginnen einen Satz; 'tile' ist ein
# langer Name auf seinem Plättchen, getrennt in zwei Zeilen. ---

place-start-centre = { $case ->
    [nominative] das Hauptdeck
    [start] Das Hauptdeck
    [accusative] das Hauptdeck
    [dative] dem Hauptdeck
    [in] auf dem Hauptdeck
    [in-start] Auf dem Hauptdeck
    [into] aufs Hauptdeck
   *[name] Hauptdeck
}
place-start-left = { $case ->
    [nominative] die Backbordbatterie
    [start] Die Backbordbatterie
    [accusative] die Backbordbatterie
    [dative] der Backbordbatterie
    [in] in der Backbordbatterie
    [in-start] In der Backbordbatterie
    [into] in die Backbordbatterie
    [tile] Backbord- batterie
   *[name] Backbordbatterie
}
place-start-right = { $case ->
    [nominative] die Steuerbordbatterie
    [start] Die Steuerbordbatterie
    [accusative] die Steuerbordbatterie
    [dative] der Steuerbordbatterie
    [in] in der Steuerbordbatterie
    [in-start] In der Steuerbordbatterie
    [into] in die Steuerbordbatterie
    [tile] Steuerbord- batterie
   *[name] Steuerbordbatterie
}
place-start-top = { $case ->
    [nominative] die Großluke
    [start] Die Großluke
    [accusative] die Großluke
    [dative] der Großluke
    [in] an der Großluke
    [in-start] An der Großluke
    [into] zur Großluke
   *[name] Großluke
}
place-room-01 = { $case ->
    [nominative] die Pulverkammer
    [start] Die Pulverkammer
    [accusative] die Pulverkammer
    [dative] der Pulverkammer
    [in] in der Pulverkammer
    [in-start] In der Pulverkammer
    [into] in die Pulverkammer
    [tile] Pulver- kammer
   *[name] Pulverkammer
}
place-room-02 = { $case ->
    [nominative] die Große Kajüte
    [start] Die Große Kajüte
    [accusative] die Große Kajüte
    [dative] der Großen Kajüte
    [in] in der Großen Kajüte
    [in-start] In der Großen Kajüte
    [into] in die Große Kajüte
   *[name] Große Kajüte
}
place-room-03 = { $case ->
    [nominative] die Kapitänsgalerie
    [start] Die Kapitänsgalerie
    [accusative] die Kapitänsgalerie
    [dative] der Kapitänsgalerie
    [in] in der Kapitänsgalerie
    [in-start] In der Kapitänsgalerie
    [into] in die Kapitänsgalerie
    [tile] Kapitäns- galerie
   *[name] Kapitänsgalerie
}
place-room-04 = { $case ->
    [nominative] die Arrestzelle
    [start] Die Arrestzelle
    [accusative] die Arrestzelle
    [dative] der Arrestzelle
    [in] in der Arrestzelle
    [in-start] In der Arrestzelle
    [into] in die Arrestzelle
   *[name] Arrestzelle
}
place-room-05 = { $case ->
    [nominative] die Kombüse
    [start] Die Kombüse
    [accusative] die Kombüse
    [dative] der Kombüse
    [in] in der Kombüse
    [in-start] In der Kombüse
    [into] in die Kombüse
   *[name] Kombüse
}
place-room-06 = { $case ->
    [nominative] das Rumlager
    [start] Das Rumlager
    [accusative] das Rumlager
    [dative] dem Rumlager
    [in] im Rumlager
    [in-start] Im Rumlager
    [into] ins Rumlager
   *[name] Rumlager
}
place-room-07 = { $case ->
    [nominative] der Kartenraum
    [start] Der Kartenraum
    [accusative] den Kartenraum
    [dative] dem Kartenraum
    [in] im Kartenraum
    [in-start] Im Kartenraum
    [into] in den Kartenraum
   *[name] Kartenraum
}
place-room-08 = { $case ->
    [nominative] das Kugelmagazin
    [start] Das Kugelmagazin
    [accusative] das Kugelmagazin
    [dative] dem Kugelmagazin
    [in] im Kugelmagazin
    [in-start] Im Kugelmagazin
    [into] ins Kugelmagazin
    [tile] Kugel- magazin
   *[name] Kugelmagazin
}
place-room-09 = { $case ->
    [nominative] die Kanoniersmesse
    [start] Die Kanoniersmesse
    [accusative] die Kanoniersmesse
    [dative] der Kanoniersmesse
    [in] in der Kanoniersmesse
    [in-start] In der Kanoniersmesse
    [into] in die Kanoniersmesse
    [tile] Kanoniers- messe
   *[name] Kanoniersmesse
}
place-room-10 = { $case ->
    [nominative] die Krankenstation
    [start] Die Krankenstation
    [accusative] die Krankenstation
    [dative] der Krankenstation
    [in] in der Krankenstation
    [in-start] In der Krankenstation
    [into] in die Krankenstation
    [tile] Kranken- station
   *[name] Krankenstation
}
place-room-11 = { $case ->
    [nominative] das Kabelgatt
    [start] Das Kabelgatt
    [accusative] das Kabelgatt
    [dative] dem Kabelgatt
    [in] im Kabelgatt
    [in-start] Im Kabelgatt
    [into] ins Kabelgatt
   *[name] Kabelgatt
}
place-room-12 = { $case ->
    [nominative] die Krähenkammer
    [start] Die Krähenkammer
    [accusative] die Krähenkammer
    [dative] der Krähenkammer
    [in] in der Krähenkammer
    [in-start] In der Krähenkammer
    [into] in die Krähenkammer
    [tile] Krähen- kammer
   *[name] Krähenkammer
}
place-room-13 = { $case ->
    [nominative] die Bilge
    [start] Die Bilge
    [accusative] die Bilge
    [dative] der Bilge
    [in] in der Bilge
    [in-start] In der Bilge
    [into] in die Bilge
   *[name] Bilge
}
place-room-14 = { $case ->
    [nominative] die Segelkammer
    [start] Die Segelkammer
    [accusative] die Segelkammer
    [dative] der Segelkammer
    [in] in der Segelkammer
    [in-start] In der Segelkammer
    [into] in die Segelkammer
    [tile] Segel- kammer
   *[name] Segelkammer
}
place-room-15 = { $case ->
    [nominative] der Zimmermannsgang
    [start] Der Zimmermannsgang
    [accusative] den Zimmermannsgang
    [dative] dem Zimmermannsgang
    [in] im Zimmermannsgang
    [in-start] Im Zimmermannsgang
    [into] in den Zimmermannsgang
    [tile] Zimmermanns- gang
   *[name] Zimmermannsgang
}
place-room-16 = { $case ->
    [nominative] das Orlopdeck
    [start] Das Orlopdeck
    [accusative] das Orlopdeck
    [dative] dem Orlopdeck
    [in] auf dem Orlopdeck
    [in-start] Auf dem Orlopdeck
    [into] aufs Orlopdeck
   *[name] Orlopdeck
}
place-room-17 = { $case ->
    [nominative] der Lange Gang
    [start] Der Lange Gang
    [accusative] den Langen Gang
    [dative] dem Langen Gang
    [in] im Langen Gang
    [in-start] Im Langen Gang
    [into] in den Langen Gang
    [object] Langen Gang
   *[name] Langer Gang
}
place-room-18 = { $case ->
    [nominative] die Brotkammer
    [start] Die Brotkammer
    [accusative] die Brotkammer
    [dative] der Brotkammer
    [in] in der Brotkammer
    [in-start] In der Brotkammer
    [into] in die Brotkammer
   *[name] Brotkammer
}
place-room-19 = { $case ->
    [nominative] die Lampenkammer
    [start] Die Lampenkammer
    [accusative] die Lampenkammer
    [dative] der Lampenkammer
    [in] in der Lampenkammer
    [in-start] In der Lampenkammer
    [into] in die Lampenkammer
    [tile] Lampen- kammer
   *[name] Lampenkammer
}
place-room-20 = { $case ->
    [nominative] der Frachtgang
    [start] Der Frachtgang
    [accusative] den Frachtgang
    [dative] dem Frachtgang
    [in] im Frachtgang
    [in-start] Im Frachtgang
    [into] in den Frachtgang
   *[name] Frachtgang
}
place-off-ship = { $case ->
    [nominative] die Boote
    [start] Die Boote
    [accusative] die Boote
    [dative] den Booten
    [in] in den Booten
    [in-start] In den Booten
    [into] in die Boote
   *[name] Boote
}
# Ein Raum mit eigenem Namen, aus der Datei eines Besitzers.
place-named = { $case ->
    [nominative] „{ $name }“
    [start] „{ $name }“
    [accusative] „{ $name }“
    [dative] „{ $name }“
    [in] in „{ $name }“
    [in-start] In „{ $name }“
    [into] nach „{ $name }“
   *[name] { $name }
}

# --- Seiten von Räumen, und Wege hinaus. 'of' ist die Lage neben etwas. ---

side-north = { $case ->
    [of] nördlich
    [door] Nordtür
    [in] im Norden
    [to] nach Norden
   *[name] Norden
}
side-east = { $case ->
    [of] östlich
    [door] Osttür
    [in] im Osten
    [to] nach Osten
   *[name] Osten
}
side-south = { $case ->
    [of] südlich
    [door] Südtür
    [in] im Süden
    [to] nach Süden
   *[name] Süden
}
side-west = { $case ->
    [of] westlich
    [door] Westtür
    [in] im Westen
    [to] nach Westen
   *[name] Westen
}
way-entrance = { $case ->
    [door] Eingangstür
    [in] am Eingang
    [to] zum Eingang
   *[name] Eingang
}
way-dinghy = { $case ->
    [door] Tür zur Jolle
    [in] an der Jolle
    [to] zur Jolle
   *[name] Jolle
}
way-here = hier

where-room = { FORM($room, case: "in") }
where-way = { FORM($way, case: "in") }
to-room = { FORM($room, case: "into") }
to-boats = vom Schiff
to-way = { FORM($way, case: "to") }

# --- Gegner. ---

foe-guard = { $case ->
    [start] Der Wächter
    [accusative] den Wächter
    [dative] dem Wächter
    [new] ein Wächter
    [new-start] Ein Wächter
    [front] Wächter
   *[nominative] der Wächter
}
foe-crew = { $case ->
    [start] Das Crewmitglied
    [accusative] das Crewmitglied
    [dative] dem Crewmitglied
    [new] ein Crewmitglied
    [new-start] Ein Crewmitglied
    [front] Crewmitglied
   *[nominative] das Crewmitglied
}
foe-fromm = { $case ->
    [front] Fromm
   *[nominative] Käpt’n Fromm
}
foe-some = { $case ->
    [start] Der Gegner
    [accusative] den Gegner
    [dative] dem Gegner
   *[nominative] der Gegner
}
foe-some-crew = { $case ->
    [start] Die Crew
    [dative] der Crew
   *[nominative] die Crew
}
foe-strong = { $case ->
    [start] { FORM($foe, case: "start") } ({ $strength })
    [accusative] { FORM($foe, case: "accusative") } ({ $strength })
    [dative] { FORM($foe, case: "dative") } ({ $strength })
    [new] { FORM($foe, case: "new") } ({ $strength })
    [new-start] { FORM($foe, case: "new-start") } ({ $strength })
   *[nominative] { $foe } ({ $strength })
}

# --- Beute. ---

goods-treasure = { $case ->
    [start] Der Schatz
    [accusative] den Schatz
    [new] ein Schatz
    [object] Schatz
    [name] Schatz
    [list] Schatz
    [mark] Schatz
   *[nominative] der Schatz
}
goods-cutlass = { $case ->
    [start] Das Entermesser
    [accusative] das Entermesser
    [new] ein Entermesser
    [object] Entermesser
    [name] Entermesser
    [list] Entermesser
    [mark] Entermesser
   *[nominative] das Entermesser
}
goods-grog-4 = { $case ->
    [start] Der Grog
    [accusative] den Grog
    [new] Grog
    [object] Grog
    [name] Grog
    [list] Grog
    [mark] Grog
   *[nominative] der Grog
}
goods-grog-5 = { $case ->
    [start] Der starke Grog
    [accusative] den starken Grog
    [new] starker Grog
    [object] Starken Grog
    [name] Starker Grog
    [list] starker Grog
    [mark] starker Grog
   *[nominative] der starke Grog
}

# --- Gegenstände. '.about' steht hinter einem Doppelpunkt oder in Klammern. ---

item-blanket = { $case ->
    [start] Die Löschdecke
    [accusative] die Löschdecke
    [dative] der Löschdecke
   *[name] Löschdecke
}
    .about = senkt das Feuer bei dir um 2, einmal pro Zug
item-bucket = { $case ->
    [start] Der Eimer
    [accusative] den Eimer
    [dative] dem Eimer
   *[name] Eimer
}
    .about = senkt ein Feuer nebenan um 1, einmal pro Zug
item-compass = { $case ->
    [start] Der Kompass
    [accusative] den Kompass
    [dative] dem Kompass
   *[name] Kompass
}
    .about = macht einmal Gehen oder Rennen pro Zug frei
item-dagger = { $case ->
    [start] Der Dolch
    [accusative] den Dolch
    [dative] dem Dolch
   *[name] Dolch
}
    .about = macht einmal Niederstrecken pro Zug frei
item-pistol = { $case ->
    [start] Die Pistole
    [accusative] die Pistole
    [dative] der Pistole
   *[name] Pistole
}
    .about = schießt ohne Risiko auf einen Gegner nebenan, einmal pro Zug
item-rum = { $case ->
    [start] Der Rum
    [accusative] den Rum
    [dative] dem Rum
   *[name] Rum
}
    .about = macht einmal Rasten pro Zug frei
item-sword = { $case ->
    [start] Das Schwert
    [accusative] das Schwert
    [dative] dem Schwert
   *[name] Schwert
}
    .about = gibt +1 in jedem Kampf

# --- Figuren. '.about' steht in Klammern hinter dem Namen. ---

character-black-gus-garrett = Black Gus Garrett
    .about = schickt die Crew weg, statt zu kämpfen
character-cobalt-kallen = Cobalt Kallen
    .about = trägt Schätze, als wögen sie nichts
character-crimson-flynn = Crimson Flynn
    .about = löscht auch Feuer nebenan
character-five-fingered-titian = Five-Fingered Titian
    .about = sieht zwei Rachekarten an und wählt eine
character-jade = Jade
    .about = streckt zwei Matrosen auf einmal nieder
character-lydia-lamore = Lydia Lamore
    .about = hat 6 Aktionen
character-whitebeard = Whitebeard
    .about = ermüdet um 1 weniger, außer im Kampf

# --- Was eine Rachekarte tut. ---

card-fires = { $level ->
    [0] Räume ohne Feuer fangen Feuer
   *[other] Feuer auf { $level } steigen
}
card-red-fires = { $level ->
    [0] rote Räume ohne Feuer fangen Feuer
   *[other] rote Feuer auf { $level } steigen
}
card-yellow-fires = { $level ->
    [0] gelbe Räume ohne Feuer fangen Feuer
   *[other] gelbe Feuer auf { $level } steigen
}
card-add = Matrosen kommen herauf
card-spread = Matrosen breiten sich aus
card-crew = die Crew zieht
card-and = { $first }, { $second }

# --- Anzahlen und Chancen. ---

colour-red = { $case ->
    [fire] rotes
    [room] roter
   *[name] Rot
}
colour-yellow = { $case ->
    [fire] gelbes
    [room] gelber
   *[name] Gelb
}
percent = { $share } %
percent-tiny = <1 %
count-deckhands = { $count ->
    [one] { $count } Matrose
   *[other] { $count } Matrosen
}
count-tokens = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
quoted = „{ $words }“
