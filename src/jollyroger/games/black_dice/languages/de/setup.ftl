game-about = Füllt die Spalten, bevor die schwarzen Würfel euch alle versenken; wer auf einem heilen Schiff am meisten Gold hat, gewinnt.

setup-quest = Abenteuer
    .about = Auf welches Abenteuer ihr segelt. Jedes hat eigene Ziele, Belohnungen und Gefahren.
setup-quest-value = { $number }. { $name }{ $quest ->
    [pirate-island] {" "}(am einfachsten)
    [kraken] {" "}(am sichersten)
    [dutchman] {" "}(am tödlichsten)
   *[other] {""}
}
setup-campaign = Kampagne
    .about = Alle Abenteuer nacheinander. Das Gold summiert sich; geht ein Abenteuer verloren, verlieren alle.
setup-campaign-off = Ein Abenteuer
setup-campaign-on = Alle { $count } Abenteuer nacheinander
setup-pirates = Piraten der Crew
    .about = Die Piraten, die für Rum arbeiten. Zieht sie, oder wählt so viele, wie ihr braucht: { $sizes } Personen.
setup-crew-size = { $pirates } für { $seats }
setup-pirates-random = Zufällig gezogen
setup-no-such-pirate = Einen Piraten „{ $pirate }“ gibt es nicht; sag random, oder wähle mit + aus { $pirates }.
setup-wrong-crew = Eine Crew für { $seats } Personen hat { $needed } verschiedene Piraten, nicht { $count }.
setup-layout = Wo die Strafen stehen
    .about = Niemand konnte uns sagen, welche Strafe in welcher Spalte steht. Wählt, wessen Vermutung ihr traut. Die Armada hat nur eine, die Pirateninsel nur zwei.
setup-layout-usual = Unsere beste Vermutung
setup-layout-full = Keine Spalte ohne (schwerer)
    .inside = keine Spalte ohne (schwerer)
setup-layout-shifted = Andere leere Spalten
    .inside = andere leere Spalten

forecast = Etwa { $minutes } Minuten. { $crews }
forecast-campaign = Etwa { $minutes } Minuten, wenn ihr alle Abenteuer schafft; einer Crew aus Maaten gelingt das in { $share }.
forecast-campaign-other = Etwa { $minutes } Minuten, wenn ihr alle Abenteuer schafft; einer Crew aus Maaten gelingt das in { $share }. Mit anderen Strafen ist das weniger sicher.
forecast-mates = Eine Crew aus Maaten bringt das Schiff in { $mates } nach Hause.
forecast-captains = Eine Crew aus Maaten bringt das Schiff in { $mates } nach Hause, eine aus Kapitänen in { $captains }.
share-game = { $count } von { $of } Partien
share-campaign = { $count } von { $of } Kampagnen
