"""Four versions, each in one place; what repeats the package's own must agree with it."""

import json
import re

import prsi
from tests.repository.files import ROOT


def test_build_info_tells_four_versions() -> None:
    info = prsi.build_info()
    assert re.fullmatch(r"\d+\.\d+\.\d+", info.package)
    assert min(info.protocol, info.record, info.rules) >= 1


def test_the_page_has_the_version_of_the_package() -> None:
    for name in ("package.json", "package-lock.json"):
        assert json.loads((ROOT / "web" / name).read_text(encoding="utf-8"))["version"] == prsi.__version__


def test_the_changelog_knows_the_version_or_what_is_unreleased() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## \[([^\]]+)\]", changelog, flags=re.M)
    assert headings[0] == "Unreleased"
    assert headings[1:] == [] or headings[1] == prsi.__version__
