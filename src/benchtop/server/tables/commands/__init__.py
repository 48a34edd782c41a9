"""Everything that is written to a table's log: a module per command, with the entries it leads to.

To add a command, add a module: see "Adding a command" in docs/architecture.md.
"""

from typing import TYPE_CHECKING

from benchtop.server.journal import Message, Registry

if TYPE_CHECKING:
    from benchtop.server.tables.commands.base import TableBody

REGISTRY: "Registry[Message, TableBody]" = Registry(__name__)
