"""The contract between Python and the JavaScript of the worker in which it runs.

Only strings, numbers and booleans cross the border. What may be missing is an empty string or an empty JSON array:
`null` and `undefined` are different things in Python and easily mixed up.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal, Protocol

PostNews = Callable[[str], object]
"""Given by JavaScript: sends a text to the other tabs, over a BroadcastChannel. The channel does not bring it back to
the tab that sent it. What arrives from the other tabs is handed to `Server.receive_news`."""

PostKind = Literal["open", "message", "close"]
PostToPage = Callable[[PostKind, str], object]
"""Given by JavaScript for each socket: passes an event on to the page.

open: the text is empty. message: one protocol message, JSON. close: "CODE REASON", as in a WebSocket's close event;
nothing comes after it.
"""


class BrowserDatabase(Protocol):
    """Given by JavaScript: the tables of this browser, in IndexedDB.

    Each method is one transaction, and its promise resolves when the transaction is complete. A promise that is
    rejected means that the database cannot be used now (no space, closed by another tab …): the caller tries again
    later, and does not know whether anything was written.

    Four object stores hold the data:

    - `tables`: by id, a row. A row is a text that means nothing to JavaScript.
    - `log_lines`: by [id, number], the lines of the tables' logs.
    - `settings`: by name, a text.
    - `documents`: by [kind, id], a text and when it expires (Infinity: never). Kinds and ids are ASCII.
    """

    def create(self, id: str, lines: str, row: str) -> Awaitable[bool]:
        """Store a new table. `lines`: a JSON array of texts, numbered from 0 on.

        False, and nothing is written, if there is a table with this id.
        """

    def append(self, id: str, first: int, lines: str, row: str) -> Awaitable[bool]:
        """Append lines to a log, numbered from `first` on; and replace the table's row, unless `row` is empty.

        `lines` is a JSON array of texts, which may be empty. False, and nothing is written, if there is no such table
        or one of the numbers is taken: another tab was faster. Use `add`, not `put`: IndexedDB then aborts the
        transaction with a ConstraintError, which arrives in the transaction's `onabort`.
        """

    def read_lines(self, id: str, first: int) -> Awaitable[str]:
        """A JSON array of the log's lines from number `first` on, in order; empty if there is no such table."""

    def read_row(self, id: str) -> Awaitable[str]:
        """A table's row; empty if there is no such table."""

    def read_rows(self) -> Awaitable[str]:
        """A JSON array with a pair [id, row] for each table, in order of the ids as IndexedDB sorts them."""

    def delete_table(self, id: str) -> Awaitable[object]:
        """Delete a table's row and its log, if it exists."""

    def get_or_set(self, name: str, value: str) -> Awaitable[str]:
        """Store a setting unless it is there already; returns the stored value."""

    def put_document(self, kind: str, id: str, value: str, expires_at: float) -> Awaitable[object]:
        """Store a document in place of the one that is there. `expires_at`: seconds since 1970, or Infinity."""

    def list_documents(self, kind: str, first: str, last: str, now: float, limit: int) -> Awaitable[str]:
        """A JSON array with a pair [id, value] for each document of this kind that has not expired, in order of ids.

        Only ids from `first` to `last`, both included, and at most `limit` of them. Expired: `expires_at` <= `now`.
        """

    def take_document(self, kind: str, id: str, now: float) -> Awaitable[str]:
        """Read a document and delete it. A JSON array of its value; empty if there is none or it has expired."""

    def delete_documents(self, kind: str, first: str, last: str) -> Awaitable[object]:
        """Delete the documents of a kind with ids from `first` to `last`, both included."""

    def delete_expired_documents(self, now: float) -> Awaitable[object]:
        """Delete all documents whose `expires_at` is `now` or earlier."""


class Server(Protocol):
    """Given to JavaScript by `jollyroger.embedded.browser.make_server(database, post_news)`."""

    def open(self) -> Awaitable[None]:
        """Start. Nothing else may be called before this has resolved."""

    def request(
        self, method: str, path: str, authorization: str, body: str, language: str = ""
    ) -> Awaitable[tuple[int, str, str]]:
        """Answer a request as the HTTP server does: returns status, content type and text. Never raises.

        `path`: like "/api/tables/ID/moments?seat=1". `authorization`: like "Bearer TOKEN TOKEN", or empty.
        `language`: what the reader wants texts in, like the header Accept-Language. In JavaScript the result is a
        proxy: call its `toJs()`, then `destroy()`.
        """

    def connect(self, number: int, table: str, post: PostToPage) -> None:
        """Open a socket to a table; like the server's /api/tables/ID/live. `number`: JavaScript's own, used once."""

    def receive(self, number: int, text: str) -> None:
        """Take a message from the page. One for a socket that is closed is dropped."""

    def disconnect(self, number: int) -> None:
        """The page has closed the socket, or is gone. Nothing more is posted to it."""

    def receive_news(self, text: str) -> None:
        """Take what another tab has sent with its `post_news`."""

    def close(self) -> Awaitable[None]:
        """Stop bots, clocks and sockets. What was answered is durable already, so a tab may also just be closed."""
