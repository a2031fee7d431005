#!/bin/sh
# Print a Python that can make the environment: 3.11 or newer, with venv and pip. $PYTHON goes first.
for candidate in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11; do
    if "$candidate" -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        command -v "$candidate"
        exit 0
    fi
done
echo "No Python 3.11 or newer with venv and pip was found (on Debian: apt-get install python3 python3-venv);" \
    "set PYTHON to the one to take." >&2
exit 1
