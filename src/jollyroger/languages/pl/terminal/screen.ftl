confirm-yes = Zrób to (y)
confirm-no = Wróć (Esc)
keys-pages = ↑↓ przewijanie   ←→ strony   Esc zamyka
keys-page = ↑↓ przewijanie   Esc zamyka
page-of = { $page } z { $pages }
say-title = Powiedz wszystkim przy stole
say-keys = Enter wysyła   Esc zamyka
curtain = Klawiaturę przejmuje { $name }. Potem Enter.
over = Gra się skończyła.
over-title = Gra skończona
click-again = Kliknij jeszcze raz albo naciśnij Enter, żeby wybrać. Esc: wszystkie opcje.
choose-one = Wybierz jedną z tych opcji. Esc: wszystkie opcje.
no-key = Żadna opcja nie ma klawisza { $key }. ? pokazuje klawisze.
captain-thinks = Kapitan myśli…
ahead-title = Co dalej
refusals-title = Czego teraz nie można i dlaczego
log-title = Co się wydarzyło
server-keeps = Serwer przechowuje grę.
say-aloud = Wszyscy są przy tej klawiaturze: powiedz to na głos.
help-works = Jak to działa
help-terms = Co jest co
help-rules = Zasady: { $chapter }
own-turn-first = Możesz to zrobić w swojej turze.
thinking = { $name } myśli
interrupts = { $name } przerywa
interrupts-note = przekaż klawiaturę
view-of = widzi { $name }
view-open = odkryte ręce
view-spectator = widok widza
replay-ends = Tu kończy się zapis; gra czeka na: { $names }.
to-choose = Decyduje: { $names }
also-sees = { $name } widzi też
watching-only = Ten link nie daje tu już miejsca; oglądasz.
undo-nothing = Nie ma czego cofnąć.
undo-asked = Prośba o cofnięcie trafiła do pozostałych.
talk-seated = Rozmawiać mogą tu tylko ci, którzy siedzą przy stole.
come-back = Serwer trzyma twoje miejsce. Wróć tym samym poleceniem.
link-closed = Ten link nie otwiera już tego stołu.
no-table = Na tym serwerze nie ma takiego stołu.
table-stuck = Przy tym stole nie można grać dalej.
not-understood = Serwer mówi coś, czego ta wersja nie rozumie.
a-table = Stół
free-seat = wolne miejsce
a-free-seat = wolne miejsce
played-by-bot = { $text } (gra bot)
server-unreachable = Nie można połączyć się z serwerem.
server-status = Serwer odpowiada kodem { $status }.
reconnecting = Brak połączenia. Łączymy ponownie… twoja gra jest bezpieczna.
connecting = Łączymy…
undo-question = { $who } prosi o cofnięcie swojej decyzji. Zgadzasz się?
undo-question-host = Gospodarz prosi o cofnięcie swojej decyzji. Zgadzasz się?
may-pass = { $prompt } (Możesz też nie reagować.)
paused = Gra jest wstrzymana.
waiting-for = Czekamy na: { $names }
waiting = Czekamy
vote-yes = Tak, cofnij
vote-no = Nie, gramy dalej
host-waits = { $free ->
    [0] Jesteś gospodarzem. Zacznij, gdy będą wszyscy.
    [one] Jesteś gospodarzem. Wolne jeszcze { $free } miejsce. Zacznij, gdy będą wszyscy.
    [few] Jesteś gospodarzem. Wolne jeszcze { $free } miejsca. Zacznij, gdy będą wszyscy.
    [many] Jesteś gospodarzem. Wolnych jeszcze { $free } miejsc. Zacznij, gdy będą wszyscy.
   *[other] Jesteś gospodarzem. Wolne jeszcze { $free } miejsca. Zacznij, gdy będą wszyscy.
}
guest-waits = { $free ->
    [one] Czekamy, aż gospodarz zacznie; wolne { $free } miejsce
    [few] Czekamy, aż gospodarz zacznie; wolne { $free } miejsca
    [many] Czekamy, aż gospodarz zacznie; wolnych { $free } miejsc
   *[other] Czekamy, aż gospodarz zacznie; wolne { $free } miejsca
}
guest-waits-for = { $free ->
    [one] Czekamy, aż zacznie { $who }; wolne { $free } miejsce
    [few] Czekamy, aż zacznie { $who }; wolne { $free } miejsca
    [many] Czekamy, aż zacznie { $who }; wolnych { $free } miejsc
   *[other] Czekamy, aż zacznie { $who }; wolne { $free } miejsca
}
who-is-here = { $title }: kto jest przy stole
nobody-yet = jeszcze nikt
note-you = ty
note-bot = bot: { $bot }
note-here = przy stole
note-away = offline
note-host = gospodarz
host-go-on = Gramy dalej
host-fill = { $count ->
    [one] Posadź bota i zacznij
    [few] Posadź { $count } boty i zacznij
    [many] Posadź { $count } botów i zacznij
   *[other] Posadź { $count } bota i zacznij
}
host-fill-note = { $count ->
    [one] Mat, który gra dobrze
    [few] każdy to Mat, który gra dobrze
    [many] każdy to Mat, który gra dobrze
   *[other] każdy to Mat, który gra dobrze
}
host-seat-bot = Na miejsce { $seat }: { $bot }
host-start = Zacznij grę
host-free = Zwolnij miejsce bota: { $who }
ending-keys = Esc: zobacz planszę. q: wyjdź.
options-of = { $count } z { $all }
options-below = jeszcze { $count }
options-more = Więcej
refusals-heading = Nie teraz  (r: zasady)
refusals-heading-more = Nie teraz  (r: jeszcze { $count } i zasady)
slider = Decyzja { $choice } z { $choices } · tura { $turn } z { $turns }
option-chance = { $percent }%
keys-title = Klawisze
footer-game = ? pomoc  q wyjdź  u cofnij  h rada  f dalej  r zasady  l dziennik  b plansza
footer-replay = ? pomoc  q wyjdź  ←→ krok  PgUp/Dn tura  Home End  Spacja ▶  v widok  l dziennik
