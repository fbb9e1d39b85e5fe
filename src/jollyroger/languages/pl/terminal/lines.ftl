hint-none-here = Podpowiedzi są dla załogi i dla osoby, która sama gra z botami.
let-it-pass = Nie reaguj
let-it-pass-always = Nie reaguj i nie pytaj więcej
hint-says = { $bot } radzi: { $choice }. { $advice }
bot-says = { $who } mówi: { $reason }
bot-captain = Kapitan
bot-mate = Mat
bot-deckhand = Majtek
log-empty = Jeszcze nic się nie wydarzyło.
ahead-nothing = Na razie nic nie wiadomo o tym, co dalej.
pass-keyboard = Klawiaturę przejmuje { $name }. Potem naciśnij Enter.
refusals-more = 'why' pokaże { $count ->
    [one] jeszcze { $count } rzecz, której teraz nie można zrobić
    [few] jeszcze { $count } rzeczy, których teraz nie można zrobić
    [many] jeszcze { $count } rzeczy, których teraz nie można zrobić
   *[other] jeszcze { $count } rzeczy, których teraz nie można zrobić
}.
refusals-none = Poza tym nic, czego można by się spodziewać, nie jest teraz zabronione.
rules-read-on = Wpisz 'rules' i numer albo słowo, żeby czytać dalej.
rules-more = ... i jeszcze { $count }; podaj numer albo rzadsze słowo.
rules-none = Żadna zasada nie ma tego numeru ani nie zawiera „{ $query }”; 'rules' pokaże rozdziały.
option-risk = ryzykowne
option-risk-why = ryzyko: { $why }
offer-silent = { $options }; Enter: nie reaguj.
offer-silent-quiet = Enter: nie reaguj ('quiet': nie pytaj mnie o to więcej)
may-interrupt = { $name } może przerwać: 'as { $seat }' pokaże jak, 'as { $seat } ID' to zrobi.
game-kept = Gra jest zapisana w { $path }
go-on-with = Graj dalej:  { $command }
not-saved-last = Ostatnich decyzji nie udało się zapisać.
points = Punkty: { $points }.
sealed = Zapieczętowane na początku:  { $commitment }
sealed-before = Zapieczętowane na początku (poprzednia gra):  { $commitment }
sealed-nothing = nic
secret = Sekret:                      { $secret }
record-kept = Zapis gry jest w { $path }
check-with = Sprawdź każdy rzut:    { $command }
see-again-with = Obejrzyj jeszcze raz:  { $command }
seat-line = miejsce { $seat }
one-per-choice = Naciskaj Enter, żeby przechodzić do kolejnych decyzji.
record-ends = Tu kończy się zapis; gra jeszcze trwa i czeka na: { $names }.
have-chosen = { $count ->
    [one] Decyzja zapadła: { $names }.
    [few] Decyzje zapadły: { $names }.
    [many] Decyzje zapadły: { $names }.
   *[other] Decyzje zapadły: { $names }.
}
you-chose = Twój wybór: { $label }.
name-chose = { $name } wybiera: { $label }.
sees = { $name } widzi: { $text }
sees-heading = { $name } widzi:
commitment-not-whole = „{ $text }” to nie cała pieczęć: pieczęć ma 64 cyfry i litery od a do f.
noted = To jest pieczęć, którą masz zanotowaną.
proves-only-if = To dowód tylko wtedy, gdy tę pieczęć pokazano ci przed grą.
not-over-yet = Gra jeszcze się nie skończyła.
names-unproven = Z imionami z zapisu, których nic nie potwierdza: { $outcome }
only-one-thing = Tylko jedno wyjście: { $label }.
undo-only-one = Było tylko jedno wyjście.
not-saved = Gra nie jest zapisana! { $error } 'save PLIK' zapisze ją gdzie indziej.
advice = { $count ->
    [one] Wpisz 1, identyfikator taki jak '{ $example }' albo ? po pomoc.
    [few] Wpisz liczbę od 1 do { $count }, identyfikator taki jak '{ $example }' albo ? po pomoc.
    [many] Wpisz liczbę od 1 do { $count }, identyfikator taki jak '{ $example }' albo ? po pomoc.
   *[other] Wpisz liczbę od 1 do { $count }, identyfikator taki jak '{ $example }' albo ? po pomoc.
}
no-option = Nie ma opcji { $line }. { $advice }
no-command = „{ $line }” to nie opcja ani polecenie. { $advice }
no-command-similar = „{ $line }” to nie opcja ani polecenie. Chodziło o '{ $similar }'? { $advice }
nothing-to-undo = Nie ma czego cofnąć: { $why }
undone = Cofnięto: { $label }.
log-usage = Wpisz 'log' i liczbę wierszy, na przykład 'log 30'.
saved = Zapisano w { $path }
saved-anyway = Zapisano w { $path }. I tak zapisuje się po każdej decyzji.
exists = { $path } już istnieje; wybierz inną nazwę.
copy = Kopia jest w { $path }; ta gra jest nadal zapisana w { $kept }
quiet-on = Nie będziemy już pytać, czy chcesz przerwać botom ('quiet' jeszcze raz: znów pytać).
quiet-off = Będziemy pytać, czy chcesz przerwać botom ('quiet' jeszcze raz: już nie).
interruptions-off = Nie będziemy już pytać, czy chcesz przerwać botom.
interruptions-on = Będziemy pytać, czy chcesz przerwać botom.
as-usage = Wpisz { $seats } i identyfikator.
as-either = { $first } albo { $second }
as-nobody = Nikt inny przy tej klawiaturze nie może teraz przerwać.
command-number = opcja o tym numerze
command-id = opcja o tym identyfikatorze
command-undo = cofnij ostatnią decyzję, jeśli nic jeszcze z niej nie wynikło
command-why = wszystko, czego teraz nie można, i dlaczego
command-rules = zasada o tym numerze; 'rules' i słowo: szukanie; samo 'rules': rozdziały
command-log = co się ostatnio wydarzyło
command-table = jeszcze raz stół
command-hints = co jest przed tobą
command-hint = co na twoim miejscu zrobiłby Kapitan i dlaczego
command-save = zachowaj kopię gry; i tak zapisuje się po każdej decyzji
command-quiet = nie pytaj, czy przerwać botowi, albo znów pytaj
command-as = przerywa ktoś inny przy tej klawiaturze: miejsce i co robi
command-quit = wyjdź; gra zostaje zapisana
which-game = W co gramy?
sealed-luck = Zapieczętowany los  { $commitment }
kept-in = Zapis               { $path }
type-help = Wpisz ? po pomoc.
nobody-asked = Nikt nie jest pytany, czy przerwać botowi, żeby klawiatura nie krążyła w kółko: zobacz 'quiet'.
saved-over = Ta gra się skończyła; 'jollyroger replay' pokaże ją jeszcze raz.
saved-without-secret = Zapis nie zawiera sekretu losu, więc nie można z niego grać dalej.
no-such-seat = Zapis ma miejsca od 0 do { $last }, a nie { $seat }.
names-too-many = Imion jest { $names }, a miejsc dla „{ $human }” tylko { $people }.
names-equal = Dwie osoby mają to samo imię; nadaj każdej inne.
bot-not-trusted = { $player }: gra „{ $bot }”. Zapisana gra sama z siebie nie uruchamia kodu: jeśli ufasz temu botowi, podaj przez --bot jego plik lub program.
bot-name-wrong = Nazwa bota może mieć do { $most } zwykłych znaków; „{ $name }” się nie nadaje.
seat-for = Miejsce jest dla „{ $human }” albo dla bota. { $problem }
name-wrong = Imię może mieć od 1 do { $most } zwykłych znaków; „{ $name }” się nie nadaje.
