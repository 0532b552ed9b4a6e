#!/usr/bin/env python3
"""Cornerwise in a window of its own: a server that only this machine can reach, and a view of it (GTK 4, WebKitGTK).

Games and accounts are kept in the data folder of the user. The server ends with the window, however that ends.
"""

import ctypes
import re
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("WebKit", "6.0")
from gi.repository import Gio, GLib, Gtk, WebKit  # noqa: E402  # only after the versions are known

ID = "io.github.cornerwise.Cornerwise"
NAME = "Cornerwise"
HOST = "127.0.0.1"
PORT = 47824
"""Always the same, because what a browser keeps (settings, games of this device) belongs to an address."""
ADDRESS = re.compile(rb"http://[\w.:]+")
PR_SET_PDEATHSIG = 1
"""Of prctl(2): the signal that a process gets when its parent dies."""
PATIENCE = 10
"""Seconds that the server may take to end."""
DATA = Path(GLib.get_user_data_dir(), "cornerwise")
CACHE = Path(GLib.get_user_cache_dir(), "cornerwise")


def free_port() -> int:
    """The usual port, or any other where another program has taken it."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, PORT))
        except OSError:
            return 0
    return PORT


def end_with_parent() -> None:
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)


class Desktop(Gtk.Application):
    def __init__(self) -> None:
        super().__init__(application_id=ID, flags=Gio.ApplicationFlags.DEFAULT_FLAGS)
        self.server: subprocess.Popen[bytes] | None = None
        self.view: WebKit.WebView | None = None

    def do_activate(self) -> None:
        if self.view:  # started a second time: the window is there
            self.get_active_window().present()
            return
        self.view = make_view()
        window = Gtk.ApplicationWindow(application=self, title=NAME, default_width=1200, default_height=800)
        window.set_child(self.view)
        window.present()
        self.start_server()

    def start_server(self) -> None:
        DATA.mkdir(parents=True, exist_ok=True)
        place = ["--host", HOST, "--port", str(free_port()), "--database", f"sqlite:///{DATA}/games.db"]
        self.server = subprocess.Popen(
            [sys.executable, "-m", "cornerwise.cli", "serve", *place],
            stdout=subprocess.PIPE,
            preexec_fn=end_with_parent,
        )
        threading.Thread(target=self.read_server, daemon=True).start()

    def read_server(self) -> None:
        """Shows the page as soon as the server says where it is; ends with the server."""
        for line in self.server.stdout:
            if found := ADDRESS.search(line):
                GLib.idle_add(self.view.load_uri, found[0].decode())
        GLib.idle_add(self.quit)

    def do_shutdown(self) -> None:
        if self.server and self.server.poll() is None:
            self.server.terminate()
            try:
                self.server.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.server.kill()
        Gtk.Application.do_shutdown(self)


def make_view() -> WebKit.WebView:
    session = WebKit.NetworkSession.new(str(DATA / "browser"), str(CACHE))
    cookies = session.get_cookie_manager()
    cookies.set_persistent_storage(str(DATA / "cookies.db"), WebKit.CookiePersistentStorage.SQLITE)
    view = WebKit.WebView(network_session=session)
    view.connect("decide-policy", decide)
    return view


def decide(view: WebKit.WebView, decision: WebKit.PolicyDecision, kind: WebKit.PolicyDecisionType) -> bool:
    """Other people's pages open in the browser of the desktop, pages of ours in this window."""
    if kind == WebKit.PolicyDecisionType.RESPONSE:
        return False
    address = decision.get_navigation_action().get_request().get_uri()
    ours = address.startswith((f"http://{HOST}:", "about:", "blob:", "data:"))
    if ours and kind == WebKit.PolicyDecisionType.NAVIGATION_ACTION:
        return False
    decision.ignore()
    if ours:
        view.load_uri(address)
    else:
        Gtk.UriLauncher.new(address).launch(view.get_root(), None, None)
    return True


if __name__ == "__main__":
    sys.exit(Desktop().run(sys.argv))
