# Die Tafel als Text, die Hinweise, die Beschreibung des Tischs, und was ein Zug bringt.

landing-none = nichts passiert
landing-then = { $first }, dann { $second }
landing-castle = kassiere { $gold } Gold bei der Burg
landing-idle-most = nichts: niemand hat mehr als du
landing-idle-rope = nichts, dank deinem Seil
landing-hire = heuere { FORM($first, case: "accusative") } an
landing-hire-two = heuere { FORM($first, case: "accusative") } oder { FORM($second, case: "accusative") } an
landing-hire-none = niemand ist mehr anzuheuern
landing-pay = zahle { $gold } Gold
landing-gold = nimm { $gold } Gold
landing-gold-none = nichts: dort liegt kein Gold
landing-enemy = kämpfe gegen einen Gegner
landing-enemy-odds = kämpfe gegen einen Gegner ({ $chance } % Siegchance)
landing-mate = kämpfe gegen den Ersten Maat, sonst ins Diebesnest
landing-mate-odds = kämpfe gegen den Ersten Maat ({ $chance } % Siegchance), sonst ins Diebesnest
landing-king = zahle den Preis des Piratenkönigs oder kämpfe gegen ihn
landing-king-odds = zahle den Preis des Piratenkönigs oder kämpfe gegen ihn ({ $chance } % Siegchance)
landing-cards = ziehe { $count ->
    [one] { $count } Schicksalskarte
   *[other] { $count } Schicksalskarten
}
landing-foe = kämpfe gegen { FORM($figure, case: "accusative") } (Stärke { $might })
landing-foe-odds = kämpfe gegen { FORM($figure, case: "accusative") } (Stärke { $might }, { $chance } % Siegchance)
landing-foe-odds-cards = kämpfe gegen { FORM($figure, case: "accusative") } (Stärke { $might }, { $chance } % Siegchance vor Karten)

note-none = { $case ->
    [start] Nichts passiert
   *[other] nichts passiert
}
note-and = { $case ->
    [start] { FORM($first, case: "start") }
   *[other] { $first }
} · { $second }
note-castle = Burg +{ $gold } Gold
note-hire = Crew anheuern
note-hire-none = { $case ->
    [start] Niemand zum Anheuern
   *[other] niemand zum Anheuern
}
note-pay = { $gold } Gold zahlen
note-gold = +{ $gold } Gold
note-gold-none = { $case ->
    [start] Kein Gold dort
   *[other] kein Gold dort
}
note-enemy = Kampf gegen einen Gegner
note-enemy-odds = Sieg gegen den Gegner { $chance } %
note-mate = Kampf gegen den Ersten Maat
note-mate-odds = Sieg gegen den Ersten Maat { $chance } %
note-king = { $case ->
    [start] Zum Piratenkönig
   *[other] zum Piratenkönig
}
note-win = Spiel gewinnen { $chance } %
note-cards = { $count ->
    [one] { $count } Schicksalskarte
   *[other] { $count } Schicksalskarten
}
note-take-crew = { $case ->
    [start] Eine Crewkarte nehmen
   *[other] eine Crewkarte nehmen
}
note-take-gold = { $gold } Gold nehmen
note-trading-post = { $case ->
    [start] Eine Auktion
   *[other] eine Auktion
}
note-quicksand = { $case ->
    [start] Steckt einen Zug fest
   *[other] steckt einen Zug fest
}
note-idol = { $case ->
    [start] Um Gold würfeln
   *[other] um Gold würfeln
}
note-lava-tubes = { $case ->
    [start] Würfeln und weiterziehen
   *[other] würfeln und weiterziehen
}
note-geyser = { $case ->
    [start] Zurück aufs Schiff
   *[other] zurück aufs Schiff
}
note-thieves-den = { $case ->
    [start] Würfeln und so viel zahlen
   *[other] würfeln und so viel zahlen
}
note-buried-treasure = { $case ->
    [start] Mit beiden Würfeln um Gold
   *[other] mit beiden Würfeln um Gold
}
note-foe = Kampf gegen { FORM($figure, case: "accusative") }
note-foe-odds = Sieg gegen { FORM($figure, case: "accusative") } { $chance } %
note-foe-odds-cards = Sieg gegen { FORM($figure, case: "accusative") } { $chance } % vor Karten

fortune-cards = { $count ->
    [one] { $count } Schicksalskarte
   *[other] { $count } Schicksalskarten
}
percent = { $chance } %
board-turn = Zug { $turn }: { $who }.
board-turn-roll = Zug { $turn }: { $who }. Letzter Wurf: { $dice }.
board-outer-path = Außenweg, im Uhrzeigersinn (O0 ist der Offizier von { $who }, P0 der Pirat; ! steckt fest)
board-volcano = Vulkan
board-ships = Schiffe
board-legend = † rekonstruiert: unsere beste Vermutung, nicht aus der Schachtel.
board-figure = { $role } Stärke { $might } { FORM($space, case: "at") }
board-number = auf { $number }
board-crew = Crew ({ $count }): { $crew }
board-items = Gegenstände: { $items }
board-face-up = Offene Schicksalskarten: { $cards }
board-enemy = Aufgedeckt: { $enemy }. Stärke { $might }, Belohnung { $reward }.
board-lot = In der Auktion: { $item }. { $about }
board-aside = Noch auszuführen: { $cards }.
board-price = Der Piratenkönig verlangt { $price } Gold.
board-no-hand = Du hast keine Schicksalskarten.
board-hand = Du hast { $card }: { $when }. { $about }
board-held = { $who } hatte { $cards }.
board-held-none = { $who } hatte keine Schicksalskarten.

hint-price = Der Preis des Piratenkönigs ist { $prices }; du hast { $gold } Gold.
hint-enough = Das reicht bei { $rolls } von 6 Würfen.
hint-no-odds = Dieser Tisch zeigt keine Chancen.
hint-figure = Dein { $role } hat Stärke { $might }.
hint-figure-odds = Dein { $role } hat Stärke { $might }: besiegt den nächsten Gegner zu { $enemy } %, den Ersten Maat zu { $mate }, den Piratenkönig zu { $king }.
hint-move = { $role } { FORM($place, case: "to") }: { $brings }.
hint-fight = { $figure } greift mit Stärke { $might } gegen { $other } an.
hint-fight-odds = { $figure } greift mit Stärke { $might } gegen { $other } an und gewinnt zu { $odds }.
odds = { $chance } % ({ $wins } von { $cases })
price = { $price } ({ $faces })

goal = Besiege den Piratenkönig (Stärke { $king }) oder zahle ihm { $least }–{ $most } Gold
goal-you = Besiege den Piratenkönig (Stärke { $king }) oder zahle ihm { $least }–{ $most } Gold · du: { $gold } Gold, Stärke { $might }

title-now = Jetzt
title-you = Du
title-king = Der Piratenkönig
title-crew = Crew zum Anheuern
title-gold = Gold auf dem Brett
title-island = Die Insel
title-volcano = Der Vulkan
describe-over = Das Spiel ist vorbei: { $who-is ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
}.
describe-turn = { $who-is ->
    [you] Du bist
   *[other] { $who } ist
} dran, Zug { $turn }.
describe-dice = Die Würfel zeigen { $dice }.
describe-enemy = Aufgedeckt ist { FORM($enemy, case: "the") }: Stärke { $might }.
describe-enemy-reward = Aufgedeckt ist { FORM($enemy, case: "the") }: Stärke { $might }, Belohnung { $reward }.
describe-fight = { $figure } kämpft: Stärke { $might } gegen { $other }.
describe-duel = { $figure } kämpft gegen { FORM($foe, case: "accusative") }: Stärke { $might } gegen { $other }.
describe-auction = In der Auktion: { $item }. { $about } Noch hat niemand geboten.
describe-auction-bid = In der Auktion: { $item }. { $about } Bisher { $who-is ->
    [you] bietest du
   *[other] bietet { $who }
} { $gold }.
describe-debt = { $who-is ->
    [you] Du schuldest
   *[other] { $who } schuldet
} { $gold } Gold.
describe-aside = Noch auszuführen: { $cards }.
describe-hand = Auf deiner Hand: { $cards }
describe-card = { $card }, zu spielen { $when }: { $about }
describe-player = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
} { $gold } Gold, { $figures }.
describe-figure = den { FORM($role, case: "accusative") } mit Stärke { $might } { FORM($place, case: "at") }
describe-figure-stuck = den { FORM($role, case: "accusative") } mit Stärke { $might } { FORM($place, case: "at") } (steckt fest)
describe-crew = Crew: { $crew }.
describe-no-crew = Keine Crew.
describe-crew-card = { $count ->
    [1] { $crew } ({ $symbols })
   *[other] { $count }-mal { $crew } (je { $symbols })
}
describe-fortune = { $count ->
    [one] { $count } Schicksalskarte
   *[other] { $count } Schicksalskarten
} auf der Hand.
describe-open-hand = Das sind { $cards }.
describe-king = Der Piratenkönig hat Stärke { $king }, sein Erster Maat am Feuersee { $mate }. Der Preis des Königs nach dem Würfel: { $prices }.
describe-town = { $name }: { $piles }.
describe-pile = { $count } { $crew } ({ $symbols })
describe-chest = { $gold } { FORM($place, case: "at") }
describe-gold = Schatztruhen: { $chests }. Schatzkammer: { $trove }.
describe-path = Der Weg führt um die Insel: { $names } und zurück { FORM($start, case: "to") }.
describe-entrance = Bei diesem Feld zweigt ein Weg in den Vulkan ab: { $place }.
describe-ship = { $ship } liegt { FORM($place, case: "at") }
describe-ships = { $ships }.
describe-volcano = Der Weg durch den Vulkan: { $names } und hinaus { FORM($exit, case: "to") }. Vom Diebesnest führt ein anderer Weg zum Feuersee und von dort zum Versteck des Piratenkönigs.
