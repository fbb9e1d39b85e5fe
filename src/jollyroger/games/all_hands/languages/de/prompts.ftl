# Was ein Kapitän gefragt wird.

prompt-waiting = { $bidder } überlegt sich ein Gebot.
prompt-bid = Was bietest du für { $card }?
prompt-bid-more = Noch eine Karte, oder das Gebot abgeben?
prompt-rebid = Gleichstand! Leg eine Karte dazu, oder steig aus.
prompt-rebid-more = Gleichstand! Noch eine Karte, oder das Gebot abgeben?
prompt-last-call = Alle haben geboten. Bereit zum Aufdecken?
prompt-last-call-suspects = Alle haben geboten. Hält jemand mehr als { $limit } Karten?
prompt-keep = Welche Karte behältst du?
prompt-keep-up-to = { $most ->
    [one] Eine
   *[other] Bis zu zwei
} davon behalten?
prompt-discard = Willst du Karten abwerfen?
prompt-discard-more = Diese abwerfen, oder noch mehr?
prompt-discard-down = Wirf bis auf { $limit } Karten ab.
prompt-resolve = Welche deiner Aktionskarten spielst du als Nächstes?
prompt-cut = Beutelschneider: Welche Karte kappst du?
prompt-claim = Piaster: Welche Karte beanspruchst du?
prompt-plunder = Versteckte Beute: Welche Karte nimmst du?
prompt-shady-deal = Kuhhandel: Wer gibt dir eine Karte?
prompt-give = Ein Kuhhandel! Welche Karte gibst du her?
prompt-brawl = Schlägerei: mit wem?
prompt-tribute = Der Piratenkönig will eine Karte von dir. Welche?
prompt-over = Das Spiel ist vorbei.
