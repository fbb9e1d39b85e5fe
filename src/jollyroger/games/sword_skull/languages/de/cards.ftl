# Figuren, Crew, Gegner, Gegenstände und Schicksalskarten.
#
# Begriffe: Might = Stärke, Fortune card = Schicksalskarte, item = Gegenstand, weapon = Waffe, tool = Werkzeug,
# crew = Crew, hire = anheuern, enemy = Gegner (in Höhlen), rival = Rivale, gold = Gold, blank = leer, doubles = Pasch,
# Pirate King = Piratenkönig, First Mate = Erster Maat, Lair = Versteck, Lake of Fire = Feuersee,
# Thieves' Den = Diebesnest, Treasure Trove = Schatzkammer, outer path = Außenweg, bank = Bank.
# Der Akkusativ von Crew, Gegnern und Gegenständen hat einen Artikel; 'the' ist der Nominativ mit Artikel, 'start' ebenso
# am Satzanfang.

role-officer = Offizier
role-pirate = { $case ->
    [accusative] Piraten
    [dative] Piraten
   *[nominative] Pirat
}
figure = { $case ->
    [start] { $owner-is ->
        [you] Dein { $role }
       *[other] Der { $role } von { $owner }
    }
    [accusative] { $owner-is ->
        [you] deinen { FORM($role, case: "accusative") }
       *[other] den { FORM($role, case: "accusative") } von { $owner }
    }
    [dative] { $owner-is ->
        [you] deinem { FORM($role, case: "dative") }
       *[other] dem { FORM($role, case: "dative") } von { $owner }
    }
   *[nominative] { $owner-is ->
        [you] dein { $role }
       *[other] der { $role } von { $owner }
    }
}
the-enemy = { $case ->
    [accusative] { FORM($enemy, case: "accusative") }
   *[nominative] { FORM($enemy, case: "the") }
}
the-mate = { $case ->
    [accusative] den Ersten Maat
   *[nominative] der Erste Maat
}
the-king = { $case ->
    [accusative] den Piratenkönig
   *[nominative] der Piratenkönig
}

crew-clearwater-marine = { $case ->
    [accusative] einen Seesoldaten aus Klarwasser
   *[nominative] Seesoldat aus Klarwasser
}
    .short = Seesoldat
crew-clearwater-merchant = { $case ->
    [accusative] einen Händler aus Klarwasser
   *[nominative] Händler aus Klarwasser
}
    .short = Händler
crew-rum-reef-brawler = { $case ->
    [accusative] einen Raufbold aus Rumriff
   *[nominative] Raufbold aus Rumriff
}
    .short = Raufbold
crew-rum-reef-fence = { $case ->
    [accusative] einen Hehler aus Rumriff
   *[nominative] Hehler aus Rumriff
}
    .short = Hehler
crew-hired-musketeer = { $case ->
    [accusative] einen Söldner-Musketier
   *[nominative] Söldner-Musketier
}
    .short = Musketier
crew-hired-cutthroat = { $case ->
    [accusative] einen Söldner-Halsabschneider
   *[nominative] Söldner-Halsabschneider
}
    .short = Halsabschneider
crew-smuggler-gunner = { $case ->
    [accusative] einen Schmuggler-Kanonier
   *[nominative] Schmuggler-Kanonier
}
    .short = Kanonier
crew-smuggler-boss = { $case ->
    [accusative] einen Schmuggler-Boss
   *[nominative] Schmuggler-Boss
}
    .short = Boss
crew-fort-rock-captain = { $case ->
    [accusative] einen Hauptmann aus Fort Fels
   *[nominative] Hauptmann aus Fort Fels
}
    .short = Hauptmann
crew-fort-rock-governors-agent = { $case ->
    [accusative] einen Agenten des Gouverneurs
   *[nominative] Agent des Gouverneurs
}
    .short = Agent

symbol-might = { $role } +{ $might }
symbol-gold = { $gold } Gold
symbols-both = { $first }, { $second }

enemy-cave-bats = { $case ->
    [the] die Höhlenfledermäuse
    [accusative] die Höhlenfledermäuse
   *[nominative] Höhlenfledermäuse
}
enemy-giant-crab = { $case ->
    [the] die Riesenkrabbe
    [accusative] die Riesenkrabbe
   *[nominative] Riesenkrabbe
}
enemy-mad-hermit = { $case ->
    [the] der verrückte Eremit
    [accusative] den verrückten Eremiten
   *[nominative] Verrückter Eremit
}
enemy-marooned-mutineer = { $case ->
    [the] der ausgesetzte Meuterer
    [accusative] den ausgesetzten Meuterer
   *[nominative] Ausgesetzter Meuterer
}
enemy-drowned-sailor = { $case ->
    [the] der ertrunkene Seemann
    [accusative] den ertrunkenen Seemann
   *[nominative] Ertrunkener Seemann
}
enemy-swamp-crocodile = { $case ->
    [the] das Sumpfkrokodil
    [accusative] das Sumpfkrokodil
   *[nominative] Sumpfkrokodil
}
enemy-giant-spider = { $case ->
    [the] die Riesenspinne
    [accusative] die Riesenspinne
   *[nominative] Riesenspinne
}
enemy-cave-bear = { $case ->
    [the] der Höhlenbär
    [accusative] den Höhlenbären
   *[nominative] Höhlenbär
}
enemy-skeleton-crew = { $case ->
    [the] die Skelett-Crew
    [accusative] die Skelett-Crew
   *[nominative] Skelett-Crew
}
enemy-bandit-chief = { $case ->
    [the] der Räuberhauptmann
    [accusative] den Räuberhauptmann
   *[nominative] Räuberhauptmann
}
enemy-headhunter = { $case ->
    [the] der Kopfjäger
    [accusative] den Kopfjäger
   *[nominative] Kopfjäger
}
enemy-cyclops = { $case ->
    [the] der Zyklop
    [accusative] den Zyklopen
   *[nominative] Zyklop
}
enemy-ghost-captain = { $case ->
    [the] der Geisterkapitän
    [accusative] den Geisterkapitän
   *[nominative] Geisterkapitän
}
enemy-sea-witch = { $case ->
    [the] die Meerhexe
    [accusative] die Meerhexe
   *[nominative] Meerhexe
}
enemy-giant-octopus = { $case ->
    [the] der Riesenkrake
    [accusative] den Riesenkraken
   *[nominative] Riesenkrake
}
enemy-sea-serpent = { $case ->
    [the] die Seeschlange
    [accusative] die Seeschlange
   *[nominative] Seeschlange
}

weapon-about = { $role } +{ $might }
item-cutlass = { $case ->
    [start] Der Entersäbel
    [accusative] den Entersäbel
   *[nominative] Entersäbel
}
item-rapier = { $case ->
    [start] Das Rapier
    [accusative] das Rapier
   *[nominative] Rapier
}
item-flintlock-pistol = { $case ->
    [start] Die Steinschlosspistole
    [accusative] die Steinschlosspistole
   *[nominative] Steinschlosspistole
}
item-musket = { $case ->
    [start] Die Muskete
    [accusative] die Muskete
   *[nominative] Muskete
}
item-blunderbuss = { $case ->
    [start] Die Donnerbüchse
    [accusative] die Donnerbüchse
   *[nominative] Donnerbüchse
}
item-boarding-axe = { $case ->
    [start] Das Enterbeil
    [accusative] das Enterbeil
   *[nominative] Enterbeil
}
item-dagger = { $case ->
    [start] Der Dolch
    [accusative] den Dolch
   *[nominative] Dolch
}
item-hook = { $case ->
    [start] Der Haken
    [accusative] den Haken
   *[nominative] Haken
}
item-spyglass = { $case ->
    [start] Das Fernrohr
    [accusative] das Fernrohr
   *[nominative] Fernrohr
}
    .about = nach einem Wurf ohne Pasch darfst du { $n } Feld weiter oder kürzer ziehen, mindestens 1
item-compass = { $case ->
    [start] Der Kompass
    [accusative] den Kompass
   *[nominative] Kompass
}
    .about = einmal pro Zug darfst du vor dem Ziehen einen deiner beiden Würfel neu werfen
item-longboat = { $case ->
    [start] Das Beiboot
    [accusative] das Beiboot
   *[nominative] Beiboot
}
    .about = wenn eine deiner Figuren auf ihr Schiff zurückmuss, darfst du sie stattdessen in den Hafen dort setzen
item-rope = { $case ->
    [start] Das Seil
    [accusative] das Seil
   *[nominative] Seil
}
    .about = Treibsand und Geysir machen deinen Figuren nichts aus
item-treasure-map = { $case ->
    [start] Die Schatzkarte
    [accusative] die Schatzkarte
   *[nominative] Schatzkarte
}
    .about = nimm { $n } Gold extra beim Vergrabenen Schatz und bei jeder Schatztruhe, in der Gold liegt
item-strongbox = { $case ->
    [start] Die Geldkassette
    [accusative] die Geldkassette
   *[nominative] Geldkassette
}
    .about = wer eine deiner Figuren besiegt, kann dir kein Gold nehmen
item-lantern = { $case ->
    [start] Die Laterne
    [accusative] die Laterne
   *[nominative] Laterne
}
    .about = in einer Höhle darfst du den ersten aufgedeckten Gegner abwerfen und musst gegen den nächsten kämpfen
item-royal-seal = { $case ->
    [start] Das Königliche Siegel
    [accusative] das Königliche Siegel
   *[nominative] Königliches Siegel
}
    .about = nimm jedes Mal { $n } Gold extra, wenn du bei der Burg kassierst

fortune-keep-the-peace = Burgfrieden
    .when = vor dem Würfeln in einem Kampf zwischen Spielenden
    .about = dieser Kampf findet nicht statt
fortune-lucky-blow = Glückstreffer
    .when = nach dem Würfeln in einem deiner Kämpfe
    .about = dein Würfel zählt als { $n }, auch wenn er leer war
fortune-quick-thinking = Geistesblitz
    .when = nach dem Würfeln in einem deiner Kämpfe
    .about = einer der beiden Würfel, deiner oder der andere, wird neu geworfen
fortune-local-guide = Ortskundiger
    .when = in deinem Zug, statt zu würfeln
    .about = setze eine deiner Figuren auf ein freies Feld des Außenwegs und führe es aus
fortune-bandits-bargain = Räuberhandel
    .when = in deinem Zug, vor dem Wurf oder am Ende
    .about = kaufe jemandem eine Waffe zum Verkaufspreis ab; ablehnen geht nicht
fortune-auction = Auktion
    .when = sofort
    .about = der nächste Gegenstand wird versteigert; wer das gezogen hat, bietet zuletzt
fortune-royal-pardon = Königliche Begnadigung
    .when = wenn ein Feld oder fremde Crew dich zahlen lässt
    .about = zahle diesmal nichts
fortune-fair-wind = Günstiger Wind
    .when = nach deinem Wurf zum Ziehen
    .about = wirf beide Würfel neu
fortune-queens-commission = Auftrag der Königin
    .when = sofort, und sie bleibt liegen
    .about = der Offizier hat { $n } Stärke mehr
fortune-fearsome-reputation = Furchtbarer Ruf
    .when = sofort, und sie bleibt liegen
    .about = der Pirat hat { $n } Stärke mehr
fortune-lost-purse = Verlorene Börse
    .when = sofort
    .about = nimm { $n } Gold aus der Bank
fortune-sunken-galleon = Versunkene Galeone
    .when = sofort
    .about = nimm { $n } Gold aus der Bank
fortune-volunteer = Freiwillige
    .when = sofort
    .about = nimm eine Crewkarte aus Klarwasser oder Rumriff, ohne etwas zu zahlen
fortune-mutiny = Meuterei
    .when = sofort
    .about = lege eine deiner Crewkarten auf ihren Stapel zurück
fortune-pickpocket = Taschendieb
    .when = sofort
    .about = zahle { $n } Gold in die Schatzkammer
fortune-press-ganged = Zwangsrekrutiert
    .when = sofort
    .about = die Figur, die das gezogen hat, geht zurück auf ihr Schiff
fortune-tribute = Tribut
    .when = sofort
    .about = alle anderen zahlen dir je { $n } Gold

reward = { $parts }
reward-gold = { $gold } Gold
reward-items = { $items ->
    [one] { $items } Gegenstand
   *[other] { $items } Gegenstände
}
die-face = { $face ->
    [0] leer
   *[other] { $face }
}
