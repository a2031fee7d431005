#!/bin/sh
# Write requirements/*.txt anew from pyproject.toml: exact versions with hashes, for every Python we support and
# every system. Without addresses: whoever installs decides from which registry. Arguments go to uv
# (`--upgrade`, `--upgrade-package NAME`); without any, versions that still fit are kept.
set -eu
cd "$(dirname "$0")/.."
compile() {
    output=$1
    shift
    .venv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
        --no-annotate --no-header --output-file "requirements/$output" "$@"
}
compile bootstrap.txt requirements/bootstrap.in "$@"
compile dev.txt pyproject.toml --group dev --group test "$@"
# The two others take their versions from the first, so that all fit together.
compile runtime.txt pyproject.toml --constraint requirements/dev.txt "$@"
compile bench.txt --group bench --constraint requirements/dev.txt "$@"
