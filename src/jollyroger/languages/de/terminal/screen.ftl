confirm-yes = Ja, machen (y)
confirm-no = Zurück (Esc)
keys-pages = ↑↓ scrollen   ←→ Seiten   Esc schließt
keys-page = ↑↓ scrollen   Esc schließt
page-of = { $page } von { $pages }
say-title = Nachricht an den Tisch
say-keys = Enter sendet   Esc schließt
curtain = Gib die Tastatur weiter an { $name }; dann Enter.
over = Das Spiel ist vorbei.
over-title = Das Spiel ist vorbei
click-again = Klick noch einmal oder drück Enter, um es zu wählen. Esc zeigt alles.
choose-one = Wähle eins davon. Esc zeigt alles.
no-key = Keine Option hat die Taste { $key }. ? zeigt die Tasten.
captain-thinks = Der Kapitän denkt nach …
ahead-title = Was vor dir liegt
refusals-title = Was jetzt nicht geht, und warum
log-title = Was bisher geschah
server-keeps = Der Server bewahrt das Spiel auf.
say-aloud = Alle sitzen an dieser Tastatur: Sag es laut.
help-works = So geht es
help-terms = Was ist was
help-rules = Regeln: { $chapter }
own-turn-first = Das geht, wenn du dran bist.
thinking = { $name } denkt nach
interrupts = { $name } geht dazwischen
interrupts-note = Tastatur weitergeben
view-of = Sicht: { $name }
view-open = offene Handkarten
view-spectator = Sicht: Publikum
replay-ends = Hier endet die Aufzeichnung; das Spiel wartet auf { $names }.
to-choose = Am Zug: { $names }
also-sees = { $name } sieht auch
watching-only = Dieser Link öffnet hier keinen Platz mehr; du schaust zu.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-asked = Du hast die anderen gefragt, ob du es zurücknehmen darfst.
talk-seated = Nur wer am Tisch sitzt, kann hier reden.
come-back = Der Server hält deinen Platz frei. Komm mit demselben Befehl zurück.
link-closed = Dieser Link öffnet den Tisch nicht mehr.
no-table = Diesen Tisch gibt es auf diesem Server nicht.
table-stuck = An diesem Tisch geht es nicht weiter.
not-understood = Der Server sagt etwas, das diese Version nicht versteht.
a-table = Ein Tisch
free-seat = freier Platz
a-free-seat = ein freier Platz
played-by-bot = { $text } (von einem Bot gespielt)
server-unreachable = Der Server ist nicht erreichbar.
server-status = Der Server hat mit Status { $status } geantwortet.
reconnecting = Verbindung verloren. Neuer Versuch … Dein Spiel ist sicher.
connecting = Verbindung wird aufgebaut …
undo-question = { $who } möchte eine Entscheidung zurücknehmen. Einverstanden?
undo-question-host = Der Gastgeber möchte eine Entscheidung zurücknehmen. Einverstanden?
may-pass = { $prompt } (Du kannst auch verzichten.)
paused = Das Spiel macht Pause.
waiting-for = Warten auf { $names }
waiting = Warten
vote-yes = Ja, zurücknehmen
vote-no = Nein, weiterspielen
host-waits = { $free ->
    [0] Du bist Gastgeber. Fang an, wenn alle da sind.
    [one] Du bist Gastgeber. Noch { $free } Platz frei. Fang an, wenn alle da sind.
   *[other] Du bist Gastgeber. Noch { $free } Plätze frei. Fang an, wenn alle da sind.
}
guest-waits = { $free ->
    [one] Warten auf den Anfang; { $free } Platz frei
   *[other] Warten auf den Anfang; { $free } Plätze frei
}
guest-waits-for = { $free ->
    [one] Warten, bis { $who } anfängt; { $free } Platz frei
   *[other] Warten, bis { $who } anfängt; { $free } Plätze frei
}
who-is-here = { $title }: wer da ist
nobody-yet = noch niemand
note-you = du
note-bot = ein Bot: { $bot }
note-here = da
note-away = abwesend
note-host = Gastgeber
host-go-on = Weiterspielen
host-fill = { $count ->
    [one] Einen Bot dazusetzen und anfangen
   *[other] { $count } Bots dazusetzen und anfangen
}
host-fill-note = { $count ->
    [one] ein Maat, der gut spielt
   *[other] jeder ein Maat, der gut spielt
}
host-seat-bot = { $bot } auf Platz { $seat } setzen
host-start = Spiel anfangen
host-free = Platz von { $who } (Bot) freimachen
ending-keys = Esc: Brett ansehen. q: gehen.
options-of = { $count } von { $all }
options-below = { $count } weitere
options-more = Mehr
refusals-heading = Jetzt nicht  (r: die Regeln)
refusals-heading-more = Jetzt nicht  (r: { $count } weitere, und die Regeln)
slider = Entscheidung { $choice } von { $choices } · Zug { $turn } von { $turns }
option-chance = { $percent } %
keys-title = Tasten
footer-game = ? Hilfe  q Ende  u zurück  h Tipp  f voraus  r Regeln  l Logbuch  b Brett
footer-replay = ? Hilfe  q Ende  ←→ Schritt  PgUp PgDn Zug  Home End  Leert. läuft  v Sicht  l Logbuch
