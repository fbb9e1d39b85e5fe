# The page without a server: the start of the games, and why they cannot start.

static-loading = Loading
static-files = Files fetched
static-starting = Hoisting the sails …
static-fetching = Fetching the games
static-waiting = Weighing anchor …
static-megabytes = { $loaded } of { $total } MB, only this once
static-details = Details for a bug report
static-not-running = The games are not running. Load the page again; your games are kept.
static-new-version = A new version is ready
static-reload = Reload
static-later = Later
static-no-javascript = Jolly Roger needs JavaScript: the games run in this page.
static-unstarted = Jolly Roger should be here. If this text stays, the page was opened as a file, or the browser is too old: put the folder on any web server (for example <code>python -m http.server</code>), and use a current browser.

static-browser = This browser cannot run the games
    .advice = They need WebAssembly and a database in the browser. Every current Chrome, Edge, Firefox and Safari has both: update yours, or try another one.
    .more = If it is new, something may have turned them off: a strict security mode, such as the Lockdown Mode of an iPhone, or an add-on. Allow them for this address.
static-storage = This browser keeps nothing here
    .advice = Your games are stored in the browser, and it does not allow that. Private windows often do not: open this page in an ordinary one.
    .more = If it is one, allow cookies and site data for this address in the browser's settings, and see that the disk is not full.
static-download = The games could not be fetched
    .advice = Check your connection and try again. When they have come once, no network is needed any more.
static-internal = The games are not running
    .advice = Try again; your games are kept. If that does not help, close the other tabs of this page, or start the browser anew.
