# Stół: rama, powiadomienia, poczekalnia, zaproszenie, pasek akcji, scena, przewodnik.

table-ok = OK
table-setting = Rozkładamy grę…
table-all-games = Wszystkie gry
table-play-yourself = Zagraj w to
table-how-played = Jak się w to gra
table-nothing-yet = Nic się jeszcze nie wydarzyło.
table-no-hints = Rywale dostają podpowiedzi tylko w grach treningowych.
table-your-numbers = Twoje liczby
table-page-failed = Coś poszło nie tak z tą stroną. Twoja gra jest bezpieczna.
table-show-again = Pokaż znów stół
table-by-bot = { $who-is ->
    [you] Bot zagrał za ciebie:
   *[other] Bot zagrał za gracza { $who }:
}

head-seats = Gracze i stół
head-menu = Menu
head-share = Udostępnij
head-host = Gospodarz
head-table = Stół
head-tell-me = Daj znać, gdy moja kolej
head-text = Tekst
head-help = Pomoc
head-panel = Panel boczny

tabs-label = Części stołu
tabs-board = Plansza

notice-lost = Brak połączenia. Łączymy ponownie… twoja gra jest bezpieczna.
notice-lost-pending = Twój ruch wyślemy, gdy tylko połączenie wróci.
notice-substituted = Bot gra za gracza { $name }.
notice-the-host = Gospodarz
notice-undo = { $who } prosi o powrót do momentu { $moment }.
notice-agree = Zgadzam się
notice-refuse = Odmawiam
notice-waiting = Czekamy na odpowiedź.
notice-next = { $who } zaprasza do następnej gry.
notice-watching = Oglądasz.
notify-offer = Ta gra potrwa. Dać ci znać, gdy będzie twoja kolej?
notify-offer-yes = Tak, daj znać
notify-offer-no = Nie, dzięki

away-title = Gdy cię nie było
away-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
away-by-bot = Bot zagrał za ciebie: { away-moves }.
away-show = Pokaż

door-over = Ta gra się skończyła
door-over-about = Możesz ją obejrzeć od pierwszego do ostatniego ruchu.
door-private = Ten stół jest dla zaproszonych
door-private-about = Poproś gospodarza o link do dołączenia albo oglądania i otwórz go w całości.
door-gone = Nie ma takiego stołu
door-gone-about = Może stół został usunięty albo link jest niepełny. Poproś o niego jeszcze raz.
door-closed = Ten stół jest zamknięty
door-refused = Nie możesz otworzyć tego stołu
door-refused-about = Jeśli ktoś przysłał ci link, otwórz go jeszcze raz, w całości.
door-error = Nie udało się otworzyć stołu
door-replay = Powtórka
door-retry = Spróbuj ponownie
door-join-again = Dołącz ponownie
door-save-record = Pobierz zapis gry
door-not-let-in = Serwer cię tu nie wpuszcza.

words-title = Stół w słowach
words-hints = Co przed tobą
words-instead = Nie udało się narysować stołu, więc oto opis słowami.
words-try-picture = Spróbuj jeszcze raz narysować

curtain-title = { $name }, twoja kolej
curtain-about = Podaj urządzenie dalej. Nikt inny nie patrzy.
curtain-lift = Tu { $name }: pokaż mi stół
curtain-waiting = Czekamy na: { $names }.

invitation-by = { $who } zaprasza cię do gry { $game }
invitation-to = Zapraszamy cię do gry { $game }
invitation-seats = Miejsca
invitation-a-bot = , bot
invitation-full = Wszystkie miejsca są zajęte
invitation-game-on = gra trwa
invitation-just-watch = Tylko oglądaj
invitation-ask-host = Gospodarz może zwolnić dla ciebie miejsce bota; poproś o to.
invitation-late = Miejsc już zabrakło.
invitation-wait = Ta strona da ci znać, gdy zwolni się miejsce.
invitation-watch = Oglądaj
join-name = Jak mamy się do ciebie zwracać?
join-placeholder = Twoje imię
join-button = Dołącz

waiting-who = Kto gra?
waiting-start = Zacznij grę
waiting-fill = Uzupełnij botami
waiting-send-link = Roześlij link albo dodaj boty.
waiting-take-one = Zajmij jedno, a resztę oddaj botom.
waiting-for-players = Czekamy na kolejnych graczy.
waiting-complete = Są wszyscy.
waiting-host-starts = Grę zaczyna gospodarz.
waiting-take-seat = Zajmij miejsce
waiting-invite = Zaproś
waiting-bot = bot
waiting-host = gospodarz
waiting-muted = wyciszono
waiting-how-strong = Jak mocno gra { $name }?
waiting-strength-of = bota { $name }
waiting-add-bot = Dodaj bota<hidden>, miejsce { $number }</hidden>
waiting-leave = Opuść<hidden> miejsce { $number }</hidden>
waiting-remove = Usuń<hidden>: { $name }</hidden>
waiting-more = Więcej<hidden>: { $name }</hidden>
waiting-mute-more = Wycisz, więcej<hidden>: { $name }</hidden>

facts-label = Ten stół
facts-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
facts-crew = jedna załoga, razem wygrywa albo przegrywa
facts-rivals = rywale
facts-practice = trening: podpowiedzi dozwolone
facts-daily = gra dnia { $day }

policy-undo-own = własna ostatnia decyzja, jeśli nic nie odkryto
policy-undo-vote = więcej, jeśli inni się zgodzą
policy-undo-host = więcej, jeśli gospodarz się zgodzi
policy-undo-off = wyłączone
policy-clock-none = bez zegara
policy-clock-move = { $move } na ruch
policy-clock-bank = { $bank } na gracza i { $move } na ruch
policy-clock-week = tydzień na ruch
policy-absence-bot = { $time } czekania, potem gra bot
policy-absence-wait = gra na nich czeka
policy-watch-link = każdy, kto ma link do oglądania
policy-watch-all = każdy
policy-watch-none = nikt
policy-pace-steady = spokojne, łatwo nadążyć
policy-pace-slow = wolne
policy-pace-brisk = żwawe
policy-pace-instant = natychmiastowe
policy-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
policy-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
policy-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
policy-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}

ticker-label = Co się właśnie wydarzyło
ticker-since = Od twojej tury:
ticker-more = i jeszcze { $count }
ticker-show = pokaż
ticker-open-log = Otwórz dziennik

bar-label = Twoja decyzja
bar-may-pass = Możesz też nie reagować.
bar-hurry = Pogoń boty
bar-thinking = Myśli…
bar-hint = Podpowiedź
bar-all-options = Wszystkie opcje
bar-speed = Tempo innych
bar-paused = Gra jest wstrzymana.
bar-showing = Pokazujemy, co się stało…
bar-bot-plays = Bot gra za ciebie.
bar-waiting = Czekamy na: { $names }…
bar-result = Wynik
bar-what-now = Co teraz?
undo-do = Cofnij
undo-ask = Poproś o cofnięcie
undo-none = Bez cofania
drawer-next-nine = następne dziewięć
drawer-close = Zamknij listę
drawer-options = Opcje
drawer-not-now = Nie teraz
bubble-label = Co możesz tu zrobić
bubble-think-again = Jeszcze pomyślę
bubble-do-it = Zrób to
bubble-point-out = Pokaż innym
bubble-turn = Obróć
bubble-more = jeszcze { $count }
option-risky = , ryzyko: { $risk }
hint-close = Zamknij podpowiedź
hint-would = { $bot } radzi: { $move }.
hint-would-pass = { $bot } radzi nie reagować.
pointing-spectator = Ktoś z widzów
pointing-board = plansza
pointing-sentence = { $who-is ->
    [you] Pokazujesz: { $thing }.
   *[other] { $who } pokazuje: { $thing }.
}
stage-roll = Rzuć
stage-go-on = Dalej
stage-skip = Pomiń wszystko
stage-step = { $step } z { $steps }

tip-label = Wskazówka
tip-no-more = Bez wskazówek
tip-got-it = Jasne
guide-label = Przewodnik
guide-farewell = Umiesz już wszystko, co trzeba. Graj dalej!
guide-first = Najpierw: { $what }
guide-first-read = Najpierw przeczytaj. Potem naciśnij Dalej.
guide-press-enter = { $what }: naciśnij Enter.
guide-enter-goes-on = Naciśnij Enter, żeby iść dalej.
guide-step = Krok { $step } z { $steps }
guide-skip = Pomiń przewodnik
guide-next = Dalej
guide-play-on = Graj dalej
