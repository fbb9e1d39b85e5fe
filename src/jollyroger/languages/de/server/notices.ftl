notice-sits-down = { $who } setzt sich.
notice-left = Die Person auf Platz { $seat } ist gegangen; { $who }, ein Bot, spielt weiter.
notice-bot = { $who }, ein Bot, nimmt den Platz.
notice-freed-by-host = Die Tischleitung macht Platz { $seat } frei.
notice-freed = Platz { $seat } ist wieder frei.
notice-begins = Das Spiel beginnt.
notice-undone = { $who } nimmt eine Entscheidung zurück.
notice-undo-asked = { $who } möchte eine Entscheidung zurücknehmen.
notice-agrees = { $who } stimmt zu.
notice-host-agrees = Die Tischleitung stimmt zu.
notice-disagrees = { $who } stimmt nicht zu.
notice-host-disagrees = Die Tischleitung stimmt nicht zu.
notice-rewind-asked = { $moment ->
    [0] Die Tischleitung möchte zum Anfang zurück.
   *[other] Die Tischleitung möchte zum Moment nach Entscheidung { $moment } zurück.
}
notice-rewound = { $moment ->
    [0] Das Spiel beginnt von vorn.
   *[other] Das Spiel geht zum Moment nach Entscheidung { $moment } zurück.
}
notice-bots-stuck = Die Bots drehen sich im Kreis; das Spiel macht Pause, bis die Tischleitung es weitergehen lässt.
notice-paused = Die Tischleitung hält das Spiel an.
notice-goes-on = Das Spiel geht weiter.
notice-absent = { $who } ist weg; ein Bot springt ein.
notice-out-of-time = { $who } hat keine Zeit mehr; ein Bot springt ein.
notice-back = { $who } ist wieder da.
notice-hint = { $who } hat sich einen Tipp geholt.
notice-muted = Die Tischleitung schaltet stumm: { $who }.
notice-unmuted = Die Tischleitung lässt wieder sprechen: { $who }.
notice-host = { $who } leitet jetzt den Tisch.
notice-link-asked = Die Tischleitung bittet um einen neuen Link für den Platz von { $who }; er gilt, wenn die Person wegbleibt.
notice-link-kept = { $who } ist wieder da und behält den alten Link.
notice-link-by-host = Die Tischleitung hat einen neuen Link für den Platz von { $who } gemacht.
notice-link-made = { $who } hat einen neuen Link für den eigenen Platz gemacht.
notice-cloned = Die Tischleitung hat den Tisch kopiert, wie er nach Entscheidung { $moment } stand.
notice-exported = Die Tischleitung hat den Spielverlauf nach Entscheidung { $moment } gespeichert; er zeigt alle Hände.
notice-again = { $who } hat das nächste Spiel eröffnet.
notice-host-again = Die Tischleitung hat das nächste Spiel eröffnet.
notice-rules-proven = Der Server hat neue Regeln. Bisher ist dieses Spiel unter ihnen dasselbe, und es geht weiter.
notice-rules-unproven = Dieser Tisch sagt nicht, mit welcher Fassung der Regeln er begann. Alle Entscheidungen sind nach den Regeln dieses Servers erlaubt, und nach ihnen geht es weiter.
notice-says = { $who } sagt: { $reason }
