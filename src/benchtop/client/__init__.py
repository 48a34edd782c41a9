"""A small client for Benchtop servers that needs only the standard library: for bots, scripts and notebooks.

from benchtop.client import Server

table = Server("http://127.0.0.1:8000").join("BCDFGH", name="Ada")
for news in table.follow():
    if news.legal:
        table.play(news.legal[0]["move"], ply=news.ply)
"""

from benchtop.client.connection import News, Refused, Unreachable
from benchtop.client.server import Server
from benchtop.client.table import Table

__all__ = ["News", "Refused", "Server", "Table", "Unreachable"]
