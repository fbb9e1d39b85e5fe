# The reader's preferences, and the seats and games that this browser holds.

settings-title = Settings
settings-kept-here = Kept in this browser only.
settings-language = Language
settings-language-browser = Follow the browser
settings-nickname = Nickname
settings-light = Light
settings-light-system = as the system says
settings-light-day = day: parchment and ink
settings-light-night = night: sea and lantern
settings-text-size = Text size
settings-text-size-normal = normal
settings-text-size-large = large
settings-text-size-largest = largest
settings-motion = Motion
settings-motion-system = as the system says
settings-motion-lively = pieces move
settings-motion-still = nothing moves
settings-speed = Speed of rolls and fights
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-step = Step by step
settings-speed-off = No scenes
settings-drawer = List of all options
settings-drawer-auto = open when I play by keyboard
settings-drawer-open = always open
settings-drawer-closed = closed
settings-sound = Sound
    .about = A bell when it is your turn, and a few knocks.
settings-notify = Notifications
    .about = When it is your turn and the page is out of sight.
settings-notify-denied = The browser does not allow it for this address.
settings-confirm = Confirm risky moves
    .about = Asks once more before a choice that risks something.
settings-one-click = One-click moves
    .about = A click does it at once where there is only one sensible thing to do.
settings-tips = Tips
    .about = Explains things the first time you meet them.
settings-aids = Colour aids
    .about = Letters and patterns beside colours, wherever there is room.
settings-curtain = Curtain
    .about = Between the turns, when several people play on this device.

move-title = Use another device
move-about = Your seats live in this browser{ $count ->
    [0] {""}
    [one] : { $count } table now
   *[other] : { $count } tables now
}. One link takes all of them, and your record, to your phone or another computer. They stay here too.
move-warning = Open this on the other device within { $minutes } minutes. It works once. Whoever opens it plays in your name, so send it only to yourself.
move-link = Link that moves your seats
move-link-code = The link that moves your seats as a QR code
move-make-link = Make a link
move-make-new-link = Make a new link
move-save-file = Save my seats to a file
move-load-file = Load seats from a file
move-file-secret = The file holds the keys to your seats. Keep it to yourself.
move-file-too-large = That file is too large to hold seats.
move-added = { $count ->
    [one] { $count } table was added.
   *[other] { $count } tables were added.
}
move-bad-link = This link is not complete. Copy it once more, whole, or make a new one on the other device.
move-bad-file = This file does not hold seats of Jolly Roger.
move-insecure = Browsers encrypt only on secure pages (https). Save your seats to a file instead.
move-bring = Bring my seats here
move-bring-ask = Bring my seats here?
move-bring-about = This browser will hold all your seats and your record, beside what it has already. The link works once.
move-not-now = Not now
move-welcome = Welcome aboard
move-came = { $count ->
    [one] { $count } table is
   *[other] { $count } tables are
} in this browser now.
move-my-tables = My tables
move-how = On your other device open <strong>Settings</strong>, then <strong>Use another device</strong>, and open the link it makes here.

stored-title = Your games
stored-about = They live in this browser and nowhere else{ $megabytes ->
    [none] {""}
   *[other] ; with the page itself they take { $megabytes } MB
}. If you clear the data of this address, they are gone; those in a private window are gone when you close it. A game you care about can be saved to a file from its table's menu.
stored-kept = The browser has promised to keep them, even if the disk is full.
stored-not-kept = If the disk is full, the browser may delete them.
stored-keep = Ask the browser to keep them
