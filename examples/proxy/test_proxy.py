"""Tests of one.conf and two.conf with a real nginx, real certificates and the real program.

Usage: HOMESTRETCH_PROGRAM=target/debug/homestretch python test_proxy.py, as root of a network of its own;
`scripts/test-proxy` sees to that. The files are read by nginx as they lie here, on the ports that they name.
"""

from __future__ import annotations

import base64
import contextlib
import fcntl
import json
import os
import re
import shutil
import signal
import socket
import ssl
import struct
import subprocess
import tempfile
import time
import unittest
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROGRAM = str(Path(os.environ["HOMESTRETCH_PROGRAM"]).resolve())
NAME = "games.example.org"
URL = f"https://{NAME}"
LONG = 120.0  # seconds after which something has failed; nothing hangs on it
MAIN = """
user root;
daemon off;
master_process off;
pid nginx.pid;
error_log nginx.log;
events { }
http {
    access_log off;
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    include %s;
}
"""


def setUpModule() -> None:
    """Raises the loopback device of this network, which a fresh one has lowered."""
    with socket.socket() as any_socket:
        wanted = struct.pack("16sh14x", b"lo", 0x41)  # up and running
        fcntl.ioctl(any_socket, 0x8914, wanted)


class Socket:
    """A WebSocket through the proxy."""

    def __init__(self, trust: ssl.SSLContext, path: str, origin: str = URL) -> None:
        self.stream = trust.wrap_socket(socket.create_connection(("127.0.0.1", 443), LONG), server_hostname=NAME)
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {NAME}\r\nOrigin: {origin}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        self.read = self.stream.makefile("rb")
        self.status = int(self.read.readline().split()[1])
        while self.read.readline().strip():
            pass

    def say(self, **message: object) -> None:
        text = json.dumps(message).encode()
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(text))
        length = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + struct.pack(">H", len(text))
        self.stream.sendall(b"\x81" + length + mask + masked)

    def hear(self) -> dict:
        """The next message; a device that is asked whether it is there need not answer at once."""
        while True:
            kind, length = self.read.read(2)
            if length > 125:
                wide = 2 if length == 126 else 8
                length = int.from_bytes(self.read.read(wide), "big")
            told = self.read.read(length)
            if kind & 15 == 8:
                raise AssertionError("the table has ended the connection")
            if kind & 15 == 1:
                return json.loads(told)

    def until(self, kind: str) -> dict:
        """The next message of a kind."""
        while (message := self.hear())["type"] != kind:
            if message["type"] == "refused":
                raise AssertionError(message["words"])
        return message

    def close(self) -> None:
        self.read.close()
        self.stream.close()


class Behind(unittest.TestCase):
    """A folder with a certificate, and what is started there; all of it ends with the test."""

    def setUp(self) -> None:
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.running = self.enterContext(contextlib.ExitStack())
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"]
            + ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
            + ["-keyout", "games.key", "-out", "games.pem"],
            cwd=self.folder, check=True, capture_output=True,
        )
        self.trust = ssl.create_default_context(cafile=str(self.folder / "games.pem"))

    def start(self, *words: str, log: str) -> subprocess.Popen:
        """Starts something that ends with the test at the latest."""
        with open(self.folder / log, "wb") as out:
            process = subprocess.Popen(words, stdout=out, stderr=subprocess.STDOUT)
        self.running.callback(self.stop, process)
        return process

    def stop(self, process: subprocess.Popen) -> None:
        process.send_signal(signal.SIGINT)
        process.wait(LONG)

    def wait_for(self, process: subprocess.Popen, port: int) -> None:
        end = time.monotonic() + LONG
        while time.monotonic() < end and process.poll() is None:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                return
            time.sleep(0.02)
        logs = "".join(log.read_text(errors="replace") for log in self.folder.glob("*.log"))
        raise AssertionError(f"nobody listens on port {port}: {logs}")

    def nginx(self, file: str) -> None:
        """Starts nginx with one of the files as it is. In a user namespace there is nobody else than root."""
        (self.folder / "nginx.conf").write_text(MAIN % (HERE / file))
        place = str(self.folder)
        process = self.start(shutil.which("nginx") or "/usr/sbin/nginx", "-e", "stderr", "-p", place, "-c", f"{place}/nginx.conf", log="start.log")
        self.wait_for(process, 443)

    def serve(self, data: str, port: int, *words: str) -> subprocess.Popen:
        process = self.start(
            PROGRAM, "--data-dir", str(self.folder / data), "serve", *words, "--bind", "127.0.0.1", "--port", str(port),
            "--url", URL, "--pace", "0", "--no-codes", log=f"{data}.log",
        )
        self.wait_for(process, port)
        return process

    def links(self, data: str) -> list[str]:
        """The codes of the links that a server has shown."""
        end = time.monotonic() + LONG
        while time.monotonic() < end:
            text = (self.folder / f"{data}.log").read_text()
            if found := re.findall(rf"{re.escape(URL)}/(?:lobby\.html)?#(\S+)", text):
                return found
            time.sleep(0.02)
        raise AssertionError("no link was shown")

    def get(self, path: str, host: str = NAME) -> tuple[int, str, str]:
        """The status, the head and the body of a page."""
        with self.trust.wrap_socket(socket.create_connection(("127.0.0.1", 443), LONG), server_hostname=NAME) as stream:
            stream.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
            head, _, body = stream.makefile("rb").read().partition(b"\r\n\r\n")
        return int(head.split()[1]), head.decode().lower(), body.decode(errors="replace")

    def come(self, path: str, code: str) -> Socket:
        opened = Socket(self.trust, path)
        self.running.callback(opened.close)
        self.assertEqual(opened.status, 101)
        opened.say(type="hello", protocol=1, token=code, languages=["en"])
        return opened


def play(device: Socket) -> dict:
    """Plays a seat to its end, always the first choice; how it ended."""
    answered = None
    while True:
        state = device.until("state")
        if state["end"]:
            return state["end"]
        if state["yours"] and answered != state["asked"]:
            answered = state["asked"]
            device.say(type="choose", asked=answered, number=state["choices"][0]["number"])


class One(Behind):
    def test_a_game_is_played_over_tls(self) -> None:
        self.serve("one", 7747, "--game", "compromise", "--seats", "person,level:1")
        self.nginx("one.conf")
        seat, onlooker = self.links("one")
        status, head, body = self.get("/")
        self.assertEqual(status, 200)
        self.assertIn("content-security-policy: default-src 'none'", head)
        for file in re.findall(r'(?:src|href)="(/[^"]+)"', body):
            self.assertEqual(self.get(file)[0], 200, file)
        watching = self.come("/table", onlooker)
        device = self.come("/table", seat)
        self.assertEqual(device.until("welcome")["seat"], 0)
        self.assertTrue(play(device)["words"])
        while not watching.until("state")["end"]:
            pass

    def test_pages_from_elsewhere_come_through_no_more_than_without_a_proxy(self) -> None:
        self.serve("one", 7747, "--game", "compromise", "--seats", "person,level:1")
        self.nginx("one.conf")
        for origin in ["https://evil.example", f"{URL}:8443", "null"]:
            with contextlib.closing(Socket(self.trust, "/table", origin)) as refused:
                self.assertEqual(refused.status, 403, origin)
        self.assertEqual(self.get("/", "evil.example")[0], 421)
        with socket.create_connection(("127.0.0.1", 80), LONG) as plain:
            plain.sendall(f"GET /lobby.html HTTP/1.1\r\nHost: {NAME}\r\nConnection: close\r\n\r\n".encode())
            answer = plain.makefile("rb").read()
        self.assertIn(b" 301 ", answer.splitlines()[0])
        self.assertIn(f"Location: {URL}/lobby.html".encode(), answer)

    def test_one_machine_does_not_take_every_place(self) -> None:
        self.serve("one", 7747, "--game", "compromise", "--seats", "person,level:1")
        self.nginx("one.conf")
        seat, _ = self.links("one")
        devices = [self.come("/table", seat) for _ in range(48)]
        devices[-1].until("welcome")
        with contextlib.closing(Socket(self.trust, "/table")) as refused:
            self.assertEqual(refused.status, 503)


class Two(Behind):
    NAMES = [f"Club%20{number}" for number in range(12)]

    def lobbies(self) -> tuple[str, subprocess.Popen]:
        """Two lobbies under one link; its code, and the second of them."""
        self.serve("one", 7747, "--lobby")
        (code,) = self.links("one")
        (self.folder / "two/tables").mkdir(parents=True)
        shutil.copy(self.folder / "one/tables/lobby.json", self.folder / "two/tables")
        second = self.serve("two", 7748, "--lobby", "--continue")
        self.assertEqual(self.links("two"), [code])
        self.nginx("two.conf")
        return code, second

    def made(self, code: str, name: str) -> str:
        """Makes a table of this name, and says the code of the seat."""
        with contextlib.closing(self.come(f"/lobby?table={name}", code)) as lobby:
            lobby.until("lobby")
            lobby.say(type="make", game="quoridor", seats=["person", "level:1"], table=name, password="", name="Anna")
            return lobby.until("code")["code"]

    def welcome(self, name: str, seat: str) -> dict:
        """What a device is told first that comes to a table of this name."""
        with contextlib.closing(self.come(f"/table?table={name}", seat)) as device:
            return device.until("welcome")

    def names_at(self, data: str) -> set[str]:
        tables = (self.folder / data / "tables").glob("*/table.json")
        return {json.loads(table.read_text())["name"] for table in tables}

    def test_tables_are_spread_by_their_names_and_found_by_them(self) -> None:
        code, second = self.lobbies()
        seats = {name: self.made(code, name) for name in self.NAMES}
        one, two = self.names_at("one"), self.names_at("two")
        self.assertEqual(one | two, set(self.NAMES))
        self.assertTrue(one and two and not one & two, (one, two))
        for name, seat in seats.items():
            for _ in range(3):
                self.assertEqual(self.welcome(name, seat)["seat"], 0)
            with contextlib.closing(self.come(f"/lobby?table={name}", code)) as lobby:
                self.assertIn(name, [table["name"] for table in lobby.until("tables")["tables"]])
        # While one server is away its tables wait for it, and those of the other play on.
        self.stop(second)
        for name, seat in seats.items():
            if name in one:
                self.welcome(name, seat)
            else:
                with contextlib.closing(Socket(self.trust, f"/table?table={name}")) as away:
                    self.assertEqual(away.status, 502)
        self.serve("two", 7748, "--lobby", "--continue")
        for name in two:
            self.welcome(name, seats[name])


if __name__ == "__main__":
    unittest.main()
