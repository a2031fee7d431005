#!/bin/sh
# Install what hashed requirements files name, and nothing else, into .venv. pip steps in where uv cannot reach the
# registry that only pip has been told about.
set -eu
for file in "$@"; do
    set -- "$@" -r "$file"
    shift
done
.venv/bin/uv pip install --quiet --python .venv/bin/python --require-hashes "$@" ||
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes "$@"
