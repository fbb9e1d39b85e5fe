# Was vor dem Spiel ausgemacht wird, und was zu erwarten ist.

game-about = Je ein Offizier und ein Pirat: Crew anheuern, kämpfen, bieten und den Piratenkönig in seinem Vulkan kaufen oder besiegen.
setup-start_gold = Gold zu Beginn
    .about = Womit alle anfangen. Mit 20 ist der Preis des Piratenkönigs näher und das Spiel früher vorbei.
setup-start_gold-10 = 10 Gold, wie gedruckt
setup-start_gold-20 = 20 Gold, kürzeres Spiel
setup-reveal_odds = Chancen zeigen
    .about = Ob du die Chancen eines Kampfs und des Königspreises siehst, bevor du dich entscheidest.
setup-reveal_odds-on = Zeigen
setup-reveal_odds-off = Verbergen
forecast = Etwa { $minutes } Minuten. Unter Bots werden { $bought } von 10 Partien gewonnen, indem jemand den Piratenkönig bezahlt, die übrigen im Kampf gegen ihn.
