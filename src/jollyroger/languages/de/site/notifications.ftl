push-denied = Dieser Browser blockiert Nachrichten von dieser Seite. Erlaube sie in den Einstellungen des Browsers für diese Adresse und komm dann zurück.
push-insecure = Browser nehmen Nachrichten nur von Seiten mit https an.
push-install = Füge diese Seite auf einem iPhone oder iPad erst zum Home-Bildschirm hinzu (Teilen, dann „Zum Home-Bildschirm“) und öffne sie von dort.
push-unsupported = Dieser Browser kann keine Nachrichten empfangen. Mail geht überall.
push-unreachable = Der Browser hat seinen Push-Dienst nicht erreicht. Versuch es noch einmal, oder nimm Mail.
