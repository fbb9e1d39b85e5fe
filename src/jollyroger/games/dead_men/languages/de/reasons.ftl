# Was Bots sagen: Gründe, Pläne und Rat.

# --- Warum ein Bot etwas wählt, für alle am Tisch. ---

reason-treasure = Der Schatz liegt einfach da.
reason-goods = Das hilft im nächsten Kampf oder im nächsten Feuer.
reason-item = Das hilft mir mehr: { $item } ({ $about }).
reason-card = Diese Karte schadet jetzt weniger: { $card }.
reason-fit = Kampfstärke +{ $strength } und Erschöpfung { $fatigue }: die beste Wahl für diesen Kampf.
reason-nearer = Da bin ich näher an dem, was als Nächstes dran ist.
reason-best = So stehen wir am besten da.
reason-moor = Von da ist es nicht weit zum Schatz.
reason-meets-nobody = Da trifft der Gegner vorerst niemanden.
reason-steer = So trifft der Gegner auf jemanden, der damit fertig wird.
reason-drive = Da steht der Gegner am wenigsten im Weg.
reason-send = Da steht der Gegner am wenigsten im Weg, und ich muss nicht kämpfen.
reason-fight = Mit dem fängt man am leichtesten an.
reason-pistol = Wenn ich danebenschieße, kostet es keine Erschöpfung.
reason-drink = Ein Schluck erholt mich, ganz ohne Aktion.
reason-put-down = Ohne ihn kann ich rennen, kämpfen und löschen.
reason-enough = Kein anderer Matrose ist in Reichweite.
reason-decline = Davon nützt mir nichts.

reason-fire-explodes = { FORM($room, case: "in-start") } brennt es auf { $level }: Noch eine { $level } auf { $colour }, und alles fliegt in die Luft.
reason-fire-keg = { FORM($room, case: "in-start") } brennt es auf { $level }, und das Fass geht bei { $keg } hoch.
reason-fire-treasure = { FORM($room, case: "in-start") } brennt es auf { $level }, und da ist ein Schatz drin.
reason-fire = { FORM($room, case: "in-start") } brennt es auf { $level }, das soll weniger werden.

reason-deckhands-supply = { $count ->
    [0] Kein Matrose mehr im Vorrat. Wird noch einer fällig, verlieren wir.
    [one] Nur noch { $count } Matrose im Vorrat. Geht er uns aus, verlieren wir.
   *[other] Nur noch { $count } Matrosen im Vorrat. Gehen sie uns aus, verlieren wir.
}
reason-deckhands-crowd = { $count ->
    [one] { $count } Matrose
   *[other] { $count } Matrosen
} { FORM($room, case: "in") }: Da kommt niemand rein.
reason-deckhands-third = { $count ->
    [one] { $count } Matrose
   *[other] { $count } Matrosen
} { FORM($room, case: "in") }: Ein dritter würde den Raum sperren.
reason-deckhands-spread = { $count ->
    [one] Ein Matrose
   *[other] { $count } Matrosen
} { FORM($room, case: "in") }, und von einer Falltür breiten sie sich aus.
reason-deckhands = { $count ->
    [one] Ein Matrose { FORM($room, case: "in") }, besser gar keiner.
   *[other] { $count } Matrosen { FORM($room, case: "in") }, besser einer weniger.
}

reason-rest-half-dead = Erschöpfung { $fatigue }: Ich bin halb tot.
reason-rest-hot = Mit Erschöpfung { $fatigue } ist das Feuer hier zu heiß für alles andere.
reason-rest-looting = Erschöpfung { $fatigue } ist viel für den Weg hinaus mit einem Schatz.
reason-rest-limit = Mit Erschöpfung { $fatigue } komme ich in kein Feuer ab { $fire }.
reason-rest = Ausgeruht komme ich weiter.
reason-train-early = Der nächste Wächter wird stark sein. Ich trainiere, bevor wir ihn finden.
reason-train = Ich trainiere für { FORM($foe, case: "accusative") } mit Stärke { $strength } { FORM($room, case: "in") }: { $need ->
    [0] Noch gewinnt kein Wurf
   *[other] Dann gewinnt ein Wurf ab { $need }
}.
reason-hand-on = { $who } kann { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
} besser brauchen{ $looting ->
    [yes] , mit dem Schatz auf dem Rücken
   *[no] {""}
}.
reason-place-fits = Hier passt er.
reason-place-away = { FORM($room, case: "start") } kommt hierher, aus dem Weg.
reason-place = { FORM($room, case: "start") } kommt hierher, { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} von den Booten.

reason-track = Mir { $short ->
    [one] fehlt
   *[other] fehlen
} { $short }, und meine +{ $strength } gleichen das aus.
reason-track-softens = Mir { $short ->
    [one] fehlt
   *[other] fehlen
} { $short }; mit meinen +{ $strength } verliere ich nur um { $left }.
reason-track-too-weak = Mir { $short ->
    [one] fehlt
   *[other] fehlen
} { $short }: Selbst meine +{ $strength } würden nicht reichen.
reason-track-saved = Um { $short } zu verlieren ist billiger als meine +{ $strength }.
reason-fight-must = Ich muss weiterkämpfen.
reason-fight-again = Mein nächster Wurf besiegt { FORM($foe, case: "accusative") } zu { $chance }.
reason-retreat = Mein nächster Wurf würde { FORM($foe, case: "accusative") } zu { $chance } besiegen, aber eine Niederlage erschöpft mich.
reason-retreat-hopeless = Kein Wurf besiegt jetzt { FORM($foe, case: "accusative") }.
reason-retreat-must = Ich muss mich zurückziehen, und das ist der beste Weg.

reason-carry = Ich trage den Schatz Richtung Boote.
reason-head-for = Ich will { FORM($room, case: "into") }. { $why }
reason-to-boats = Ich bin auf dem Weg zu den Booten.
reason-reach-more = Von dort erreiche ich mehr: { $room }.
reason-bring-treasure = Das bringt Schatz { $number } von { $goal } von Bord.
reason-everybody-off = Wir haben den Schatz. Jetzt alle von Bord!
reason-fatigue-halved = Von Bord halbiert sich meine Erschöpfung von { $fatigue }.
reason-guard = { FORM($foe, case: "start") } dort bewacht einen Schatz: Ich gewinne mit einer { $need } oder mehr.
reason-crew = { FORM($foe, case: "start") } dort würde uns jagen: Ich gewinne mit einer { $need } oder mehr.

# --- Pläne: 'Ich will rasten und den Rum nehmen.' ---

plan = Ich will { $jobs }.
plan-and-hand-on = Ich will { $jobs }. { $then }
plan-done = Ich bin fertig.
plan-hand-on = Dann hat { $who } { $count ->
    [one] { $count } Aktion mehr
   *[other] { $count } Aktionen mehr
}{ $looting ->
    [yes] , um den Schatz weiterzutragen
   *[no] {""}
}.
plan-rest = rasten
plan-train = für einen Wächter trainieren
plan-drink = meinen Grog trinken
plan-put-down = den Schatz ablegen, um den Weg freizumachen
plan-set-down = den Schatz ablegen und { $then }
plan-fight-crew = { FORM($room, case: "in") } gegen { FORM($foe, case: "accusative") } kämpfen
plan-shoot = { FORM($room, case: "into") } schießen
plan-swap = { FORM($item, case: "accusative") } nehmen
plan-escape = { FORM($room, case: "into") } fliehen
plan-leave = von Bord gehen
plan-to-boats = Richtung Boote gehen
plan-carry-home = den Schatz in die Boote bringen
plan-carry-on = den Schatz Richtung Boote tragen
plan-carry-it-home = ihn in die Boote bringen
plan-carry-it-on = ihn Richtung Boote tragen
plan-to-fire = zum Feuer { FORM($room, case: "in") } gehen
plan-cool = das Feuer { FORM($room, case: "in") } auf { $level } senken
plan-put-out = das Feuer { FORM($room, case: "in") } löschen
plan-to-deckhands = zu den Matrosen { FORM($room, case: "in") } gehen
plan-strike = { FORM($room, case: "in") } { $count ->
    [one] einen Matrosen
   *[other] { $count } Matrosen
} niederstrecken
plan-train-for = für den Wächter { FORM($room, case: "in") } trainieren
plan-rest-before = vor dem Kampf mit dem Wächter { FORM($room, case: "in") } rasten
plan-fight-guard = gegen den Wächter { FORM($room, case: "in") } kämpfen
plan-to-guard = zum Wächter { FORM($room, case: "in") } gehen
plan-pick-up = { FORM($room, case: "in") } { FORM($goods, case: "accusative") } aufnehmen
plan-fetch = { FORM($room, case: "in") } { FORM($goods, case: "accusative") } holen

# --- Rat: was für eine Wahl spricht. ---

advice-enough = Einer reicht fürs Erste.
advice-decline = Du machst ohne Gegenstand weiter.
advice-moor = Alle Türen sind von allem gleich weit weg.
advice-best = So steht ihr alle am besten da.
advice-pistol = Ein Fehlschuss kostet dich keine Erschöpfung, und { $odds }.
advice-item = { $item }: { $about }.
advice-beat = du besiegst { FORM($foe, case: "accusative") } zu { $chance }
advice-beat-start = Du besiegst { FORM($foe, case: "accusative") } zu { $chance }
advice-beat-and = { $first } und { $second }

advice-carry = Von dort ist dein Schatz { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} von den Booten entfernt.
advice-on-the-way = Auf dem Weg { FORM($room, case: "into") }: { $why }
advice-to-fire = Da ist ein Feuer zu bekämpfen. { $why }
advice-to-deckhands = Da sind Matrosen niederzustrecken. { $why }
advice-to-goods = Du kannst { FORM($room, case: "in") } { FORM($goods, case: "accusative") } aufnehmen.
advice-cooler = Dort ist das Feuer auf { $level }, hier auf { $here }.
advice-treasure-near = Von dort ist der Schatz { FORM($room, case: "in") } { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} entfernt.
advice-ways-out = { FORM($room, case: "start") } hat { $count ->
    [one] { $count } Ausgang
   *[other] { $count } Ausgänge
}.
advice-bring-treasure = Das bringt Schatz { $number } von { $goal } in die Boote.
advice-everybody-off = Ihr habt den Schatz: Jetzt müssen alle von Bord.
advice-fatigue-halved = In den Booten halbiert sich deine Erschöpfung von { $fatigue }.
advice-safe = In den Booten kann dir kein Feuer etwas anhaben.
advice-send-away = Du darfst { FORM($foes, case: "accusative") } wegschicken oder kämpfen.
advice-guard = { $odds }; hinter dem Wächter liegt ein Schatz.
advice-crew = { $odds }; besiegte Crew jagt euch nicht mehr.
advice-fight = { $odds }.

advice-fire-explodes = { FORM($room, case: "in-start") } brennt es auf { $level }, und { $chance } der übrigen Karten würden alles sprengen.
advice-fire-kegs = { FORM($room, case: "in-start") } brennt es auf { $level }, und { $chance } der übrigen Karten würden das Fass zünden.
advice-fire-rises = { FORM($room, case: "in-start") } brennt es auf { $level }, und { $chance } der übrigen Karten würden das Feuer erhöhen.
advice-fire-treasure = { FORM($room, case: "in-start") } brennt es auf { $level }, und da ist ein Schatz drin.
advice-fire = { FORM($room, case: "in-start") } brennt es auf { $level }: Je niedriger, desto weniger erschöpft es alle, die hineingehen.

advice-drink = Er nimmt dir { $less } von { $fatigue } Erschöpfung, ohne Aktion.
advice-put-down-treasure = Ohne den Schatz kannst du wieder rennen, löschen und deinen Gegenstand benutzen.
advice-put-down = Andere können es hier aufnehmen.
advice-treasure = Ein Schatz, einfach so: Ihr braucht noch { $count }.
advice-treasure-more = Das ist ein Schatz mehr.
advice-grog = Grog nimmt dir { $less } Erschöpfung, wann immer du willst, ohne Aktion.
advice-cutlass = Mit einem Entermesser fällt deine Kampfstärke nicht so weit zurück.
advice-rest-limit = Deine Erschöpfung fällt von { $fatigue } auf { $after }: Dann darfst du wieder in Feuer { $fire }.
advice-rest = Deine Erschöpfung fällt von { $fatigue } auf { $after }. Bei { $most } stirbst du.
advice-train-early = Wächter haben 6 bis 8: Sei stark, bevor du einen findest.
advice-train = Gegen { FORM($foe, case: "accusative") } { FORM($room, case: "in") } steigt deine Chance von { $before } auf { $after }.
advice-end-turn = Du hast alle Aktionen verbraucht.
advice-hand-on = { $who } kann deine { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
} brauchen{ $looting ->
    [yes] , um einen Schatz zu tragen
   *[no] {""}
}.
advice-place-away = Von dort führt kein Weg zu den Booten, also stört { FORM($room, case: "nominative") } niemanden.
advice-place-nearest = Dort ist { FORM($room, case: "nominative") } { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} von den Booten, näher geht es nicht: Was darin steckt, hat es nicht weit nach Hause.
advice-place = Dort ist { FORM($room, case: "nominative") } { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} von den Booten entfernt.

advice-card = Diese Karte { $first }; die andere { $second }.
advice-cards-alike = Beide Karten sind gleich.
advice-harm-and = { $first } und { $second }
advice-no-harm = schadet nicht
advice-meets-nobody = Dort trifft der Gegner vorerst niemanden.
advice-meets = { FORM($room, case: "in-start") } trifft der Gegner auf { $pirates }.
advice-pirate = { FORM($who, case: "accusative") } mit Kampfstärke +{ $strength }
advice-name = { $who-is ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
} zu { $chances }, bei Erschöpfung { $fatigue }.
advice-track-wins = Dir { $short ->
    [one] fehlt
   *[other] fehlen
} { $short }, und deine +{ $strength } bringen den Sieg.
advice-track-helps = Dir { $short ->
    [one] fehlt
   *[other] fehlen
} { $short }, und deine +{ $strength } machen es weniger schlimm.
advice-track-too-weak = Dir { $short ->
    [one] fehlt
   *[other] fehlen
} { $short }: Selbst deine +{ $strength } würden nicht reichen.
advice-track-saved = Du verlierst um { $short }, behältst aber deine +{ $strength } für einen anderen Kampf.
advice-again = Noch eine Runde, und { $odds }; eine Niederlage erschöpft dich.
advice-retreat = Du musst dich zurückziehen: Auf diesem Weg ist deine Erschöpfung { $fatigue }.
