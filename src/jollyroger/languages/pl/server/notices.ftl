notice-sits-down = Do stołu siada { $who }.
notice-left = Osoba z miejsca { $seat } odchodzi; dalej gra bot: { $who }.
notice-bot = Miejsce zajmuje bot: { $who }.
notice-freed-by-host = Gospodarz zwalnia miejsce { $seat }.
notice-freed = Miejsce { $seat } jest znowu wolne.
notice-begins = Gra się zaczyna.
notice-undone = { $who } cofa swoją decyzję.
notice-undo-asked = { $who } prosi o cofnięcie swojej decyzji.
notice-agrees = { $who } się zgadza.
notice-host-agrees = Gospodarz się zgadza.
notice-disagrees = { $who } się nie zgadza.
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
notice-absent = { $who } odchodzi od stołu; na razie gra bot.
notice-out-of-time = { $who } nie ma już czasu; na razie gra bot.
notice-back = { $who } wraca do gry.
notice-hint = { $who } korzysta z podpowiedzi.
notice-muted = Gospodarz wycisza: { $who }.
notice-unmuted = Gospodarz wyłącza wyciszenie: { $who }.
notice-host = Gospodarzem jest teraz { $who }.
notice-link-asked = Gospodarz prosi o nowy link do miejsca gracza { $who }; powstanie, jeśli ta osoba się nie pojawi.
notice-link-kept = { $who } wraca i zachowuje stary link.
notice-link-by-host = Gospodarz tworzy nowy link do miejsca gracza { $who }.
notice-link-made = { $who } tworzy nowy link do swojego miejsca.
notice-cloned = Gospodarz klonuje stół w stanie po decyzji { $moment }.
notice-exported = Gospodarz pobiera zapis gry po decyzji { $moment }; widać w nim wszystkie ręce.
notice-again = { $who } otwiera następną grę.
notice-host-again = Gospodarz otwiera następną grę.
notice-rules-proven = Serwer ma nowe zasady. Dotychczasowy przebieg tej gry jest z nimi zgodny, więc gra toczy się dalej.
notice-rules-unproven = Nie wiadomo, według której wersji zasad zaczęła się ta gra. Wszystkie decyzje są zgodne z zasadami tego serwera i według nich gra toczy się dalej.
notice-says = { $who } mówi: { $reason }
