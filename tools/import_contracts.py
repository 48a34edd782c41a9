"""A kind of contract that import-linter lacks: modules that import nothing from outside but the standard library."""

import sys
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandardLibraryOnly(Contract):
    """The modules and all below them import only this package, the standard library and what is `allowed`."""

    modules = fields.ListField(subfield=fields.StringField())
    allowed = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: FBT001
        packages = cast("list[str]", self.modules)
        permitted = {*sys.stdlib_module_names, *cast("list[str]", self.allowed)}
        strangers = [
            f"{module}, line {detail['line_number']}: {detail['line_contents']}"
            for package in packages
            for module in sorted({package, *graph.find_descendants(package)})
            for imported in sorted(graph.find_modules_directly_imported_by(module))
            if imported.partition(".")[0] not in {package.partition(".")[0], *permitted}
            for detail in graph.get_import_details(importer=module, imported=imported)
        ]
        return ContractCheck(kept=not strangers, metadata={"strangers": strangers})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for stranger in check.metadata["strangers"]:
            output.print_error(stranger, bold=False)
