# table = Tisch, seat = Platz, host = Gastgeber, lobby = Lobby, round = Runde, hint = Tipp, undo = Zurücknehmen,
# replay = Wiederholung, record = Aufzeichnung, log = Logbuch, board = Brett, bot = Bot, house rules = Hausregeln, daily game = Spiel des Tages, par = Vergleich, curtain = Vorhang.

shell-skip = Zum Inhalt
shell-navigation = Seiten
shell-back-to-lobby = Zurück zur Lobby
shell-fair-dice = Faire Würfel
shell-settings = Einstellungen
shell-help = Hilfe
shell-offline = Du bist offline. Die Spiele gehen weiter, sobald das Netz wieder da ist.
shell-page-failed = Diese Seite ließ sich nicht laden. Prüfe deine Verbindung und lade sie neu.
shell-no-javascript = Jolly Roger braucht JavaScript, um die Tische zu zeichnen. Es gibt auch ein Terminal: <code>jollyroger play</code>
shell-your-turn = Du bist dran
shell-close = Schließen
shell-copy = Kopieren
shell-copied = Kopiert
shell-copied-what = Kopiert: { $what }
shell-choose-file = Datei wählen …
shell-zoom-in = Vergrößern
shell-zoom-out = Verkleinern
shell-whole-board = Ganzes Brett
shell-try-again = Noch einmal

error-no-answer = Der Server antwortet nicht. Läuft er, und bist du verbunden?
error-status = Das konnte der Server nicht ({ $status }). Versuch es gleich noch einmal.
error-here = Hier ist etwas schiefgegangen. Lade die Seite neu und versuch es noch einmal.
error-file-too-large = Diese Datei ist zu groß für ein Spiel.
