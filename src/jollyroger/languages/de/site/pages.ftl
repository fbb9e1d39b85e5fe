page-not-found = Hier sind Drachen
page-not-found-about = An dieser Adresse ist nichts. <lobby>Zurück zur Lobby</lobby>

page-learn = Spielend lernen
page-learn-setting = Der Tisch wird vorbereitet …

page-stop-title = Keine Nachrichten mehr
page-confirm-title = Mail, wenn du dran bist
page-link-incomplete = Dieser Link ist nicht vollständig. Öffne ihn noch einmal vollständig.
page-stop-done = Erledigt. Von diesem Spiel hörst du nichts mehr.
page-stop-again = Am Tisch kannst du mit der Glocke die Nachrichten wieder einschalten.
page-confirm-done = Alles bereit: Du bekommst eine Mail, wenn du dran bist und gerade nicht am Tisch sitzt.
page-confirm-ask = Soll diese Adresse eine Mail bekommen, wenn du dran bist? In jeder Mail ist ein Link, der das beendet.
page-confirm-yes = Ja, gern
page-to-table = Zum Tisch
page-to-lobby = Zur Lobby
page-one-moment = Einen Moment …

page-table-silent = Der Server antwortet noch nicht; neuer Versuch läuft.
page-table-opening = Der Tisch wird geöffnet …

page-fair-embedded = Hier würfelt dein eigener Browser, also kannst nur du selbst dich beschummeln. Versiegelt sind die Würfel trotzdem, so wie ein Server sie versiegelt: Vor dem Spiel wird ein Geheimnis gezogen und sein Hash gezeigt, das <em>Siegel</em>. Geheimnis und Salz bestimmen jeden Wurf und jedes Mischen. Nach dem Spiel wird das Geheimnis veröffentlicht, und alles lässt sich nachrechnen und vergleichen. Auch eine Datei vom Server eines Freundes kannst du hier prüfen.
page-fair-server = Vor dem Spiel zieht der Server ein Geheimnis und zeigt seinen Hash, das <em>Siegel</em>: Von da an lässt sich das Geheimnis nicht mehr ändern. Wer sich hinsetzt, gibt eine Prise eigenes Glück dazu, ein <em>Salz</em>, das der Server vorher nicht kennen konnte. Geheimnis und Salze zusammen bestimmen jeden Wurf und jedes Mischen. Nach dem Spiel wird das Geheimnis veröffentlicht, und alle können alles nachrechnen und vergleichen.
page-fair-checking = Alles wird noch einmal gewürfelt …
page-fair-this-table = Dieser Tisch
page-fair-commitment = Siegel
page-fair-salts = Salze
page-fair-salt = { $name }: { $salt }
page-fair-salt-none = keins
page-fair-salts-later = werden gesammelt, wenn das Spiel beginnt
page-fair-salts-seed = keine: Das Glück kommt aus einer bekannten Startzahl
page-fair-secret = Geheimnis
page-fair-secret-day = wird veröffentlicht, wenn der Tag vorbei ist
page-fair-secret-game = wird veröffentlicht, wenn das Spiel vorbei ist
page-fair-check-table = Jeden Wurf dieses Spiels prüfen
page-fair-a-file = Ein gespeichertes Spiel
page-fair-check-file = Ein gespeichertes Spiel prüfen
page-fair-file-about = Jedes Spiel, das vorbei ist, lässt sich an seinem Tisch als Datei speichern. Die gleiche Prüfung geht auch ohne diese Seite: <code>jollyroger verify DATEI</code>
page-fair-file = Datei mit der Aufzeichnung

page-replay = Wiederholung
page-replay-title = Wiederholung: { $table }
page-replay-seen-by = Sicht
page-replay-view-of = Sicht: { $name }
page-replay-view-spectator = Sicht: Publikum
page-replay-scenes = Szenen
page-replay-text = Text
page-replay-fair = Waren die Würfel fair?
page-replay-numbers = Zahlen
page-replay-loading = Das Spiel wird geladen …
page-replay-side = Logbuch und Zahlen
page-replay-beside = Neben dem Spielbrett
page-replay-log = Logbuch
page-replay-parts = Teile der Wiederholung
page-replay-board = Brett
page-replay-table = Tisch
