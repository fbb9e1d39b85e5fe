refusal-not-your-turn = Warte, bis du dran bist: Gerade wählt { $who }.
refusal-pirate-overboard = Dieser Pirat ist für immer über Bord gegangen.
refusal-pirate-not-in-crew = Dieser Pirat gehört nicht zu dieser Crew.
refusal-pirate-full = Er hat genug Rum gehabt.
refusal-no-such-gold = So einen Goldmarker hast du nicht.
refusal-use-no-rum = Er will einen Rum, und du hast keinen.
refusal-use-no-seventh-die = Nächste Runde haben alle schon einen Würfel mehr, und einen siebten gibt es nicht.
refusal-use-no-target = Auf dem Tisch gibt es nichts für ihn zu tun.
refusal-turn-out = Dieser Würfel ist für diesen Wurf raus und kann nicht gedreht werden.
refusal-turn-same = Das zeigt der Würfel schon.
refusal-swap-empty = In beiden Reihen müssen schwarze Würfel liegen.
refusal-storm-empty = In dieser Reihe liegt kein schwarzer Würfel.
refusal-storm-only-laid = Das Abenteuer lässt dort einen schwarzen Würfel liegen, und ein anderer ist nicht da.
refusal-haul-empty = Dort liegt kein Spielerwürfel.
refusal-move-inactive = Der Würfel darf nur in eine aktive Spalte.
refusal-place-closed = Dort liegt kein schwarzer Würfel: Die Spalte ist { $state ->
    [blocked] gesperrt
   *[inactive] inaktiv
}.
refusal-place-out = Dieser Würfel war zweimal inaktiv: Er ist für diesen Wurf raus.
refusal-place-not-shown = Keiner deiner Würfel zeigt das.
refusal-drink-no-rum = Du hast keinen Rum mehr.
refusal-done-must-place = Eines deiner Symbole ist aktiv, also musst du legen.
refusal-reroll-active = Nur Würfel mit inaktiven Symbolen kannst du kostenlos neu würfeln.
refusal-reroll-too-many = So viele Würfel kannst du nicht neu würfeln.
refusal-refill-room = Bei manchen Piraten passt noch Rum rein.
refusal-refill-no-such-gold = So einen Goldmarker hast du nicht zum Wegwerfen.
