# Was an der Aufzeichnung eines Spiels nicht stimmt.

verdict-false = Falsch: { $problem }
record-seat = Platz { $seat }
record-no-game = Ein Spiel „{ $game }“ gibt es hier nicht.
record-garbled = Die Aufzeichnung ist in Zeile { $line } unvollständig oder beschädigt.
record-garbled-values = Die Aufzeichnung ist beschädigt: Kein Spiel hat so lange Zahlen oder so tief verschachtelte Listen.
record-none = Das ist keine Aufzeichnung eines Spiels: Eine solche beginnt mit "format": "{ $format }".
record-taken-over = Laut Aufzeichnung wurden { $claimed } Entscheidungen aus einem anderen Spiel übernommen, sie enthält aber nur { $choices }.
record-entry-twice = Die Aufzeichnung enthält den Eintrag { $entry } zweimal.
record-origins = Der Eintrag „origin“ der Aufzeichnung ist mehr als { $most }-mal verschachtelt.
record-origin-unused = Die Aufzeichnung nennt als Ursprung ein Spiel, aus dem keine ihrer Entscheidungen stammt.
record-no-entry = Der Aufzeichnung fehlt der Eintrag „{ $entry }“.
record-wrong-form = Der Eintrag „{ $entry }“ der Aufzeichnung hat die falsche Form: { $problem }.
record-other-game = Die Aufzeichnung ist von „{ $game }“, nicht von „{ $wanted }“.
record-other-version = Gespielt wurde mit Version { $version } der Regeln von { $game }; dies ist Version { $present }.
record-other-components = Gespielt wurde mit anderem Spielmaterial; gib dessen Datei mit --components an.
record-bad-setup = Dieses Spiel kann nicht aufgebaut werden: { $problem }
record-bad-secret = Geheimnisse und Salze einer Aufzeichnung müssen Hexadezimalzahlen sein.
record-other-secret = Das Geheimnis ist nicht das am Anfang versiegelte: Das Siegel passt nicht.
record-other-origin-secret = Das Geheimnis des Spiels, das hier fortgesetzt wurde, ist nicht das am Anfang versiegelte: Das Siegel passt nicht.
record-other-commitment = Das Siegel der Aufzeichnung ist nicht das notierte: Es ist ein anderes Spiel.
record-players = Die Aufzeichnung nennt { $players } Namen für { $seats } Plätze.
record-not-over = Laut Aufzeichnung endete das Spiel mit { $claimed }, nach den Entscheidungen darin ({ $choices }) ist es aber nicht vorbei.
record-over = Laut Aufzeichnung läuft das Spiel noch, nach den Entscheidungen darin ({ $choices }) endete es aber mit { $found }.
record-other-result = Laut Aufzeichnung endete das Spiel mit { $claimed }, nach den Entscheidungen darin ({ $choices }) aber mit { $found }.
record-result = „{ $ending }“, Gewinner { $winners }
record-result-points = „{ $ending }“, Gewinner { $winners }, Punkte { $points }
record-deal = Aufbau
record-choice = Entscheidung { $number } (Platz { $seat }, { $action })
record-problem = { $place }: { $problem }.
record-illegal = { $place } war nicht erlaubt: { $why }
record-other-rolls = { $place }: Die Aufzeichnung enthält die Würfe { $recorded }, gefallen sind aber { $derived }.
record-more-rolls = { $rolls } und { $more ->
    [one] ein weiterer
   *[other] { $more } weitere
}
rolls-too-few = Die Aufzeichnung enthält zu wenige Würfe
rolls-impossible = Die Aufzeichnung enthält den Wurf { $roll }, wo eine Zahl unter { $limit } hingehört

# Ein Wert in einer Aufzeichnung, nach „hat die falsche Form: “.
value-of-choice = Entscheidung { $number }: { $problem }
value-not-number = { $value } ist keine Zahl
value-too-large = { $value } ist eine zu große Zahl
value-negative = { $value } ist kleiner als 0
value-not-boolean = { $value } ist weder true noch false
value-not-text = { $value } ist kein Text
value-too-long = { $value } ist länger als { $most } Zeichen
value-unprintable = { $value } enthält Zeichen, die man nicht drucken kann
value-not-hexadecimal = { $value } ist keine Hexadezimalzahl mit höchstens { $most } Stellen
value-not-list = { $value } ist keine Liste
value-not-names = { $value } ist keine Liste von Namen mit ihren Werten
value-not-three = { $value } hat nicht genau drei Teile
