notice-sits-down = Do stołu siada { $who }.
notice-left = Osoba z miejsca { $seat } odeszła; dalej gra bot: { $who }.
notice-bot = Miejsce zajmuje bot: { $who }.
notice-freed-by-host = Gospodarz zwalnia miejsce { $seat }.
notice-freed = Miejsce { $seat } jest znowu wolne.
notice-begins = Gra się zaczyna.
notice-undone = { $who } cofa swoją decyzję.
notice-undo-asked = { $who } prosi o cofnięcie swojej decyzji.
notice-agrees = Zgoda: { $who }.
notice-host-agrees = Gospodarz się zgadza.
notice-disagrees = Brak zgody: { $who }.
notice-host-disagrees = Gospodarz się nie zgadza.
notice-rewind-asked = { $moment ->
    [0] Gospodarz chce wrócić do początku gry.
   *[other] Gospodarz chce wrócić do momentu po decyzji { $moment }.
}
notice-rewound = { $moment ->
    [0] Gra zaczyna się od nowa.
   *[other] Gra wraca do momentu po decyzji { $moment }.
}
notice-bots-stuck = Boty kręcą się w kółko; gra jest wstrzymana, aż gospodarz ją wznowi.
notice-paused = Gospodarz wstrzymuje grę.
notice-goes-on = Gra toczy się dalej.
notice-absent = Nieobecność: { $who }; na razie gra bot.
notice-out-of-time = Koniec czasu: { $who }; na razie gra bot.
notice-back = { $who } wraca do gry.
notice-hint = { $who } korzysta z podpowiedzi.
notice-muted = Gospodarz wycisza: { $who }.
notice-unmuted = Gospodarz znów pozwala mówić: { $who }.
notice-host = Gospodarzem jest teraz { $who }.
notice-link-asked = Gospodarz prosi o nowy link do miejsca gracza { $who }; powstanie, jeśli ta osoba się nie pojawi.
notice-link-kept = { $who } wraca i zachowuje stary link.
notice-link-by-host = Gospodarz zrobił nowy link do miejsca gracza { $who }.
notice-link-made = Nowy link do własnego miejsca: { $who }.
notice-cloned = Gospodarz sklonował stół ze stanem po decyzji { $moment }.
notice-exported = Gospodarz zapisał przebieg gry po decyzji { $moment }; widać w nim wszystkie ręce.
notice-again = { $who } otwiera następną grę.
notice-host-again = Gospodarz otworzył następną grę.
notice-rules-proven = Serwer ma nowe zasady. Ta gra do tej pory przebiega według nich tak samo i toczy się dalej.
notice-rules-unproven = Ten stół nie podaje, z którą wersją zasad się zaczął. Wszystkie decyzje są zgodne z zasadami tego serwera i według nich gra toczy się dalej.
notice-says = { $who } mówi: { $reason }
