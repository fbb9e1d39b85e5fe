verdict-proven = Udowodnione: { $rolls ->
    [0] nie było jeszcze żadnych rzutów
    [one] jedyny rzut wynika z sekretu zapieczętowanego na początku
    [few] wszystkie { $rolls } rzuty wynikają z sekretu zapieczętowanego na początku
    [many] wszystkie rzuty ({ $rolls }) wynikają z sekretu zapieczętowanego na początku
   *[other] wszystkie { $rolls } rzuty wynikają z sekretu zapieczętowanego na początku
}, a { $choices ->
    [0] nie zapadła jeszcze żadna decyzja
    [one] jedyna decyzja jest legalna
    [few] wszystkie { $choices } decyzje są legalne
    [many] wszystkie decyzje ({ $choices }) są legalne
   *[other] wszystkie { $choices } decyzje są legalne
}.
verdict-unproven = Legalne, ale nieudowodnione: { $choices ->
    [0] nie zapadła jeszcze żadna decyzja
    [one] jedyna decyzja jest legalna
    [few] wszystkie { $choices } decyzje są legalne
    [many] wszystkie decyzje ({ $choices }) są legalne
   *[other] wszystkie { $choices } decyzje są legalne
}{ $rolls ->
    [0] { "" }
    [one] , o ile zgadza się { $rolls } rzut z zapisu
    [few] , o ile zgadzają się { $rolls } rzuty z zapisu
    [many] , o ile zgadza się { $rolls } rzutów z zapisu
   *[other] , o ile zgadzają się { $rolls } rzuty z zapisu
}.
verdict-parts = { $outcome ->
    [proven] Udowodnione
   *[unproven] Legalne, ale nieudowodnione
}: { $choices ->
    [0] nie zapadła jeszcze żadna decyzja
    [one] jedyna decyzja jest legalna
    [few] wszystkie { $choices } decyzje są legalne
    [many] wszystkie decyzje ({ $choices }) są legalne
   *[other] wszystkie { $choices } decyzje są legalne
}.
part-none-chosen = Od tamtej pory nie zapadła żadna decyzja.
part-none-rolled = Po tym nie było żadnych rzutów (w { $choices ->
    [one] { $choices } decyzji
    [few] { $choices } decyzjach
    [many] { $choices } decyzjach
   *[other] { $choices } decyzji
}).
part-follows = Dalsze rzuty ({ $rolls }, w { $choices ->
    [one] { $choices } decyzji
    [few] { $choices } decyzjach
    [many] { $choices } decyzjach
   *[other] { $choices } decyzji
}) wynikają z sekretu zapieczętowanego na początku.
part-unchecked = Dalszych rzutów ({ $rolls }, w { $choices ->
    [one] { $choices } decyzji
    [few] { $choices } decyzjach
    [many] { $choices } decyzjach
   *[other] { $choices } decyzji
}) nie da się sprawdzić.
part-taken = { $what ->
    [nothing] Nic nie przejęto
    [deal] Przejęto rozdanie
    [choice] Przejęto decyzję { $last }
    [choices] Przejęto decyzje od { $first } do { $last }
    [deal-choice] Przejęto rozdanie i decyzję { $last }
   *[deal-choices] Przejęto rozdanie i decyzje od { $first } do { $last }
} z innej gry; { $finding ->
    [none] nie było tam żadnych rzutów
    [unchecked] tamtych rzutów ({ $rolls }) nie da się sprawdzić, bo zapis nie zawiera sekretu tamtej gry
    [not-noted] tamte rzuty ({ $rolls }) wynikają z sekretu tamtej gry, ale jej pieczęci nie ma wśród zanotowanych
    [too-few] tamte rzuty ({ $rolls }) wynikają z sekretu tamtej gry, ale tak niewiele dałoby się dopasować
   *[follow] tamte rzuty ({ $rolls }) wynikają z sekretu tamtej gry
}.
unproven-nothing-sealed = Na początku nie zapieczętowano niczego, czym można by sprawdzić rzuty.
unproven-not-over = Rzuty będzie można sprawdzić po końcu gry, gdy jej sekret będzie jawny.
unproven-no-secret = Zapis nie zawiera sekretu, którym można by sprawdzić rzuty.
luck-seeded = Los wynikał z ziarna, więc można go było znać z góry.
luck-seeded-before = Los gry, od której grano dalej, wynikał z ziarna, więc można go było znać z góry.
luck-without-salt = Nikt nie dodał własnej soli, więc ten, kto wylosował sekret, mógł znać rzuty z góry.
luck-own-part = Każdy sekret dowodzi tylko swojej części.
