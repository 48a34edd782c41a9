"""Everything that is written into a table's list: a module for each command, with the entries that it leads to.

Adding a module here adds its command: see "Adding a command" in docs/architecture.md.
"""

from typing import TYPE_CHECKING

from benchtop.server.journal import Message, Registry

if TYPE_CHECKING:
    from benchtop.server.tables.commands.base import TableBody

REGISTRY: "Registry[Message, TableBody]" = Registry(__name__)
