refusal-daily-fixed = Gra dnia jest taka sama dla wszystkich: bez opcji i bez ziarna losu.
refusal-daily-one-person = Gra dnia jest dla jednej osoby: los jest taki sam przy każdym stole. Pozostałe miejsca zajmują boty.
refusal-day-over = Dzień tej gry minął i jej los jest już jawny. Sklonuj stół, żeby grać dalej z nowym losem.
refusal-long-clock-substitute = Gdy zegar liczy godziny lub dni, gra czeka na nieobecnych, aż skończy im się czas: żaden bot nie wejdzie wcześniej. Ustaw 'substitute_after' na null.
refusal-fewer-choices = { $count ->
    [one] Zapadła dopiero { $count } decyzja.
    [few] Zapadły dopiero { $count } decyzje.
    [many] Zapadło dopiero { $count } decyzji.
   *[other] Zapadło dopiero { $count } decyzji.
}
refusal-clone-over = W tym momencie gra już się skończyła. Wybierz wcześniejszy.
refusal-clone-seats = Ta gra ma { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}, a nie { $asked }.
refusal-replace-bot = Tylko bota można zastąpić innym botem.
refusal-bot-stands-in = Bot gra za ciebie. Najpierw wróć na swoje miejsce.
refusal-stale-choice = Sytuacja przy stole się zmieniła. Spójrz jeszcze raz i wybierz ponownie.
refusal-host-nobody = Nie siedzi tam nikt, kto mógłby być gospodarzem.
refusal-link-old = Ten link już nie działa. Poproś gospodarza o właściwy.
refusal-seats-taken = Wszystkie miejsca są zajęte.
refusal-seat-of-bot = Na miejscu { $seat } gra bot. Poproś gospodarza, żeby je dla ciebie zwolnił.
refusal-second-hand = Masz już miejsce przy tym stole, a drugiej ręki widzieć nie możesz.
refusal-name-taken = Ktoś tu już ma imię { $name }. Wybierz inne.
refusal-no-seat = Przy tym stole (liczba miejsc: { $seats }) nie ma miejsca { $seat }.
refusal-not-your-seat = To nie jest twoje miejsce. Otwórz jego link, żeby je zająć.
refusal-host-only = To może zrobić tylko gospodarz stołu.
refusal-not-started = Gra jeszcze się nie zaczęła.
refusal-host-only-now = W trakcie gry może to zrobić tylko gospodarz stołu.
refusal-copy-shows-hands = Gra jeszcze trwa, a kopia pokazałaby, co mają inni. Poczekaj do końca.
refusal-play-to-end = Gra jeszcze trwa. Najpierw trzeba ją dograć do końca.
refusal-again-own-only = Jeszcze raz mogą zagrać tylko ci, którzy siedzieli przy tym stole.
refusal-undo-off = Cofanie jest przy tym stole wyłączone.
refusal-stale = Sytuacja przy stole się zmieniła. Spójrz jeszcze raz.
refusal-chat-rate = Piszesz szybciej, niż inni zdążą przeczytać. Poczekaj chwilę.
refusal-muted = Gospodarz cię wyciszył.
refusal-point = Wskazywać mogą tylko ci, którzy tu siedzą lub oglądają.
refusal-rewound-too-often = Ta gra cofała się już zbyt często. Graj dalej, a po jej końcu możesz sklonować stół.
refusal-rewind-off = Cofanie jest przy tym stole wyłączone, więc gra się nie cofnie.
refusal-others-vote = O tym głosują pozostali gracze, nie gospodarz.
refusal-link-nobody = Nikt tam nie siedzi. Użyj linku do dołączenia.
refusal-link-present = Ta osoba jest przy stole: poproś, żeby sama zrobiła nowy link.
refusal-link-wait = Nowy link możesz zrobić za { $unit ->
    [hours] { $count ->
        [one] godzinę
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godziny
    }
   *[minutes] { $count ->
        [one] minutę
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
}, jeśli ta osoba się nie pojawi.
refusal-name-characters = Imię składa się z liter, cyfr, znaków i emoji: bez znaków sterujących i bez spacji na końcach.
refusal-name-marks = W tym imieniu jedna litera ma za dużo znaków diakrytycznych.
refusal-name-invisible = Imię ma co najmniej jeden widoczny znak.
refusal-name-long = Imię może mieć najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
    [many] { $most } znaków
   *[other] { $most } znaku
}.
refusal-no-game = Nie ma gry „{ $game }”; są: { $games }.
refusal-record-when-over = Gra jeszcze trwa. Jej zapis będzie dostępny po końcu.
refusal-table-open = Stół jest już otwarty.
refusal-game-not-over = Gra jeszcze się nie skończyła.
refusal-next-open = Następna gra jest już otwarta.
refusal-seat-taken = Miejsce { $seat } jest zajęte.
refusal-begun = Gra już się zaczęła.
refusal-seat-free = Miejsce { $seat } jest wolne: poczekaj na kogoś albo posadź tam bota.
refusal-over-clone = Gra się skończyła i jej sekret jest jawny. Sklonuj stół, żeby grać dalej od wybranego momentu.
refusal-back-start = Ta gra zaczyna się po decyzji { $choice } i dalej cofnąć się nie da.
refusal-back-only = Można się tylko cofnąć: na razie { $count ->
    [one] zapadła { $count } decyzja
    [few] zapadły { $count } decyzje
    [many] zapadło { $count } decyzji
   *[other] zapadło { $count } decyzji
}.
refusal-undo-asked = Ktoś już poprosił o cofnięcie. Poczekaj na głosy.
refusal-nothing-chosen = Żadna decyzja nie jest jeszcze twoja, nie masz czego cofać.
refusal-no-undo-asked = Nikt nie prosił o cofnięcie.
refusal-no-vote = W tej sprawie nie głosujesz.
refusal-paused = Gra jest wstrzymana.
refusal-move-first = Wybrać, kto zaczyna, może tylko osoba, która sama gra z botami, i nie w grze dnia.
refusal-no-guided = { $game } nie ma gry z przewodnikiem.
refusal-guided-fixed = Gra z przewodnikiem sama wszystko ustala: wyślij tylko grę i imię.
refusal-hint-rivals = Rywale dostają podpowiedzi tylko w grach treningowych.
refusal-hint-turn = Podpowiedź dostaniesz w swojej turze.
refusal-hint-log-full = Dziennik tego stołu jest pełny: nie ma już podpowiedzi.
refusal-hint-stale = Sytuacja przy stole się zmieniła. Zapytaj jeszcze raz.
refusal-log-full = Dziennik tego stołu jest pełny: grę można dograć do końca, ale nic więcej.
refusal-pointing-rate = Nie tak szybko: inni jeszcze patrzą.
refusal-analysis-when-over = Gra jeszcze trwa. Analiza będzie możliwa po jej końcu.
refusal-no-analyses = Tutaj gry nie są analizowane.
refusal-not-saved = Nie udało się tego teraz zapisać. Nic nie przepadło, spróbuj ponownie.
refusal-device-full = Na tym urządzeniu nie ma już miejsca, żeby to zapisać. Nic nie przepadło: zwolnij trochę miejsca i spróbuj ponownie.
refusal-unreachable = Stoły są teraz niedostępne. Nic nie przepadło, spróbuj za chwilę.
refusal-watch-link-only = Ten stół można oglądać tylko przez jego link.
refusal-too-many-messages = Za dużo wiadomości. Zwolnij.
refusal-too-many-bad-messages = Za dużo wiadomości, na które nie da się odpowiedzieć.
refusal-message-unreadable = Nie da się odczytać wiadomości: { $error }
refusal-no-hello = Nie przyszło powitanie (hello).
refusal-hello-first = Pierwszą wiadomością musi być powitanie (hello).
refusal-expelled = Twoje miejsce zajął ktoś inny.
refusal-record-long = Zapis jest za długi: żeby grać dalej, może mieć najwyżej { $most } kB.
refusal-record-choices = Zapis jest za długi: żeby grać dalej, może mieć najwyżej { $most ->
    [one] { $most } decyzję
    [few] { $most } decyzje
    [many] { $most } decyzji
   *[other] { $most } decyzji
}.
refusal-record-components = Grano z innym plikiem elementów, którego tu nie ma.
refusal-log-without-rolls = Dziennik tego stołu nie zawiera rzutów, więc zapisu gry nie da się tu odczytać.
refusal-never-started = Gra przy tym stole nigdy się nie zaczęła, więc nie ma jej zapisu.
