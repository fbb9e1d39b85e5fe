# Begriffe: hand (Karten) = Hand; hand (Teil des Spiels) = Durchgang; crew = Crew; sailor = Matrose; run = Reihe;
# seven in a row = Siebenerreihe; three in a row = Dreierreihe; bid = Gebot; lay = legen; discard = abwerfen;
# discard pile = Abwurfstapel; deck = Nachziehstapel; cut = kappen; claim = beanspruchen; call a cheat = beschuldigen;
# cheat = schummeln; give up = aussteigen; tie = Gleichstand; deal = geben; worth = Wert; captain = Kapitän.
# Namen von Karten stehen ohne Artikel und werden nicht gebeugt.

crew-stormsail = Sturmsegel
crew-sea-sabre = Seesäbel
crew-black-viper = Schwarzviper

crew-card = { $crew } { $rank }
crew-card-about = { $title } der Crew { $crew }.
rank-1 = Schiffsjunge
rank-2 = Deckschrubber
rank-3 = Smutje
rank-4 = Takler
rank-5 = Zimmermann
rank-6 = Schiffsarzt
rank-7 = Navigator
rank-8 = Kanonier
rank-9 = Quartiermeister
rank-10 = Erster Maat

card-cutpurse = Beutelschneider
    .about = Du darfst eine beliebige andere gebotene Karte auf dem Tisch auf den Abwurfstapel legen.
card-fall-off-the-dock = Sturz vom Kai
    .about = Die Auktion fällt ins Wasser: Ihre Karte und alle Gebote kommen auf den Abwurfstapel.
card-hidden-plunder = Versteckte Beute
    .about = Durchsuche den Abwurfstapel und nimm eine Karte.
card-mermaid = Meerjungfrau
    .about = Zieh verdeckt eine Karte von allen anderen, behalte eine und wirf den Rest ab.
card-pieces-of-eight = Piaster
    .about = Beanspruche eine gebotene Karte auf dem Tisch: Nach der Auktion kommt sie auf deine Hand.
card-pirate-monkey = Piratenaffe
    .about = Auf der Hand steht er für eine beliebige Crewkarte und zählt 0 Punkte. In einem Gebot tut er nichts.
card-rum = Rum
    .about = Gewinnt die Auktion gegen jedes Gebot ohne Rum.
card-shady-deal = Kuhhandel
    .about = Wer die niedrigste Crewkarte geboten hat, gibt dir eine Handkarte eigener Wahl.
card-tavern-brawl = Schlägerei
    .about = Ein anderer Kapitän bekommt nächste Runde keine Karte und darf nicht bieten.
card-pirate-king = Piratenkönig
    .about = Alle anderen geben dir eine Karte eigener Wahl: Behalte bis zu zwei und wirf den Rest ab.

counted-card = { $count } × { $card }

run = { $crew } { $first } bis { $last }
run-with-monkeys = { $crew } { $first } bis { $last } ({ $count ->
    [one] ein Affe
   *[other] Affen
} für die { $gaps })

# Eine Liste allein.
listed = { $things }

cards-in-words = { $count ->
    [0] keine Karte
    [1] eine Karte
    [2] zwei Karten
    [3] drei Karten
    [4] vier Karten
    [5] fünf Karten
    [6] sechs Karten
    [7] sieben Karten
    [8] acht Karten
   *[9] neun Karten
}
# Nach einem Doppelpunkt: 'Deine Hand: noch vier Karten bis zur Siebenerreihe.'
distance-won = eine Gewinnhand
distance-seven = noch { cards-in-words } bis zur Siebenerreihe
distance-three = noch { cards-in-words } bis zu drei Dreierreihen

won-with = { $ending ->
    [points] den meisten Punkten
    [crew-of-seven] einer Siebenerreihe
   *[three-crews] drei Dreierreihen
}

thickness-1 = bis zu { $most } Karten
thickness-2 = { $least } bis { $most } Karten
thickness-3 = { $least } Karten oder mehr
height-0 = keine Karten mehr
height-1 = ein paar Karten
height-2 = ein niedriger Stapel
height-3 = ein mittlerer Stapel
height-4 = ein hoher Stapel
height-5 = ein sehr hoher Stapel
height-6 = fast alle Karten
