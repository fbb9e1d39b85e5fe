notice-sits-down = { $who } sits down.
notice-left = The person in seat { $seat } has left; { $who }, a bot, plays on.
notice-bot = { $who }, a bot, takes the seat.
notice-freed-by-host = The host frees seat { $seat }.
notice-freed = Seat { $seat } is free again.
notice-begins = The game begins.
notice-undone = { $who } takes a choice back.
notice-undo-asked = { $who } would like to take a choice back.
notice-agrees = { $who } agrees.
notice-host-agrees = The host agrees.
notice-disagrees = { $who } does not agree.
notice-host-disagrees = The host does not agree.
notice-rewind-asked = { $moment ->
    [0] The host would like to go back to the beginning.
   *[other] The host would like to go back to the moment after choice { $moment }.
}
notice-rewound = { $moment ->
    [0] The game begins anew.
   *[other] The game goes back to the moment after choice { $moment }.
}
notice-bots-stuck = The bots repeat themselves and get nowhere; the game is paused until the host lets it go on.
notice-paused = The host pauses the game.
notice-goes-on = The game goes on.
notice-absent = { $who } is away; a bot stands in.
notice-out-of-time = { $who } has run out of time; a bot stands in.
notice-back = { $who } is back.
notice-hint = { $who } took a hint.
notice-muted = The host mutes: { $who }.
notice-unmuted = The host lets speak again: { $who }.
notice-host = { $who } is the host now.
notice-link-asked = The host asks for a new link for the seat of { $who }; it is made if they stay away.
notice-link-kept = { $who } is back and keeps the old link.
notice-link-by-host = The host has made a new link for the seat of { $who }.
notice-link-made = { $who } has made a new link for the seat of { $who }.
notice-cloned = The host has cloned the table as it stood after choice { $moment }.
notice-exported = The host has taken a record of the game after choice { $moment }; it shows all hands.
notice-again = { $who } has opened the next game.
notice-host-again = The host has opened the next game.
notice-rules-proven = The server has new rules. So far this game is the same under them, and it goes on.
notice-rules-unproven = This table does not say which version of the rules it was started with. All its choices are legal under those of this server, and it goes on by them.
notice-says = { $who } says: { $reason }
