"""Build hook of the wheel: the web page and, where a C compiler is, the compiled group go in beside the sources."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildHook(BuildHookInterface[Any]):
    """Adds what is built to a wheel; an editable install builds nothing, `make compile` and `make web` do."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, and tell hatchling what to include and that the wheel fits one kind of Python only."""
        if version == "editable":
            return
        root = Path(self.root)
        sys.path.insert(0, str(root))
        from tools import compile_group, npm

        include: dict[str, str] = build_data["force_include"]
        web = root / "web"
        if not (web / "dist" / "index.html").is_file():
            for step in (("ci",), ("run", "build")):
                if npm.npm(*step, web=web):
                    raise SystemExit(f"npm {' '.join(step)} failed: the web page was not built")
        include[str(web / "dist")] = "prsi/web"
        if os.environ.get("PRSI_INTERPRETED") == "1":
            return
        try:
            built = compile_group.build(root)
        except compile_group.CannotCompile as notice:
            self.app.display_warning(f"a wheel without compiled modules: {notice}")
            return
        include.update({str(file): place for place, file in built.items()})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
