"""Mail, handed to the operator's SMTP server in a thread."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from collections.abc import Mapping
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid

from .settings import SmtpServer

TIMEOUT_SECONDS = 15.0
POLICY = SMTP.clone(max_line_length=998)
"""Without folding: the link in a header would be encoded, and mail programs would not find it."""
LOCAL_PART, LABEL = r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}", r"[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
ADDRESS = re.compile(rf"{LOCAL_PART}@({LABEL}\.)+[A-Za-z]{{2,63}}")


def is_mail_address(text: str) -> bool:
    return ADDRESS.fullmatch(text) is not None and ".." not in text


def build_mail(sender: str, to: str, subject: str, text: str, headers: Mapping[str, str]) -> EmailMessage:
    mail = EmailMessage(POLICY)
    mail["From"] = sender
    mail["To"] = to
    mail["Subject"] = subject
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].rstrip(">"))
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(text)
    for name, value in headers.items():
        mail[name] = value
    return mail


async def send_mail(server: SmtpServer, mail: EmailMessage) -> None:
    """Hand in a mail. Raises `smtplib.SMTPException` or `OSError` if that fails."""
    await asyncio.to_thread(_send, server, mail)


def _send(server: SmtpServer, mail: EmailMessage) -> None:
    with _connect(server) as connection:
        if server.user is not None:
            connection.login(server.user, server.password or "")
        connection.send_message(mail)


def _connect(server: SmtpServer) -> smtplib.SMTP:
    tls = ssl.create_default_context()
    if server.security == "tls":
        return smtplib.SMTP_SSL(server.host, server.port, timeout=TIMEOUT_SECONDS, context=tls)
    connection = smtplib.SMTP(server.host, server.port, timeout=TIMEOUT_SECONDS)
    if server.security == "starttls":
        try:
            connection.starttls(context=tls)
        except BaseException:
            connection.close()
            raise
    return connection
