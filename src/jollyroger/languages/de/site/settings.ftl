settings-title = Einstellungen
settings-kept-here = Bleiben nur in diesem Browser.
settings-language = Sprache
settings-language-browser = wie der Browser
settings-nickname = Spitzname
settings-light = Tag oder Nacht
settings-light-system = wie das System
settings-light-day = Tag: Pergament und Tinte
settings-light-night = Nacht: Meer und Laterne
settings-text-size = Schriftgröße
settings-text-size-normal = normal
settings-text-size-large = groß
settings-text-size-largest = am größten
settings-motion = Bewegung
settings-motion-system = wie das System
settings-motion-lively = Figuren bewegen sich
settings-motion-still = nichts bewegt sich
settings-speed = Tempo von Würfen und Kämpfen
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-speed-step = Schritt für Schritt
settings-speed-off = Keine Szenen
settings-drawer = Liste aller Optionen
settings-drawer-auto = offen, wenn ich mit Tasten spiele
settings-drawer-open = immer offen
settings-drawer-closed = zu
settings-sound = Ton
    .about = Eine Glocke, wenn du dran bist, und ab und zu ein Klopfen.
settings-notify = Benachrichtigungen
    .about = Wenn du dran bist und die Seite nicht zu sehen ist.
settings-notify-denied = Der Browser erlaubt es für diese Adresse nicht.
settings-confirm = Riskante Züge bestätigen
    .about = Fragt noch einmal nach, bevor du etwas aufs Spiel setzt.
settings-one-click = Züge mit einem Klick
    .about = Ein Klick genügt, wenn es nur einen sinnvollen Zug gibt.
settings-tips = Erklärungen
    .about = Erklärt dir Dinge, wenn sie dir zum ersten Mal begegnen.
settings-aids = Farbhilfen
    .about = Buchstaben und Muster neben den Farben, wo Platz dafür ist.
settings-curtain = Vorhang
    .about = Zwischen den Zügen, wenn ihr zu mehreren an diesem Gerät spielt.

move-title = Anderes Gerät benutzen
move-about = Deine Plätze sind in diesem Browser zu Hause{ $count ->
    [0] {""}
    [one] : gerade { $count } Tisch
   *[other] : gerade { $count } Tische
}. Ein Link nimmt sie alle und deine Bilanz mit auf dein Handy oder einen anderen Computer. Hier bleiben sie auch.
move-warning = Öffne ihn innerhalb von { $minutes } Minuten auf dem anderen Gerät. Der Link gilt nur einmal. Wer ihn öffnet, spielt in deinem Namen: Schick ihn nur dir selbst.
move-link = Link für deine Plätze
move-link-code = Der Link für deine Plätze als QR-Code
move-make-link = Link erstellen
move-make-new-link = Neuen Link erstellen
move-save-file = Plätze als Datei speichern
move-load-file = Plätze aus einer Datei laden
move-file-secret = In der Datei stecken die Schlüssel zu deinen Plätzen. Behalte sie für dich.
move-file-too-large = Diese Datei ist zu groß, um Plätze zu enthalten.
move-added = { $count ->
    [one] { $count } Tisch ist dazugekommen.
   *[other] { $count } Tische sind dazugekommen.
}
move-bad-link = Dieser Link ist nicht vollständig. Kopiere ihn noch einmal ganz, oder erstelle auf dem anderen Gerät einen neuen.
move-bad-file = Diese Datei enthält keine Plätze von Jolly Roger.
move-insecure = Browser verschlüsseln nur auf sicheren Seiten (https). Speichere deine Plätze stattdessen als Datei.
move-bring = Meine Plätze hierher holen
move-bring-ask = Meine Plätze hierher holen?
move-bring-about = Dieser Browser bekommt alle deine Plätze und deine Bilanz, zusätzlich zu dem, was er schon hat. Der Link gilt nur einmal.
move-not-now = Jetzt nicht
move-welcome = Willkommen an Bord
move-came = { $count ->
    [one] { $count } Tisch ist
   *[other] { $count } Tische sind
} jetzt in diesem Browser.
move-my-tables = Meine Tische
move-how = Öffne auf deinem anderen Gerät <strong>Einstellungen</strong>, dann <strong>Anderes Gerät benutzen</strong>, und öffne hier den Link, den du dort bekommst.

stored-title = Deine Spiele
stored-about = Sie sind in diesem Browser und sonst nirgends{ $megabytes ->
    [none] {""}
   *[other] ; mit der Seite selbst brauchen sie { $megabytes } MB
}. Wenn du die Daten dieser Adresse löschst, sind sie weg; die in einem privaten Fenster, sobald du es schließt. Ein Spiel, an dem dir liegt, kannst du im Menü seines Tisches als Datei speichern.
stored-kept = Der Browser hat versprochen, sie zu behalten, auch wenn die Festplatte voll ist.
stored-not-kept = Wenn die Festplatte voll ist, löscht der Browser sie vielleicht.
stored-keep = Browser bitten, sie zu behalten
