# Pytanie do gracza.

prompt-over = Gra skończona.
prompt-roll = Twoja tura. Rzucasz czy najpierw zagrywasz kartę?
prompt-place = Postaw jedną ze swoich figur na wolnym polu.
prompt-order = Dublet: obie figury już poszły. Która działa pierwsza?
prompt-hire = Kogo werbujesz?
prompt-cards = Która karta najpierw?
prompt-mutiny = Bunt! Kto cię opuszcza?
prompt-bridge = Most Łez: komu zabierasz?
prompt-bargain = Zbójecki targ przed końcem tury?
prompt-end = Zakończyć turę?
prompt-way = Którędy idzie twój { $role }?
prompt-weapons = Twój { $role } może nosić dwie bronie. Którą sprzedajesz?
prompt-pardon = Masz do zapłaty: { $debts }. Płacisz czy zagrywasz kartę?
prompt-sell = Brakuje ci { $gold } złota. Który przedmiot sprzedajesz?
prompt-home = Twój { $role } musi wracać: na Statek czy Szalupą do Przystani?
prompt-before-roll = { $attacker } atakuje { FORM($defender, case: "accusative") }. Zagrać kartę przed rzutem?
prompt-after-roll = { $standing ->
    [winning] Wygrywasz
   *[losing] Przegrywasz
} { $own } do { $other }. Zagrać kartę?
prompt-after-blank = { $standing ->
    [winning] Wygrywasz
   *[losing] Przegrywasz
}: pusta kostka zawsze przegrywa. Zagrać kartę?
prompt-after-tie = { $standing ->
    [winning] Wygrywasz
   *[losing] Przegrywasz
}: remis wygrywa atakujący. Zagrać kartę?
prompt-fight = Z kim najpierw walczy twój { $role }?
prompt-fight-next = Z kim teraz walczy twój { $role }?
prompt-spoils = Pokonany: { $figure }! Co zabierasz?
prompt-lantern = { $enemy }! Walczysz czy omijasz z Latarnią?
prompt-king = Zapłacić Królowi Piratów { $price } złota czy walczyć?
prompt-take-crew = Most Łez: kogo zabierasz { $who-is ->
    [you] sobie
   *[other] graczowi { $who }
}?
prompt-move-anywhere = Dwie puste: postaw figurę gdziekolwiek na zewnętrznej ścieżce.
prompt-move-nobody = Żadna z twoich figur nie może się ruszyć.
prompt-move = Ruch o { $total }: twój { $role } czy twój { $role2 }?
prompt-move-one = Ruch o { $total }: twój { $role }?
prompt-move-doubles-one = Dublet, ale rusza się tylko twój { $role }: o { $total }.
prompt-move-doubles = Dublet! Obie figury idą o { $total }.
prompt-bid = Na aukcji: { $item }. Licytujesz?
prompt-bid-more = { $who } daje { $gold } za { FORM($item, case: "accusative") }. Więcej?
