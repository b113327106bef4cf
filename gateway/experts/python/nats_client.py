"""A NATS client as small as an expert needs: subscribe, publish, request. Python 3.9 or newer, standard library only."""

from __future__ import annotations

import collections
import itertools
import json
import os
import secrets
import socket
import ssl
import time
import urllib.parse
from typing import Any, Deque, NamedTuple, Optional

CONNECT_SECONDS = 10.0


class Message(NamedTuple):
    subject: str
    reply: str
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class NatsError(Exception):
    """The server refused something: a wrong password, a subject without permission."""


class NatsClient:
    """One connection. `inbox` is where answers come: the role of an expert may listen below _INBOX.<its id> only."""

    def __init__(self, url: str, name: str, inbox: str) -> None:
        where = urllib.parse.urlsplit(url if "://" in url else "nats://" + url)
        self._host = where.hostname or "127.0.0.1"
        # A password in the environment is seen by its owner only; on a command line everybody sees it.
        self._user = urllib.parse.unquote(where.username) if where.username else os.environ.get("NATS_USER")
        self._password = urllib.parse.unquote(where.password or os.environ.get("NATS_PASSWORD", ""))
        self._encrypted = where.scheme == "tls"
        self._name = name
        self._inbox = f"{inbox}.{secrets.token_hex(8)}"
        self._counter = itertools.count(1)
        self._waiting: Deque[Message] = collections.deque()
        self._buffer = b""
        self._socket = socket.create_connection((self._host, where.port or 4222), CONNECT_SECONDS)
        self._greet()
        self.subscribe(self._inbox + ".*")

    def subscribe(self, subject: str) -> None:
        self._send(f"SUB {subject} {next(self._counter)}\r\n".encode())

    def publish(self, subject: str, value: Any, reply: str = "") -> None:
        body = json.dumps(value, ensure_ascii=False).encode()
        self._send(f"PUB {subject} {reply} {len(body)}\r\n".encode() + body + b"\r\n")

    def request(self, subject: str, value: Any, seconds: float = 5.0) -> Any:
        """The answer, or None when nobody answered in time. Other messages wait for `next` meanwhile."""
        reply = f"{self._inbox}.{next(self._counter)}"
        self.publish(subject, value, reply)
        deadline = time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            message = self._receive(left)
            if message is not None and message.subject == reply:
                return message.json()
            if message is not None and not message.subject.startswith(self._inbox):
                self._waiting.append(message)
        return None

    def flush(self) -> None:
        """Returns when the server has done everything asked so far; raises NatsError when it refused something."""
        self._send(b"PING\r\n")
        while self._line(None) != b"PONG":
            pass

    def next(self) -> Message:
        """The next message, however long it takes. Raises ConnectionError when the server is gone."""
        while not self._waiting:
            message = self._receive(None)
            if message is not None and not message.subject.startswith(self._inbox):
                return message
        return self._waiting.popleft()

    def _greet(self) -> None:
        info = json.loads(self._read_line()[len(b"INFO ") :])
        if self._encrypted or info.get("tls_required"):
            self._socket = ssl.create_default_context().wrap_socket(self._socket, server_hostname=self._host)
        # Without "headers" the server leaves out the headers of messages, which nothing here needs.
        hello = {"verbose": False, "pedantic": False, "lang": "python", "version": "1", "name": self._name}
        if self._user is not None:
            hello.update({"user": self._user, "pass": self._password})
        self._send(b"CONNECT " + json.dumps(hello).encode() + b"\r\n")
        self.flush()

    def _receive(self, seconds: Optional[float]) -> Optional[Message]:
        """The next message, or None when something else came or the time is over."""
        try:
            line = self._line(seconds)
        except socket.timeout:
            return None
        if not line.startswith(b"MSG "):
            return None
        _, subject, _, *reply, size = line.decode().split(" ")
        body = self._read(int(size) + 2)[:-2]
        return Message(subject, reply[0] if reply else "", body)

    def _line(self, seconds: Optional[float]) -> bytes:
        self._socket.settimeout(seconds)
        line = self._read_line()
        if line == b"PING":
            self._send(b"PONG\r\n")
        elif line.startswith(b"-ERR"):
            raise NatsError(line.decode())
        return line

    def _read_line(self) -> bytes:
        while b"\r\n" not in self._buffer:
            self._fill()
        line, self._buffer = self._buffer.split(b"\r\n", 1)
        return line

    def _read(self, size: int) -> bytes:
        self._socket.settimeout(CONNECT_SECONDS)
        while len(self._buffer) < size:
            self._fill()
        data, self._buffer = self._buffer[:size], self._buffer[size:]
        return data

    def _fill(self) -> None:
        data = self._socket.recv(65536)
        if not data:
            raise ConnectionError("the server closed the connection")
        self._buffer += data

    def _send(self, data: bytes) -> None:
        self._socket.sendall(data)
