"""A bad network: a connection between browser and server that can be cut, silenced and restored."""

import contextlib
import socket
import threading
from typing import Self


class Wire:
    """A proxy that listens on its own port and forwards to another, and back."""

    def __init__(self, port: int) -> None:
        self._there = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.base = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._ends: list[socket.socket] = []
        self._carries = threading.Event()
        self._carries.set()
        self._is_cut = False
        self._closed = False

    def __enter__(self) -> Self:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._closed = True
        self.cut()
        self._listening.close()

    def cut(self) -> None:
        """Close all connections and refuse new ones."""
        self._is_cut = True
        self._carries.set()
        for end in self._ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._ends.clear()

    def mute(self) -> None:
        """Drop all data without closing connections, as when out of reach of the wireless network."""
        self._carries.clear()

    def mend(self) -> None:
        self._is_cut = False
        self._carries.set()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while not self._closed:
                near, _ = self._listening.accept()
                if self._is_cut:
                    near.close()
                    continue
                try:
                    far = socket.create_connection(("127.0.0.1", self._there))
                except OSError:
                    near.close()
                    continue
                self._ends += [near, far]
                for pair in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=pair, daemon=True).start()

    def _carry(self, here: socket.socket, there: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := here.recv(65536):
                self._carries.wait()
                there.sendall(data)
        for end in (here, there):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
