notice-sits-down = { $who } setzt sich.
notice-left = Die Person auf Platz { $seat } ist gegangen; { $who }, ein Bot, spielt weiter.
notice-bot = { $who }, ein Bot, übernimmt den Platz.
notice-freed-by-host = Der Gastgeber macht Platz { $seat } frei.
notice-freed = Platz { $seat } ist wieder frei.
notice-begins = Das Spiel beginnt.
notice-undone = { $who } nimmt eine Entscheidung zurück.
notice-undo-asked = { $who } möchte eine Entscheidung zurücknehmen.
notice-agrees = { $who } stimmt zu.
notice-host-agrees = Der Gastgeber stimmt zu.
notice-disagrees = { $who } stimmt nicht zu.
notice-host-disagrees = Der Gastgeber stimmt nicht zu.
notice-rewind-asked = { $moment ->
    [0] Der Gastgeber möchte zum Anfang zurück.
   *[other] Der Gastgeber möchte zum Moment nach Entscheidung { $moment } zurück.
}
notice-rewound = { $moment ->
    [0] Das Spiel beginnt von vorn.
   *[other] Das Spiel geht zum Moment nach Entscheidung { $moment } zurück.
}
notice-bots-stuck = Die Bots drehen sich im Kreis; das Spiel macht Pause, bis der Gastgeber es weitergehen lässt.
notice-paused = Der Gastgeber hält das Spiel an.
notice-goes-on = Das Spiel geht weiter.
notice-absent = { $who } ist abwesend; ein Bot springt ein.
notice-out-of-time = { $who } hat keine Zeit mehr; ein Bot springt ein.
notice-back = { $who } ist wieder da.
notice-hint = { $who } hat sich einen Tipp geholt.
notice-muted = Der Gastgeber schaltet stumm: { $who }.
notice-unmuted = Der Gastgeber lässt wieder sprechen: { $who }.
notice-host = Neuer Gastgeber: { $who }.
notice-link-asked = Der Gastgeber bittet um einen neuen Link für den Platz von { $who }; er gilt, falls niemand zurückkommt.
notice-link-kept = { $who } ist wieder da und behält den alten Link.
notice-link-by-host = Der Gastgeber hat für den Platz von { $who } einen neuen Link erstellt.
notice-link-made = { $who } hat einen neuen Link für den eigenen Platz erstellt.
notice-cloned = Der Gastgeber hat den Tisch kopiert, wie er nach Entscheidung { $moment } stand.
notice-exported = Der Gastgeber hat nach Entscheidung { $moment } eine Aufzeichnung gespeichert; sie zeigt alle Handkarten.
notice-again = { $who } hat das nächste Spiel eröffnet.
notice-host-again = Der Gastgeber hat das nächste Spiel eröffnet.
notice-rules-proven = Der Server hat neue Regeln. An diesem Spiel ändern sie bisher nichts, also geht es weiter.
notice-rules-unproven = Dieser Tisch sagt nicht, mit welcher Fassung der Regeln er begann. Alle Entscheidungen sind nach den Regeln dieses Servers erlaubt, und nach ihnen geht es weiter.
notice-says = { $who } sagt: { $reason }
